import { rounded, table } from '../report/table.js';
import { titleOf } from '../report/title.js';
import type { ModeAndLog } from '../product/arguments.js';
import type { Machine } from '../report/machine.js';
import type { SteadyOptions } from './options.js';
import type { Steady } from './steady.js';
import type { Latency } from './steady-load.js';
import { type Verdict, verdictsOn } from './verdicts.js';

export interface SteadyReport {
  readonly options: Omit<SteadyOptions, 'out' | 'writeDocs'>;
  readonly machine: Machine;
  readonly result: Steady;
}

/** Name of a report's files. That of a given rate has the rate in it: it stands on no page. */
export const steadyReportName = ({ mode, log, ratePerS }: ModeAndLog & { readonly ratePerS?: number }): string =>
  ['steady', mode, log, ...(ratePerS === undefined ? [] : [String(ratePerS)])].join('-');

export const STEADY_TITLE = 'Steady arrivals';

const INTRODUCTION = `## ${STEADY_TITLE}

What a user feels: documents arrive at random times (a Poisson process) at a steady rate, whether the earlier ones are
answered or not. All times count from the moment at which a document was due, so a late sender makes them longer and hides
nothing; _sender late_ tells by how much. The rates are shares of the rate that the whole way reaches in the same run, in
the same processes; before each measurement documents arrive for some seconds at its rate. CPU is that of the product,
PostgreSQL and the broker.`;

/** The section of the benchmark in `docs/performance.md`. */
export const steadySection = (reports: readonly SteadyReport[]): string =>
  [
    INTRODUCTION,
    '```\n' + reports.map(commandOf).join('\n') + '\n```',
    ...reports.map((report) => `### ${titleOf(report)}, steady\n\n${steadyReport(report)}`),
  ].join('\n\n');

/** The report of one mode and log. */
export const steadyPage = (report: SteadyReport): string =>
  [`# Steady arrivals: ${titleOf(report)}`, steadyReport(report)].join('\n\n') + '\n';

const commandOf = ({ options: { mode, log, seconds, documents, seed } }: SteadyReport): string =>
  `npm run bench -- steady --seconds ${String(seconds)} --documents ${String(documents)} --seed ${String(seed)} --mode ${mode} --log ${log}`;

const steadyReport = (report: SteadyReport): string => {
  const { machine, options, result } = report;
  const verdicts = verdictsOn(result, options);
  return [
    `${machine.at.slice(0, 10)}, ${machine.commit}; ${String(machine.cores)} cores ${machine.processor}, Node ${machine.node}; ` +
      `${rounded(machine.loadBefore)} processes wanted a core in the minute before. ` +
      (result.wholeWayPerS === undefined ? '' : `The whole way: ${rounded(result.wholeWayPerS)} documents a second.`),
    phasesTable(result),
    ...(verdicts.length === 0 ? [] : [verdictsTable(verdicts)]),
  ].join('\n\n');
};

const phasesTable = ({ phases }: Steady): string =>
  table(
    [
      'arrivals (documents/s)',
      'documents',
      'POST p50 / p95 / p99 / max, ms',
      'POST → accepted',
      'POST → mailed',
      'CPU per document, ms',
      'sender late p99 / max, ms',
      'refused',
    ],
    phases.map(({ name, ratePerS, result, cpuMs }) => [
      `${name} (${rounded(ratePerS)})`,
      String(result.documents),
      ...[result.post, result.accepted, result.mailed].map(latency),
      rounded(cpuMs),
      [result.lateness.p99, result.lateness.max].map(wholeMs).join(' / '),
      String(result.refusals),
    ]),
  );

const wholeMs = (ms: number): string => String(Math.round(ms));

const latency = ({ p50, p95, p99, max }: Latency): string => [p50, p95, p99, max].map(wholeMs).join(' / ');

const verdictsTable = (verdicts: readonly Verdict[]): string =>
  table(
    ['limit', 'at most, ms', 'measured, ms', 'measured / limit', ''],
    verdicts.map(({ phase, until, percentile, ms, measuredMs, ratio, isKept }) => [
      `${phase}: POST → ${until} ${percentile}`,
      wholeMs(ms),
      wholeMs(measuredMs),
      rounded(ratio),
      isKept ? 'kept' : '**missed**',
    ]),
  );
