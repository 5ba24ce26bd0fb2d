import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '@rubrica/service';
import { checkIdempotencyKey } from '../operation/operation.guard.js';
import { type OperatorRequest, tokenOf } from './operator-name.http.js';
import { Operators } from './operators.js';

/** Admits requests to the operator API by operator token. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly operators: Operators) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    request.operator = this.operators.nameOf(tokenOf(request));
    if (request.operator !== undefined) {
      if (request.method === 'POST') checkIdempotencyKey(request.headers['idempotency-key']);
      return true;
    }
    throw new Problem(
      401,
      'unauthorized',
      {
        en: 'Send an operator token: "Authorization: Bearer …".',
        es: 'Envíe una credencial de operador: "Authorization: Bearer …".',
      },
      [],
      {
        'www-authenticate': 'Bearer realm="rubrica operator"',
      },
    );
  }
}
