import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { canonicalHash, type IdempotencyKey } from '@rubrica/service';
import type { OperatorRequest } from './operator-name.js';

/** Parameter: the Idempotency-Key of an operator's request, in a scope of that operator's own; null when none was sent. */
export const OperatorIdempotency = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdempotencyKey | null => {
    const { headers, method, url, body, operator = '' } = context.switchToHttp().getRequest<OperatorRequest>();
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return null;
    const scope = `operator/${operator}/${method}${url.split('?')[0] ?? ''}`;
    return { key, scope, bodyHash: canonicalHash(body ?? null) };
  },
);
