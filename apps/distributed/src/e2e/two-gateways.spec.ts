import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companySale as sale } from '@rubrica/service-testing';
import { type Json, temporaryFolder } from '@rubrica/testing';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Clients, type GatewayAddress } from './clients.fixture.js';
import { pidsBelow } from './pids.fixture.js';
import { RunningDistributed } from './running-distributed.fixture.js';

const folder = temporaryFolder();
let services: RunningDistributed;

beforeAll(async () => {
  const env = { EVENT_LOG: 'postgres', LOG_LEVEL: 'info' };
  services = await RunningDistributed.start(join(folder.path, 'data'), env, ['--replicas', 'api-gateway=2']);
});

afterAll(async () => {
  await services.stop();
  folder.remove();
});

/** A gateway as its log names it: process and public port of its newest start. */
const gateway = (name: string): GatewayAddress => {
  const lines = readFileSync(join(services.dataDir, 'logs', `${name}.log`), 'utf8').split('\n');
  const started = lines.filter((line) => line.includes('"msg":"started"')).at(-1) ?? '{}';
  const { pid = 0, public_port = 0 } = JSON.parse(started) as { pid?: number; public_port?: number };
  // A signal to process 0 would end the test itself.
  if (pid === 0 || public_port === 0) throw new Error(`the log of ${name} does not say where it is`);
  return { name, pid, port: public_port };
};

const gateways = (): GatewayAddress[] => ['api-gateway-1', 'api-gateway-2'].map(gateway);

describe('200 POSTs at once with one Idempotency-Key', () => {
  const COUNT = 200;

  /**
   * Sends the POSTs to both gateways in turn, within so many ms; each is repeated, as an integrator does, until it is answered
   * for good.
   */
  const postAll = async (
    key: string,
    withinMs = 0,
    meanwhile: () => Promise<void> = () => Promise.resolve(),
  ): Promise<{ readonly answers: readonly Json[]; readonly cut: number }> => {
    let cut = 0;
    const { sk_live } = services.credentials;
    const body = sale();
    const clients = new Clients(gateways(), sk_live);
    const post = async (nth: number): Promise<Json> => {
      await sleep((nth / COUNT) * withinMs);
      for (let tries = 0; tries < 600; tries += 1) {
        const answer = await clients
          .send('POST', '/v1/invoices', { to: nth + tries, body, headers: { 'idempotency-key': key } })
          .catch(() => undefined);
        if (!answer) cut += 1;
        if (answer?.status === 409) {
          expect(answer.json).toMatchObject({ code: 'idempotency_in_progress' });
          expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
        } else if (answer) {
          expect(answer.status).toBe(201);
          return answer.json;
        }
        await sleep(100);
      }
      throw new Error('a POST was never answered');
    };
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: COUNT }, (_, nth) => post(nth))),
      meanwhile(),
    ]);
    clients.close();
    return { answers, cut };
  };

  const isOneDocument = async (answers: readonly Json[]): Promise<void> => {
    expect(answers).toHaveLength(COUNT);
    const [id = '', ...others] = new Set(answers.map((answer) => String(answer['id'])));
    expect([id, others]).toEqual([expect.stringMatching(/^inv_/), []]);
    const { sk_live } = services.credentials;
    const invoice = await services.poll(
      `/v1/invoices/${id}`,
      sk_live,
      (seen) => String(seen['status']) === 'accepted_by_dian',
    );
    const { documents } = await services.received();
    expect(documents.filter(({ number }) => String(number) === String(invoice['number']))).toMatchObject([
      { cufe: invoice['cufe'], accepted: true, accepted_times: 1 },
    ]);
  };

  const numbersTaken = async (): Promise<string[]> =>
    (await services.received()).documents.map(({ number }) => String(number)).sort();

  it('are one document: one id, one number, one acceptance', async () => {
    const { answers, cut } = await postAll(randomUUID());
    expect(cut).toBe(0);
    await isOneDocument(answers);
    expect(await numbersTaken()).toEqual(['SETP990000000']);
  });

  it('are one document also when one of the gateways is killed meanwhile', async () => {
    const { pid } = gateway('api-gateway-2');
    // A part of them is sent after the kill, however fast the others are answered.
    const { answers, cut } = await postAll(randomUUID(), 100, async () => {
      await sleep(30);
      process.kill(pid, 'SIGKILL');
    });
    expect(cut).toBeGreaterThan(0);
    await isOneDocument(answers);
    expect(await numbersTaken()).toEqual(['SETP990000000', 'SETP990000001']);
  });
});

describe('a rolling restart under load', () => {
  const EXIT_WITHIN_MS = 10_000;
  const LEAST_REQUESTS = 1_000;

  it('loses no request and resets no connection', async () => {
    const { sk_test } = services.credentials;
    const clients = new Clients(gateways(), sk_test);
    await clients.watchReadiness();
    const posted = new Map<string, string>();
    const failures: string[] = [];
    let sent = 0;
    let isOver = false;

    /** Sends a POST, then GETs of what it made, never twice the same request. */
    const load = async (): Promise<void> => {
      while (!isOver || sent < LEAST_REQUESTS) {
        const external_id = randomUUID();
        const made = await once('POST', '/v1/invoices', 201, { ...sale(), external_id });
        const id = String(made?.['id']);
        posted.set(external_id, id);
        for (let reads = 0; reads < 9; reads += 1) await once('GET', `/v1/invoices/${id}`, 200);
      }
    };
    const once = async (method: string, path: string, status: number, body?: object): Promise<Json | undefined> => {
      sent += 1;
      try {
        const answer = await clients.send(method, path, { body });
        if (answer.status !== status)
          failures.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.json)}`);
        return answer.json;
      } catch (error) {
        failures.push(`${method} ${path}: ${String(error)}`);
        return undefined;
      } finally {
        await sleep(80);
      }
    };

    const restart = async (name: string): Promise<void> => {
      const { pid } = gateway(name);
      const began = performance.now();
      process.kill(pid, 'SIGTERM');
      await clients.until(name, false);
      expect(isRunning(pid)).toBe(true);
      while (isRunning(pid)) await sleep(20);
      expect(performance.now() - began).toBeLessThan(EXIT_WITHIN_MS);
      await clients.until(name, true);
    };

    for (const { name } of gateways()) await clients.until(name, true);
    const loads = Array.from({ length: 4 }, load);
    await restart('api-gateway-1');
    await restart('api-gateway-2');
    isOver = true;
    await Promise.all(loads);
    clients.close();

    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(LEAST_REQUESTS);
    // Without such an answer the client would have been told nothing.
    expect(clients.sentAway).toBeGreaterThan(0);
    for (const [external_id, id] of posted) {
      const { json } = await services.call('GET', `/v1/invoices?external_id=${external_id}`, sk_test);
      expect(json['data']).toMatchObject([{ id }]);
      expect(json['data']).toHaveLength(1);
    }
  });

  const isRunning = (pid: number): boolean => pidsBelow(services.pid, 'service.main.js api-gateway').includes(pid);
});
