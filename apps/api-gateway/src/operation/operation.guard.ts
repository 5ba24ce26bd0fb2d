import { type CanActivate, type ExecutionContext, Injectable, NotFoundException } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { DEFAULT_API_VERSION, knowsSince } from '@rubrica/kinds';
import {
  describeRequest,
  invalid,
  notFound,
  Problem,
  type ProblemError,
  refuseNoBody,
  schemaFaults,
} from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type KeyHolder, KeyHolders } from '../access/key-holders.store.js';
import { RateLimits } from '../access/rate-limits.process.js';
import { withoutNulls } from '../resource/absent-as-null.js';
import { isBodyOptional, type OperationDescription, operationIn, operationOf, sinceOf } from './operation.js';
import { queryFaults } from './query-faults.js';
import { unauthorized } from './unauthorized.js';
import { versionFor } from './version.js';

/** What the guard writes on the request for the handler. */
export interface Authenticated {
  caller?: Caller;
  presentedKey?: string;
}

const RANK: Readonly<Record<Caller['role'], number>> = { read: 0, documents: 1, full: 2 };

/** Checks each request of a tenant: API key, rate limit, role, version, body and query. */
@Injectable()
export class OperationGuard implements CanActivate {
  constructor(
    private readonly keyHolders: KeyHolders,
    private readonly rateLimits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const operation = operationOf(context.getHandler());
    // OperatorGuard checks those of operators.
    if (!operation || operation.role === 'operator') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & Authenticated>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const caller = operation.role === 'public' ? null : await this.admit(request, reply);
    const asked = request.headers['svc-version'];
    const version = versionFor(typeof asked === 'string' ? asked : undefined, caller?.version ?? DEFAULT_API_VERSION);
    void reply.header('svc-version', version);
    if (!knowsSince(version, sinceOf(context.getHandler(), context.getClass()))) throw new NotFoundException();
    if (caller && operation.role !== 'public') {
      refuseLowerRole(caller, operation.role);
      request.caller = { ...caller, version };
    }
    await checkInput(operationIn(operation, version), request);
    return true;
  }

  /** Admits the holder of an API key whose limit is not reached. */
  private async admit(request: FastifyRequest & Authenticated, reply: FastifyReply): Promise<Caller> {
    const [scheme = '', key = ''] = (request.headers.authorization ?? '').split(' ');
    const holder: KeyHolder | null = scheme.toLowerCase() === 'bearer' ? await this.keyHolders.holderOf(key) : null;
    if (!holder) throw unauthorized();
    const { caller } = holder;
    void reply.headers(await this.rateLimits.admit(caller.keyId));
    describeRequest({ 'rubrica.tenant.id': caller.tenantId, 'rubrica.livemode': caller.livemode });
    request.presentedKey = key;
    return caller;
  }
}

const refuseLowerRole = ({ role }: Caller, needed: Caller['role']): void => {
  if (RANK[role] >= RANK[needed]) return;
  throw new Problem(403, 'role_insufficient', {
    en: `This needs an API key of role "${needed}"; yours has "${role}".`,
    es: `Esto necesita una clave de API con el rol "${needed}"; la suya tiene "${role}".`,
  });
};

/**
 * Tells whether all path parameters have only characters of our ids; others cannot exist and are not sent to the
 * database.
 */
const isPathOfIds = (params: unknown): boolean =>
  Object.values(params as Record<string, string>).every((text) => /^[\w-]{1,100}$/.test(text));

/** Throws what is wrong with the ids in the path, the Idempotency-Key, the query and the body of an admitted request. */
export const checkInput = async (operation: OperationDescription, request: FastifyRequest): Promise<void> => {
  if (!isPathOfIds(request.params))
    throw notFound({ en: operation.tag.toLowerCase().replace(/s$/, ''), es: 'nada con ese identificador' });
  if (request.method === 'POST') checkIdempotencyKey(request.headers['idempotency-key']);
  const faults = await faultsOf(operation, request);
  if (faults.length > 0) throw invalid(faults);
};

/** Throws a 400 `idempotency_key_invalid` for a key that is too long or not printable ASCII. */
const checkIdempotencyKey = (key: string | string[] | undefined): void => {
  if (key === undefined) return;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Problem(400, 'idempotency_key_invalid', {
      en: 'Idempotency-Key takes 1 to 255 printable ASCII characters.',
      es: 'Idempotency-Key lleva de 1 a 255 caracteres ASCII imprimibles.',
    });
  }
};

const faultsOf = async (operation: OperationDescription, request: FastifyRequest): Promise<ProblemError[]> => {
  const faults = operation.query ? queryFaults(operation.query, request.query) : [];
  if (!operation.body) return faults;
  if (request.body === undefined && isBodyOptional(operation)) request.body = {};
  refuseNoBody(request.body);
  request.body = await withoutNulls(operation.body, request.body, request.method.toLowerCase());
  if (operation.handlerChecksBody) return faults;
  const refused = schemaFaults(operation.body, request.body);
  return [...faults, ...(operation.withRules?.(refused, request.body) ?? refused)];
};
