import { type Static, Type } from '@sinclair/typebox';
import type { Registry } from '../registry/registry.js';
import type { Clock } from '../runtime/clock.js';
import { DEFAULT_READINGS, type Readings, ReadingsChange } from '../rules/readings.js';
import { diceOf, type Fault, faultAt, type Faults, NO_FAULTS } from './faults.js';

const closed = { additionalProperties: false };
const probability = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }));
const instant = Type.String({ format: 'date-time' });
const mode = Type.Unsafe<Mode>({ type: 'string', enum: ['up', 'down', 'hang', 'error'] });

export type Mode = 'up' | 'down' | 'hang' | 'error';

/**
 * Body of PUT /control. A missing member changes nothing, also within `readings`; `faults` and `declared_outages` are
 * replaced whole.
 */
export const BehaviourChange = Type.Object(
  {
    mode: Type.Optional(mode),
    latency_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    async_delay_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
    seed: Type.Optional(Type.Integer()),
    faults: Type.Optional(
      Type.Object(
        {
          lost_answer: probability,
          hang: probability,
          http_500: probability,
          soap_fault: probability,
          reset: probability,
          garbage: probability,
        },
        closed,
      ),
    ),
    declared_outages: Type.Optional(Type.Array(Type.Object({ from: instant, to: instant }, closed))),
    auto_declare: Type.Optional(Type.Boolean()),
    readings: Type.Optional(ReadingsChange),
  },
  closed,
);
export type BehaviourChange = Static<typeof BehaviourChange>;

/** State of how the service behaves. A restart resets it; outages are kept in the registry. */
export class Behaviour {
  mode: Mode = 'up';
  latencyMs = 0;
  /** Until an upload is judged. */
  asyncDelayMs = 0;
  readings: Readings = DEFAULT_READINGS;
  private seed = 1;
  private faults: Faults = NO_FAULTS;
  private autoDeclare = true;
  private dice = diceOf(1);

  constructor(
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  apply(change: BehaviourChange): void {
    const { declared_outages: outages, seed, faults } = change;
    this.latencyMs = change.latency_ms ?? this.latencyMs;
    this.asyncDelayMs = change.async_delay_ms ?? this.asyncDelayMs;
    this.readings = { ...this.readings, ...change.readings };
    this.autoDeclare = change.auto_declare ?? this.autoDeclare;
    if (faults !== undefined) this.faults = { ...NO_FAULTS, ...faults };
    if (seed !== undefined) {
      this.seed = seed;
      this.dice = diceOf(seed);
    }
    if (outages !== undefined) this.registry.declareOutages(outages);
    if (change.mode === undefined) return;
    this.mode = change.mode;
    if (this.mode === 'down' && this.autoDeclare) this.registry.outageBegan(this.clock.now());
  }

  /** Returns the fault of the next request. */
  nextFault(): Fault | null {
    return faultAt(this.dice(), this.faults);
  }

  /** Ends an outage that was declared automatically: it lasts until a later request is answered. */
  requestIsAnswered(): void {
    if (this.mode === 'up') this.registry.outageEnded(this.clock.now());
  }

  shown() {
    return {
      mode: this.mode,
      latency_ms: this.latencyMs,
      async_delay_ms: this.asyncDelayMs,
      seed: this.seed,
      faults: this.faults,
      declared_outages: this.registry.outages,
      auto_declare: this.autoDeclare,
      readings: this.readings,
    };
  }
}
