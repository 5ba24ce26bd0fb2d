import {
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import {
  type AnswerOf,
  callerFrom,
  type Fault,
  type InputOf,
  type InternalRouteDefinition,
  type ServiceName,
} from '@rubrica/contracts';
import { type TSchema, TypeGuard } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { invalid, Problem } from '../http/problem.js';
import { schemaFaults, validBody } from '../http/validation.js';
import type { KeptAnswer } from '../idempotency/stored-answer.js';
import type { Claims } from './internal-token.js';

const ROUTE = 'rubrica:internal-route';

export interface WithClaims {
  /** Verified claims of the token of an internal call. `InternalGuard` sets them. Undefined for any other request. */
  internalClaims?: Claims;
}

type Handler<R extends InternalRouteDefinition> = (
  input: InputOf<R>,
  ...further: never[]
) => HandlerAnswer<R> | Promise<HandlerAnswer<R>>;
type HandlerAnswer<R extends InternalRouteDefinition> =
  undefined extends AnswerOf<R> ? unknown : AnswerOf<R> | KeptAnswer<AnswerOf<R> & object>;

/**
 * Decorator of a controller's method that answers an internal route. Sets its HTTP method, path, status and allowed
 * callers. The first parameter of the method, if it has any, must be `@InternalInput() input: InputOf<typeof route>`.
 */
export const InternalRoute =
  <R extends InternalRouteDefinition>(route: R) =>
  <H extends Handler<R>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<H>): void => {
    RequestMapping({ path: route.path, method: RequestMethod[route.method] })(target, key, descriptor);
    HttpCode(route.status)(target, key, descriptor);
    SetMetadata(ROUTE, route)(target, key, descriptor);
  };

/** Returns the internal route that a controller's method answers; undefined if it answers none. */
export const internalRouteOf = (handler: object): InternalRouteDefinition | undefined =>
  Reflect.getMetadata(ROUTE, handler) as InternalRouteDefinition | undefined;

/**
 * Parameter decorator of an internal route. The parameter is an object with the `params`, `query` and `body` of the
 * request, checked by the schemas of the route. If the route is called for a tenant, the object also has this tenant,
 * as `caller`. Throws a 400 if the tenant or the body is missing, and a 422 for other faults.
 */
export const InternalInput = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const route = internalRouteOf(context.getHandler());
  if (!route) throw new Error(`${context.getHandler().name} answers no internal route`);
  const request = context.switchToHttp().getRequest<FastifyRequest & WithClaims>();
  const caller = request.internalClaims?.caller;
  if (route.forTenant && !caller) {
    throw new Problem(400, 'caller_missing', {
      en: 'This route needs the identity of a tenant.',
      es: 'Esta ruta necesita la identidad de una empresa.',
    });
  }
  return {
    ...(caller && route.forTenant ? { caller: callerFrom(caller) } : {}),
    ...(route.params ? { params: validParameters(route.params, request.params) } : {}),
    ...(route.query ? { query: validParameters(route.query, request.query) } : {}),
    ...(route.body
      ? { body: validBody(route.body, request.body ?? (TypeGuard.IsOptional(route.body) ? {} : undefined)) }
      : {}),
  };
});

/** Parameter decorator of an internal route. The parameter is the name of the service that calls the route. */
export const CallingService = createParamDecorator((_: unknown, context: ExecutionContext): ServiceName => {
  const { internalClaims } = context.switchToHttp().getRequest<WithClaims>();
  if (!internalClaims) throw new Error(`${context.getHandler().name} answers no internal route`);
  return internalClaims.from;
});

const validParameters = (schema: TSchema, values: unknown): unknown => {
  const faults: Fault[] = schemaFaults(schema, values);
  if (faults.length > 0) throw invalid(faults);
  return values;
};
