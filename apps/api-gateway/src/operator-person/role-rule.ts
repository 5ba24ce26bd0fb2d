import { OPERATOR_ROLES, type OperatorRole } from '../access/operator-role.js';
import type { OidcClaims } from '../oidc/oidc-login.js';

/** Whom the provider of operators may log in, and with which role. */
export interface RoleRule {
  readonly role: OperatorRole;
  readonly by: 'email' | 'group';
  readonly value: string;
}

/** Reads the setting `OPERATOR_OIDC_ROLES`, which was checked: `role=email:address` or `role=group:name`, comma separated. */
export const roleRulesIn = (text: string): RoleRule[] =>
  text
    .split(',')
    .filter((rule) => rule !== '')
    .map((rule) => {
      const [, role = '', by = '', value = ''] = /^(\w+)=(\w+):(.*)$/s.exec(rule) ?? [];
      return { role: role as OperatorRole, by: by as RoleRule['by'], value: value.trim() };
    });

/** Returns the highest role that the rules give to somebody who has logged in; null: none. An address must be verified. */
export const roleByRules = (rules: readonly RoleRule[], claims: OidcClaims): OperatorRole | null =>
  OPERATOR_ROLES.findLast((role) => rules.some((rule) => rule.role === role && isMeant(rule, claims))) ?? null;

const isMeant = ({ by, value }: RoleRule, { email, isEmailVerified, groups }: OidcClaims): boolean =>
  by === 'group' ? groups.includes(value) : isEmailVerified && email === value.toLowerCase();
