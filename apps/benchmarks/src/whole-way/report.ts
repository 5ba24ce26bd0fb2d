import type { ModeAndLog } from '../product/arguments.js';
import type { Machine } from '../report/machine.js';
import type { Options } from './options.js';
import type { ProfileSummary } from './profile.js';
import { type Figures, median, medianFigures } from '../cost/statistics.js';

/** What one run has measured. */
export interface Run {
  /** CPU ms of one RSA-2048 signature in this run. */
  readonly signatureMs: number;
  readonly load: Figures;
  /** CPU ms per document, by `<part> · <process, thread or role>`. */
  readonly cpuByProcessMs: Figures;
  /** The same, the main thread divided by its profile. */
  readonly cpuByServiceMs: Figures;
  readonly perDocument: Figures;
  readonly memoryMb: Figures;
  readonly idlePerS: Figures;
  readonly floorMs: Figures;
  /** Per document. */
  readonly statementsByRole: Figures;
  readonly statements: readonly { readonly role: string; readonly text: string; readonly perDocument: Figures }[];
  readonly profile: ProfileSummary;
}

export type ReportOptions = Pick<Options, 'mode' | 'log' | 'documents' | 'inFlight' | 'runs' | 'warmUp' | 'profiled'>;

export interface Report {
  readonly options: ReportOptions;
  readonly machine: Machine;
  /** Medians over the runs; statements and profile are those of one run. */
  readonly result: Run;
}

/** Medians of all figures. Lists cannot be averaged: they come from the run whose rate is nearest to the median. */
export const medianRun = (runs: readonly Run[]): Run => {
  const rate = median(runs.map(rateOf));
  const [typical] = runs.toSorted((a, b) => Math.abs(rateOf(a) - rate) - Math.abs(rateOf(b) - rate));
  if (!typical) throw new Error('there is no run');
  return {
    signatureMs: median(runs.map((run) => run.signatureMs)),
    load: medianFigures(runs.map((run) => run.load)),
    cpuByProcessMs: medianFigures(runs.map((run) => run.cpuByProcessMs)),
    cpuByServiceMs: medianFigures(runs.map((run) => run.cpuByServiceMs)),
    perDocument: medianFigures(runs.map((run) => run.perDocument)),
    memoryMb: medianFigures(runs.map((run) => run.memoryMb)),
    idlePerS: medianFigures(runs.map((run) => run.idlePerS)),
    floorMs: medianFigures(runs.map((run) => run.floorMs)),
    statementsByRole: medianFigures(runs.map((run) => run.statementsByRole)),
    statements: typical.statements,
    profile: typical.profile,
  };
};

const rateOf = ({ load }: Run): number => load['documentsPerS'] ?? 0;

/** Name of a report's files, without what follows the dot. */
export const reportName = ({ mode, log }: ModeAndLog): string => `whole-way-${mode}-${log}`;
