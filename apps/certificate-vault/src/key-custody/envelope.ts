import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SealBroken } from './tenant-keys.js';

/** A tenant's data key: 256 bits, and an id that is independent of them. */
export interface DataKey {
  /** 16 octets. */
  readonly id: Buffer;
  /** 32 octets. */
  readonly secret: Buffer;
}

// Version, key id, nonce, tag, ciphertext.
const VERSION = 1;
const KEY_ID = { start: 1, end: 17 };
const NONCE = { start: 17, end: 29 };
const TAG = { start: 29, end: 45 };

/**
 * Encrypts with AES-256-GCM and a new random nonce. A data key seals only a tenant's few certificates, so two random
 * nonces of 96 bits are never equal in practice.
 */
export const sealWith = (key: DataKey, plaintext: Buffer, context: string): Buffer => {
  const nonce = randomBytes(12);
  const head = Buffer.concat([Buffer.of(VERSION), key.id, nonce]);
  const cipher = createCipheriv('aes-256-gcm', key.secret, nonce).setAAD(authenticated(head, context));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), ciphertext]);
};

/** Decrypts; throws SealBroken when bytes or context were changed. */
export const openWith = (key: DataKey, sealed: Buffer, context: string): Buffer => {
  const nonce = sealed.subarray(NONCE.start, NONCE.end);
  const tag = sealed.subarray(TAG.start, TAG.end);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.secret, nonce, { authTagLength: 16 })
      .setAAD(authenticated(sealed.subarray(0, NONCE.end), context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(TAG.end)), decipher.final()]);
  } catch {
    throw new SealBroken();
  }
};

/** Returns the id of the key that sealed this. Throws SealBroken when it is no sealed value. */
export const keyIdOf = (sealed: Buffer): Buffer => {
  if (sealed.length < TAG.end || sealed[0] !== VERSION) throw new SealBroken();
  return sealed.subarray(KEY_ID.start, KEY_ID.end);
};

const authenticated = (head: Buffer, context: string): Buffer => Buffer.concat([head, Buffer.from(context, 'utf8')]);
