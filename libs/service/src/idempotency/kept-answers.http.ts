import { type CallHandler, createParamDecorator, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { idempotencyOf } from './idempotency-headers.js';
import { type IdempotencyKey, KeptAnswer, REPLAYED } from './stored-answer.js';

/** Sends the `KeptAnswer` of a route. Adds a header if it is the answer of an earlier request. */
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
 * Parameter of an internal route: the Idempotency-Key that the gateway has passed on; null if the tenant sent none.
 * With `'secret'`, the stored answer is encrypted.
 */
export const InternalIdempotency = createParamDecorator(
  (answer: 'secret' | undefined, context: ExecutionContext): IdempotencyKey | null =>
    idempotencyOf(context.switchToHttp().getRequest<FastifyRequest>().headers, { secret: answer === 'secret' }),
);
