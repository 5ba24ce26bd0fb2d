import { type CallHandler, createParamDecorator, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { idempotencyOf } from './idempotency-headers.js';
import { type IdempotencyKey, KeptAnswer, REPLAYED } from './stored-answer.js';

/** Sends the `KeptAnswer` of a route, and marks an answer of an earlier request as replayed. */
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
 * Parameter of an internal route: the Idempotency-Key that the gateway forwards; null if its caller sent none. With
 * `'secret'` the stored answer is encrypted.
 */
export const InternalIdempotency = createParamDecorator(
  (answer: 'secret' | undefined, context: ExecutionContext): IdempotencyKey | null =>
    idempotencyOf(context.switchToHttp().getRequest<FastifyRequest>().headers, { secret: answer === 'secret' }),
);
