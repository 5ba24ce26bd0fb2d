import { describe, expect, it } from '@jest/globals';
import { Problem } from '@rubrica/service';
import type { PersonRole } from '../access/person-role.js';
import type { Membership, SessionHolder } from '../access/session-holders.store.js';
import { refusePerson, sessionCaller } from './session-caller.js';

const member = (tenantId: string, role: PersonRole): Membership => ({
  ...{ tenantId, role },
  version: '2026-12-01',
  needsProvider: false,
});
const holder = (memberships: readonly Membership[], tenantId: string | null = null): SessionHolder => ({
  tenantId,
  sessionId: 'ses_1',
  personId: 'per_1',
  audience: 'tenant',
  times: { seenMs: 0, expiresMs: Infinity, steppedUpMs: -Infinity },
  memberships,
  operatorRole: null,
});

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
  return 'none';
};

describe('a session in a request', () => {
  const owner = holder([member('ten_1', 'owner')]);

  it('is a caller with the person in it, in test mode unless the request says live', () => {
    const caller = { tenantId: 'ten_1', keyId: 'ses_1', personId: 'per_1', role: 'full', version: '2026-12-01' };
    expect(sessionCaller(owner, {}).caller).toEqual({ ...caller, livemode: false });
    expect(sessionCaller(owner, { 'rubrica-mode': 'live' }).caller).toEqual({ ...caller, livemode: true });
  });

  it('takes no other mode', () =>
    expect(codeOf(() => sessionCaller(owner, { 'rubrica-mode': 'Live' }))).toBe('session_header_invalid'));

  it('reaches a company that requires its login provider only if it began there', () => {
    const required = [{ ...member('ten_1', 'owner'), needsProvider: true }];
    expect(codeOf(() => sessionCaller(holder(required), {}))).toBe('oidc_required');
    expect(codeOf(() => sessionCaller(holder(required, 'ten_2'), {}))).toBe('oidc_required');
    expect(sessionCaller(holder(required, 'ten_1'), {}).personRole).toBe('owner');
  });

  it('of a person of two companies has to name one, in which the role of that company holds', () => {
    const bookkeeper = holder([member('ten_1', 'reader'), member('ten_2', 'biller')]);
    expect(codeOf(() => sessionCaller(bookkeeper, {}))).toBe('session_header_invalid');
    expect(sessionCaller(bookkeeper, { 'rubrica-tenant': 'ten_2' }).caller).toMatchObject({
      tenantId: 'ten_2',
      role: 'documents',
    });
    expect(codeOf(() => sessionCaller(bookkeeper, { 'rubrica-tenant': 'ten_3' }))).toBe('not_a_member');
    expect(codeOf(() => sessionCaller(holder([]), {}))).toBe('not_a_member');
  });
});

describe('a person', () => {
  const never = { seenMs: 0, expiresMs: Infinity, steppedUpMs: -Infinity };
  const refused = (role: PersonRole, id: string, needed: 'read' | 'documents' | 'full', nowMs = 0, times = never) =>
    codeOf(() => refusePerson(role, { id, role: needed }, times, nowMs));

  it.each<[PersonRole, string, string, string, string]>([
    ['reader', 'none', 'role_insufficient', 'role_insufficient', 'role_insufficient'],
    ['biller', 'none', 'none', 'role_insufficient', 'role_insufficient'],
    ['developer', 'none', 'none', 'none', 'role_insufficient'],
    ['payroll', 'role_insufficient', 'role_insufficient', 'role_insufficient', 'role_insufficient'],
    ['owner', 'none', 'none', 'none', 'none'],
  ])('who is %s: reads %s, issues %s, adds an endpoint %s, goes live %s', (role, ...expected) =>
    expect([
      refused(role, 'listInvoices', 'read'),
      refused(role, 'createInvoice', 'documents'),
      refused(role, 'createWebhookEndpoint', 'full'),
      refused(role, 'goLive', 'full', 0, { ...never, steppedUpMs: 0 }),
    ]).toEqual(expected),
  );

  it('goes live as an owner, within ten minutes of a step-up', () => {
    expect(refused('owner', 'goLive', 'full')).toBe('step_up_required');
    const steppedUp = { ...never, steppedUpMs: 0 };
    expect(refused('owner', 'goLive', 'full', 599_999, steppedUp)).toBe('none');
    expect(refused('owner', 'goLive', 'full', 600_000, steppedUp)).toBe('step_up_required');
    expect(refused('developer', 'goLive', 'full', 0, steppedUp)).toBe('role_insufficient');
  });
});
