import type { Message } from '@rubrica/contracts';
import { TRACEPARENT_HEADER } from '@rubrica/contracts';
import { aboutAttributes, isDocumentId, type Step } from '../event/steps.js';
import type { LogRecord } from '../log/log.js';
import { sampledIn, traceIdOf } from '../trace/traceparent.js';

/**
 * Returns name, kind and attributes of the trace span for a handled message. `system` is the name of the log's server
 * in OpenTelemetry, such as `kafka`.
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

/**
 * Returns the ids of a record for a log line: of its message, request, document and trace, as far as the record has
 * them.
 */
export const recordIds = ({ key, headers }: LogRecord): object => {
  const traceparent = sampledIn(headers[TRACEPARENT_HEADER]);
  return {
    message_id: headers['ce_id'],
    request_id: headers['ce_correlationid'],
    ...(isDocumentId(key) && { document_id: key }),
    ...(traceparent && { trace_id: traceIdOf(traceparent) }),
  };
};
