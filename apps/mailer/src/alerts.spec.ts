import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { blobOf, idOf, recordOf } from '@rubrica/service-testing';
import { alertRules, until } from '@rubrica/testing';
import pg from 'pg';
import { type RunningMailer, startMailer } from './mailer.fixture.js';

const rules = alertRules();

rules.describe('alerts on a service, its log and its database', () => {
  let mailer: RunningMailer;
  let nth = 0;

  beforeAll(async () => {
    mailer = await startMailer();
  });
  afterAll(() => mailer.close());

  const scrape = async (): Promise<string> => (await mailer.app.inject({ url: '/metrics' })).payload;
  const valueIn = (text: string, series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(series))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  const untilScraped = (series: string, is: (value: number) => boolean): Promise<string> =>
    until(scrape, (text) => is(valueIn(text, series)));
  /** What is under way between outbox, log and reader, and what waits for the database. */
  const WORK_LEFT = ['rubrica_consumer_lag', 'rubrica_outbox_depth', 'rubrica_database_waiters'];
  /** The same, when none of it is left. */
  const untilSettled = (series = 'rubrica_log_up', is = (value: number): boolean => value === 1): Promise<string> =>
    until(
      scrape,
      (text) =>
        is(valueIn(text, series)) &&
        WORK_LEFT.reduce((sum, name) => sum + valueIn(text, name), 0) === 0,
    );
  /** Only the mailer runs. */
  const firing = (scrapes: readonly string[], minutes: number): string[] =>
    rules.firing(scrapes, minutes).filter((name) => name !== 'ServiceAbsent');
  /** Has it fire nothing any more, by scrapes now. */
  const isQuiet = async (): Promise<void> =>
    expect(firing([await untilSettled(), await untilSettled()], 80)).toEqual([]);
  const packaged = (to: string, blobs: object = {}) => {
    nth += 1;
    const document_id = idOf('inv', `alert ${nth}`);
    return mailer.packaged({ document_id, ...blobs }, { document_id, mail: { to: [to], cc: [] } });
  };
  /** A session of somebody else that holds the locks of a statement while `work` is done. */
  const holding = async (lock: string, work: () => Promise<void>) => {
    const foreign = new pg.Client({ connectionString: mailer.fresh.adminUrl });
    await foreign.connect();
    foreign.on('error', () => undefined); // an operator may end it
    try {
      await foreign.query(`begin; ${lock}`);
      await work();
    } finally {
      await foreign.end().catch(() => undefined);
    }
  };

  it('none fires when all is well', async () => {
    await packaged('compras@condor.co');
    await untilScraped('rubrica_mail_attempts_total{mode="live",result="delivered"', (n) => n === 1);
    await isQuiet();
  });

  it('MailServerRefuses and TimersLate: the mail server is away, and then nobody mails', async () => {
    const before = await untilSettled();
    await mailer.stopServer();
    for (let mails = 0; mails < 6; mails += 1) await packaged('compras@condor.co');
    const deferred = await untilSettled('rubrica_mail_attempts_total{mode="live",result="deferred"', (n) => n === 6);
    expect(firing([before, deferred], 10)).toEqual(['MailServerRefuses']);

    await mailer.startServer();
    await holding(`select from mailer.timers where kind = 'send' for update`, async () => {
      mailer.clock.advance(15 * 60);
      const late = await untilSettled('rubrica_timers_late_seconds{kind="send"', (seconds) => seconds > 300);
      expect(firing([late, late], 6)).toEqual(['TimersLate']);
    });
    await untilScraped('rubrica_mail_attempts_total{mode="live",result="delivered"', (n) => n === 7);
    await isQuiet();
  });

  it('MailsBounce: servers refuse our mails', async () => {
    const before = await untilSettled();
    mailer.refusals.set('nadie@condor.co', '550 5.1.1 no such user');
    for (let mails = 0; mails < 12; mails += 1) await packaged('nadie@condor.co');
    const bounced = await untilSettled(
      'rubrica_facts_total{type="document.email-bounced",environment="habilitacion"',
      (n) => n === 12,
    );
    expect(firing([before, bounced], 1)).toEqual(['MailsBounce']);
    await isQuiet();
  });

  it('ConsumerStuck: a foreign session holds what the reader writes, and ends by the SQL of its runbook', async () => {
    await packaged('compras@condor.co');
    await untilScraped('rubrica_consumer_lag', (lag) => lag === 0);
    await holding('lock table mailer.consumer_positions in exclusive mode', async () => {
      await packaged('compras@condor.co');
      await untilScraped('rubrica_consumer_lag', (lag) => lag > 0);
      const stuck = await untilScraped('rubrica_outbox_depth', (depth) => depth === 0); // of the mail before
      expect(firing([stuck, stuck], 12)).toEqual(['ConsumerStuck']);

      const operator = new pg.Client({ connectionString: mailer.fresh.adminUrl });
      await operator.connect();
      const blocking = await until(
        async () => {
          const { rows } = await operator.query<{ pids: number[] }>(
            `select pg_blocking_pids(pid) as pids from pg_stat_activity
             where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
          );
          return [...new Set(rows.flatMap(({ pids }) => pids))];
        },
        (pids) => pids.length > 0,
      );
      await operator.query('select pg_terminate_backend($1)', [blocking[0]]);
      await operator.end();
      await untilScraped('rubrica_consumer_lag', (lag) => lag === 0);
    });
    await isQuiet();
  });

  it('OutboxNotSent: a foreign session holds what the relay writes', async () => {
    await holding('lock table mailer.leases in exclusive mode', async () => {
      await packaged('compras@condor.co');
      const full = await untilScraped('rubrica_outbox_depth', (depth) => depth > 0);
      expect(firing([full, full], 12)).toContain('OutboxNotSent');
    });
    await untilScraped('rubrica_outbox_depth', (depth) => depth === 0);
    await isQuiet();
  });

  it('ConnectionsExhausted: all connections wait for a table', async () => {
    const asked = holding('lock table mailer.mailings in access exclusive mode', async () => {
      const calls = Array.from({ length: 20 }, () =>
        mailer.call('GET', `/internal/documents/${idOf('inv', 'none')}/mailings`),
      );
      await until(
        () => mailer.database.connections.waiting,
        (waiting) => waiting > 5,
      );
      expect(firing([await scrape()], 8)).toContain('ConnectionsExhausted');
      await Promise.allSettled(calls);
    });
    await asked;
    await isQuiet();
  });

  it('DatabaseAway, EventLogAway and ServerErrors: the database takes no connections', async () => {
    const before = await untilSettled();
    const server = new pg.Client({ connectionString: mailer.fresh.adminUrl.replace(/\/[^/]+$/, '/postgres') });
    await server.connect();
    const database = new URL(mailer.fresh.adminUrl).pathname.slice(1);
    try {
      await server.query(`alter database ${database} with allow_connections false`);
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
      await mailer.call('GET', `/internal/documents/${idOf('inv', 'none')}/mailings`);
      const away = await untilScraped('rubrica_database_up', (up) => up === 0);
      expect(firing([before, away], 8)).toEqual(['DatabaseAway', 'EventLogAway', 'ServerErrors']);
    } finally {
      await server.query(`alter database ${database} with allow_connections true`);
      await server.end();
    }
    await untilScraped('rubrica_log_up', (up) => up === 1);
    await packaged('compras@condor.co');
    await untilScraped('rubrica_consumer_lag', (lag) => lag === 0);
    await isQuiet();
  });

  it('ParkedKeys: a message fails', async () => {
    await packaged('compras@condor.co', { request_blob: blobOf('nowhere') });
    const parked = await untilSettled('rubrica_parked_keys', (keys) => keys === 1);
    expect(firing([parked], 12)).toEqual(['ParkedKeys']);
    await mailer.database.query('delete from parked');
    await isQuiet();
  });

  it('DeadLetters: nobody can read a message', async () => {
    const { parts } = mailer.instance;
    const fact = recordOf(await packaged('compras@condor.co'));
    await parts.log.append([{ ...fact, headers: { ...fact.headers, ce_id: 'document-x@1' }, body: Buffer.from('{}') }]);
    const dead = await untilSettled('rubrica_dead_letters', (letters) => letters === 1);
    expect(firing([dead], 3)).toEqual(['DeadLetters']);
    await mailer.database.query('delete from parked');
    await isQuiet();
  });

  it('StoppedPartitions: a message has a version of tomorrow', async () => {
    const { parts } = mailer.instance;
    const fact = recordOf(await packaged('compras@condor.co'));
    const ce_type = 'co.rubrica.document.packaged.v9';
    await parts.log.append([{ ...fact, headers: { ...fact.headers, ce_id: 'document-y@1', ce_type } }]);
    const stopped = await untilScraped('rubrica_stopped_partitions', (partitions) => partitions === 1);
    expect(firing([stopped], 12)).toContain('StoppedPartitions');
  });
});
