import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '@rubrica/service';
import type { FastifyRequest } from 'fastify';
import { Operators } from './operators.js';

/** Guards the operator's port. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly operators: Operators) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme.toLowerCase() === 'bearer' && this.operators.nameOf(token) !== undefined) return true;
    throw new Problem(401, 'unauthorized', 'Send an operator token: "Authorization: Bearer …".', [], {
      'www-authenticate': 'Bearer realm="rubrica operator"',
    });
  }
}
