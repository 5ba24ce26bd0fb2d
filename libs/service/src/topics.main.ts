import { createTopics } from '@rubrica/eventing';
import { EventLogSettings, kafkaOptionsOf, TopicsSettings } from './event-log/event-log-settings.js';
import { createLogger } from './logging/logger.js';
import { checkSettings, uncheckedSettings } from './settings/settings.js';

/** `npm run topics`: creates the topics that the cluster lacks and prints them; existing topics are not changed. */
try {
  const log = uncheckedSettings(EventLogSettings, { ...process.env, EVENT_LOG: 'kafka' });
  const topics = uncheckedSettings(TopicsSettings, process.env);
  checkSettings(log, topics);
  // Level error, as the client warns that new topics have no leader for a moment.
  const logger = createLogger({ service: 'topics', level: 'error' });
  const created = await createTopics({ ...kafkaOptionsOf(log, 'topics', logger), ...topics });
  process.stdout.write(created.length > 0 ? `made ${created.join(', ')}\n` : 'all topics are there\n');
  process.exit(0);
} catch (error) {
  process.stderr.write(`no topics: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
