import { describe, expect, it } from '@jest/globals';
import type { OidcClaims } from '../oidc/oidc-login.js';
import { ROLE_RULES_PATTERN } from '../config.js';
import { roleByRules, roleRulesIn } from './role-rule.js';

const SETTING = 'look=group:Soporte N1,act=group:soporte/n2,administer=email:Ana@rubrica.example';
const roleOf = (claims: Partial<OidcClaims>) =>
  roleByRules(roleRulesIn(SETTING), {
    ...{ issuer: 'https://login.example.com', subject: '7', email: null, isEmailVerified: false, groups: [] },
    ...claims,
  });

describe('the role of an operator at the provider', () => {
  it('is the highest of those of the groups and of the verified address', () => {
    expect(roleOf({ groups: ['Soporte N1'] })).toBe('look');
    expect(roleOf({ groups: ['Soporte N1', 'soporte/n2', 'otros'] })).toBe('act');
    expect(roleOf({ groups: ['Soporte N1'], email: 'ana@rubrica.example', isEmailVerified: true })).toBe('administer');
  });

  it('is none for others, nor for an address that is not verified', () => {
    for (const claims of [
      {},
      { groups: ['soporte n1', 'Soporte', ''] },
      { email: 'ana@rubrica.example' },
      { email: 'beto@rubrica.example', isEmailVerified: true },
    ])
      expect(roleOf(claims)).toBeNull();
    expect(roleByRules(roleRulesIn(''), { ...NOBODY, groups: [''] })).toBeNull();
  });

  it.each(['', SETTING])('may be set as "%s"', (text) => expect(text).toMatch(ROLE_RULES_PATTERN));
  it.each(['owner=group:x', 'look=x', 'look=email:x', 'look=group:', 'look=group:a,', 'look = group:a'])(
    'may not be set as "%s"',
    (text) => expect(text).not.toMatch(ROLE_RULES_PATTERN),
  );
});

const NOBODY: OidcClaims = {
  issuer: 'https://login.example.com',
  subject: '',
  email: null,
  isEmailVerified: false,
  groups: [],
};
