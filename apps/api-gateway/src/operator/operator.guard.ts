import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '@rubrica/service';
import { operationOf } from '../operation/operation.js';
import { checkInput } from '../operation/operation.guard.js';
import { type OperatorRequest, tokenOf } from './operator-name.http.js';
import { Operators } from './operators.js';

/** Checks each request of an operator: token, body and query (ADR 0122). */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly operators: Operators) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    request.operator = this.operators.nameOf(tokenOf(request));
    if (request.operator === undefined) {
      const detail = {
        en: 'Send an operator token: "Authorization: Bearer …".',
        es: 'Envíe una credencial de operador: "Authorization: Bearer …".',
      };
      throw new Problem(401, 'unauthorized', detail, [], { 'www-authenticate': 'Bearer realm="rubrica operator"' });
    }
    const operation = operationOf(context.getHandler());
    if (!operation) throw new Error('a route of operators has no description');
    await checkInput(operation, request);
    return true;
  }
}
