import 'reflect-metadata';
import type { TSchema } from '@sinclair/typebox';
import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { Caller } from '@rubrica/service';

/**
 * One route of the public API: what is checked when it is called and what OpenAPI says about it come from this
 * one description.
 */
export interface OperationDescription {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** The least role of an API key that may call it; `public`: no key at all. */
  readonly role: Caller['role'] | 'public';
  readonly body?: TSchema;
  /** The handler checks the body itself, to report what the schema and the rules object to at once. */
  readonly handlerChecksBody?: boolean;
  /** Object schema of the query; every value is a string or an array of strings. */
  readonly query?: TSchema;
  /** Request headers of its own, each with a description. */
  readonly headers?: Readonly<Record<string, TSchema>>;
  readonly answer: {
    readonly status: number;
    readonly schema?: TSchema;
    readonly contentType?: string;
    readonly description: string;
  };
  /** Codes of the refusals that are particular to it. */
  readonly refusals?: Readonly<Record<number, readonly string[]>>;
}

const OPERATION = 'rubrica:operation';

export const Operation = (description: OperationDescription): MethodDecorator =>
  applyDecorators(SetMetadata(OPERATION, description), HttpCode(description.answer.status));

export const operationOf = (handler: object): OperationDescription | undefined =>
  Reflect.getMetadata(OPERATION, handler) as OperationDescription | undefined;
