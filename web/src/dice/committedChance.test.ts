/** Compares with Python by a file of examples, which scripts/chance_vectors.py writes. */

import { expect, test } from "vitest";
import vectors from "../../../tests/vectors/chance.json";
import { CommittedChance } from "./committedChance";
import { fromHex, hmac, sha256, toHex } from "./sha256";

test("SHA-256 is what Python's is, around the edges of its blocks", () => {
  expect(vectors.sha256.length).toBeGreaterThan(10);
  for (const { text, digest } of vectors.sha256) expect(toHex(sha256(fromHex(text)))).toBe(digest);
});

test("SHA-256 is what the browser's own is", async () => {
  for (let length = 0; length < 300; length += 7) {
    const text = Uint8Array.from({ length }, (_, place) => place * place + length);
    expect(toHex(sha256(text))).toBe(toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text))));
  }
});

test("HMAC is what Python's is, with long keys too", () => {
  for (const { key, text, digest } of vectors.hmac) expect(toHex(hmac(fromHex(key), fromHex(text)))).toBe(digest);
});

test("numbers are those of the server, drawn again where it draws again", () => {
  for (const { seed, hash, draws } of vectors.below) {
    expect(toHex(sha256(fromHex(seed)))).toBe(hash);
    const chance = new CommittedChance(fromHex(seed));
    expect(draws.map(({ of }) => ({ of, number: chance.below(of).number, counter: chance.counter }))).toEqual(draws);
  }
});
