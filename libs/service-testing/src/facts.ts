import {
  attributeHeaders,
  type Message,
  type MessageData,
  messageDefinitions,
  type MessageEnvelope,
  type MessageType,
  partitionOf,
  type ServiceName,
  type Topic,
} from '@rubrica/contracts';
import type { Log, LogRecord } from '@rubrica/eventing/log';
import { until } from '@rubrica/testing';
import { TENANT } from './ids.js';

/** Attributes of a fact that a test sets itself. `version` is the aggregate's, by default one that grows by itself. */
export interface FactChoices extends Partial<Pick<MessageEnvelope, 'source' | 'time' | 'tenantid'>> {
  readonly version?: number;
}

const FIRST_MS = Date.parse('2026-11-21T15:00:00.000Z');
let versions = 0;

/** Makes a fact as the service that publishes this type would; facts with the same key and version have the same id. */
export const factOf = <T extends MessageType>(
  type: T,
  key: string,
  data: MessageData<T>,
  choices: FactChoices = {},
): Message => {
  const definition = messageDefinitions.get(type);
  if (!definition) throw new Error(`${type} is no message`);
  const { version = (versions += 1), source = definition.source, tenantid = TENANT } = choices;
  const { time = new Date(FIRST_MS + version * 1_000).toISOString() } = choices;
  const [, , aggregate] = type.split('.');
  return {
    type,
    data,
    id: `${String(aggregate)}-${key}@${String(version)}`,
    source,
    topic: definition.topic,
    key,
    time,
    tenantid,
    aggregateversion: version,
    correlationid: 'req_1',
    causationid: 'req_1',
  } as Message;
};

/** Writes a fact as a CloudEvent in binary mode, as producers do. */
export const recordOf = (fact: Message): LogRecord => ({
  topic: fact.topic,
  part: partitionOf(fact.key),
  key: fact.key,
  headers: attributeHeaders(fact),
  body: Buffer.from(JSON.stringify(fact.data)),
});

/** A fact that the service under test has published. */
export interface SaidFact {
  /** Without `co.rubrica.`, `document.` and the version. */
  readonly type: string;
  readonly messageType: string;
  readonly key: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Time of arrival by `performance.now()`. */
  readonly heardMs: number;
}

/** What a service publishes on a topic. */
export class SaidFacts {
  /** In the order of arrival. A fact that is published twice, as after a crash, stands here once. */
  readonly all: SaidFact[] = [];
  private readonly byKey = new Map<string, SaidFact[]>();
  private readonly counts = new Map<string, number>();
  private readonly ids = new Set<string>();

  static async collect(log: Log, source: ServiceName, topic: Topic): Promise<SaidFacts> {
    const facts = new SaidFacts();
    await log.subscribe({
      topic,
      group: 'spec',
      batch: 500,
      positions: (parts) => Promise.resolve(new Map(parts.map((part) => [part, 0]))),
      onBatch: (records) => {
        for (const record of records) if (record.headers['ce_source'] === source) facts.add(record);
        return Promise.resolve({ stop: [] });
      },
    });
    return facts;
  }

  /** Returns the facts about a document or a tenant, once there are `count` of the type `last`. */
  until(key: string, last: string, count: number): Promise<readonly SaidFact[]> {
    return until(
      () => [...(this.byKey.get(key) ?? [])],
      (facts) => facts.filter(({ type }) => type === last).length >= count,
    );
  }

  count(type: string): number {
    return this.counts.get(type) ?? 0;
  }

  private add({ key, headers, body }: LogRecord): void {
    const { ce_id: id = '', ce_type: messageType = '' } = headers;
    if (this.ids.has(id)) return;
    this.ids.add(id);
    const type = messageType.replace(/^co\.rubrica\.(document\.)?|\.v\d+$/g, '');
    const data = JSON.parse(body.toString()) as SaidFact['data'];
    const fact = { type, messageType, key, id, data, heardMs: performance.now() };
    this.all.push(fact);
    this.byKey.set(key, [...(this.byKey.get(key) ?? []), fact]);
    this.counts.set(type, this.count(type) + 1);
  }
}
