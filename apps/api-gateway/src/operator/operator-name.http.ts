import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Authenticated } from '../operation/operation.guard.js';

/** What `OperatorGuard` writes on the request. */
export interface OperatorRequest extends FastifyRequest, Pick<Authenticated, 'presentedKey' | 'session'> {
  /** Name of the operator whose token was sent, or the id of the person whose session it was. */
  operator?: string | undefined;
}

/** Returns the token of the request; '' when none was sent. */
export const tokenOf = ({ headers }: FastifyRequest): string => {
  const [scheme = '', token = ''] = (headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' ? token : '';
};

/** Parameter: the name of the operator whose token was sent, or the id of the person whose session it was. */
export const OperatorName = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { operator } = context.switchToHttp().getRequest<OperatorRequest>();
  if (operator === undefined) throw new Error('no operator passed the guard');
  return operator;
});
