import { type Fact, messageDefinitions, type ServiceName } from '@rubrica/contracts';
import type { Database } from '@rubrica/eventing';
import type { Metrics } from './metrics.js';

const ENVIRONMENTS = ['test', 'habilitacion', 'production'] as const;

interface FactLabels {
  readonly type: string;
  readonly environment: string;
}

/**
 * Adds two counters to the metrics of a service. One counts the messages that the service publishes. The other
 * counts the reasons that these messages give for a document that waits or has failed.
 */
export const countFacts = (metrics: Metrics, database: Database, service: ServiceName): void => {
  const facts = metrics.counter(
    'rubrica_facts_total',
    'Facts said about documents, tenants, certificates and ranges',
    ['type', 'environment'],
    labelsOfService(service),
  );
  const reasons = metrics.counter(
    'rubrica_document_reasons_total',
    'Facts that a document waits or has failed, by reason',
    ['type', 'environment', 'reason'],
  );
  database.onCommit((committed) => {
    for (const fact of committed.facts) {
      const labels = labelsOf(fact);
      facts.inc(labels);
      const reason = reasonOf(fact);
      if (reason !== undefined) reasons.inc({ ...labels, reason });
    }
  });
};

/**
 * Shortens the type of a message to a form such as `document.signed`, which is the same for all versions of the
 * message.
 */
const shortTypeOf = (type: string): string => type.replace(/^co\.rubrica\./, '').replace(/\.v\d+$/, '');

const isOfDocument = (type: string): boolean => type.startsWith('co.rubrica.document.');

const labelsOf = ({ type, data }: Fact): FactLabels => ({
  type: shortTypeOf(type),
  environment: isOfDocument(type) && 'environment' in data ? data.environment : '',
});

/**
 * Returns the reason in a message about a document; undefined if it has none. A reason is one of a fixed list of codes,
 * and never a text of the tenant.
 */
const reasonOf = ({ type, data }: Fact): string | undefined => {
  if (!isOfDocument(type)) return undefined;
  return 'reason' in data ? data.reason : 'code' in data ? data.code : undefined;
};

/** Returns the metric labels of all messages that this service can publish. */
const labelsOfService = (service: ServiceName): FactLabels[] => {
  const types = [...messageDefinitions].flatMap(([type, { source }]) => (source === service ? type : []));
  return types.flatMap((type) =>
    (isOfDocument(type) ? ENVIRONMENTS : ['']).map((environment) => ({ type: shortTypeOf(type), environment })),
  );
};
