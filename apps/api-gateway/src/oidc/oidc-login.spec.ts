import { describe, expect, it } from '@jest/globals';
import { Problem } from '@rubrica/service';
import { issuerFaults } from './issuer-url.js';
import { loginSecrets, type OidcClaims, verifiedEmail } from './oidc-login.js';

const claims: OidcClaims = {
  issuer: 'https://login.example.com',
  subject: '7',
  email: 'a@b.co',
  isEmailVerified: true,
  groups: [],
};

describe('a login at a provider', () => {
  it('has a state, a nonce and a verifier of its own, from the token of its browser', () => {
    const { state, nonce, codeVerifier } = loginSecrets('token');
    expect(new Set([state, nonce, codeVerifier, 'token']).size).toBe(4);
    expect(loginSecrets('token').state).toBe(state);
    expect(loginSecrets('other').state).not.toBe(state);
    expect(codeVerifier).toMatch(/^[\w-]{43}$/);
  });

  it('is joined by an address only if the provider has verified it', () => {
    expect(verifiedEmail(claims)).toBe('a@b.co');
    for (const other of [
      { ...claims, isEmailVerified: false },
      { ...claims, email: null },
    ])
      expect(() => verifiedEmail(other)).toThrow(Problem);
  });
});

describe('an issuer', () => {
  it.each(['https://login.example.com', 'https://login.example.com/tenants/7/v2.0', 'https://login.example.com:8443/'])(
    'may be %s',
    (url) => expect(issuerFaults(url, false)).toEqual([]),
  );
  it.each([
    'http://login.example.com',
    'https://ana:clave@login.example.com',
    'https://login.example.com/?a=1',
    'https://login.example.com/#a',
    'javascript:alert(1)',
    'login.example.com',
    '',
    `https://login.example.com/${'a'.repeat(500)}`,
  ])('may not be %s', (url) => expect(issuerFaults(url, false)).toMatchObject([{ code: 'url_not_allowed' }]));
  it('may have http:// in development', () => expect(issuerFaults('http://localhost:9000', true)).toEqual([]));
});
