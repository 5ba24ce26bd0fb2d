import { type CanActivate, type ExecutionContext, Injectable, NotFoundException } from '@nestjs/common';
import { Clock, Problem } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { OperatorConsole } from '../access/console.js';
import { OPERATOR_STEP_UPS, operatorMay, type OperatorRole } from '../access/operator-role.js';
import { isSteppedUp } from '../access/session.js';
import { type SessionHolder, SessionHolders } from '../access/session-holders.store.js';
import { refuseCrossSite } from '../operation/cross-site.js';
import { operationOf, type OperationDescription } from '../operation/operation.js';
import { checkInput } from '../operation/operation.guard.js';
import { stepUpRequired } from '../operation/session-caller.js';
import { notLoggedIn } from '../operation/unauthorized.js';
import { type OperatorRequest, tokenOf } from './operator-name.http.js';
import { Operators } from './operators.js';

/** Checks each request of an operator: token or session, role, body and query (ADR 0122, 0255). */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly operators: Operators,
    private readonly sessionHolders: SessionHolders,
    private readonly console: OperatorConsole,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const operation = operationOf(context.getHandler());
    if (!operation) throw new Error('a route of operators has no description');
    await this.admit(operation, request, reply);
    await checkInput(operation, request);
    return true;
  }

  private async admit(operation: OperationDescription, request: OperatorRequest, reply: FastifyReply): Promise<void> {
    const { isLogin = false, isOfSession = false } = operation;
    if ((isLogin || isOfSession) && !this.console.isThere) throw new NotFoundException();
    if (isLogin) return refuseCrossSite(this.console, request, reply);
    const token = request.headers.authorization === undefined ? this.console.tokenIn(request, 'operator') : undefined;
    if (isOfSession || token !== undefined) return this.admitSession(operation, request, reply, token ?? '');
    // A token may do everything: it is given out by those who run the installation.
    request.presentedKey = tokenOf(request);
    request.operator = this.operators.nameOf(request.presentedKey);
    if (request.operator === undefined) throw unauthorized();
  }

  private async admitSession(
    operation: OperationDescription,
    request: OperatorRequest,
    reply: FastifyReply,
    token: string,
  ): Promise<void> {
    refuseCrossSite(this.console, request, reply);
    const holder = await this.sessionHolders.holderOf(token, 'operator');
    if (holder === null || holder.operatorRole === null) throw notLoggedIn();
    this.refuseLackOfRight(operation, holder, holder.operatorRole);
    request.presentedKey = token;
    request.session = holder;
    request.operator = holder.personId;
  }

  private refuseLackOfRight(
    { id, operatorRole = 'administer' }: OperationDescription,
    { times }: SessionHolder,
    role: OperatorRole,
  ): void {
    if (!operatorMay(role, operatorRole))
      throw new Problem(403, 'role_insufficient', {
        en: `This needs the role "${operatorRole}"; yours is "${role}".`,
        es: `Esto necesita el rol "${operatorRole}"; el suyo es "${role}".`,
      });
    if (OPERATOR_STEP_UPS.has(id) && !isSteppedUp(times, this.clock.now().getTime())) throw stepUpRequired();
  }
}

const unauthorized = (): Problem => {
  const detail = {
    en: 'Send an operator token: "Authorization: Bearer …".',
    es: 'Envíe una credencial de operador: "Authorization: Bearer …".',
  };
  return new Problem(401, 'unauthorized', detail, [], { 'www-authenticate': 'Bearer realm="rubrica operator"' });
};
