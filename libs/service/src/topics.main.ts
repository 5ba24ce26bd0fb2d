import { TOPICS } from '@rubrica/contracts';
import { createTopics } from '@rubrica/eventing/kafka';
import { readTopic } from '@rubrica/eventing/log';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { EventLogSettings, kafkaOptionsOf, openEventLog, TopicsSettings } from './event-log/event-log-settings.js';
import { lineOf } from './event-log/message-line.js';
import { createLogger } from './logging/logger.js';
import { checkSettings, uncheckedSettings } from './settings/settings.js';

const USAGE = `npm run topics                    creates the topics that the cluster lacks; existing topics are not changed
npm run topics -- read <topic>    prints what ${Object.values(TOPICS).join(' or ')} has, a message a line, as JSON
    --follow                      and what comes, until Ctrl-C
    --key <id>                    only messages about this document or tenant
    --type <text>                 only messages with this in their type: accepted, document.email
    --group <name>                consumer group, where the cluster asks for a right; a new one by default
`;

const settings = uncheckedSettings(EventLogSettings, { EVENT_LOG: 'kafka', ...process.env });
// Logs only errors and no warnings, because the Kafka client warns that new topics have no leader for a moment.
const logger = createLogger({ service: 'topics', level: 'error' });

const create = async (): Promise<void> => {
  const log = uncheckedSettings(EventLogSettings, { ...process.env, EVENT_LOG: 'kafka' });
  const topics = uncheckedSettings(TopicsSettings, process.env);
  checkSettings(log, topics);
  const created = await createTopics({ ...kafkaOptionsOf(log, 'topics', logger), ...topics });
  process.stdout.write(created.length > 0 ? `made ${created.join(', ')}\n` : 'all topics are there\n');
};

interface ReadOptions {
  readonly follow: boolean;
  readonly key: string | undefined;
  readonly type: string | undefined;
  readonly group: string;
}

const read = async (name: string | undefined, { follow, key, type, group }: ReadOptions): Promise<void> => {
  const topic = Object.values(TOPICS).find((known) => known === name);
  if (!topic) throw new Error(`which topic?\n${USAGE}`);
  checkSettings(settings);
  const log = await openEventLog(settings, 'topics', logger);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  // A program such as `head` closes the pipe after the first lines.
  process.stdout.on('error', () => process.exit(0));
  await readTopic(log, {
    topic,
    group,
    ...(follow ? { until: stop.signal } : {}),
    onRecord: (record) => {
      if (key !== undefined && record.key !== key) return;
      if (type !== undefined && !record.headers['ce_type']?.includes(type)) return;
      process.stdout.write(`${lineOf(record)}\n`);
    },
  });
  await log.close();
};

/**
 * `npm run topics`: creates the topics in Kafka. `npm run topics -- read <topic>`: prints the messages of a topic, in
 * Kafka or in PostgreSQL.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      follow: { type: 'boolean', default: false },
      key: { type: 'string' },
      type: { type: 'string' },
      group: { type: 'string', default: `look-${randomUUID()}` },
    },
  });
  const [command, topic] = positionals;
  if (command === undefined) await create();
  else if (command === 'read') await read(topic, { ...values, key: values.key, type: values.type });
  else throw new Error(`which command?\n${USAGE}`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`no topics: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
