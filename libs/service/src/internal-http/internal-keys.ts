import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { WrongSettings } from '../settings/settings.js';

/** Private key of each service for internal calls: the seed of an Ed25519 key, 32 bytes in base64. */
export type InternalKeys = Readonly<Record<ServiceName, string>>;

/** Bytes that precede the 32 bytes of a private Ed25519 key in DER (RFC 8410). */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEADER = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
/**
 * Largest number of public keys that a service may have. It has its current key. While this key is being replaced,
 * it also has the previous key or the next key.
 */
const MOST_KEYS_OF_A_SERVICE = 2;

export const newInternalKey = (): string => randomBytes(KEY_BYTES).toString('base64');

export const newInternalKeys = (): InternalKeys =>
  Object.fromEntries(SERVICES.map((service) => [service, newInternalKey()])) as Record<ServiceName, string>;

/**
 * Parses the private Ed25519 key of a service: its seed in base64, or PKCS#8 in PEM. Throws `WrongSettings` if the text
 * is neither.
 */
export const privateKeyIn = (text: string): KeyObject => {
  const key = text.includes('-----BEGIN')
    ? keyOrUndefined(() => createPrivateKey(text))
    : ed25519Key(text, (seed) =>
        createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, seed]), format: 'der', type: 'pkcs8' }),
      );
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new WrongSettings('INTERNAL_KEY: is neither 32 bytes in base64 nor an Ed25519 key as PKCS#8 in PEM');
  }
  return key;
};

/** Returns the Ed25519 public key that belongs to a private key, as 32 bytes in base64. */
export const publicKeyOf = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEADER.length).toString('base64');

/** Builds a value for the setting INTERNAL_PUBLIC_KEYS: the public keys that belong to these private keys. */
export const publicKeysSetting = (keys: InternalKeys): string =>
  SERVICES.map((service) => `${service}=${publicKeyOf(privateKeyIn(keys[service]))}`).join(',');

/**
 * Parses the setting INTERNAL_PUBLIC_KEYS. Returns the public keys of each service in it. Throws `WrongSettings` if an
 * entry is malformed.
 */
export const publicKeysIn = (text: string): ReadonlyMap<ServiceName, readonly KeyObject[]> => {
  const known = new Map<ServiceName, readonly KeyObject[]>();
  for (const [index, entry] of text.split(',').entries()) {
    const [, name, value = ''] = /^([^=]*)=(.*)$/.exec(entry) ?? [];
    const service = SERVICES.find((one) => one === name);
    const texts = value.split('|');
    const keys = texts.flatMap((key) => ed25519Key(key, publicKey) ?? []);
    if (!service || known.has(service) || keys.length !== texts.length || keys.length > MOST_KEYS_OF_A_SERVICE) {
      // The text is not shown, because it may be a private key.
      throw new WrongSettings(
        `INTERNAL_PUBLIC_KEYS: entry ${index + 1} is not name=key or name=key|key, with the name of a service, each ` +
          'named once, and keys of 32 bytes in base64',
      );
    }
    known.set(service, keys);
  }
  return known;
};

const publicKey = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI_HEADER, bytes]), format: 'der', type: 'spki' });

const ed25519Key = (base64: string, keyOf: (bytes: Buffer) => KeyObject): KeyObject | undefined => {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === KEY_BYTES ? keyOrUndefined(() => keyOf(bytes)) : undefined;
};

/**
 * Returns the key that `read` returns, or undefined if `read` throws. The error itself is not used, because errors
 * of OpenSSL explain nothing to an operator.
 */
const keyOrUndefined = (read: () => KeyObject): KeyObject | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};
