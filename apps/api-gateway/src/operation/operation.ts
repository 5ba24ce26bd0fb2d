import 'reflect-metadata';
import type { Caller } from '@rubrica/contracts';
import type { Fault } from '@rubrica/fiscal';
import type { TSchema } from '@sinclair/typebox';
import { schemaFaults } from '@rubrica/service';
import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';

/** Size of a body at most where a route takes more than the usual: a document of 2,000 lines, a file in base64. */
export const DOCUMENT_LIMIT_BYTES = 4 * 1024 * 1024;
export const FILE_LIMIT_BYTES = 256 * 1024;

/**
 * Description of one route for tenants or for operators. The checks of a request and the OpenAPI document are both made
 * from it.
 */
export interface OperationDescription {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Lowest role of an API key that may call it; `public` needs no key, `operator` an operator's token. */
  readonly role: Caller['role'] | 'public' | 'operator';
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
    readonly description: string;
    /** Headers that only this answer has, by their names in `openapi/answer-headers.ts`. */
    readonly headers?: readonly string[];
  };
  /** Codes of the refusals that only this operation has, by status. */
  readonly refusals?: Readonly<Record<number, readonly string[]>>;
}

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
