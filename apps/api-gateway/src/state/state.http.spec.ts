import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { startStandIn } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { type Json, OPERATOR_TOKEN, type RunningGateway, startGateway } from '../gateway.fixture.js';
import { GaugeHistory } from './gauge-history.store.js';

let gateway: RunningGateway;

/** Answers that are no gauges. */
const BROKEN: readonly (readonly [ServiceName, string])[] = [
  ['certificate-vault', '{"reasons":[]}'],
  ['document-issuer', '[null]'],
  ['webhook-dispatcher', '<html>'],
];

beforeAll(async () => {
  gateway = await startGateway();
  const labels = { environment: 'production' };
  const submitter = await startStandIn((server) =>
    server.get('/internal/operations/gauges', () =>
      Promise.resolve([
        { name: 'rubrica_database_up', labels: {}, value: 1 },
        { name: 'rubrica_dian_calls_allowed', labels, value: 0 },
        { name: 'rubrica_dian_silent_seconds', labels, value: 90 },
      ]),
    ),
  );
  gateway.standIn('dian-submitter', submitter);
  for (const [service, answer] of BROKEN) {
    const broken = await startStandIn((server) =>
      server.get('/internal/operations/gauges', (_, reply) => reply.type('application/json').send(answer)),
    );
    gateway.standIn(service, broken);
  }
});
afterAll(() => gateway.close());

const ask = (path: string) => gateway.call('GET', `/admin/v1/state${path}`, { key: OPERATOR_TOKEN });
const rowOf = (rows: unknown, name: string, value: string): Json | undefined =>
  (rows as Json[]).find((row) => row[name] === value);

describe('GET /admin/v1/state', () => {
  it('has a row for each service, also for those that do not answer', async () => {
    const { status, json } = await ask('');
    expect(status).toBe(200);
    expect((json['services'] as Json[]).map(({ service }) => service)).toEqual(SERVICES);
    expect(rowOf(json['services'], 'service', 'api-gateway')).toMatchObject({
      up: true,
      database_up: true,
      log_up: true,
    });
    expect(rowOf(json['services'], 'service', 'dian-submitter')).toMatchObject({
      up: true,
      database_up: true,
      lag: null,
    });
    expect(rowOf(json['services'], 'service', 'mailer')).toMatchObject({
      up: false,
      alarms: [{ name: 'service-absent' }],
    });
    expect(rowOf(json['environments'], 'environment', 'production')).toMatchObject({
      dian: { breaker: 'open', silent_seconds: 90 },
      alarms: [{ name: 'dian-silent', runbook: 'docs/runbooks/alerts/dian-silent.md' }],
    });
  });
});

describe('GET /admin/v1/state of a service that answers something else than gauges', () => {
  it.each(BROKEN)('says that %s is not there: %s', async (service) => {
    const { status, json } = await ask('');
    const row = { up: false, database_up: null, alarms: [{ name: 'service-absent' }] };
    expect([status, rowOf(json['services'], 'service', service)]).toMatchObject([200, row]);
  });
});

describe('GET /admin/v1/state/history', () => {
  const points = async (gauge: string, query = ''): Promise<Json[]> =>
    (await ask(`/history?gauge=${gauge}${query}`)).json['points'] as Json[];

  it('has a reading for each minute', async () => {
    gateway.clock.advance(60);
    const read = await until(
      () => points('production.dian_silent_seconds'),
      (found) => found.length > 0,
    );
    expect(read[0]).toMatchObject({ value: 90 });
    expect(await points('mailer.up')).toMatchObject([{ value: 0 }]);
    expect(await points('api-gateway.up')).toMatchObject([{ value: 1 }]);
    expect(await points('mailer.unknown')).toEqual([]);
  });

  it('keeps a day and no more, however long it runs', async () => {
    const history = gateway.app.get(GaugeHistory);
    for (let minute = 0; minute < 1_500; minute += 50) {
      gateway.clock.advance(50 * 60);
      await gateway.database.transaction((tx) => {
        history.add(tx, new Map([['some.gauge', minute]]));
        return Promise.resolve();
      });
    }
    const rows = await gateway.database.query(`select from gauge_history where gauge = 'some.gauge'`);
    expect(rows.length).toBeLessThanOrEqual(1_440);
    const found = await points('some.gauge');
    expect(found.at(-1)).toMatchObject({ value: 1_450 });
    expect(found.length).toBeLessThan(30);
  });

  it('refuses a name that is none, and a time that is none', async () => {
    for (const query of ['gauge=%27', 'gauge=mailer.up&from=yesterday', ''])
      expect((await ask(`/history?${query}`)).status).toBe(422);
  });
});
