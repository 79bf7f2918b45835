/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Browsers have their own, but not for pages over plain http, as from a server
 * in the local network; and theirs is asynchronous, which is slow for thousands of dice.
 */

const BLOCK = 64;

const PRIMES = firstPrimes(64);
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const INITIAL_HASH = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND_CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(text: Uint8Array): Uint8Array {
  const hash = Int32Array.from(INITIAL_HASH);
  const padded = pad(text);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) compress(hash, words, new DataView(padded.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setInt32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

/** Appends a one, zeros, and the length in bits, up to whole blocks. */
function pad(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((text.length + 9) / BLOCK) * BLOCK);
  padded.set(text);
  padded[text.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(text.length) * 8n);
  return padded;
}

function compress(hash: Int32Array, words: Int32Array, block: DataView): void {
  for (let t = 0; t < 16; t += 1) words[t] = block.getInt32(t * 4);
  for (let t = 16; t < 64; t += 1) {
    const near = words[t - 2]!;
    const far = words[t - 15]!;
    const one = rotateRight(near, 17) ^ rotateRight(near, 19) ^ (near >>> 10);
    const other = rotateRight(far, 7) ^ rotateRight(far, 18) ^ (far >>> 3);
    words[t] = (one + words[t - 7]! + other + words[t - 16]!) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g);
    const first =
      (h + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + choice + ROUND_CONSTANTS[t]! + words[t]!) |
      0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place]! + word) | 0));
}

export function hmac(key: Uint8Array, text: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = joined(masked(short, 0x36), text);
  return sha256(joined(masked(short, 0x5c), sha256(inner)));
}

function masked(key: Uint8Array, mask: number): Uint8Array {
  return Uint8Array.from({ length: BLOCK }, (_, place) => (key[place] ?? 0) ^ mask);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
