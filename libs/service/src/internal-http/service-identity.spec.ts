import { describe, expect, it, jest } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { newInternalKey, newInternalKeys, privateKeyIn, publicKeyOf, publicKeysSetting } from './internal-keys.js';
import { identitiesOf, type SignedRequest, ServiceIdentity } from './service-identity.js';

const keys = newInternalKeys();
const publicKeys = publicKeysSetting(keys);
const identities = identitiesOf(keys);

const call = {
  to: 'mailer',
  method: 'GET',
  path: '/internal/x',
  body: null,
  requestId: 'req_1',
  caller: null,
} as const;

/** Returns a call that `identity` has signed, as the mailer receives it. */
const callBy = (identity: ServiceIdentity): SignedRequest => ({
  headers: { 'svc-internal-token': identity.tokenFor(call) },
  method: call.method,
  url: call.path,
});

describe('the identity of a service', () => {
  it.each(SERVICES)('lets %s be known by the key that is its own', (from) => {
    expect(identities.mailer.claimsOf(callBy(identities[from]))).toEqual({
      ...call,
      from,
      expires: expect.any(Number) as unknown,
    });
  });

  it.each(SERVICES)('does not let %s speak as any other service', (from) => {
    for (const other of SERVICES.filter((service) => service !== from)) {
      const forged = new ServiceIdentity(other, keys[from], publicKeysSetting({ ...keys, [other]: keys[from] }));
      expect(identities.mailer.claimsOf(callBy(forged))).toBeNull();
    }
  });

  it('has a key of its own in each service', () => {
    expect(new Set(Object.values(keys)).size).toBe(SERVICES.length);
  });

  it('verifies a request once', () => {
    const request = callBy(identities['api-gateway']);
    const claims = identities.mailer.claimsOf(request);
    expect(identities.mailer.claimsOf(request)).toBe(claims);
  });

  it.each(['', '.', 'bnVsbA.x', 'e30.x', `${Buffer.from('{"from":"__proto__"}').toString('base64url')}.x`])(
    'finds no claims in the text "%s"',
    (text) => {
      const request = { ...callBy(identities.mailer), headers: { 'svc-internal-token': text } };
      expect(identities.mailer.claimsOf(request)).toBeNull();
    },
  );

  it('finds no claims in a token whose time is up', () => {
    const request = callBy(identities['api-gateway']);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    try {
      expect(identities.mailer.claimsOf(request)).toBeNull();
    } finally {
      now.mockRestore();
    }
  });
});

describe('the rotation of a key', () => {
  const next = newInternalKey();
  const nextPublicKey = publicKeyOf(privateKeyIn(next));
  const both = publicKeys.replace(/(?<=api-gateway=[^,]*)(?=,)/, `|${nextPublicKey}`);
  const onlyNext = publicKeysSetting({ ...keys, 'api-gateway': next });

  const isKnown = (identity: ServiceIdentity, publicKeysOfOwner: string): boolean =>
    new ServiceIdentity('mailer', keys.mailer, publicKeysOfOwner).claimsOf(callBy(identity)) !== null;

  it('is without a gap: while the owner has both keys, both are known', () => {
    const before = identities['api-gateway'];
    const during = new ServiceIdentity('api-gateway', keys['api-gateway'], both);
    const after = new ServiceIdentity('api-gateway', next, both);
    expect([before, during, after].map((identity) => isKnown(identity, both))).toEqual([true, true, true]);
  });

  it('ends when the old key is removed', () => {
    const after = new ServiceIdentity('api-gateway', next, onlyNext);
    expect(isKnown(after, onlyNext)).toBe(true);
    expect(isKnown(identities['api-gateway'], onlyNext)).toBe(false);
    expect(isKnown(after, publicKeys)).toBe(false);
  });

  it('needs two keys, not three', () => {
    const three = both.replace(nextPublicKey, `${nextPublicKey}|${nextPublicKey}`);
    expect(() => new ServiceIdentity('mailer', keys.mailer, three)).toThrow('INTERNAL_PUBLIC_KEYS: entry 1');
  });
});

describe('the settings of an identity', () => {
  it('may have the private key as PKCS#8 in PEM', () => {
    const pem = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).privateKey;
    const known = publicKeys.replace(/mailer=[^,]*/, `mailer=${publicKeyOf(createPrivateKey(pem))}`);
    const mailer = new ServiceIdentity('mailer', pem, known);
    expect(mailer.claimsOf(callBy(mailer))).toMatchObject({ from: 'mailer' });
  });

  const rsa = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

  it.each([
    ['a key that is too short', 'c2hvcnQ=', publicKeys, 'INTERNAL_KEY: is neither'],
    ['a key of another kind', rsa, publicKeys, 'INTERNAL_KEY: is neither'],
    ['a broken PEM', '-----BEGIN PRIVATE KEY-----', publicKeys, 'INTERNAL_KEY: is neither'],
    ['a public key of another private key', newInternalKey(), publicKeys, 'has no key of mailer that belongs to'],
    ['no public key of its own', keys.mailer, publicKeys.replace(/mailer=[^,]*,/, ''), 'has no key of mailer'],
    ['an unknown service', keys.mailer, publicKeys.replace('mailer', 'printer'), 'INTERNAL_PUBLIC_KEYS: entry'],
    ['a service twice', keys.mailer, `${publicKeys},${publicKeys}`, 'INTERNAL_PUBLIC_KEYS: entry 7'],
    ['a key that is none', keys.mailer, publicKeys.replace('mailer=', 'mailer=|'), 'INTERNAL_PUBLIC_KEYS: entry'],
    ['no keys', keys.mailer, '', 'INTERNAL_PUBLIC_KEYS: entry 1'],
  ])('are refused with %s, without a word of the key', (_, key, known, complaint) => {
    const make = (): ServiceIdentity => new ServiceIdentity('mailer', key, known);
    expect(make).toThrow(complaint);
    expect(make).not.toThrow(key);
  });

  it('may lack a service, whose calls are then refused', () => {
    const without = publicKeys.replace(/api-gateway=[^,]*,/, '');
    const mailer = new ServiceIdentity('mailer', keys.mailer, without);
    expect(mailer.unknownServices).toEqual(['api-gateway']);
    expect(mailer.claimsOf(callBy(identities['api-gateway']))).toBeNull();
  });
});
