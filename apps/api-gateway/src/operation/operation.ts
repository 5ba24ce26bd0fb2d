import 'reflect-metadata';
import { type Caller, schemaIn } from '@rubrica/contracts';
import type { Fault } from '@rubrica/fiscal';
import { API_VERSIONS, type ApiVersion, knowsSince } from '@rubrica/kinds';
import type { TSchema } from '@sinclair/typebox';
import { schemaFaults } from '@rubrica/service';
import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { OperatorRole } from '../access/operator-role.js';

/** Size of a body at most where a route takes more than the usual: a document of 2,000 lines, a file in base64. */
export const DOCUMENT_LIMIT_BYTES = 4 * 1024 * 1024;
export const FILE_LIMIT_BYTES = 256 * 1024;

/**
 * Description of one route for tenants or for operators. The checks of a request and the OpenAPI document are both made
 * from it (ADR 0006, 0040).
 */
export interface OperationDescription {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /**
   * Lowest role of an API key that may call it; `public` needs no key, `operator` an operator's token, `person` the session of
   * a person, in no company.
   */
  readonly role: Caller['role'] | 'public' | 'operator' | 'person';
  /** Of an operation of operators: the lowest role of an operator that may call it. */
  readonly operatorRole?: OperatorRole;
  /** True for an operation about an operator's own session, for which no token will do. */
  readonly isOfSession?: boolean;
  /** True for a login: it is taken from the console only, although it needs no session. */
  readonly isLogin?: boolean;
  /**
   * Whose requests are recorded in the audit; absent: everybody's, unless it is a GET. `people`: those of API keys are not, since
   * the document names the key. `nobody`: it changes nothing.
   */
  readonly recorded?: 'people' | 'nobody';
  readonly body?: TSchema;
  /** Adds DIAN's rules to what the schema refuses of the body. */
  readonly withRules?: (faults: readonly Fault[], body: unknown) => Fault[];
  /** True when the handler checks the body, to report the faults of schema and rules together. */
  readonly handlerChecksBody?: boolean;
  /** Size of the body at most; absent: that of every route. */
  readonly bodyLimitBytes?: number;
  /** Object schema of the query; every value is a string or an array of strings. */
  readonly query?: TSchema;
  /** Further request headers, each with a description. */
  readonly headers?: Readonly<Record<string, TSchema>>;
  readonly answer: {
    readonly status: number;
    readonly schema?: TSchema;
    readonly contentType?: string;
    /** What it may be too, besides JSON of the schema, as the request asks. */
    readonly otherContentTypes?: readonly string[];
    readonly description: string;
    /** Headers that only this answer has, by their names in `openapi/answer-headers.ts`. */
    readonly headers?: readonly string[];
  };
  /** What a later version of the API has added to it. */
  readonly added?: {
    readonly since: ApiVersion;
    /** Stands behind the description. */
    readonly description?: string;
    readonly headers?: Readonly<Record<string, TSchema>>;
    readonly otherContentTypes?: readonly string[];
  };
  /** Codes of the refusals that only this operation has, by status. */
  readonly refusals?: Readonly<Record<number, readonly string[]>>;
}

/** Tells whether an operation is about a tenant: it needs an API key, or a session with a company. */
export const isOfTenant = (
  operation: OperationDescription,
): operation is OperationDescription & { readonly role: Caller['role'] } =>
  operation.role !== 'public' && operation.role !== 'operator' && operation.role !== 'person';

const OPERATION = 'rubrica:operation';

export const Operation = (description: OperationDescription): MethodDecorator =>
  applyDecorators(
    SetMetadata(OPERATION, description),
    HttpCode(description.answer.status),
    RouteConfig({ bodyLimitBytes: description.bodyLimitBytes }),
  );

/** Tells whether a request without a body is complete: every field of the body is optional. */
export const isBodyOptional = ({ body }: OperationDescription): boolean =>
  body !== undefined && schemaFaults(body, {}).length === 0;

export const operationOf = (handler: object): OperationDescription | undefined =>
  Reflect.getMetadata(OPERATION, handler) as OperationDescription | undefined;

/** Returns an operation as a version of the API has it. */
export const operationIn = (operation: OperationDescription, version: ApiVersion): OperationDescription => {
  const { body, query, answer, added } = operation;
  const more = added && knowsSince(version, added.since) ? added : undefined;
  return {
    ...operation,
    ...(more?.description && { description: `${operation.description ?? ''} ${more.description}`.trim() }),
    ...(more?.headers && { headers: { ...operation.headers, ...more.headers } }),
    ...(body && { body: schemaIn(body, version) }),
    ...(query && { query: schemaIn(query, version) }),
    answer: {
      ...answer,
      ...(more?.otherContentTypes && { otherContentTypes: more.otherContentTypes }),
      ...(answer.schema && { schema: schemaIn(answer.schema, version) }),
    },
  };
};

const SINCE = 'rubrica:since';

/** First version of the API that has an operation, or all operations of a controller. To older ones the path is unknown. */
export const Since = (version: ApiVersion): ClassDecorator & MethodDecorator => SetMetadata(SINCE, version);

/** Returns the first version that has an operation; without `Since` it is in all. */
export const sinceOf = (handler: object, controller: object): ApiVersion =>
  (Reflect.getMetadata(SINCE, handler) ?? Reflect.getMetadata(SINCE, controller) ?? API_VERSIONS[0]) as ApiVersion;
