// Who comes first. A clerk's key is a list of numbers, compared one by one; the higher goes first.

/** RACE-SPEED-4: higher thrust, then further back, then fewer tokens, then the white dice. */
export function rankForDice(clerks, random) {
  return ranked(clerks, ({ thrust, cell, tokens }) => [thrust, -cell, -tokens], random);
}

/** RACE-MOVE-1: higher speed, then as for the dice. */
export function rankForMovement(clerks, random) {
  return ranked(clerks, ({ speed, thrust, cell, tokens }) => [speed, thrust, -cell, -tokens], random);
}

/** RACE-SPEED-5: while some are equal, those roll both white dice, by rising seat; the sum is added to their keys. */
function ranked(clerks, keyOf, random) {
  const entries = clerks.map((clerk) => ({ clerk, key: keyOf(clerk) }));
  for (let equals = tied(entries); equals.length > 0; equals = tied(entries)) {
    for (const { key } of equals) key.push(random.D6() + random.D6());
  }
  return entries.sort((a, b) => compare(b.key, a.key)).map(({ clerk }) => clerk);
}

const tied = (entries) =>
  entries.filter((entry) => entries.some((other) => other !== entry && compare(entry.key, other.key) === 0));

/** Keys of different lengths always differ before the shorter one ends: only equals are made longer, all together. */
function compare(key, other) {
  const place = key.findIndex((number, index) => number !== other[index]);
  return place === -1 ? 0 : key[place] - other[place];
}
