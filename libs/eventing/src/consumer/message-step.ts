import type { Message } from '@rubrica/contracts';
import { TRACEPARENT_HEADER } from '@rubrica/contracts';
import { aboutAttributes, isDocumentId, type Step } from '../event/steps.js';
import type { LogRecord } from '../log/log.js';
import { sampledIn, traceIdOf } from '../trace/traceparent.js';

/**
 * Returns the name, kind and attributes of the span of a handled message. `system`: name of the log in OpenTelemetry.
 */
export const messageStep = (
  { id, type, topic, key, tenantid, data }: Message,
  { group, system }: { readonly group: string; readonly system?: string | undefined },
): Step => {
  const { environment } = data as { readonly environment?: unknown };
  return {
    name: `process ${topic}`,
    kind: 'consumer',
    attributes: {
      'messaging.system': system,
      'messaging.operation.name': 'process',
      'messaging.operation.type': 'process',
      'messaging.destination.name': topic,
      'messaging.consumer.group.name': group,
      'messaging.message.id': id,
      'cloudevents.event_type': type,
      ...aboutAttributes(key, tenantid),
      'rubrica.livemode': typeof environment === 'string' ? environment !== 'test' : undefined,
    },
  };
};

/** Returns the fields of a log line about a record. The record may be unreadable. */
export const recordIds = ({ key, headers }: LogRecord): object => {
  const traceparent = sampledIn(headers[TRACEPARENT_HEADER]);
  return {
    message_id: headers['ce_id'],
    request_id: headers['ce_correlationid'],
    ...(isDocumentId(key) && { document_id: key }),
    ...(traceparent && { trace_id: traceIdOf(traceparent) }),
  };
};
