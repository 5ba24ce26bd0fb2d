import type { Contract, MessageContract } from './contract.js';
import { type GoldenSample, headersOf } from './golden-sample.js';
import { NamedSchemas } from './named-schemas.js';
import type { JsonSchema } from '../vocabulary/json-schema.js';
import { MAX_MESSAGE_BYTES, PARTITIONS, RETENTION_DAYS, type Topic, TOPICS } from '../topic/topics.js';

const TOPIC_TEXTS: Readonly<Record<Topic, { readonly summary: string; readonly keyedBy: string }>> = {
  'document.lifecycle': { summary: "Every fact of a document's life", keyedBy: 'Document' },
  'tenant.lifecycle': {
    summary: 'Tenants, numbering ranges and certificates: their public facts',
    keyedBy: 'Tenant',
  },
};

/**
 * Returns the topics as an AsyncAPI 3.0 document, from the viewpoint of a reader. `samples` are grouped by message
 * type.
 */
export const asyncApi = (
  { attributes, messages }: Contract,
  samples: Readonly<Record<string, readonly GoldenSample[]>>,
): object => {
  const payloads = Object.entries(messages).map(([type, { schema }]) => [type, payloadOf(schema)] as const);
  const named = new NamedSchemas(Object.fromEntries(payloads));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Rubrica: topics',
      version: '1.0.0',
      description:
        'What internal teams can read: facts in the life of documents and tenants, as CloudEvents 1.0 in binary mode. ' +
        'Kinds of documents are open: there will be others, and readers skip a message of a `kind` (or a `document_type` of ranges) that they do not know, before they validate it. ' +
        'Generated from libs/contracts; docs/internal-teams.md says how to read and what is promised.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    servers: {
      kafka: {
        host: '{bootstrap}',
        protocol: 'kafka-secure',
        description: 'The cluster of the installation. KAFKA_BROKERS names it to the services.',
        variables: {
          bootstrap: { default: 'localhost:9092', description: 'One or more brokers, with commas between' },
        },
      },
    },
    channels: Object.fromEntries(Object.values(TOPICS).map((topic) => [topic, channel(topic, messages)])),
    operations: Object.fromEntries(
      Object.values(TOPICS).map((topic) => [
        `read-${topic}`,
        { action: 'receive', channel: ref('channels', topic), summary: TOPIC_TEXTS[topic].summary },
      ]),
    ),
    components: {
      schemas: named.schemas,
      messages: Object.fromEntries(
        Object.entries(messages).map(([type, message]) => [
          type,
          messageObject(type, message, samples[type] ?? [], named),
        ]),
      ),
      messageTraits: Object.fromEntries(
        Object.values(TOPICS).map((topic) => [`on-${topic}`, trait(attributes, TOPIC_TEXTS[topic].keyedBy)]),
      ),
    },
  };
};

const ref = (...path: readonly string[]) => ({ $ref: `#/${path.join('/')}` });

const channel = (topic: Topic, messages: Contract['messages']): object => ({
  address: topic,
  summary: TOPIC_TEXTS[topic].summary,
  messages: Object.fromEntries(
    Object.entries(messages)
      .filter(([, message]) => message.topic === topic)
      .map(([type]) => [type, ref('components', 'messages', type)]),
  ),
  bindings: {
    kafka: {
      topic,
      partitions: PARTITIONS,
      replicas: 3,
      topicConfiguration: {
        'cleanup.policy': ['delete'],
        'retention.ms': RETENTION_DAYS * 86_400_000,
        'max.message.bytes': MAX_MESSAGE_BYTES,
      },
      bindingVersion: '0.5.0',
    },
  },
});

const payloadOf = ({ $schema: _, $id: __, title: ___, description: ____, ...payload }: JsonSchema): JsonSchema =>
  payload;

const messageObject = (
  type: string,
  { topic, source, schema }: MessageContract,
  samples: readonly GoldenSample[],
  named: NamedSchemas,
): object => {
  const { $id: url, description } = schema;
  return {
    name: type,
    title: type,
    summary: description,
    tags: [{ name: source, description: 'The service that says it' }],
    externalDocs: { url, description: 'Its JSON Schema' },
    payload: named.payload(type),
    traits: [ref('components', 'messageTraits', `on-${topic}`)],
    examples: samples.map((sample) => ({ headers: headersOf(sample), payload: sample.data })),
  };
};

/** Headers and key, which all messages of a topic have in common. */
const trait = (attributes: JsonSchema, keyedBy: string): object => {
  const { partitionkey, datacontenttype, ...headers } = attributes.properties ?? {};
  const asText = (schema: JsonSchema): JsonSchema =>
    schema.type === 'integer'
      ? { type: 'string', pattern: '^[1-9][0-9]*$', ...(schema.description && { description: schema.description }) }
      : schema;
  const named = Object.entries(headers).map(([name, schema]) => [`ce_${name}`, asText(schema)] as const);
  const properties = { ...Object.fromEntries(named), 'content-type': datacontenttype };
  const optional = Object.keys(headers).filter((name) => !attributes.required?.includes(name));
  return {
    contentType: 'application/json',
    headers: {
      type: 'object',
      required: Object.keys(properties).filter((name) => !optional.includes(name.replace(/^ce_/, ''))),
      properties,
    },
    correlationId: { location: '$message.header#/ce_correlationid', description: 'The request that began it all' },
    bindings: {
      kafka: { key: { ...partitionkey, description: `${keyedBy} id` }, bindingVersion: '0.5.0' },
    },
  };
};
