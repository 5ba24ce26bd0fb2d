import { afterAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { crashableKafka } from '@rubrica/testing';
import { plannedFaults, submitterFaults } from '../fault/plan.js';

const PROGRAM = join(import.meta.dirname, '../../dist/main.js');
const VERDICT = /every promise was kept|\d+ promises were not kept/;
const kafka = await crashableKafka();
const running = new AbortController();
afterAll(() => running.abort());

describe('chaos', () => {
  it('injects the same faults for the same seed, every third at a fault point', () => {
    const plan = plannedFaults(7, 30, 'distributed', true);
    expect(plannedFaults(7, 30, 'distributed', true)).toEqual(plan);
    expect(plannedFaults(8, 30, 'distributed', true)).not.toEqual(plan);
    expect(plan.filter((_, nth) => nth % 3 === 2).every(({ fault }) => fault.kind === 'fault-point')).toBe(true);
  });

  it('on a cluster kills brokers, primaries and the store of blobs too', () => {
    const kinds = new Set(plannedFaults(1, 9, 'cluster', true).map(({ fault }) => fault.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['broker-crash', 'primary-death', 'store-outage']));
  });

  it('on submitters is kills of them, every third at a point that they pass', () => {
    const plan = submitterFaults(7, 30);
    expect(submitterFaults(7, 30)).toEqual(plan);
    expect(plan.filter(({ fault }) => fault.kind === 'kill')).toHaveLength(20);
    for (const { fault } of plan) expect(fault).toMatchObject({ service: 'dian-submitter' });
  });

  const breaksNoPromise = async (env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<void> => {
    const child = spawn(process.execPath, [PROGRAM, '--settle-seconds', '180', ...args], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    running.signal.addEventListener('abort', () => child.kill('SIGKILL'));
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
    await once(child, 'close');
    // Only what follows the figures and the history: a long message is cut where CI shows it.
    expect(printed.slice(Math.max(0, printed.search(VERDICT)))).toBe('every promise was kept\n');
    expect(child.exitCode).toBe(0);
  };

  it('breaks no promise: 12 documents, 4 faults, one process', async () => {
    await breaksNoPromise({}, '--seed', '1', '--documents', '12', '--kills', '4');
  });

  it('breaks no promise: 24 documents of 5 tenants, an authority that fails all the time, 2 kills of submitters', async () => {
    await breaksNoPromise(
      { EVENT_LOG: 'postgres' },
      ...['--aim', 'submitter', '--seed', '5', '--documents', '24', '--kills', '2'],
    );
  });

  kafka.it('breaks no promise: 12 documents, 4 faults, eight processes and Kafka', async () => {
    await breaksNoPromise(
      { EVENT_LOG: 'kafka' },
      ...['--mode', 'distributed', '--seed', '3', '--documents', '12', '--kills', '4'],
    );
  });
});
