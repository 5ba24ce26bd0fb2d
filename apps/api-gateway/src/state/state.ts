import type { GaugeReading, ServiceName } from '@rubrica/contracts';

/** What a service has answered; null: it did not answer, or not with its gauges. */
export interface ServiceReadings {
  readonly service: ServiceName;
  readonly readings: readonly GaugeReading[] | null;
}

/** Documents of an environment that have no verdict yet. */
export interface Backlog {
  readonly environment: EnvironmentName;
  readonly count: number;
  readonly oldest: Date | null;
}

export const ENVIRONMENTS = ['production', 'habilitacion', 'test'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** Something that an operator has to look at, with the name of its page in docs/runbooks/alerts. */
export interface Alarm {
  readonly name: AlarmName;
  readonly runbook: string;
}

/** Each alarm of a row: when it is raised. The limits are those of the alerts in deploy/monitoring. */
const OF_SERVICE = {
  'service-absent': ({ up }) => !up,
  'database-away': ({ database_up }) => database_up === false,
  'event-log-away': ({ log_up }) => log_up === false,
  'outbox-grows': ({ outbox }) => (outbox ?? 0) > 1_000,
  'consumer-lag': ({ lag }) => (lag ?? 0) > 1_000,
  'stopped-partitions': ({ stopped_partitions }) => (stopped_partitions ?? 0) > 0,
  'parked-keys': ({ parked_keys }) => (parked_keys ?? 0) > 0,
  'dead-letters': ({ dead_letters }) => (dead_letters ?? 0) > 0,
  'timers-late': ({ timers_late_seconds }) => (timers_late_seconds ?? 0) > 300,
} as const satisfies Readonly<Record<string, (row: ServiceValues) => boolean>>;
const OF_ENVIRONMENT = {
  'dian-silent': ({ dian }) => (dian?.silent_seconds ?? 0) > 60,
  'contingency-declared': ({ contingency }) => contingency?.declared === true,
  'contingency-undecided': ({ contingency }) => (contingency?.set_aside ?? 0) > 0,
} as const satisfies Readonly<Record<string, (row: EnvironmentValues) => boolean>>;

export type AlarmName = keyof typeof OF_SERVICE | keyof typeof OF_ENVIRONMENT;
export const ALARMS = [...Object.keys(OF_SERVICE), ...Object.keys(OF_ENVIRONMENT)] as readonly AlarmName[];
export const runbookOf = (alarm: AlarmName): string => `docs/runbooks/alerts/${alarm}.md`;

interface ServiceValues {
  readonly service: ServiceName;
  readonly up: boolean;
  readonly database_up: boolean | null;
  readonly log_up: boolean | null;
  readonly outbox: number | null;
  readonly lag: number | null;
  readonly stopped_partitions: number | null;
  readonly parked_keys: number | null;
  readonly dead_letters: number | null;
  readonly timers_due: number | null;
  readonly timers_late_seconds: number | null;
}

interface EnvironmentValues {
  readonly environment: EnvironmentName;
  readonly backlog: number;
  readonly oldest_seconds: number | null;
  readonly waiting: readonly { readonly reason: string; readonly count: number }[];
  readonly contingency: {
    readonly declared: boolean;
    readonly held: number;
    readonly released: number;
    readonly set_aside: number;
  } | null;
  readonly dian: {
    readonly breaker: 'closed' | 'trying' | 'open';
    readonly calls_allowed: number;
    readonly silent_seconds: number;
  } | null;
}

export type ServiceState = ServiceValues & { readonly alarms: readonly Alarm[] };
export type EnvironmentState = EnvironmentValues & { readonly alarms: readonly Alarm[] };
export interface State {
  readonly services: readonly ServiceState[];
  readonly environments: readonly EnvironmentState[];
}

/** Makes the state of the installation from what its services answered. */
export const stateOf = (answered: readonly ServiceReadings[], backlogs: readonly Backlog[], now: Date): State => {
  const all = answered.flatMap(({ readings }) => readings ?? []);
  return {
    services: answered.map(({ service, readings }) => {
      const row = serviceRow(service, readings);
      return { ...row, alarms: alarmsIn(OF_SERVICE, row) };
    }),
    environments: ENVIRONMENTS.map((environment) => {
      const row = environmentRow(environment, all, backlogs, now);
      return { ...row, alarms: alarmsIn(OF_ENVIRONMENT, row) };
    }),
  };
};

const alarmsIn = <Row, Name extends AlarmName>(
  alarms: Readonly<Record<Name, (row: Row) => boolean>>,
  row: Row,
): Alarm[] =>
  (Object.keys(alarms) as Name[])
    .filter((name) => alarms[name](row))
    .map((name) => ({ name, runbook: runbookOf(name) }));

const serviceRow = (service: ServiceName, readings: readonly GaugeReading[] | null): ServiceValues => {
  const of = (name: GaugeReading['name']): number[] =>
    (readings ?? []).filter((reading) => reading.name === name).map(({ value }) => value);
  const sum = (name: GaugeReading['name']): number | null =>
    orNull(of(name), (values) => values.reduce((a, b) => a + b));
  const most = (name: GaugeReading['name']): number | null => orNull(of(name), (values) => Math.max(...values));
  const flag = (name: GaugeReading['name']): boolean | null => orNull(of(name), ([value]) => value === 1);
  return {
    service,
    up: readings !== null,
    database_up: flag('rubrica_database_up'),
    log_up: flag('rubrica_log_up'),
    outbox: sum('rubrica_outbox_depth'),
    lag: sum('rubrica_consumer_lag'),
    stopped_partitions: sum('rubrica_stopped_partitions'),
    parked_keys: sum('rubrica_parked_keys'),
    dead_letters: sum('rubrica_dead_letters'),
    timers_due: sum('rubrica_timers_due'),
    timers_late_seconds: most('rubrica_timers_late_seconds'),
  };
};

const environmentRow = (
  environment: EnvironmentName,
  readings: readonly GaugeReading[],
  backlogs: readonly Backlog[],
  now: Date,
): EnvironmentValues => {
  const own = readings.filter(({ labels }) => labels['environment'] === environment);
  const of = (name: GaugeReading['name']): readonly GaugeReading[] => own.filter((reading) => reading.name === name);
  const { count = 0, oldest = null } = backlogs.find((one) => one.environment === environment) ?? {};
  const [declared] = of('rubrica_contingency_declared');
  const documents = (state: string): number =>
    of('rubrica_contingency_documents').find(({ labels }) => labels['state'] === state)?.value ?? 0;
  const [allowed] = of('rubrica_dian_calls_allowed');
  const waiting = Map.groupBy(of('rubrica_waiting_documents'), ({ labels }) => labels['reason'] ?? '');
  return {
    environment,
    backlog: count,
    oldest_seconds: oldest && Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1_000)),
    waiting: [...waiting]
      .map(([reason, found]) => ({ reason, count: found.reduce((total, { value }) => total + value, 0) }))
      .filter(({ count: waits }) => waits > 0),
    contingency: declared
      ? {
          declared: declared.value === 1,
          held: documents('held'),
          released: documents('released'),
          set_aside: documents('set_aside'),
        }
      : null,
    dian: allowed
      ? {
          breaker: allowed.value === 0 ? 'open' : allowed.value === 1 ? 'trying' : 'closed',
          calls_allowed: allowed.value,
          silent_seconds: Math.round(of('rubrica_dian_silent_seconds')[0]?.value ?? 0),
        }
      : null,
  };
};

const orNull = <T, R>(values: readonly T[], made: (values: readonly T[]) => R): R | null =>
  values.length === 0 ? null : made(values);

/** Returns the values that the history keeps of a state, by the name of the gauge. There are always the same names. */
export const gaugesOf = ({ services, environments }: State): ReadonlyMap<string, number | null> =>
  new Map<string, number | null>([
    ...services.flatMap((row): [string, number | null][] => [
      [`${row.service}.up`, row.up ? 1 : 0],
      [`${row.service}.lag`, row.lag],
      [`${row.service}.outbox`, row.outbox],
    ]),
    ['parked_keys', total(services, ({ parked_keys }) => parked_keys)],
    ['dead_letters', total(services, ({ dead_letters }) => dead_letters)],
    ['timers_late_seconds', Math.max(...services.map(({ timers_late_seconds }) => timers_late_seconds ?? 0))],
    ...environments
      .filter(({ environment }) => environment !== 'test')
      .flatMap((row): [string, number | null][] => [
        [`${row.environment}.backlog`, row.backlog],
        [`${row.environment}.oldest_seconds`, row.oldest_seconds ?? 0],
        [`${row.environment}.waiting`, row.waiting.reduce((sum, { count }) => sum + count, 0)],
        [`${row.environment}.dian_silent_seconds`, row.dian?.silent_seconds ?? null],
        [`${row.environment}.dian_calls_allowed`, row.dian?.calls_allowed ?? null],
      ]),
  ]);

const total = <Row>(rows: readonly Row[], valueOf: (row: Row) => number | null): number =>
  rows.reduce((sum, row) => sum + (valueOf(row) ?? 0), 0);
