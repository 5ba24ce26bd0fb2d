import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import { internalRouteOf, type WithClaims } from './internal-route.js';
import { bodyHash } from './internal-token.js';
import type { SignedRequest, ServiceIdentity } from './service-identity.js';

/**
 * Throws a 401 if the token of an internal call was made for another body than this one. Does nothing if the request
 * has no valid token.
 */
export const refuseForeignBody = (identity: ServiceIdentity, request: SignedRequest, body: Buffer): void => {
  const claims = identity.claimsOf(request);
  if (claims && claims.body !== (body.length === 0 ? null : bodyHash(body))) throw tokenInvalid();
};

const tokenInvalid = (): Problem =>
  new Problem(401, 'internal_token_invalid', {
    en: 'This route is for services of this installation.',
    es: 'Esta ruta es para los servicios de esta instalación.',
  });

/**
 * Guard of all routes of a service. For an internal route, refuses a request without a valid token (401), and a call by
 * a service that may not call the route (403). Lets all other requests pass.
 */
@Injectable()
export class InternalGuard implements CanActivate {
  constructor(private readonly identity: ServiceIdentity) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const route = internalRouteOf(context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest & WithClaims>();
    if (!route) {
      const { url = '' } = request.routeOptions;
      if (url.startsWith('/internal/')) throw new Error(`${url} is not declared: nobody may call it`);
      return true;
    }
    const claims = this.identity.claimsOf(request.raw);
    // When the body was read, its hash was compared with the hash in the token. Here it is enough to check that, if
    // the token has a hash, a body was sent.
    if (!claims || (claims.body !== null && request.body === undefined)) throw tokenInvalid();
    if (!route.callers.includes(claims.from))
      throw new Problem(403, 'internal_caller_refused', {
        en: `${claims.from} may not call this.`,
        es: `${claims.from} no puede llamar esta ruta.`,
      });
    request.internalClaims = claims;
    return true;
  }
}
