import { type Static, Type } from '@sinclair/typebox';
import { SERVICES } from '../vocabulary/services.js';
import { type DeepReadonly, EVERY_SERVICE, type InternalRouteDefinition } from './internal-route.js';
import { ById } from './values.js';

const service = Type.Union(SERVICES.map((name) => Type.Literal(name)));
const ParkedState = Type.Union([Type.Literal('retrying'), Type.Literal('waiting'), Type.Literal('dead')]);

/** A message that the service could not handle, or that waits behind one. */
export const DeadLetter = Type.Object({
  id: Type.String(),
  object: Type.Literal('dead_letter'),
  service,
  state: ParkedState,
  group: Type.String(),
  topic: Type.String(),
  partition: Type.Integer(),
  position: Type.Integer(),
  key: Type.String(),
  tenant_id: Type.String(),
  message_id: Type.String(),
  type: Type.String(),
  reason: Type.String(),
  attempts: Type.Integer(),
  next_attempt_at: Type.Union([Type.String(), Type.Null()]),
  parked_at: Type.String(),
  redrives: Type.Array(Type.Object({ operator: Type.String(), reason: Type.String(), at: Type.String() })),
});
export type DeadLetter = DeepReadonly<Static<typeof DeadLetter>>;

export const Redriven = Type.Object({
  id: Type.String(),
  object: Type.Literal('redrive'),
  service,
  key: Type.String(),
  messages: Type.Integer({
    description: 'How many messages of the key are tried again, including those parked behind the dead letter',
  }),
  operator: Type.String(),
  reason: Type.String(),
});
export type Redriven = DeepReadonly<Static<typeof Redriven>>;

export const MaintenanceJob = Type.Object({
  id: Type.String(),
  object: Type.Literal('work'),
  service,
  name: Type.String(),
  request: Type.Unsafe<object>(Type.Object({})),
  operator: Type.String(),
  begun_at: Type.String(),
  ended_at: Type.Union([Type.String(), Type.Null()], { description: 'Null while the job runs' }),
  done: Type.Integer({ description: 'How many items are done so far' }),
});
export type MaintenanceJob = DeepReadonly<Static<typeof MaintenanceJob>>;

/** Gauges by which an operator sees the state of a service; each service has some of them. */
export const STATE_GAUGES = [
  'rubrica_database_up',
  'rubrica_log_up',
  'rubrica_outbox_depth',
  'rubrica_timers_due',
  'rubrica_timers_late_seconds',
  'rubrica_consumer_lag',
  'rubrica_parked_keys',
  'rubrica_dead_letters',
  'rubrica_stopped_partitions',
  'rubrica_waiting_documents',
  'rubrica_dian_calls_allowed',
  'rubrica_dian_silent_seconds',
  'rubrica_contingency_declared',
  'rubrica_contingency_documents',
] as const;

/** One value of a gauge. */
export const GaugeReading = Type.Object({
  name: Type.Union(STATE_GAUGES.map((name) => Type.Literal(name))),
  labels: Type.Unsafe<Record<string, string>>(Type.Object({}, { additionalProperties: true })),
  value: Type.Number(),
});
export type GaugeReading = DeepReadonly<Static<typeof GaugeReading>>;

/** Only what is older or newer (`side`) than the message `id`, parked at `parkedAt`. */
const DeadLetterQuery = Type.Object({
  limit: Type.String({ pattern: '^[0-9]{1,4}$' }),
  state: Type.Optional(ParkedState),
  key: Type.Optional(Type.String()),
  parkedAt: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  side: Type.Optional(Type.Union([Type.Literal('older'), Type.Literal('newer')])),
});

const ofGateway = { owner: EVERY_SERVICE, callers: ['api-gateway'] } as const;

/** Routes that every service has, for operators. */
export const everyServiceRoutes = {
  listDeadLetters: {
    ...ofGateway,
    name: 'every-service.list-dead-letters.v1',
    description: 'Lists parked messages and dead letters, the latest first.',
    method: 'GET',
    path: '/internal/operations/dead-letters',
    query: DeadLetterQuery,
    status: 200,
    answer: Type.Array(DeadLetter),
  },
  getDeadLetter: {
    ...ofGateway,
    name: 'every-service.get-dead-letter.v1',
    description: 'Returns a dead letter.',
    method: 'GET',
    path: '/internal/operations/dead-letters/:id',
    params: ById,
    status: 200,
    answer: DeadLetter,
  },
  redriveDeadLetter: {
    ...ofGateway,
    name: 'every-service.redrive-dead-letter.v1',
    description: 'Tries the key of a dead letter again.',
    method: 'POST',
    path: '/internal/operations/dead-letters/:id/redrive',
    params: ById,
    body: Type.Object({ actor: Type.String(), reason: Type.String() }),
    status: 200,
    answer: Redriven,
  },
  listMaintenanceJobs: {
    ...ofGateway,
    name: 'every-service.list-maintenance-jobs.v1',
    description: 'Lists maintenance jobs, the latest first.',
    method: 'GET',
    path: '/internal/operations/works',
    status: 200,
    answer: Type.Array(MaintenanceJob),
  },
  readGauges: {
    ...ofGateway,
    name: 'every-service.read-gauges.v1',
    description: 'Returns the gauges by which an operator sees the state of the service.',
    method: 'GET',
    path: '/internal/operations/gauges',
    status: 200,
    answer: Type.Array(GaugeReading),
  },
  beginMaintenanceJob: {
    ...ofGateway,
    name: 'every-service.begin-maintenance-job.v1',
    description: 'Begins a maintenance job.',
    method: 'POST',
    path: '/internal/operations/works',
    body: Type.Object({
      name: Type.String(),
      request: Type.Unsafe<object>(Type.Object({})),
      actor: Type.String(),
    }),
    status: 201,
    answer: MaintenanceJob,
  },
} as const satisfies Readonly<Record<string, InternalRouteDefinition>>;
