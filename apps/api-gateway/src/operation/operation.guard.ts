import { type CanActivate, type ExecutionContext, Injectable, NotFoundException } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { DEFAULT_API_VERSION, knowsSince } from '@rubrica/kinds';
import {
  Clock,
  describeRequest,
  invalid,
  notFound,
  Problem,
  type ProblemError,
  refuseNoBody,
  schemaFaults,
} from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Console } from '../access/console.js';
import { type KeyHolder, KeyHolders } from '../access/key-holders.store.js';
import { keyMay, type NeededRight } from '../access/person-role.js';
import { RateLimits } from '../access/rate-limits.process.js';
import { type SessionHolder, SessionHolders } from '../access/session-holders.store.js';
import { withoutNulls } from '../resource/absent-as-null.js';
import {
  isBodyOptional,
  isOfTenant,
  type OperationDescription,
  operationIn,
  operationOf,
  sinceOf,
} from './operation.js';
import { refuseCrossSite } from './cross-site.js';
import { queryFaults } from './query-faults.js';
import { refusePerson, sessionCaller, type SessionCaller } from './session-caller.js';
import { notLoggedIn, unauthorized } from './unauthorized.js';
import { versionFor } from './version.js';

/** What the guard writes on the request for the handler. */
export interface Authenticated {
  caller?: Caller;
  /** Text of the API key, or the token of the session. */
  presentedKey?: string;
  session?: SessionHolder;
  /** What is asked for, and who asks: also in a request that is refused for lack of a right, or for its input. */
  logged?: { readonly operation: OperationDescription; readonly caller: Caller };
}

/** Who asks; a key has no role of a person. */
type Admitted = Pick<SessionCaller, 'caller'> & Partial<SessionCaller>;

/** Checks each request of a tenant or a person: API key or session, rate limit, role, version, body and query. */
@Injectable()
export class OperationGuard implements CanActivate {
  constructor(
    private readonly keyHolders: KeyHolders,
    private readonly sessionHolders: SessionHolders,
    private readonly rateLimits: RateLimits,
    private readonly console: Console,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const operation = operationOf(context.getHandler());
    // OperatorGuard checks those of operators.
    if (!operation || operation.role === 'operator') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & Authenticated>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const since = sinceOf(context.getHandler(), context.getClass());
    const admitted = await this.admit(operation, request, reply);
    const asked = request.headers['svc-version'];
    // Sessions have no version of their own: a request about no tenant is in the first version that has sessions.
    const isOfPerson = operation.role === 'person' || operation.isLogin === true;
    const pinned = admitted?.caller.version ?? (isOfPerson ? since : DEFAULT_API_VERSION);
    const version = versionFor(typeof asked === 'string' ? asked : undefined, pinned);
    void reply.header('svc-version', version);
    if (!knowsSince(version, since)) throw new NotFoundException();
    if (admitted && isOfTenant(operation)) {
      const caller = { ...admitted.caller, version };
      request.logged = { operation, caller };
      this.refuseLackOfRight(admitted, operation, request.session);
      request.caller = caller;
    }
    await checkInput(operationIn(operation, version), request);
    return true;
  }

  /** Admits whoever asks. Returns null for an operation that is about no tenant. */
  private async admit(
    operation: OperationDescription,
    request: FastifyRequest & Authenticated,
    reply: FastifyReply,
  ): Promise<Admitted | null> {
    if (isOfTenant(operation)) {
      const isOfPerson = request.headers.authorization === undefined && this.sessionTokenIn(request) !== undefined;
      const admitted = isOfPerson
        ? sessionCaller(await this.admitSession(request, reply), request.headers)
        : { caller: await this.admitKey(request, reply) };
      const { tenantId, livemode } = admitted.caller;
      describeRequest({ 'rubrica.tenant.id': tenantId, 'rubrica.livemode': livemode });
      return admitted;
    }
    if (operation.role === 'public' && !operation.isLogin) return null;
    if (!this.console.isThere) throw new NotFoundException();
    if (operation.role === 'person') await this.admitSession(request, reply);
    else refuseCrossSite(this.console, request, reply);
    return null;
  }

  /** Admits the holder of an API key whose limit is not reached. */
  private async admitKey(request: FastifyRequest & Authenticated, reply: FastifyReply): Promise<Caller> {
    const [scheme = '', key = ''] = (request.headers.authorization ?? '').split(' ');
    const holder: KeyHolder | null = scheme.toLowerCase() === 'bearer' ? await this.keyHolders.holderOf(key) : null;
    if (!holder) throw unauthorized();
    void reply.headers(await this.rateLimits.admit('key', holder.caller.keyId));
    request.presentedKey = key;
    return holder.caller;
  }

  /** Admits the person behind a session, in a request that comes from the console. */
  private async admitSession(request: FastifyRequest & Authenticated, reply: FastifyReply): Promise<SessionHolder> {
    refuseCrossSite(this.console, request, reply);
    const token = request.headers.authorization === undefined ? this.sessionTokenIn(request) : undefined;
    const holder = token === undefined ? null : await this.sessionHolders.holderOf(token, 'tenant');
    if (token === undefined || holder === null) throw notLoggedIn();
    void reply.headers(await this.rateLimits.admit('session', holder.sessionId));
    request.presentedKey = token;
    request.session = holder;
    return holder;
  }

  /** Throws when the role of a key or of a person does not suffice, or a step-up is missing. */
  private refuseLackOfRight({ caller, personRole }: Admitted, needed: NeededRight, session?: SessionHolder): void {
    if (session && personRole) refusePerson(personRole, needed, session.times, this.clock.now().getTime());
    else refuseLowerRole(caller, needed);
  }

  private sessionTokenIn(request: FastifyRequest): string | undefined {
    return this.console.tokenIn(request, 'tenant');
  }
}

const refuseLowerRole = ({ role }: Caller, needed: NeededRight): void => {
  if (keyMay(role, needed)) return;
  throw new Problem(403, 'role_insufficient', {
    en: `This needs an API key of role "${needed.role}"; yours has "${role}".`,
    es: `Esto necesita una clave de API con el rol "${needed.role}"; la suya tiene "${role}".`,
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
