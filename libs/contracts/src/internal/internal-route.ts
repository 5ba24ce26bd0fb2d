import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { ServiceName } from '../vocabulary/services.js';
import type { Caller } from './caller.js';

/** Owner of a route that every service has; the caller says which service it asks. */
export const EVERY_SERVICE = 'every-service';

/** A route by which services ask each other, declared once for its owner and its callers. */
export interface InternalRouteDefinition {
  /** `<owner>.<order>.v<version>`; it never changes. */
  readonly name: `${ServiceName | typeof EVERY_SERVICE}.${string}.v${number}`;
  readonly description: string;
  readonly owner: ServiceName | typeof EVERY_SERVICE;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its `:names` are the properties of `params`. */
  readonly path: `/internal/${string}`;
  /** Services that may call the route. */
  readonly callers: readonly ServiceName[];
  /** Set if the call is made for a tenant, whose identity goes with it. */
  readonly forTenant?: true;
  /**
   * Set if body and answer are those of the public or the operators' API, which the gateway forwards. They change with
   * that API, so they are not frozen with the route.
   */
  readonly isForwarded?: true;
  readonly params?: TObject;
  readonly query?: TObject;
  /** A body that may be left out is `Type.Optional(…)`. */
  readonly body?: TSchema;
  /** Status of an answer that is no refusal. */
  readonly status: 200 | 201 | 204;
  readonly answer?: TSchema;
}

type PartOf<R, Part extends string> = R extends { readonly [P in Part]: infer S extends TSchema }
  ? { readonly [P in Part]: Static<S> }
  : unknown;

/** A request by the route: its `params`, `query`, `body` and `caller`, as far as the route declares them. */
export type InputOf<R extends InternalRouteDefinition> = PartOf<R, 'params'> &
  PartOf<R, 'query'> &
  PartOf<R, 'body'> &
  (R extends { readonly forTenant: true } ? { readonly caller: Caller } : unknown);

/** Answer of the route; undefined if it declares none. */
export type AnswerOf<R extends InternalRouteDefinition> = R extends { readonly answer: infer S extends TSchema }
  ? DeepReadonly<Static<S>>
  : undefined;

/** The type with all arrays and properties read-only. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
