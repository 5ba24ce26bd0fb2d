import type { Caller } from '@rubrica/contracts';

/** Roles that a person may have in a company. */
export const PERSON_ROLES = ['reader', 'biller', 'developer', 'payroll', 'owner'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** What a role of a person is compared with: the id of an operation, and the lowest role of an API key that may call it. */
export interface NeededRight {
  readonly id: string;
  readonly role: Caller['role'];
}

/** Role of the API key that a role of a person corresponds to. */
const KEY_ROLE: Readonly<Record<PersonRole, Caller['role']>> = {
  reader: 'read',
  biller: 'documents',
  developer: 'full',
  payroll: 'read',
  owner: 'full',
};

/** Operations of the role `full` that among people only an owner may call. */
export const OWNER_OPERATIONS: ReadonlySet<string> = new Set([
  'goLive',
  'listMembers',
  'updateMember',
  'deleteMember',
  'createInvitation',
  'listInvitations',
  'deleteInvitation',
  'setOidcProvider',
  'updateOidcProvider',
  'deleteOidcProvider',
]);

/** Operations of the role `payroll`, as long as there are no documents of payroll. */
export const PAYROLL_OPERATIONS: ReadonlySet<string> = new Set(['getMe', 'getTenant', 'getCatalog']);

/** Operations that a person may call only shortly after a step-up. */
export const STEP_UP_OPERATIONS: ReadonlySet<string> = new Set([
  'goLive',
  'createApiKey',
  'deleteApiKey',
  'createCertificate',
  'revokeCertificate',
  'updateMember',
  'deleteMember',
  'createInvitation',
  'deleteInvitation',
  'setOidcProvider',
  'updateOidcProvider',
  'deleteOidcProvider',
]);

const RANK: Readonly<Record<Caller['role'], number>> = { read: 0, documents: 1, full: 2 };

/** Tells whether an API key of a role may call an operation. */
export const keyMay = (role: Caller['role'], needed: NeededRight): boolean => RANK[role] >= RANK[needed.role];

/** Tells whether a person with a role may call an operation. */
export const personMay = (role: PersonRole, needed: NeededRight): boolean => {
  if (role === 'payroll') return PAYROLL_OPERATIONS.has(needed.id);
  if (role !== 'owner' && OWNER_OPERATIONS.has(needed.id)) return false;
  return keyMay(KEY_ROLE[role], needed);
};

export const keyRoleOf = (role: PersonRole): Caller['role'] => KEY_ROLE[role];
