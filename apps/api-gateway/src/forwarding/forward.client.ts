import type { ServiceName } from '@rubrica/contracts';
import { type Caller, idempotencyHeaders, type IdempotencyKey, InternalHttp } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { Injectable } from '@nestjs/common';

export interface Forwarded {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path after /internal, beginning with a slash, with the query. */
  readonly path: string;
  /** Absent in a request of an operator. */
  readonly caller?: Caller;
  readonly body?: object;
  readonly idempotency?: IdempotencyKey | null;
  /** Set for an owner that asks another party before it answers. */
  readonly timeoutMs?: number;
}

/** Headers of the owner's answer that are passed on unchanged. */
const PASSED = ['content-type', 'retry-after', 'idempotent-replayed', 'www-authenticate'] as const;

/**
 * Forwards a request to the service that owns the resource, with the identity that was verified here, and returns its
 * answer.
 */
@Injectable()
export class Forwarding {
  constructor(private readonly internal: InternalHttp) {}

  async forward(
    owner: ServiceName,
    { method, path, caller, body, idempotency, timeoutMs }: Forwarded,
    reply: FastifyReply,
  ): Promise<void> {
    const answer = await this.internal.forward(owner, method, `/internal${path}`, {
      ...(caller ? { caller } : {}),
      ...(body === undefined ? {} : { body }),
      ...(idempotency ? { headers: idempotencyHeaders(idempotency) } : {}),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    void reply.status(answer.status);
    for (const name of PASSED) {
      const value = answer.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    await reply.send(answer.body);
  }
}

/** Writes the query of a list as text for the owner's URL. */
export const queryText = (query: Readonly<Record<string, string | undefined>>): string => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};
