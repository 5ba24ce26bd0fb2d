import { READERS } from '../topic/readers.js';
import { type Topic, TOPICS } from '../topic/topics.js';
import { type ServiceName, SERVICES } from '../vocabulary/services.js';
import { messageDefinitions } from './messages.js';

/** Who has a user of Kafka of its own: each service, and the job that makes the topics. */
export const KAFKA_USERS = [...SERVICES, 'topics'] as const;
export type KafkaUser = (typeof KAFKA_USERS)[number];

/** What Kafka's access control lists call them; `Describe` comes with each of the others but `Create`. */
export type KafkaOperation = 'Create' | 'Describe' | 'Read' | 'Write';

/** A right on one resource, by its whole name. */
export interface KafkaRight {
  readonly operation: KafkaOperation;
  readonly resource: 'topic' | 'group';
  readonly name: string;
}

/** The consumer group of a service for a topic. */
export const groupOf = (service: string, topic: Topic): string => `${service}/${topic}`;

/** The group in which `vault:audit -- verify --published` reads what the vault published, beside the vault itself. */
export const AUDIT_GROUP = 'vault-audit';

/** The topics on which a service says something. */
export const publishedTopics = (service: ServiceName): readonly Topic[] => {
  const own = [...messageDefinitions.values()].filter(({ source }) => source === service);
  return Object.values(TOPICS).filter((topic) => own.some((message) => message.topic === topic));
};

/** Every right that a user needs, and no other. `prefix` stands before the names of topics and groups. */
export const kafkaRightsOf = (user: KafkaUser, prefix = ''): readonly KafkaRight[] => {
  const on = (operation: KafkaOperation, resource: KafkaRight['resource'], names: readonly string[]): KafkaRight[] =>
    names.map((name) => ({ operation, resource, name: `${prefix}${name}` }));
  if (user === 'topics') {
    const topics = Object.values(TOPICS);
    return [...on('Create', 'topic', topics), ...on('Describe', 'topic', topics)];
  }
  const read = READERS[user];
  const groups = read.map((topic) => groupOf(user, topic));
  if (user === 'certificate-vault') groups.push(groupOf(AUDIT_GROUP, TOPICS.tenantLifecycle));
  return [...on('Write', 'topic', publishedTopics(user)), ...on('Read', 'topic', read), ...on('Read', 'group', groups)];
};
