import type { ModeAndLog } from '../product/arguments.js';
import { ALONE } from './phases.js';
import type { Steady } from './steady.js';
import type { Latency } from './steady-load.js';

interface Limit {
  readonly phase: string;
  readonly until: 'accepted' | 'mailed';
  readonly percentile: keyof Latency;
  readonly ms: number;
}

/** What a user may rely on with the log in PostgreSQL. */
const LIMITS: readonly Limit[] = [
  { phase: ALONE, until: 'accepted', percentile: 'p50', ms: 150 },
  { phase: '50 %', until: 'accepted', percentile: 'p99', ms: 1_000 },
  { phase: '50 %', until: 'mailed', percentile: 'p99', ms: 2_000 },
  { phase: '75 %', until: 'accepted', percentile: 'p99', ms: 2_000 },
  { phase: '75 %', until: 'mailed', percentile: 'p99', ms: 4_000 },
];
/** Each step through Kafka waits for the next fetch and for the broker's answer. */
const KAFKA_FACTOR = 2;

export interface Verdict extends Limit {
  readonly measuredMs: number;
  readonly ratio: number;
  readonly isKept: boolean;
}

/** Compares the phases that were measured with their limits. */
export const verdictsOn = ({ phases }: Steady, { log }: Pick<ModeAndLog, 'log'>): Verdict[] =>
  LIMITS.flatMap((limit) => {
    const measured = phases.find(({ name }) => name === limit.phase);
    if (!measured) return [];
    const ms = limit.ms * (log === 'kafka' ? KAFKA_FACTOR : 1);
    const measuredMs = measured.result[limit.until][limit.percentile];
    return [{ ...limit, ms, measuredMs, ratio: measuredMs / ms, isKept: measuredMs <= ms }];
  });
