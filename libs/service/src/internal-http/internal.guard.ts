import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Caller, ServiceName } from '@rubrica/contracts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import { type Claims, TOKEN_HEADER, verify } from './internal-token.js';

const ALLOWED = 'rubrica:internal-only';

/** Decorator of a controller or method under `/internal/`: names the services that may call it. */
export const InternalOnly = (...services: readonly ServiceName[]): ClassDecorator & MethodDecorator =>
  SetMetadata(ALLOWED, services);

interface WithClaims {
  internalClaims?: Claims;
}

/**
 * Guard of every route of a service: refuses calls of `/internal` routes without a valid token of an allowed service.
 */
@Injectable()
export class InternalGuard implements CanActivate {
  constructor(
    private readonly service: ServiceName,
    private readonly secret: string,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const allowed = this.reflector.getAllAndOverride<readonly ServiceName[] | undefined>(ALLOWED, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<FastifyRequest & WithClaims>();
    if (!allowed) {
      const { url = '' } = request.routeOptions;
      if (url.startsWith('/internal/')) throw new Error(`${url} says nobody who may call it`);
      return true;
    }
    const token = request.headers[TOKEN_HEADER];
    const claims = typeof token === 'string' ? verify(this.secret, token) : null;
    if (!claims || claims.to !== this.service)
      throw new Problem(401, 'internal_token_invalid', 'This route is for services of this installation.');
    if (!allowed.includes(claims.from))
      throw new Problem(403, 'internal_caller_refused', `${claims.from} may not call this.`);
    request.internalClaims = claims;
    return true;
  }
}

/**
 * Parameter decorator of an internal route: the tenant on whose behalf the call is made. Throws a 400 if there is none.
 */
export const InternalCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = context.switchToHttp().getRequest<FastifyRequest & WithClaims>().internalClaims?.caller;
  if (!caller) throw new Problem(400, 'caller_missing', 'This route needs the identity of a tenant.');
  return caller;
});
