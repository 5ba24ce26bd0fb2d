import { type CallHandler, createParamDecorator, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { idempotencyOf } from './idempotency-headers.js';
import { type IdempotencyKey, KeptAnswer, REPLAYED } from './stored-answer.js';

/**
 * Sends the answer that a route returns as a `KeptAnswer`, which is stored for its Idempotency-Key. If an earlier
 * request has stored the answer, adds the header `idempotent-replayed`.
 */
export class KeptAnswers implements NestInterceptor {
  intercept(context: ExecutionContext, { handle }: CallHandler): Observable<unknown> {
    return handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof KeptAnswer)) return answer;
        const reply = context.switchToHttp().getResponse<FastifyReply>().status(answer.status);
        if (answer.replayed) void reply.header(REPLAYED, 'true');
        return answer.body;
      }),
    );
  }
}

/**
 * Parameter decorator of an internal route. The parameter is the Idempotency-Key that the gateway has passed on; null
 * if the tenant sent none. With `'secret'`, the stored answer is encrypted.
 */
export const InternalIdempotency = createParamDecorator(
  (answer: 'secret' | undefined, context: ExecutionContext): IdempotencyKey | null =>
    idempotencyOf(context.switchToHttp().getRequest<FastifyRequest>().headers, { secret: answer === 'secret' }),
);
