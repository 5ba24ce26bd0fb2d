import type { InputOf, InternalRouteDefinition } from '@rubrica/contracts';
import { idempotencyHeaders, type IdempotencyKey, InternalHttp } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { Injectable } from '@nestjs/common';

export interface ForwardOptions {
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

  async forward<R extends InternalRouteDefinition>(
    route: R,
    input: InputOf<R>,
    reply: FastifyReply,
    { idempotency, timeoutMs }: ForwardOptions = {},
  ): Promise<void> {
    const headers = idempotency ? idempotencyHeaders(idempotency) : {};
    const answer = await this.internal.askUnread(route, input, { headers, timeoutMs });
    void reply.status(answer.status);
    for (const name of PASSED) {
      const value = answer.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    await reply.send(answer.body);
  }
}
