import type { TSchema } from '@sinclair/typebox';
import { dataSchemaUrl, MessageAttributes } from '../message/attributes.js';
import type { JsonSchema } from '../vocabulary/json-schema.js';
import type { InternalRouteDefinition } from '../internal/internal-route.js';
import { internalRoutes } from '../internal/internal-routes.js';
import { messageDefinitions } from '../message/messages.js';

/** The schemas of everything on the topics and of the internal routes, as plain data that can be stored and compared. */
export interface Contract {
  /** Schema of the CloudEvents attributes, the same for every message. */
  readonly attributes: JsonSchema;
  readonly messages: Readonly<Record<string, MessageContract>>;
  readonly routes: Readonly<Record<string, RouteContract>>;
}

export interface MessageContract {
  readonly topic: string;
  readonly source: string;
  /** Schema of the message's data. */
  readonly schema: JsonSchema;
}

/** An internal route. A schema is `{}` for a part that it has not, or that changes with the public API. */
export interface RouteContract {
  readonly owner: string;
  readonly method: string;
  readonly path: string;
  readonly callers: readonly string[];
  readonly for_tenant: boolean;
  readonly status: number;
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  readonly body: JsonSchema;
  readonly answer: JsonSchema;
}

/** Returns the contract that the code defines now. */
export const contract = (): Contract => ({
  attributes: schemaDocument('attributes', 'The CloudEvents attributes of every message.', MessageAttributes),
  messages: Object.fromEntries(
    [...messageDefinitions]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, { topic, source, description, data }]) => [
        type,
        { topic, source, schema: schemaDocument(type, description, data) },
      ]),
  ),
  routes: Object.fromEntries(
    [...internalRoutes].sort((a, b) => (a.name < b.name ? -1 : 1)).map((route) => [route.name, routeContract(route)]),
  ),
});

const routeContract = (route: InternalRouteDefinition): RouteContract => {
  const { owner, method, path, callers, forTenant = false, status } = route;
  const { body, answer } = route.isForwarded ? {} : route;
  return {
    owner,
    method,
    path,
    callers,
    for_tenant: forTenant,
    status,
    params: plain(route.params),
    query: plain(route.query),
    body: plain(body),
    answer: plain(answer),
  };
};

const schemaDocument = (name: string, description: string, schema: TSchema): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: dataSchemaUrl(name),
  title: name,
  description,
  ...plain(schema),
});

/** Returns the schema without the symbols that TypeBox adds. */
const plain = (schema: object = {}): JsonSchema => JSON.parse(JSON.stringify(schema)) as JsonSchema;
