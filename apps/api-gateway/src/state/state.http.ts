import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { SERVICES } from '@rubrica/contracts';
import { Clock, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { Operation } from '../operation/operation.js';
import { OperatorGuard } from '../operator/operator.guard.js';
import { instant } from '../resource/list.js';
import { GaugeHistory } from './gauge-history.store.js';
import { ALARMS, ENVIRONMENTS } from './state.js';
import { States } from './state.process.js';

const DAY_MS = 86_400_000;
const one = (values: readonly string[], description: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description },
  );
const orNull = (type: 'number' | 'boolean', description: string) =>
  Type.Union([type === 'number' ? Type.Number() : Type.Boolean(), Type.Null()], { description });
const count = (description: string) => orNull('number', `${description}; null: not known`);

const alarms = Type.Array(
  Type.Object(
    {
      name: one(ALARMS, 'what is wrong'),
      runbook: Type.String({ description: 'page of the documentation that says what to do' }),
    },
    { title: 'Alarm' },
  ),
  { description: 'what an operator has to look at; empty: nothing' },
);

const ServiceState = Type.Object(
  {
    service: one(SERVICES, 'the service'),
    up: Type.Boolean({
      description: 'false: it did not answer, or not with its gauges, and nothing else is known of it',
    }),
    database_up: orNull('boolean', 'whether its database answers'),
    log_up: orNull('boolean', 'whether the event log answers it'),
    outbox: count('facts that are written and not yet on the log'),
    lag: count('messages on the log that it has not handled'),
    stopped_partitions: count('partitions that it holds still at a version that it does not know'),
    parked_keys: count('keys whose messages wait behind one that failed'),
    dead_letters: count('messages that it cannot read'),
    timers_due: count('timers that are due and not done'),
    timers_late_seconds: count('how long the first of them has been due'),
    alarms,
  },
  { title: 'ServiceState' },
);

const EnvironmentState = Type.Object(
  {
    environment: one(ENVIRONMENTS, 'the environment'),
    backlog: Type.Integer({ description: 'documents without an outcome; 100000 is the most that is counted' }),
    oldest_seconds: orNull('number', 'age of the oldest of them; null: there is none'),
    waiting: Type.Array(
      Type.Object(
        {
          reason: Type.String({ description: 'what they wait for' }),
          count: Type.Integer({ description: 'how many documents' }),
        },
        { title: 'WaitingDocuments' },
      ),
      { description: 'documents that wait without having failed' },
    ),
    contingency: Type.Union(
      [
        Type.Object({
          declared: Type.Boolean({ description: 'whether documents are issued in contingency' }),
          held: Type.Integer({ description: 'documents of contingencies that are held back' }),
          released: Type.Integer({ description: 'those that are being sent' }),
          set_aside: Type.Integer({ description: 'those that wait for a decision' }),
        }),
        Type.Null(),
      ],
      { description: 'contingencies of DIAN; null: not known, or of no use there' },
    ),
    dian: Type.Union(
      [
        Type.Object({
          breaker: one(['closed', 'trying', 'open'], '`open`: no calls; `trying`: one call at a time'),
          calls_allowed: Type.Integer({ description: 'calls that a process may have under way' }),
          silent_seconds: Type.Integer({
            description: 'how long it has called without any answer; 0: it was answered',
          }),
        }),
        Type.Null(),
      ],
      { description: 'DIAN as one process of dian-submitter sees it; null: not known, or never called' },
    ),
    alarms,
  },
  { title: 'EnvironmentState' },
);

const StateResource = Type.Object(
  {
    object: Type.Literal('state'),
    at: Type.String({ format: 'date-time', description: 'time of this state' }),
    services: Type.Array(ServiceState, { description: 'each service' }),
    environments: Type.Array(EnvironmentState, { description: 'each environment' }),
  },
  { title: 'State' },
);

const HistoryQuery = Type.Object(
  {
    gauge: Type.String({
      pattern: '^[a-z_.-]{1,60}$',
      description:
        'service and field (`mailer.lag`, `mailer.up`, `mailer.outbox`), environment and field (`production.backlog`, `production.oldest_seconds`, `production.waiting`, `production.dian_silent_seconds`, `production.dian_calls_allowed`), `parked_keys`, `dead_letters` or `timers_late_seconds`',
      examples: ['production.backlog'],
    }),
    from: Type.Optional(Type.String({ ...instant, description: 'first time; left out: 24 hours ago' })),
    to: Type.Optional(Type.String({ ...instant, description: 'end; left out: now' })),
  },
  { additionalProperties: false },
);

const History = Type.Object(
  {
    object: Type.Literal('gauge_history'),
    gauge: Type.String({ description: 'the gauge' }),
    points: Type.Array(
      Type.Object(
        {
          at: Type.String({ format: 'date-time', description: 'time of the reading' }),
          value: Type.Number({ description: 'what it showed' }),
        },
        { title: 'GaugePoint' },
      ),
      { description: 'one for each minute, oldest first; a minute without a reading is missing' },
    ),
  },
  { title: 'GaugeHistory' },
);

/** Routes by which operators see how the installation is, and since when. */
@Controller('admin/v1/state')
@UseGuards(OperatorGuard)
export class StateController {
  constructor(
    private readonly states: States,
    private readonly history: GaugeHistory,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation({
    id: 'getState',
    tag: 'State',
    summary: 'Get how all services and environments are',
    description:
      'All services are asked at the same time; one that does not answer with its gauges within 5 seconds has `up: false`. Of several processes of a service one answers.',
    role: 'operator',
    operatorRole: 'look',
    answer: { status: 200, schema: StateResource, description: 'The state' },
  })
  async get(): Promise<object> {
    const state = await this.states.read();
    return { object: 'state', at: offsetTime(this.clock.now()), ...state };
  }

  @Get('history')
  @Operation({
    id: 'listGaugeHistory',
    tag: 'State',
    summary: 'List what a gauge has shown, minute by minute',
    description: 'Of the last 24 hours; older readings are with Prometheus.',
    role: 'operator',
    operatorRole: 'look',
    query: HistoryQuery,
    answer: { status: 200, schema: History, description: 'The readings' },
  })
  async list(@Query() { gauge, from, to }: Static<typeof HistoryQuery>): Promise<object> {
    const now = this.clock.now();
    const since = from === undefined ? new Date(now.getTime() - DAY_MS) : new Date(from);
    const points = await this.history.read(gauge, since, to === undefined ? new Date(now.getTime() + 1) : new Date(to));
    return {
      object: 'gauge_history',
      gauge,
      points: points.map(({ at, value }) => ({ at: offsetTime(at), value })),
    };
  }
}
