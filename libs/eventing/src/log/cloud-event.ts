import {
  attributeHeaders,
  closed,
  currentData,
  currentType,
  type Fact,
  type JsonSchema,
  type Message,
  messageDefinitions,
  partitionOf,
  type ServiceName,
  TRACEPARENT_HEADER,
  unknownKindIn,
} from '@rubrica/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Cause } from '../event/cause.js';
import { sampledIn } from '../trace/traceparent.js';
import type { LogRecord } from './log.js';

/**
 * A message as it is stored in the outbox, the table of messages that are committed and not yet on the log. Its body is
 * text and not bytes.
 */
export interface OutgoingRecord extends Omit<LogRecord, 'body'> {
  readonly body: string;
}

/**
 * Origin of a message: stream and version of the event with which the message is published. `nth` is the number of
 * the message among the messages of that event, from 1.
 */
export interface FactOrigin {
  readonly service: ServiceName;
  readonly streamId: string;
  readonly version: number;
  readonly nth: number;
  readonly at: string;
  readonly cause: Cause;
}

/**
 * Thrown for a message that cannot be read or does not fit its schema. The text of the error names fields but never
 * their values.
 */
export class InvalidMessage extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'InvalidMessage';
  }
}

/**
 * Thrown for a message about a kind of document that this release does not know, for example a new sort of invoice.
 * Readers skip such a message.
 */
export class UnknownKind extends InvalidMessage {
  constructor(readonly kind: string) {
    super(`this version does not know the kind ${kind}`);
    this.name = 'UnknownKind';
  }
}

const ajv = new Ajv2020({ allErrors: true, strict: false });

/**
 * Returns a function that checks the data of a message against a schema, and throws `InvalidMessage` if the data
 * do not fit. `schemaOf` gets the schema of the message type and returns the schema for this check, for example a
 * stricter one. Each schema is compiled when it is first used.
 */
const checkBy = (schemaOf: (data: JsonSchema) => JsonSchema) => {
  const validators = new Map<string, ValidateFunction>();
  return (type: string, data: unknown): void => {
    let validate = validators.get(type);
    if (!validate) {
      const definition = messageDefinitions.get(type);
      if (!definition) throw new InvalidMessage(`no service publishes ${type}`);
      validate = ajv.compile(schemaOf(definition.data));
      validators.set(type, validate);
    }
    if (!validate(data)) throw new InvalidMessage(`${type}: ${ajv.errorsText(validate.errors)}`);
  };
};

/**
 * Checks the data of a message before it is published. All fields of the data must be in the schema. (A reader
 * would ignore other fields.)
 */
const checkWritten = checkBy(closed);
const checkRead = checkBy((schema) => schema);

/**
 * Returns a message as it is stored in the outbox. The same event always gives the same message id, so that readers can
 * detect repetitions. Throws `InvalidMessage` if the data do not fit their schema.
 */
export const outgoingRecord = (fact: Fact, origin: FactOrigin): OutgoingRecord => {
  const { service, streamId, version, nth, at, cause } = origin;
  checkWritten(fact.type, fact.data);
  const definition = messageDefinitions.get(fact.type);
  if (!definition) throw new InvalidMessage(`no service publishes ${fact.type}`);
  return {
    topic: definition.topic,
    part: partitionOf(fact.key),
    key: fact.key,
    headers: attributeHeaders({
      type: fact.type,
      id: `${streamId}@${version}${nth === 1 ? '' : `.${nth}`}`,
      source: service,
      time: at,
      tenantid: fact.tenantid,
      aggregateversion: version,
      correlationid: cause.correlationId,
      causationid: cause.causationId,
      traceparent: cause.traceparent,
    }),
    body: JSON.stringify(fact.data),
  };
};

/**
 * Returns the message type of a record, with its version. A record of an old version is converted when it is read, so
 * for it the newer type is returned.
 */
export const typeOf = (record: LogRecord): string => currentType(writtenTypeOf(record));

const writtenTypeOf = ({ headers }: LogRecord): string => headers['ce_type'] ?? '';

/** Returns a message type without its version: `co.rubrica.document.signed` for `co.rubrica.document.signed.v1`. */
export const subjectOf = (type: string): string => type.replace(/\.v\d+$/, '');

/**
 * What identifies a message: the service that published it, the stream and version of its event, and its number among
 * the messages of that event (from 1).
 */
export interface Identity {
  readonly source: string;
  readonly stream: string;
  readonly version: number;
  readonly nth: number;
}

export const identityOf = (record: LogRecord): Identity => {
  const { ce_id: id = '', ce_source: source = '' } = record.headers;
  // Length and characters are limited, so that any id fits into the inbox and its index.
  const [, stream, version, nth = '1'] = /^([^\p{Cc}]{1,200})@(\d{1,9})(?:\.(\d{1,4}))?$/u.exec(id) ?? [];
  if (!stream || !version || !/^[^\p{Cc}]{1,200}$/u.test(source)) {
    throw new InvalidMessage('ce_id is not <stream>@<version>, or ce_source is missing');
  }
  return { source, stream, version: Number(version), nth: Number(nth) };
};

/**
 * Returns the message that a record contains, converted to the newest version of its type. Throws `InvalidMessage` if
 * it does not fit its schema, and the subclass `UnknownKind` if it is about an unknown kind of document.
 */
export const messageOf = (record: LogRecord): Message => {
  const { headers, topic, key } = record;
  const { version } = identityOf(record);
  const writtenType = writtenTypeOf(record);
  const data = parsed(record.body);
  const unknownKind = unknownKindIn(data);
  if (unknownKind !== undefined) throw new UnknownKind(unknownKind);
  checkRead(writtenType, data);
  const message = {
    id: headers['ce_id'],
    source: headers['ce_source'],
    type: currentType(writtenType),
    topic,
    key,
    time: headers['ce_time'] ?? '',
    tenantid: headers['ce_tenantid'] ?? '',
    aggregateversion: version,
    correlationid: headers['ce_correlationid'] ?? '',
    causationid: headers['ce_causationid'] ?? '',
    // A malformed trace header is dropped, so that the message is still read.
    traceparent: sampledIn(headers[TRACEPARENT_HEADER]),
    data: currentData(writtenType, data),
  };
  return message as Message; // the schema has been checked, but the compiler cannot know that
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new InvalidMessage('the body is not JSON');
  }
};
