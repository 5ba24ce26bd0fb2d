import type { TSchema } from '@sinclair/typebox';
import { dataSchemaUrl, MessageAttributes } from '../message/attributes.js';
import type { JsonSchema } from '../vocabulary/json-schema.js';
import { messageDefinitions } from '../message/messages.js';

/** The schemas of everything on the topics, as plain data that can be stored and compared. */
export interface Contract {
  /** Schema of the CloudEvents attributes, the same for every message. */
  readonly attributes: JsonSchema;
  readonly messages: Readonly<Record<string, MessageContract>>;
}

export interface MessageContract {
  readonly topic: string;
  readonly source: string;
  /** Schema of the message's data. */
  readonly schema: JsonSchema;
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
});

const schemaDocument = (name: string, description: string, schema: TSchema): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: dataSchemaUrl(name),
  title: name,
  description,
  ...(JSON.parse(JSON.stringify(schema)) as JsonSchema), // JSON drops the symbols that TypeBox adds
});
