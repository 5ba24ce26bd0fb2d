import { createPrivateKey, type KeyObject } from 'node:crypto';

/**
 * Reads a PKCS#8 key in DER, at the second attempt if the first one fails. Node can take an older error in OpenSSL's
 * queue for one of this call and refuse a good key (as in nodejs/node#45485); the first attempt empties the queue.
 */
export const privateKeyOf = (pkcs8: Buffer): KeyObject => {
  const read = (): KeyObject => createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  try {
    return read();
  } catch {
    return read();
  }
};
