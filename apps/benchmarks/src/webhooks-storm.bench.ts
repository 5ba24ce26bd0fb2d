import { type DocumentFact, eventIdOf, startDispatcher } from '@rubrica/webhook-dispatcher/testing';
import { TOPICS } from '@rubrica/contracts';
import { kindOf as kindNamed } from '@rubrica/kinds';
import { fact as anyFact, idOf } from '@rubrica/service-testing';
import { cpuOf, cpuOfPostgres, endProcess, postmasterOf } from '@rubrica/testing';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BARE_CONNECTIONS, barePosts, recordedPosts } from './service/bare-posts.js';

/**
 * `npm run bench -- webhooks-storm [events [events per second]]`: 10,000 events to 50 endpoints of 10 tenants, of which 10
 * hang, 10 answer 500 and 5 drip. Twice at a steady pace (time from event to answer) and all at once (deliveries a second,
 * of which the better one counts), then all at once while the dispatcher is killed and started again (none lost). At the
 * end the same bodies by bare sockets: as they are, and with the least record of each (ADR 0161). Dispatcher, receivers
 * and PostgreSQL are processes of their own; this one publishes.
 */
const EVENTS = Number(process.argv[2] ?? 10_000);
const EVENTS_PER_S = Number(process.argv[3] ?? 1_000);
const TENANTS = 10;
/** What the first endpoints of each tenant do, and the fifth, by turns. Each is for events of a type of its own. */
const KINDS = ['healthy', 'healthy', 'hangs', 'fails'] as const;
const LAST_KIND = ['healthy', 'drips'] as const;
const TYPES = [
  ['invoice', 'accepted', 'accepted_by_dian'],
  ['invoice', 'rejected', 'rejected_by_dian'],
  ['credit_note', 'accepted', 'accepted_by_dian'],
  ['credit_note', 'rejected', 'rejected_by_dian'],
  ['debit_note', 'accepted', 'accepted_by_dian'],
] as const;
/** A service's relay brings so many facts to the log at once. */
const RELAY_BATCH = 1_000;

type Kind = (typeof KINDS)[number] | (typeof LAST_KIND)[number];
type Behaviour = (response: ServerResponse) => void;

const kindOf = (tenant: number, nth: number): Kind => KINDS[nth] ?? LAST_KIND[tenant % 2] ?? 'healthy';

// ---- the receivers' process

const serveReceivers = async (): Promise<void> => {
  let answered: [string, number][] = [];
  let body = '';
  const behaviours: Readonly<Record<Kind, Behaviour>> = {
    healthy: (response) => void response.end(),
    hangs: () => undefined,
    fails: (response) => void response.writeHead(500).end(),
    drips: ({ socket }) => {
      let next = 0;
      const text = `HTTP/1.1 200 OK\r\nx-slow: ${'.'.repeat(1_000)}`;
      const dripping = setInterval(() => socket?.write(text.charAt(next++)), 200);
      socket?.on('close', () => clearInterval(dripping));
    },
  };
  const listen = async (kind: Kind): Promise<number> => {
    const server: Server = createServer((request, response) => {
      if (body === '' && kind === 'healthy') request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.resume().on('end', () => {
        const eventId = request.headers['svc-event-id'];
        if (kind === 'healthy') answered.push([String(eventId), performance.timeOrigin + performance.now()]);
        behaviours[kind](response);
      });
    });
    await once(server.listen(0, '127.0.0.1', 4_096), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const kinds = Array.from({ length: TENANTS * TYPES.length }, (_, i) =>
    kindOf(Math.floor(i / TYPES.length), i % TYPES.length),
  );
  process.send?.(await Promise.all(kinds.map(listen)));
  process.on('message', () => {
    process.send?.([answered, body]);
    answered = [];
  });
};

// ---- the dispatcher's process

interface Round {
  /** Deliveries a second to healthy endpoints. */
  readonly perS: number;
  /** From event to answer. */
  readonly p99Ms: number;
  /** Events for healthy endpoints that did not come in two minutes. */
  readonly lost: number;
  /** Resident memory of the dispatcher at the end. */
  readonly rssMB: number;
}

interface Answer {
  readonly eventId: string;
  readonly atMs: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

const nowMs = (): number => performance.timeOrigin + performance.now();

const bench = async (): Promise<void> => {
  const receivers = fork(fileURLToPath(import.meta.url), ['receivers'], { serialization: 'advanced' });
  const [ports] = (await once(receivers, 'message')) as [readonly number[]];
  let body = '';
  /** Answers of healthy endpoints since the last question. */
  const answers = async (): Promise<readonly Answer[]> => {
    receivers.send('answers');
    const [told] = (await once(receivers, 'message')) as [readonly [readonly [string, number][], string]];
    body = told[1];
    return told[0].map(([eventId, atMs]) => ({ eventId, atMs }));
  };
  // Facts of documents are heard by nobody but the dispatcher.
  const harness = await startDispatcher({ mostEndpoints: 50 }, TOPICS.tenantLifecycle);
  const postmaster = await postmasterOf(harness.fresh.adminUrl);
  for (const [i, port] of ports.entries()) {
    const [kind, , outcome] = TYPES[i % TYPES.length] ?? TYPES[0];
    await harness.call('POST', '/internal/webhook-endpoints', {
      caller: { tenantId: tenantOf(i), livemode: true, keyId: 'key_1', role: 'full', version: '2026-01-01' },
      body: { url: `http://127.0.0.1:${port}/rubrica`, subscribed_events: [`${kind}.${outcome}`] },
    });
  }
  await harness.instance.stop();
  let dispatcher = await harness.spawn();
  const factsOf = (round: string, count: number): DocumentFact[] =>
    Array.from({ length: count }, (_, i) => factAt(round, i));
  const isForHealthy = (i: number): boolean =>
    kindOf(Math.floor((i % ports.length) / TYPES.length), i % TYPES.length) === 'healthy';
  const healthyOf = (count: number): number => Array.from({ length: count }, (_, i) => i).filter(isForHealthy).length;

  /** Publishes facts `perTick` every 20 ms, and waits for the answers of the healthy endpoints. */
  const round = async (name: string, count: number, perTick: number, kill = false): Promise<Round> => {
    const facts = factsOf(name, count);
    const saidAt = new Map<string, number>();
    const cpu = cpuNow();
    const { pid } = dispatcher;
    const begunMs = nowMs();
    const got = new Map<string, number>();
    let calls = 0;
    const rss: number[] = [];
    const publishing = (async () => {
      for (let i = 0, tick = 1; i < facts.length; i += perTick, tick++) {
        const some = facts.slice(i, i + perTick);
        for (const fact of some) saidAt.set(eventIdOf(fact), nowMs());
        for (let n = 0; n < some.length; n += RELAY_BATCH) await harness.publish(...some.slice(n, n + RELAY_BATCH));
        const aheadMs = begunMs + tick * 20 - nowMs();
        if (aheadMs > 0) await sleep(aheadMs);
      }
    })();
    const wanted = healthyOf(count);
    while (got.size < wanted && nowMs() - begunMs < 120_000) {
      await sleep(100);
      for (const { eventId, atMs } of await answers()) {
        calls += 1;
        if (saidAt.has(eventId) && !got.has(eventId)) got.set(eventId, atMs);
      }
      if (kill && got.size > wanted / 2) {
        kill = false;
        await endProcess(dispatcher);
        dispatcher = await harness.spawn();
      }
      rss.push(rssOf(dispatcher.pid));
    }
    await publishing;
    const seconds = (Math.max(...got.values()) - begunMs) / 1000;
    const took = [...got].map(([eventId, atMs]) => atMs - (saidAt.get(eventId) ?? NaN)).sort((a, b) => a - b);
    console.log(
      `${name}: ${got.size} of ${wanted} to healthy endpoints (${count} in all; ${calls} calls) in ${seconds.toFixed(1)} s, ` +
        `${Math.round(got.size / seconds)}/s; event to answer p50 ${percentile(took, 0.5).toFixed(0)} ms, ` +
        `p99 ${percentile(took, 0.99).toFixed(0)} ms`,
    );
    const now = cpuNow();
    const per = (part: keyof typeof now): string =>
      `${part} ${(((now[part] - cpu[part]) / count) * 1000).toFixed(2)} ms`;
    const parts = Object.keys(now) as (keyof typeof now)[];
    if (dispatcher.pid === pid) console.log(`  CPU per event: ${parts.map(per).join(', ')}`);
    console.log(`  RSS of the dispatcher: at most ${Math.max(...rss)} MB, ${rss.at(-1)} MB at the end`);
    const [perS, p99Ms] = [got.size / seconds, percentile(took, 0.99)];
    return { perS, p99Ms, lost: wanted - got.size, rssMB: rss.at(-1) ?? NaN };
  };
  const cpuNow = () => ({
    dispatcher: cpuOf(dispatcher.pid ?? 0),
    PostgreSQL: cpuOfPostgres(postmaster),
    receivers: cpuOf(receivers.pid ?? 0),
    publisher: cpuOf(process.pid),
  });
  const steady: Round[] = [];
  const atOnce: Round[] = [];
  for (const pass of [1, 2]) {
    steady.push(await round(`steady, ${pass}`, EVENTS, EVENTS_PER_S / 50));
    atOnce.push(await round(`at once, ${pass}`, EVENTS, EVENTS));
  }
  const killed = await round('killed', EVENTS, EVENTS, true);
  await endProcess(dispatcher);

  const healthy = ports.filter((_, i) => isForHealthy(i));
  const bare = await barePosts(healthy, body, 2 * EVENTS);
  const recorded = await recordedPosts(harness.fresh.adminUrl, healthy, body, 2 * EVENTS);
  const perS = Math.max(...atOnce.map((one) => one.perS));
  console.log(
    `the same bodies by bare sockets, ${BARE_CONNECTIONS} to each: ${bare.toFixed(0)}/s, ratio ${(perS / bare).toFixed(2)}; ` +
      `with the least record: ${recorded.toFixed(0)}/s, ratio ${(perS / recorded).toFixed(2)}`,
  );
  // The heap of a fresh process grows for about 30,000 events, whatever they are: after three rounds it has.
  const growth = (atOnce[1]?.rssMB ?? NaN) / (steady[1]?.rssMB ?? NaN);
  const held = [
    ['deliveries/s to healthy endpoints, all at once', perS, '>=', 1_500],
    ['p99 of event to answer at a steady pace, ms', Math.min(...steady.map(({ p99Ms }) => p99Ms)), '<', 1_000],
    ['memory after four rounds to that after three', growth, '<', 1.1],
    ['events lost, with and without kill -9', sum([...steady, ...atOnce, killed].map(({ lost }) => lost)), '<', 1],
    ['ratio to bare sockets with the least record', perS / recorded, '>=', 0.05],
  ] as const;
  const isHeld = ([, figure, sign, limit]: (typeof held)[number]): boolean =>
    sign === '<' ? figure < limit : figure >= limit;
  for (const one of held)
    console.log(`${isHeld(one) ? 'held  ' : 'MISSED'} ${one[0]}: ${one[1].toFixed(2)} (limit ${one[2]} ${one[3]})`);
  receivers.kill();
  await harness.close();
  process.exit(held.every(isHeld) ? 0 : 1);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Resident memory of a process in MB. */
const rssOf = (pid = 0): number => {
  const [, kB = NaN] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
};

const tenantOf = (endpoint: number): string => idOf('ten', `storm ${Math.floor(endpoint / TYPES.length)}`);

/** The fact of the event that goes to the endpoint `i % 50`. */
const factAt = (round: string, i: number): DocumentFact => {
  const endpoint = i % (TENANTS * TYPES.length);
  const [kind, name] = TYPES[endpoint % TYPES.length] ?? TYPES[0];
  const documentId = idOf(kindNamed(kind).idPrefix, `${round} ${i}`);
  return anyFact(
    name,
    { document_id: documentId, kind, environment: 'habilitacion' },
    { version: 2, tenantid: tenantOf(endpoint), time: new Date().toISOString() },
  ) as DocumentFact;
};

await (process.argv[2] === 'receivers' ? serveReceivers() : bench());
