import { Certificate, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { privateKeyOf } from './private-key.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });

/** Fails, and leaves its error in OpenSSL's queue. */
const failElsewhere = (): boolean => Certificate.verifySpkac(Buffer.from('nothing'));

it('is read though other work has left an error behind, of which Node would say that it is the key’s', () => {
  failElsewhere();
  expect(() => createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })).toThrow('base64 decode error');
  failElsewhere();
  expect(privateKeyOf(pkcs8).equals(privateKey)).toBe(true);
});

it('is not read where there is none', () => {
  expect(() => privateKeyOf(Buffer.alloc(50))).toThrow();
});
