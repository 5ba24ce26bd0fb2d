import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { childOf, childrenOf, countOf, type DerElement, objectIdOf, octetsOf, TAG } from '@rubrica/xades';
import {
  type DerivedFrom,
  derivePbkdf2,
  derivePkcs12,
  type DigestName,
  type IterationBudget,
  iterationNs,
  PURPOSE,
  TooManyIterations,
} from './key-derivation.js';
import type { PasswordForm } from './password.js';
import { decryptRc2Cbc } from './rc2.js';

/** Thrown when the container uses an algorithm that is not implemented here. */
export class UnknownAlgorithm extends Error {
  override readonly name = 'UnknownAlgorithm';

  constructor(readonly objectId: string) {
    super(`algorithm ${objectId}`);
  }
}

/** Thrown when the decrypted bytes cannot be the original ones. */
export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';
}

/** Source: RFC 7292, appendix C. */
const PKCS12_SCHEMES: Readonly<Record<string, { keyLength: number; rc2Bits?: number }>> = {
  '1.2.840.113549.1.12.1.3': { keyLength: 24 },
  '1.2.840.113549.1.12.1.4': { keyLength: 16 },
  '1.2.840.113549.1.12.1.5': { keyLength: 16, rc2Bits: 128 },
  '1.2.840.113549.1.12.1.6': { keyLength: 5, rc2Bits: 40 },
};
const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';

/** Source: RFC 8018, appendix B.2; NIST's identifiers. */
const CIPHERS: Readonly<Record<string, { name: string; keyLength: number }>> = {
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', keyLength: 24 },
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyLength: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyLength: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyLength: 32 },
};
const HMACS: Readonly<Record<string, DigestName>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const DIGESTS: Readonly<Record<string, DigestName>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

export interface Unlocking {
  readonly password: PasswordForm;
  readonly budget: IterationBudget;
}

/** Decrypts; `algorithm` is an AlgorithmIdentifier of PBES2 or of a PKCS#12 scheme. */
export const decrypt = async (algorithm: DerElement, ciphertext: Buffer, unlocking: Unlocking): Promise<Buffer> => {
  const scheme = objectIdOf(childOf(algorithm, 0));
  return scheme === PBES2
    ? decryptPbes2(childOf(algorithm, 1), ciphertext, unlocking)
    : decryptPkcs12(scheme, childOf(algorithm, 1), ciphertext, unlocking);
};

/** The MAC over a container's content. */
export interface Mac {
  readonly digest: DigestName;
  readonly expected: Buffer;
  readonly salt: Buffer;
  readonly iterations: number;
}

/** More iterations of a MAC than any program writes. */
const MOST_MAC_ITERATIONS = 1_000_000;
/** A MAC that takes longer is not computed. */
const MOST_MAC_MS = 300;

/**
 * Reads MacData. Returns null for a MAC that is too dear to compute, as Firefox writes it: what is decrypted shows as well whether
 * the password is right, and that key and certificate belong together is checked by themselves.
 */
export const readMac = (macData: DerElement): Mac | null => {
  const [digestInfo, salt, count] = childrenOf(macData);
  if (digestInfo === undefined || salt === undefined) throw new UnknownAlgorithm('MAC');
  const digest = known(DIGESTS, objectIdOf(childOf(digestInfo, 0, 0)));
  const iterations = count === undefined ? 1 : countOf(count);
  if (iterations < 1 || iterations > MOST_MAC_ITERATIONS) throw new TooManyIterations();
  if (iterations * iterationNs('pkcs12', digest) > MOST_MAC_MS * 1_000_000) return null;
  return { digest, expected: octetsOf(childOf(digestInfo, 1)), salt: octetsOf(salt), iterations };
};

/** Tells whether this is the MAC of the content under this password. */
export const isMacOf = async (
  { digest, expected, salt, iterations }: Mac,
  content: Buffer,
  { password, budget }: Unlocking,
): Promise<boolean> => {
  const from = { password: password.wide, salt, iterations, digest, budget };
  const key = await derivePkcs12(from, PURPOSE.mac, expected.length);
  const found = createHmac(digest, key).update(content).digest();
  return found.length === expected.length && timingSafeEqual(found, expected);
};

const decryptPbes2 = async (parameters: DerElement, ciphertext: Buffer, unlocking: Unlocking): Promise<Buffer> => {
  const { name, keyLength } = known(CIPHERS, objectIdOf(childOf(parameters, 1, 0)));
  const key = await pbkdf2Key(childOf(parameters, 0), keyLength, unlocking);
  return decipher(name, key, octetsOf(childOf(parameters, 1, 1)), ciphertext);
};

/** Derives a key; `derivation` is an AlgorithmIdentifier of PBKDF2, whose default function is HMAC-SHA-1. */
const pbkdf2Key = (derivation: DerElement, length: number, { password, budget }: Unlocking): Promise<Buffer> => {
  const scheme = objectIdOf(childOf(derivation, 0));
  if (scheme !== PBKDF2) throw new UnknownAlgorithm(scheme);
  const parameters = childrenOf(childOf(derivation, 1));
  const prf = parameters.find(({ tag }) => tag === TAG.sequence);
  const from: DerivedFrom = {
    password: password.narrow,
    salt: octetsOf(childOf(derivation, 1, 0)),
    iterations: countOf(childOf(derivation, 1, 1)),
    digest: prf === undefined ? 'sha1' : known(HMACS, objectIdOf(childOf(prf, 0))),
    budget,
  };
  return derivePbkdf2(from, length);
};

const decryptPkcs12 = async (
  scheme: string,
  parameters: DerElement,
  ciphertext: Buffer,
  { password, budget }: Unlocking,
): Promise<Buffer> => {
  const { keyLength, rc2Bits } = known(PKCS12_SCHEMES, scheme);
  const from: DerivedFrom = {
    password: password.wide,
    salt: octetsOf(childOf(parameters, 0)),
    iterations: countOf(childOf(parameters, 1)),
    digest: 'sha1',
    budget,
  };
  const key = await derivePkcs12(from, PURPOSE.key, keyLength);
  const iv = await derivePkcs12(from, PURPOSE.iv, 8);
  if (rc2Bits !== undefined) return unpadded(decryptRc2Cbc({ key, effectiveBits: rc2Bits, iv, ciphertext }));
  const whole = keyLength === 24 ? key : Buffer.concat([key, key.subarray(0, 8)]);
  return decipher('des-ede3-cbc', whole, iv, ciphertext);
};

const decipher = (name: string, key: Buffer, iv: Buffer, ciphertext: Buffer): Buffer => {
  try {
    const cipher = createDecipheriv(name, key, iv);
    return Buffer.concat([cipher.update(ciphertext), cipher.final()]);
  } catch {
    throw new WrongPassword();
  } finally {
    key.fill(0);
  }
};

/** Removes the PKCS#7 padding: n octets of the value n. */
const unpadded = (plaintext: Buffer): Buffer => {
  const count = plaintext.at(-1) ?? 0;
  const padding = plaintext.subarray(plaintext.length - count);
  if (count < 1 || count > 8 || padding.length !== count || padding.some((octet) => octet !== count)) {
    throw new WrongPassword();
  }
  return plaintext.subarray(0, plaintext.length - count);
};

const known = <Value>(table: Readonly<Record<string, Value>>, objectId: string): Value => {
  const value = Object.hasOwn(table, objectId) ? table[objectId] : undefined;
  if (value === undefined) throw new UnknownAlgorithm(objectId);
  return value;
};
