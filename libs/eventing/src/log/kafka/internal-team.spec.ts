import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { partitionOf, TOPICS } from '@rubrica/contracts';
import { kafkaBroker } from '@rubrica/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type TestKafka, testKafka } from '../../testing/kafka-log.fixture.js';
import type { LogRecord } from '../log.js';
import type { KafkaLog } from './kafka-log.js';

const CONSUMER = fileURLToPath(new URL('../../../../../examples/consumer/consumer.mjs', import.meta.url));
const SAMPLES = fileURLToPath(new URL('../../../../contracts/samples', import.meta.url));

interface Sample {
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly time: string;
  readonly tenantid: string;
  readonly data: { readonly [name: string]: unknown };
}

const sample = (fact: string): Sample =>
  JSON.parse(readFileSync(`${SAMPLES}/co.rubrica.document.${fact}.v1/minimal.json`, 'utf8')) as Sample;

const idOf = (nth: number): string => `inv_${String(nth).padStart(26, '0')}`;

/** Returns a message about this document. */
const told = (fact: string, document: string, version: number, changes: Record<string, unknown> = {}): LogRecord => {
  const { source, type, time, tenantid, data } = sample(fact);
  const stream = `${source === 'dian-submitter' ? 'submission' : 'document'}-${document}`;
  return {
    topic: TOPICS.documentLifecycle,
    part: partitionOf(document),
    key: document,
    headers: {
      ce_specversion: '1.0',
      ce_id: `${stream}@${version}`,
      ce_source: source,
      ce_type: String(changes['type'] ?? type),
      ce_time: time,
      ce_tenantid: tenantid,
      'content-type': 'application/json',
    },
    body: Buffer.from(JSON.stringify({ ...data, document_id: document, ...changes })),
  };
};

const life = (nth: number, simulated = false): LogRecord[] => [
  told('signed', idOf(nth), 4, { number: `SETP${nth}` }),
  told('submitted', idOf(nth), 2),
  told('accepted', idOf(nth), 4, { simulated }),
];

const broker = await kafkaBroker();

broker.describe('an internal team with the example consumer, plain kafkajs', () => {
  let kafka: TestKafka;
  let log: KafkaLog;
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    kafka = await testKafka(broker.brokers, { topics: [TOPICS.documentLifecycle] });
    log = await kafka.open();
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await kafka.end();
  });

  const start = (group: string) => {
    const child = spawn(process.execPath, [CONSUMER], {
      env: {
        ...process.env,
        KAFKA_BROKERS: broker.brokers,
        GROUP: `${kafka.options.prefix}${group}`,
        TOPIC: `${kafka.options.prefix}${TOPICS.documentLifecycle}`,
      },
    });
    running.push(child);
    const said = { lines: [] as string[], errors: '' };
    child.stdout.on('data', (text: Buffer) => said.lines.push(...text.toString('utf8').trim().split('\n')));
    child.stderr.on('data', (text: Buffer) => (said.errors += text.toString('utf8')));
    const until = async (count: number): Promise<readonly string[]> => {
      while (said.lines.length < count) await once(child.stdout, 'data');
      return said.lines.map((line) => String((JSON.parse(line) as { number: string }).number)).sort();
    };
    return { child, said, until };
  };

  it('hears of every acceptance once, however often it is told, and skips what it does not know', async () => {
    await log.append([
      ...life(1),
      ...life(2),
      ...life(2), // sent again
      told('accepted', idOf(2), 3), // a late message, older than the last one of the document
      ...life(3, true), // about a test document
      told('accepted', idOf(1), 9, { type: 'co.rubrica.document.framed.v1' }),
      told('accepted', idOf(5), 4, { kind: 'made_up_kind' }),
      told('signed', idOf(4), 4, { number: 'SETP4', new_field: { of: 'a later release' } }),
    ]);
    const team = start('report');
    expect(await team.until(2)).toEqual(['SETP1', 'SETP2']);
    await log.append([told('accepted', idOf(4), 4)]);
    expect(await team.until(3)).toEqual(['SETP1', 'SETP2', 'SETP4']);
    expect(JSON.parse(team.said.lines.find((line) => line.includes('SETP1')) ?? '')).toEqual({
      accepted: idOf(1),
      number: 'SETP1',
      payable_amount: '119000.00',
      currency: 'COP',
    });
    team.child.kill('SIGTERM');
    expect(await once(team.child, 'close')).toEqual([0, null]);
  });

  it('does not guess at a version that it was not written for: it stops before it', async () => {
    await log.append([told('accepted', idOf(5), 4, { type: 'co.rubrica.document.accepted.v2' })]);
    const team = start('careful');
    expect(await once(team.child, 'close')).toEqual([1, null]); // the program has printed everything before it closes
    expect(team.said.errors).toContain('co.rubrica.document.accepted.v2 is newer than this program');
  });
});
