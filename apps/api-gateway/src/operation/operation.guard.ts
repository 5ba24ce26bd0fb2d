import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Caller, invalid, Problem, type ProblemError, schemaFaults } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeyStore } from '../api-key/api-key.store.js';
import { operationOf } from './operation.js';
import { API_VERSIONS, versionFor } from './version.js';

/** What the guard leaves on the request for the handler. */
export interface Authenticated {
  caller?: Caller;
  presentedKey?: string;
}

const RANK: Readonly<Record<Caller['role'], number>> = { read: 0, documents: 1, full: 2 };

/** Every route of the public API: who calls, whether they may, in which version, and whether body and query are well formed. */
@Injectable()
export class OperationGuard implements CanActivate {
  constructor(private readonly apiKeys: ApiKeyStore) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const operation = operationOf(context.getHandler());
    if (!operation) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & Authenticated>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (operation.role !== 'public') {
      request.caller = await this.authenticate(request);
      if (RANK[request.caller.role] < RANK[operation.role]) {
        throw new Problem(
          403,
          'role_insufficient',
          `This needs an API key of role "${operation.role}"; yours has "${request.caller.role}".`,
        );
      }
    }
    const version = request.headers['svc-version'];
    void reply.header('svc-version', versionFor(typeof version === 'string' ? version : undefined, API_VERSIONS[0]));
    checkIdempotencyKey(request.headers['idempotency-key']);
    const faults: ProblemError[] = operation.query ? queryFaults(schemaFaults(operation.query, request.query)) : [];
    if (operation.body) {
      if (request.body === undefined || request.body === null)
        throw new Problem(400, 'body_missing', 'Send a JSON body with Content-Type: application/json.');
      if (!operation.handlerChecksBody) faults.push(...schemaFaults(operation.body, request.body));
    }
    if (faults.length > 0) throw invalid(faults);
    return true;
  }

  private async authenticate(request: FastifyRequest & Authenticated): Promise<Caller> {
    const [scheme = '', key = ''] = (request.headers.authorization ?? '').split(' ');
    const caller = scheme.toLowerCase() === 'bearer' && key !== '' ? await this.apiKeys.callerOf(key) : null;
    if (!caller) {
      throw new Problem(
        401,
        'unauthorized',
        'Send a valid API key: "Authorization: Bearer sk_test_…" or "sk_live_…".',
        [],
        {
          'www-authenticate': 'Bearer realm="rubrica"',
        },
      );
    }
    request.presentedKey = key;
    return caller;
  }
}

const queryFaults = (faults: ReturnType<typeof schemaFaults>): ProblemError[] =>
  faults.map(({ pointer, code, detail, fix }) => ({
    parameter: decodeURIComponent(pointer.replace(/^#\/?/, '')),
    code: code === 'unknown_field' ? 'unknown_parameter' : code,
    detail,
    ...(fix ? { fix } : {}),
  }));

const checkIdempotencyKey = (key: string | string[] | undefined): void => {
  if (key === undefined) return;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Problem(400, 'idempotency_key_invalid', 'Idempotency-Key takes 1 to 255 printable ASCII characters.');
  }
};
