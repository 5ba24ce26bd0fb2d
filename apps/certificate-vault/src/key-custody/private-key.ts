import { createPrivateKey, type KeyObject } from 'node:crypto';

/**
 * The key of a PKCS#8 in DER. Node takes an error that other work has left in OpenSSL's queue for its own, and refuses a
 * good key (of the kind of nodejs/node#45485); the queue is empty afterwards, so that a second attempt tells the truth.
 */
export const privateKeyOf = (pkcs8: Buffer): KeyObject => {
  const read = (): KeyObject => createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  try {
    return read();
  } catch {
    return read();
  }
};
