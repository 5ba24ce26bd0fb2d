/**
 * Decrypts RC2 in CBC mode (RFC 2268). OpenSSL 3 no longer has it, and authorities still deliver containers whose
 * certificates are encrypted with its 40-bit form.
 */
export const decryptRc2Cbc = (options: {
  readonly key: Buffer;
  readonly effectiveBits: number;
  readonly iv: Buffer;
  readonly ciphertext: Buffer;
}): Buffer => {
  const { key, effectiveBits, iv, ciphertext } = options;
  const words = expandedKey(key, effectiveBits);
  const plaintext = Buffer.alloc(ciphertext.length);
  let previous = iv;
  for (let at = 0; at + 8 <= ciphertext.length; at += 8) {
    const block = ciphertext.subarray(at, at + 8);
    decryptBlock(words, block, plaintext.subarray(at, at + 8));
    for (let index = 0; index < 8; index += 1) {
      plaintext[at + index] = (plaintext[at + index] ?? 0) ^ (previous[index] ?? 0);
    }
    previous = block;
  }
  return plaintext;
};

/** Source: RFC 2268, section 2: a permutation of 0 to 255 derived from the digits of π. */
const PI_TABLE = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32' +
    'bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a' +
    '961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2e' +
    'c5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
);
const pi = (octet: number): number => PI_TABLE[octet & 0xff] ?? 0;

/** 64 words of 16 bits. */
const expandedKey = (key: Buffer, effectiveBits: number): Uint16Array => {
  const octets = Buffer.alloc(128);
  key.copy(octets);
  const octet = (index: number): number => octets[index] ?? 0;
  for (let index = key.length; index < 128; index += 1) {
    octets[index] = pi(octet(index - 1) + octet(index - key.length));
  }
  const effectiveOctets = (effectiveBits + 7) >> 3;
  const mask = 0xff >> (8 * effectiveOctets - effectiveBits);
  octets[128 - effectiveOctets] = pi(octet(128 - effectiveOctets) & mask);
  for (let index = 127 - effectiveOctets; index >= 0; index -= 1) {
    octets[index] = pi(octet(index + 1) ^ octet(index + effectiveOctets));
  }
  return Uint16Array.from({ length: 64 }, (_, index) => octets.readUInt16LE(2 * index));
};

const ROTATIONS = [1, 2, 3, 5] as const;
/** Undoes the 16 mixing rounds from the last to the first, with a mashing round when 11 and when 5 of them remain. */
const MASHED_BEFORE = [10, 4];

const decryptBlock = (key: Uint16Array, block: Buffer, into: Buffer): void => {
  const r = Uint16Array.from({ length: 4 }, (_, index) => block.readUInt16LE(2 * index));
  const word = (index: number): number => r[(index + 4) & 3] ?? 0;
  const subkey = (index: number): number => key[index] ?? 0;
  for (let round = 15; round >= 0; round -= 1) {
    if (MASHED_BEFORE.includes(round)) {
      for (let index = 3; index >= 0; index -= 1) r[index] = word(index) - subkey(word(index - 1) & 63);
    }
    for (let index = 3; index >= 0; index -= 1) {
      const by = ROTATIONS[index] ?? 0;
      const rotated = (word(index) >> by) | (word(index) << (16 - by));
      const mixed = (word(index - 1) & word(index - 2)) + (~word(index - 1) & word(index - 3));
      r[index] = rotated - subkey(4 * round + index) - mixed;
    }
  }
  r.forEach((value, index) => into.writeUInt16LE(value, 2 * index));
};
