import type { Behaviour } from '../behaviour/behaviour.js';
import type { Certificate } from '../certificate/certificate.js';
import type { JudgeWorkers } from '../judge-worker/judge-workers.js';
import type { Acquirers } from '../registry/acquirers.js';
import type { Registry } from '../registry/registry.js';
import type { Clock } from '../runtime/clock.js';

export interface Parts {
  readonly registry: Registry;
  readonly acquirers: Acquirers;
  readonly judgeWorkers: JudgeWorkers;
  readonly clock: Clock;
  readonly behaviour: Pick<Behaviour, 'readings' | 'asyncDelayMs'>;
  /** Called with errors of work that no caller waits for. */
  readonly onError: (error: unknown) => void;
}

/** Whose certificate sends a message. */
export type Sender = Pick<Certificate, 'numbers'>;

const MEBIBYTE = 1024 * 1024;
export const ONE_DOCUMENT = { entries: 1, entryBytes: 10 * MEBIBYTE, totalBytes: 10 * MEBIBYTE };
export const FIFTY_DOCUMENTS = { entries: 50, entryBytes: 10 * MEBIBYTE, totalBytes: 50 * MEBIBYTE };
