import { describe, expect, it } from '@jest/globals';
import { type GaugeReading, SERVICES } from '@rubrica/contracts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALARMS, gaugesOf, runbookOf, type ServiceReadings, stateOf } from './state.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const reading = (name: GaugeReading['name'], value: number, labels: GaugeReading['labels'] = {}): GaugeReading => ({
  ...{ name, value, labels },
});
const HEALTHY = [reading('rubrica_database_up', 1), reading('rubrica_log_up', 1), reading('rubrica_outbox_depth', 0)];
const all = (of: Partial<Record<string, readonly GaugeReading[] | null>> = {}): ServiceReadings[] =>
  SERVICES.map((service) => ({ service, readings: of[service] === undefined ? HEALTHY : (of[service] ?? null) }));

describe('the state of the installation', () => {
  it('has no alarm while all is well', () => {
    const { services, environments } = stateOf(all(), [], NOW);
    expect([...services, ...environments].flatMap(({ alarms }) => alarms)).toEqual([]);
    expect(services.map(({ service, up }) => [service, up])).toEqual(SERVICES.map((service) => [service, true]));
  });

  it('names a service that does not answer, with its runbook', () => {
    const { services } = stateOf(all({ mailer: null }), [], NOW);
    expect(services.find(({ service }) => service === 'mailer')).toMatchObject({
      up: false,
      lag: null,
      alarms: [{ name: 'service-absent', runbook: 'docs/runbooks/alerts/service-absent.md' }],
    });
  });

  it('adds up what the consumers of a service have, and takes the latest of its timers', () => {
    const mailer = [
      ...HEALTHY,
      reading('rubrica_consumer_lag', 900, { consumer: 'a' }),
      reading('rubrica_consumer_lag', 200, { consumer: 'b' }),
      reading('rubrica_parked_keys', 1, { consumer: 'a' }),
      reading('rubrica_timers_late_seconds', 12, { kind: 'send' }),
      reading('rubrica_timers_late_seconds', 301, { kind: 'remove' }),
    ];
    const row = stateOf(all({ mailer }), [], NOW).services.find(({ service }) => service === 'mailer');
    expect(row).toMatchObject({ lag: 1_100, parked_keys: 1, timers_late_seconds: 301 });
    expect(row?.alarms.map(({ name }) => name)).toEqual(['consumer-lag', 'parked-keys', 'timers-late']);
  });

  it('shows DIAN by environment: silence, breaker, contingency, what waits and since when', () => {
    const of = { environment: 'production' };
    const submitter = [
      ...HEALTHY,
      reading('rubrica_dian_calls_allowed', 0, of),
      reading('rubrica_dian_silent_seconds', 75.4, of),
      reading('rubrica_contingency_declared', 1, of),
      reading('rubrica_contingency_documents', 7, { ...of, state: 'held' }),
      reading('rubrica_waiting_documents', 3, { ...of, reason: 'certificate_missing' }),
    ];
    const backlogs = [{ environment: 'production' as const, count: 12, oldest: new Date('2026-11-28T11:50:00Z') }];
    const { environments } = stateOf(all({ 'dian-submitter': submitter }), backlogs, NOW);
    expect(environments[0]).toMatchObject({
      environment: 'production',
      backlog: 12,
      oldest_seconds: 600,
      waiting: [{ reason: 'certificate_missing', count: 3 }],
      contingency: { declared: true, held: 7, released: 0, set_aside: 0 },
      dian: { breaker: 'open', silent_seconds: 75 },
    });
    expect(environments[0]?.alarms.map(({ name }) => name)).toEqual(['dian-silent', 'contingency-declared']);
  });

  it('names runbooks that there are', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    expect(ALARMS.filter((alarm) => !existsSync(`${root}${runbookOf(alarm)}`))).toEqual([]);
  });
});

describe('the gauges of the history', () => {
  it('are always the same, however many services answer, and so few that a day has less than 50,000 rows', () => {
    const names = [...gaugesOf(stateOf(all(), [], NOW)).keys()];
    expect([...gaugesOf(stateOf(all({ mailer: null }), [], NOW)).keys()]).toEqual(names);
    expect(names.length * 1_440).toBeLessThan(50_000);
    expect(new Set(names).size).toBe(names.length);
  });
});
