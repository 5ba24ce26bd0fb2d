import { ownValue } from '@rubrica/fiscal';
import type { FastifyRequest } from 'fastify';
import type { Authenticated } from '../operation/operation.guard.js';
import type { OperationDescription } from '../operation/operation.js';

/** Mode of the request; `none`: it is about no company, or about both modes of one. */
export const AUDIT_MODES = ['test', 'live', 'none'] as const;
export type AuditMode = (typeof AUDIT_MODES)[number];

/** `system`: a service acts by itself. */
export const ACTOR_TYPES = ['person', 'api_key', 'operator', 'system'] as const;

/** Who asks. The id is that of a person or of an API key, or the name of an operator; null: nobody knows. */
export interface Actor {
  readonly type: (typeof ACTOR_TYPES)[number];
  readonly id: string | null;
}

/** Operations by which an operator looks at the data of a tenant, who sees the reason. */
export const LOOKS: ReadonlySet<string> = new Set(['getDocument']);

/** `repeated`: the first answer came again by its Idempotency-Key, and nothing was done. */
export const OUTCOMES = ['done', 'repeated', 'refused', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What somebody asks for. */
export interface Act {
  readonly actor: Actor;
  /** Id of the operation. */
  readonly action: string;
  readonly tenantId: string | null;
  readonly mode: AuditMode;
  readonly objectId: string | null;
  /** Why, in the words of an operator. Reasons of tenants stay with their documents. */
  readonly reason: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** A request after the guards have let it pass. */
export type AdmittedRequest = Pick<FastifyRequest, 'id' | 'method' | 'params' | 'body' | 'query'> &
  Authenticated & {
    /** The operator who asks: the name of a token, or the id of a person. */
    readonly operator?: string | undefined;
  };

/** Returns what a request from an address asks for; null when it is not recorded. A login is recorded where its session begins. */
export const actOf = (
  { id, isLogin, recorded }: OperationDescription,
  request: AdmittedRequest,
  address: string,
): Act | null => {
  const actor = actorOf(request);
  const isRead = ['GET', 'HEAD'].includes(request.method);
  if (actor === null || isLogin || isRead || recorded === 'nobody') return null;
  if (recorded === 'people' && actor.type === 'api_key') return null;
  const { caller } = request;
  const named = textOf(request.params, 'id');
  const ofOperator = actor.type === 'operator';
  return {
    actor,
    action: id,
    tenantId: caller?.tenantId ?? (ofOperator ? (tenantIn(named) ?? textOf(request.body, 'tenant_id')) : null),
    mode: caller ? (caller.livemode ? 'live' : 'test') : 'none',
    objectId: named,
    reason: ofOperator ? (textOf(request.body, 'reason') ?? textOf(request.query, 'reason')) : null,
    address,
    requestId: request.id,
  };
};

/** Returns a login from an address that was refused: nobody knows who tried. */
export const failedLogin = ({ id, role }: OperationDescription, request: AdmittedRequest, address: string): Act => ({
  actor: { type: role === 'operator' ? 'operator' : 'person', id: null },
  action: id,
  tenantId: null,
  mode: 'none',
  objectId: null,
  reason: null,
  address,
  requestId: request.id,
});

/** Returns the id if it is that of a tenant. */
export const tenantIn = (id: string | null): string | null => (id?.startsWith('ten_') ? id : null);

/** Returns what an answer tells of the outcome. */
export const outcomeOf = (statusCode: number, isReplayed: boolean): Outcome => {
  if (isReplayed) return 'repeated';
  if (statusCode < 400) return 'done';
  return statusCode < 500 ? 'refused' : 'failed';
};

const actorOf = ({ caller, session, operator }: AdmittedRequest): Actor | null => {
  if (operator !== undefined) return { type: 'operator', id: operator };
  const personId = caller?.personId ?? session?.personId;
  if (personId !== undefined) return { type: 'person', id: personId };
  return caller ? { type: 'api_key', id: caller.keyId } : null;
};

const textOf = (fields: unknown, name: string): string | null => {
  const value =
    fields !== null && typeof fields === 'object' ? ownValue(fields as Record<string, unknown>, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
};
