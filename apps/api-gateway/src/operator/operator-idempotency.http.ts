import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { canonicalHash, type IdempotencyKey } from '@rubrica/service';
import { answerKeyOf } from '../operation/caller.http.js';
import { routePath } from '../operation/route-path.js';
import type { OperatorRequest } from './operator-name.http.js';

/**
 * Parameter: the Idempotency-Key of an operator's request, valid for that operator only; null when none was sent. With
 * `secret` the kept answer is encrypted, so that only the same token or session can read it.
 */
export const OperatorIdempotency = createParamDecorator(
  (answer: 'secret' | undefined, context: ExecutionContext): IdempotencyKey | null => {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const { headers, method, body, operator = '' } = request;
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return null;
    const scope = `operator/${operator}/${method}${routePath(request)}`;
    const sealed = answer === 'secret' ? { answerKey: answerKeyOf(request.presentedKey ?? '') } : {};
    return { key, scope, bodyHash: canonicalHash(body ?? null), ...sealed };
  },
);
