import { grantRights, type KafkaGrant, kafkaGrants } from '@rubrica/eventing/kafka';
import { EventLogSettings, KafkaAclsSettings, kafkaOptionsOf } from './event-log/event-log-settings.js';
import { createLogger } from './logging/logger.js';
import { checkSettings, uncheckedSettings } from './settings/settings.js';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a `kafka-acls.sh` command that grants this right. It changes no other right. */
const orderOf = ({ principal, operation, resource, name }: KafkaGrant): string =>
  [
    'kafka-acls.sh --bootstrap-server "$KAFKA_BROKERS" --command-config "$ADMIN_CONFIG" --add --force',
    `--allow-principal ${quoted(principal)} --operation ${operation} --${resource} ${quoted(name)}`,
  ].join(' ');

/**
 * `npm run kafka-acls`: prints the rights that all services need in Kafka, as commands of `kafka-acls.sh`. `npm
 * run kafka-acls -- apply`: grants these rights in the Kafka cluster that the settings name. The Kafka user that
 * the settings name must be allowed to grant rights.
 */
try {
  const [, , order = 'print'] = process.argv;
  if (order !== 'print' && order !== 'apply') throw new Error('print or apply?');
  const log = uncheckedSettings(EventLogSettings, { ...process.env, EVENT_LOG: 'kafka' });
  const acls = uncheckedSettings(KafkaAclsSettings, process.env);
  checkSettings(acls, ...(order === 'apply' ? [log] : []));
  const grants = kafkaGrants(acls.principals, log.kafkaPrefix);
  if (order === 'apply') {
    await grantRights(
      kafkaOptionsOf(log, 'kafka-acls', createLogger({ service: 'kafka-acls', level: 'error' })),
      grants,
    );
    process.stdout.write(`${grants.length} rights are granted\n`);
  } else process.stdout.write(`${grants.map(orderOf).join('\n')}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`no rights: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
