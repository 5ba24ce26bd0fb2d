import { Type } from '@sinclair/typebox';
import type { MessageEnvelope } from './message.js';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { INSTANT_PATTERN } from '../vocabulary/scalars.js';

/** Returns the URL of a message type's JSON Schema: the `dataschema` attribute of its messages. */
export const dataSchemaUrl = (type: string): string => `https://rubrica.dev/schemas/${type}.json`;

/**
 * The CloudEvents 1.0 attributes of every message. On the event log, each is a header with the prefix `ce_` and a text
 * value, with two exceptions: `datacontenttype` is the header `content-type`, and `partitionkey` is the key of the
 * record.
 */
export const MessageAttributes = Type.Object({
  specversion: Type.Literal('1.0', { description: 'Version of CloudEvents' }),
  id: Type.String({
    pattern: '^[0-9A-Za-z_-]+@[1-9][0-9]{0,8}([.][1-9][0-9]{0,3})?$',
    description:
      'With `source` the name of the message for ever: `<stream>@<version>`, and `.2`, `.3` … behind it where one event says several things',
  }),
  source: Type.String({ pattern: '^[a-z][a-z-]*$', description: 'The service that says it' }),
  type: Type.String({
    pattern: '^co[.]rubrica[.][a-z-]+[.][a-z-]+[.]v[1-9][0-9]*$',
    description: 'What it says: `co.rubrica.<subject>.<fact>.v<version>`',
  }),
  time: Type.String({ pattern: INSTANT_PATTERN, description: 'When it happened, in UTC' }),
  dataschema: Type.String({
    pattern: '^https://rubrica[.]dev/schemas/[a-z0-9.-]+[.]json$',
    description: 'Name of the JSON Schema of `data`',
  }),
  datacontenttype: Type.Literal('application/json', { description: 'Content type of the value' }),
  partitionkey: Type.String({
    pattern: '^[a-z]+_[0-9a-z]{26}$',
    description: 'What keeps its order: the document id, or the tenant id',
  }),
  tenantid: Type.String({ pattern: idPattern(ID_PREFIX.tenant), description: 'Whose document or tenant it is' }),
  aggregateversion: Type.Integer({
    minimum: 1,
    maximum: 999_999_999,
    description: 'Version of the stream in `id`; it only grows, except in what is sent again',
  }),
  correlationid: Type.String({ pattern: '^[^\\s@]{1,100}$', description: 'The request (`req_…`) that began it all' }),
  causationid: Type.String({
    pattern: '^[^\\s]{1,200}$',
    description: 'Id of the message or request that led to it directly',
  }),
  traceparent: Type.Optional(
    Type.String({
      pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$',
      description:
        'The span that sent it, as W3C Trace Context names it (the distributed tracing extension of CloudEvents); only where a trace is recorded',
    }),
  ),
});

export const TRACEPARENT_HEADER = 'ce_traceparent';

/** Returns the attributes of a message as headers of its record (CloudEvents, binary mode). */
export const attributeHeaders = (
  message: Omit<MessageEnvelope, 'topic' | 'key'> & { readonly type: string },
): Record<string, string> => ({
  ce_specversion: '1.0',
  ce_id: message.id,
  ce_source: message.source,
  ce_type: message.type,
  ce_time: message.time,
  ce_dataschema: dataSchemaUrl(message.type),
  ce_tenantid: message.tenantid,
  ce_aggregateversion: String(message.aggregateversion),
  ce_correlationid: message.correlationid,
  ce_causationid: message.causationid,
  ...(message.traceparent === undefined ? {} : { [TRACEPARENT_HEADER]: message.traceparent }),
  'content-type': 'application/json',
});
