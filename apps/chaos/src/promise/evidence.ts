import { createHash } from 'node:crypto';
import type { DataFolder, Secrets } from '@rubrica/standalone';
import type { InjectedFault } from '../fault/plan.js';
import type { RunningSystem } from '../fault/target.js';
import type { Posted } from '../load/caller.js';
import type { Told } from '../load/hook.js';
import type { Tenant } from '../load/tenants.js';

/** What a run has left behind. */
export interface RunEvidence {
  readonly target: RunningSystem;
  readonly folder: DataFolder;
  readonly secrets: Secrets;
  readonly tenants: readonly Tenant[];
  readonly posted: readonly Posted[];
  readonly faults: readonly InjectedFault[];
  readonly told: readonly Told[];
  /** Secrets of the webhook endpoints by their paths. */
  readonly hookSecrets: ReadonlyMap<string, string>;
  /** Password of a tenant at its own mail server. */
  readonly smtpPassword: string;
}

/** Notes the sentence when the promise is broken. */
export type Must = (holds: boolean, what: string) => void;
export type Rows = <Row extends object>(sql: string) => Promise<Row[]>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
