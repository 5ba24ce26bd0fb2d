import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '@rubrica/service';
import type { OperatorRequest } from './operator-name.js';
import { Operators } from './operators.js';

/** Guards the operator's port. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly operators: Operators) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ');
    request.operator = scheme.toLowerCase() === 'bearer' ? this.operators.nameOf(token) : undefined;
    if (request.operator !== undefined) return true;
    throw new Problem(401, 'unauthorized', 'Send an operator token: "Authorization: Bearer …".', [], {
      'www-authenticate': 'Bearer realm="rubrica operator"',
    });
  }
}
