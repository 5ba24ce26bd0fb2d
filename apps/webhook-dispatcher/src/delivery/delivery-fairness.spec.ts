import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, live } from '@rubrica/service-testing';
import { type ReceiverAnswer, receiver, type Receiver, until } from '@rubrica/testing';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningDispatcher, startDispatcher } from '../dispatcher.fixture.js';
import { fact } from '../event/lifecycle.fixture.js';

const FAILS: ReceiverAnswer = { status: 500 };
const HANGS: ReceiverAnswer = { delayMs: 600_000 };

interface Shown {
  readonly status: string;
  readonly attempts: readonly { error: string | null; status: number | null }[];
}

describe('the dispatcher, to receivers that fail', () => {
  let dispatcher: RunningDispatcher;
  const receivers: Receiver[] = [];
  beforeEach(async () => {
    dispatcher = await startDispatcher();
  });
  afterEach(async () => {
    await dispatcher.close();
    await Promise.all(receivers.splice(0).map((one) => one.close()));
  });

  const receiverThat = async (...answers: readonly ReceiverAnswer[]): Promise<Receiver> => {
    const one = await receiver();
    receivers.push(one);
    const [first, ...others] = answers;
    if (first) one.answers(first, ...others);
    return one;
  };
  const register = async (url: string, events = ['invoice.accepted_by_dian']): Promise<string> => {
    const { body } = await dispatcher.call('POST', '/internal/webhook-endpoints', {
      caller: live,
      body: { url, subscribed_events: events },
    });
    return String(body['id']);
  };
  const accepted = (word: string) => fact('accepted', { document_id: idOf('inv', word) }, 2);
  const acceptAll = (name: string, count: number) =>
    dispatcher.publish(...Array.from({ length: count }, (_, i) => accepted(`${name} ${i}`)));
  const deliveries = async (id: string): Promise<Shown[]> =>
    (await dispatcher.call('GET', `/internal/webhook-endpoints/${id}/deliveries?limit=100`)).body['data'] as Shown[];
  const untilAll = (id: string, count: number, isSo: (shown: Shown) => boolean) =>
    until(
      () => deliveries(id),
      (all) => all.length === count && all.every(isSo),
    );
  const health = async (): Promise<{ open_until: Date | null; failures: number; failed_trials: number }[]> =>
    dispatcher.database.query('select open_until, failures, failed_trials from endpoint_health');
  /** Waits until the circuit is open, and turns the clock back: on no machine is its trial due by itself. */
  const untilOpen = async (): Promise<void> => {
    await until(health, ([row]) => row !== undefined && row.open_until !== null);
    dispatcher.clock.advance(-3_600);
  };
  /** Moves the clock to a second after the time of the trial. */
  const passTimeUntilTrial = async (): Promise<void> => {
    const [row] = await health();
    dispatcher.clock.advance(1 + (Number(row?.open_until) - dispatcher.clock.now().getTime()) / 1_000);
  };

  it('opens the circuit of one that fails ten times in a row: what comes then waits for a trial, which closes it', async () => {
    const erp = await receiverThat(FAILS);
    const id = await register(erp.url);
    await acceptAll('first', 10);
    await untilAll(id, 10, ({ attempts }) => attempts.length === 1);
    await untilOpen();
    erp.answers({ status: 200 });

    await acceptAll('then', 5);
    const waiting = await until(
      () =>
        dispatcher.database.query<{ behind_s: number }>(
          `select extract(epoch from t.due - h.open_until)::int as behind_s
           from timers t join endpoint_health h on t.group_key = h.tenant_id || '/' || h.endpoint_id
           where payload ? 'failedTrials' order by due`,
        ),
      (rows) => rows.length === 5,
    );
    expect(waiting[0]).toEqual({ behind_s: 0 });
    expect(new Set(waiting.map(({ behind_s }) => behind_s))).toEqual(new Set([0, 15]));
    expect(erp.requests).toHaveLength(10);

    await passTimeUntilTrial();
    await until(
      () => deliveries(id),
      (all) => all.filter(({ status }) => status === 'succeeded').length === 5,
    );
    expect(erp.requests).toHaveLength(15);
    expect(await health()).toEqual([{ open_until: null, failures: 0, failed_trials: 0 }]);
    dispatcher.clock.advance(40);
    await untilAll(id, 15, ({ status }) => status === 'succeeded');
  });

  it('counts an attempt as failed, without a call, when the trial that it waited for has failed', async () => {
    const erp = await receiverThat(FAILS);
    const id = await register(erp.url);
    await acceptAll('first', 10);
    await untilOpen();
    await acceptAll('then', 3);
    await until(
      () => dispatcher.database.query<object>("select from timers where payload ? 'failedTrials'"),
      (waiting) => waiting.length === 3,
    );
    await passTimeUntilTrial();
    await erp.received(11);
    await until(health, ([row]) => row?.failed_trials === 1);
    dispatcher.clock.advance(20);
    const all = await until(
      () => deliveries(id),
      (shown) => shown.every(({ attempts }) => attempts.length > 0),
    );
    expect(all.map(({ attempts }) => attempts[0]?.error).sort()).toEqual([
      ...Array.from({ length: 2 }, () => 'circuit_open'),
      ...Array.from({ length: 11 }, () => 'http_status'),
    ]);
  });

  it('delivers to the others while receivers of the same tenant hang with more than they may have under way', async () => {
    const [dead, erp] = [await receiverThat(HANGS), await receiverThat()];
    const hanging = [await register(dead.url), await register(dead.url)];
    await acceptAll('hang', 150);
    await dead.received(100);
    await register(erp.url, ['invoice.rejected_by_dian']);
    for (let i = 0; i < 20; i++)
      await dispatcher.publish(fact('rejected', { document_id: idOf('inv', `well ${i}`) }, 2));
    await erp.received(20);
    const [under] = await dispatcher.database.query<{ most: string }>(
      `select max(count) as most from (
         select count(*) from timers where kind = 'deliver' and owner is not null group by group_key
       ) as groups`,
    );
    expect(Number(under?.most)).toBeLessThanOrEqual(64);
    for (const id of hanging) expect((await deliveries(id)).every(({ status }) => status === 'pending')).toBe(true);
  });

  it('makes the first attempts of one document in the order of its events, whatever becomes of them', async () => {
    const erp = await receiverThat();
    // The first two: of this document and of another one, which waits for nothing.
    const slow: ReceiverAnswer = { status: 500, after: erp.received(2), delayMs: 400 };
    erp.answers(slow, slow, { status: 200 });
    await register(erp.url, ['invoice.accepted_contingency', 'invoice.accepted_by_dian', 'invoice.failed']);
    const document = { document_id: idOf('inv', 'ordenada') };
    await dispatcher.publish(
      fact('contingency-issued', document, 2),
      fact('issuing-failed', document, 3),
      fact('accepted', document, 4),
      accepted('another'),
    );
    const requests = await erp.received(4);
    const own = requests.filter(({ body }) => body.includes(document.document_id));
    expect(own.map(({ headers }) => headers['svc-event-type'])).toEqual([
      'invoice.accepted_contingency',
      'invoice.failed',
      'invoice.accepted_by_dian',
    ]);
    const [first, second] = own.map(({ at: received }) => received.getTime());
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(390);
    const another = requests.findIndex(({ body }) => !body.includes(document.document_id));
    expect(another).toBeLessThan(2);
  });

  it('loses none when it is killed in the middle, and is started again', async () => {
    const [erp, failing, dead] = [await receiverThat(), await receiverThat(FAILS), await receiverThat(HANGS)];
    await register(erp.url);
    await register(failing.url);
    await register(dead.url);
    await dispatcher.instance.stop();
    for (const kill of [1, 2, 3]) {
      const victim = await dispatcher.spawn();
      await acceptAll(`kill ${kill}`, 100);
      await erp.received(erp.requests.length + 20);
      victim.kill('SIGKILL');
      if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit');
      await sleep(50);
    }
    await dispatcher.start();
    const eventsAt = (one: Receiver) => new Set(one.requests.map(({ headers }) => headers['svc-event-id']));
    await until(
      async () => eventsAt(erp),
      (events) => events.size === 300,
    );
    await until(
      () =>
        dispatcher.database.query<object>(
          `select from deliveries d where status = 'pending' and not exists (select from timers t where t.key = d.id)`,
        ),
      (lost) => lost.length === 0,
    );
  });
});
