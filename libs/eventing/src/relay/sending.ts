import { TRACEPARENT_HEADER } from '@rubrica/contracts';
import { aboutAttributes } from '../event/steps.js';
import type { LogRecord } from '../log/log.js';
import type { Span, Tracer } from '../trace/span.js';
import { sampledIn } from '../trace/traceparent.js';
import type { OutboxRow } from './outbox.js';

export type Sending = (
  rows: readonly OutboxRow[],
  append: (records: readonly LogRecord[]) => Promise<void>,
) => Promise<void>;

/**
 * Returns a function that appends messages of the outbox to the log. With a tracer, each message whose trace is
 * recorded gets a span for the append. This span is the parent of the spans of the message's readers.
 */
export const sendingOf = (tracer: Tracer | undefined, system: string): Sending => {
  if (!tracer) return (rows, append) => append(rows.map(recordOf));
  return async (rows, append) => {
    const spans: Span[] = [];
    const records = rows.map((row) => {
      const parent = sampledIn(row.headers[TRACEPARENT_HEADER]);
      if (!parent) return recordOf(row);
      const span = tracer.continue(parent, `send ${row.topic}`, {
        kind: 'producer',
        attributes: attributesOf(row, system),
      });
      spans.push(span);
      return recordOf({ ...row, headers: { ...row.headers, [TRACEPARENT_HEADER]: span.traceparent } });
    });
    let failure: unknown;
    try {
      await append(records);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      for (const span of spans) span.end(failure);
    }
  };
};

const attributesOf = ({ topic, key, headers }: OutboxRow, system: string) => ({
  'messaging.system': system,
  'messaging.operation.name': 'send',
  'messaging.operation.type': 'send',
  'messaging.destination.name': topic,
  'messaging.message.id': headers['ce_id'],
  'cloudevents.event_type': headers['ce_type'],
  ...aboutAttributes(key, headers['ce_tenantid']),
});

const recordOf = ({ part, topic, key, headers, body }: OutboxRow): LogRecord => ({
  topic,
  part,
  key,
  headers,
  body: Buffer.from(body, 'utf8'),
});
