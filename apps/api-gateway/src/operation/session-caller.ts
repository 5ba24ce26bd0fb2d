import type { Caller } from '@rubrica/contracts';
import { Problem } from '@rubrica/service';
import type { IncomingHttpHeaders } from 'node:http';
import { keyRoleOf, type NeededRight, personMay, type PersonRole, STEP_UP_OPERATIONS } from '../access/person-role.js';
import { isSteppedUp, type SessionTimes } from '../access/session.js';
import type { Membership, SessionHolder } from '../access/session-holders.store.js';

/** The caller that a session is in a request, and the role of the person in its company. */
export interface SessionCaller {
  readonly caller: Caller;
  readonly personRole: PersonRole;
}

/**
 * Returns the caller that a session is in a request: in the company that `Rubrica-Tenant` names, or the person's only one, and in
 * the mode that `Rubrica-Mode` names, or test.
 */
export const sessionCaller = (holder: SessionHolder, headers: IncomingHttpHeaders): SessionCaller => {
  const livemode = livemodeOf(headers['rubrica-mode']);
  const { tenantId, role, version } = membershipOf(holder, headers['rubrica-tenant']);
  const { sessionId: keyId, personId } = holder;
  return { caller: { tenantId, livemode, keyId, personId, role: keyRoleOf(role), version }, personRole: role };
};

/** Throws when a person may not call an operation: by the role, or without a step-up. */
export const refusePerson = (role: PersonRole, operation: NeededRight, times: SessionTimes, nowMs: number): void => {
  if (!personMay(role, operation)) throw roleInsufficient(role);
  if (STEP_UP_OPERATIONS.has(operation.id) && !isSteppedUp(times, nowMs)) throw stepUpRequired();
};

const livemodeOf = (mode: string | string[] | undefined): boolean => {
  if (mode === undefined || mode === 'test') return false;
  if (mode === 'live') return true;
  throw headerInvalid({
    en: 'Rubrica-Mode takes "test" or "live".',
    es: 'Rubrica-Mode lleva "test" o "live".',
  });
};

const membershipOf = (
  { memberships, tenantId: only }: SessionHolder,
  tenant: string | string[] | undefined,
): Membership => {
  if (tenant === undefined && memberships.length > 1)
    throw headerInvalid({
      en: 'You belong to several companies: name the one that is meant in "Rubrica-Tenant".',
      es: 'Usted pertenece a varias empresas: indique en "Rubrica-Tenant" de cuál se trata.',
    });
  const membership = memberships.find(({ tenantId }) => tenant === undefined || tenant === tenantId);
  if (membership && (!membership.needsProvider || membership.tenantId === only)) return membership;
  if (membership) throw providerRequired();
  throw new Problem(403, 'not_a_member', {
    en: 'You do not belong to this company.',
    es: 'Usted no pertenece a esta empresa.',
  });
};

const providerRequired = (): Problem =>
  new Problem(403, 'oidc_required', {
    en: 'This company takes sessions of its own login provider only: log in there.',
    es: 'Esta empresa solo acepta sesiones de su propio proveedor de ingreso: ingrese por él.',
  });

/**
 * Returns a session that is good for all companies of the person. Throws a 403 for one that began at the provider of a company:
 * who rules that provider can log in as any member, and must reach nothing that other companies see of this person.
 */
export const unconfined = (session: SessionHolder): SessionHolder => {
  if (session.tenantId === null) return session;
  throw new Problem(403, 'session_of_one_company', {
    en: 'This session began at the login provider of a company, and is good for this company alone. Log in in another way.',
    es: 'Esta sesión empezó en el proveedor de ingreso de una empresa y solo sirve para esa empresa. Ingrese de otra forma.',
  });
};

const headerInvalid = (detail: Problem['detail']): Problem => new Problem(400, 'session_header_invalid', detail);

const roleInsufficient = (role: PersonRole): Problem =>
  new Problem(403, 'role_insufficient', {
    en: `Your role "${role}" in this company may not do this.`,
    es: `Su rol "${role}" en esta empresa no permite esto.`,
  });

/** Refusal of a session whose last step-up is too old. */
export const stepUpRequired = (): Problem =>
  new Problem(403, 'step_up_required', {
    en: 'Confirm who you are first: this takes a step-up that is not older than 10 minutes. A login by e-mail is none.',
    es: 'Confirme antes su identidad: esto exige una confirmación de hace menos de 10 minutos. Un ingreso por correo no lo es.',
  });
