import type { InputOf, InternalRouteDefinition } from '@rubrica/contracts';
import { idempotencyHeaders, type IdempotencyKey, InternalClient, Problem } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { Injectable } from '@nestjs/common';

export interface ForwardOptions {
  readonly idempotency?: IdempotencyKey | null;
  /** Set for an owner that asks another party before it answers. */
  readonly timeoutMs?: number;
  /** Makes the answer of the API of that of the owner; left out, it is passed on as it is. */
  readonly shown?: (answer: object) => object;
}

/** Headers of the owner's answer that are passed on unchanged. */
const PASSED = ['retry-after', 'idempotent-replayed', 'www-authenticate'] as const;

/**
 * Forwards a request to the service that owns the resource, with the identity that was verified here, and returns its
 * answer. A refusal is thrown as the same `Problem`, so that it is answered in the caller's language.
 */
@Injectable()
export class Forwarding {
  constructor(private readonly internal: InternalClient) {}

  async forward<R extends InternalRouteDefinition>(
    route: R,
    input: InputOf<R>,
    reply: FastifyReply,
    { idempotency, timeoutMs, shown }: ForwardOptions = {},
  ): Promise<void> {
    const headers = idempotency ? idempotencyHeaders(idempotency) : {};
    const answer = await this.internal.forward(route, input, { headers, timeoutMs });
    const passed = Object.fromEntries(
      PASSED.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : [])),
    );
    const type = answer.headers['content-type'];
    if (type?.startsWith('application/problem+json'))
      throw Problem.fromAnswer(answer.status, answer.body.toString('utf8'), passed);
    await reply
      .status(answer.status)
      .headers({ ...passed, ...(type === undefined ? {} : { 'content-type': type }) })
      .send(shown ? shown(JSON.parse(answer.body.toString('utf8')) as object) : answer.body);
  }
}
