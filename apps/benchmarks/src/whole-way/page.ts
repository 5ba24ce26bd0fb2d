import { costOfPart, productCost } from '../cost/costs.js';
import { rounded, table } from '../report/table.js';
import { titleOf } from '../report/title.js';
import { reportSections } from './markdown.js';
import type { Report } from './report.js';
import { sumOf } from '../cost/statistics.js';

const INTRODUCTION = `# Performance

What one document costs, measured from outside: the product runs as processes of its own, a client posts live invoices of
ten lines, and a document counts when both of its webhooks (\`invoice.accepted_by_dian\` and
\`invoice.email.delivered\`) have come to a receiver. So each was signed, accepted by the simulated tax authority,
packaged and mailed. Product, PostgreSQL, simulator, receiver and client share the machine.

This page is written by the benchmarks: \`npm run bench -- whole-way … --write-docs\` and \`npm run bench -- steady --write-docs\`.

CPU is user and system time. A _signature_ is the CPU time of one RSA-2048 signature on one thread in the same run
(median of three seconds before and three after it), so that figures of different machines can be compared. On a virtual
machine the same code can be a fifth slower in one hour than in another, most where memory is touched for the first time;
the floor of the same run shows a part of that. _Surroundings_ are the simulated tax authority and the mail catcher, which
share a thread, and what starts the product; in distributed mode the parts reach one another directly, as in every start
but that of chaos, which puts a proxy on each connection. The main thread's time is divided among services by a CPU profile
of further documents after the measurement: a sample counts for the service nearest to the top of its stack; what runs for
no service alone is shown under the name of its lib or package. Idle time is left out, and the shares add up to 100 %.

Counters are PostgreSQL's own (\`pg_stat_database\`, \`pg_stat_wal\`, \`pg_stat_io\`, \`pg_stat_statements\`), without what the
idle product does in the seconds until all connections have handed in theirs. Syncs of blobs are counted inside each
process of the product: calls of fsync and fdatasync, folders included.

After the warm-up the server tidies up (\`vacuum analyze\`), as in \`pgbench\`: so no autovacuum of what the warm-up wrote
falls into the idle time, or into some measurements only. What the measurement writes, autovacuum works on while it runs.`;

/** The page of all reports that there are, with the section of the benchmark with steady arrivals. */
export const performancePage = (reports: readonly Report[], steady: string): string =>
  [
    INTRODUCTION,
    '## Results\n\n' + commands(reports) + '\n\n' + comparison(reports),
    ...(steady === '' ? [] : [steady]),
    ...reports.map((report) => `## ${titleOf(report)}\n\n${reportSections(report)}`),
  ].join('\n\n') + '\n';

/** The report of one mode and log. */
export const reportPage = (report: Report): string =>
  [`# The whole way: ${titleOf(report)}`, comparison([report]), reportSections(report)].join('\n\n') + '\n';

const commands = (reports: readonly Report[]): string =>
  '```\n' +
  reports
    .map(
      ({ options: { documents, inFlight, mode, log, runs, warmUp } }) =>
        `npm run bench -- whole-way ${String(documents)} ${String(inFlight)} --warm-up ${String(warmUp)} --mode ${mode} --log ${log} --runs ${String(runs)}`,
    )
    .join('\n') +
  '\n```';

type Row = readonly [name: string, valueOf: (report: Report) => string];

const figure =
  (group: 'load' | 'perDocument' | 'memoryMb' | 'idlePerS', name: string, unit = ''): Row[1] =>
  ({ result }) => {
    const value = result[group][name];
    return value === undefined ? 'not counted' : rounded(value) + unit;
  };

const pair =
  (first: string, second: string): Row[1] =>
  ({ result: { load } }) =>
    `${rounded(load[first] ?? 0)} / ${rounded(load[second] ?? 0)} ms`;

const cost =
  (msOf: (report: Report) => number): Row[1] =>
  (report) => {
    const ms = msOf(report);
    return ms === 0 ? 'none' : `${rounded(ms)} ms = ${rounded(ms / report.result.signatureMs)}`;
  };

const ROWS: readonly Row[] = [
  ['date, commit', ({ machine: { at, commit } }) => `${at.slice(0, 10)}, ${commit}`],
  [
    'machine',
    ({ machine: { cores, processor, memoryGb, node } }) =>
      `${String(cores)} cores ${processor}, ${rounded(memoryGb)} GB, Node ${node}`,
  ],
  ['processes that wanted a core in the minute before', ({ machine: { loadBefore } }) => rounded(loadBefore)],
  [
    'documents, in flight, runs',
    ({ options: { documents, inFlight, runs } }) => [documents, inFlight, runs].join(', '),
  ],
  ['one RSA-2048 signature', ({ result: { signatureMs } }) => `${rounded(signatureMs)} ms`],
  ['**documents/s, the whole way**', figure('load', 'documentsPerS')],
  ['POSTs answered/s', figure('load', 'postsPerS')],
  ['POST p50 / p99', pair('postP50Ms', 'postP99Ms')],
  ['POST → accepted (its webhook) p50 / p99', pair('acceptedP50Ms', 'acceptedP99Ms')],
  ['POST → mailed (its webhook) p50 / p99', pair('mailedP50Ms', 'mailedP99Ms')],
  ['POSTs refused and sent again', figure('load', 'refusals')],
  [
    '**CPU per document and signatures: product, PostgreSQL, broker**',
    cost(({ result }) => productCost(result.cpuByServiceMs)),
  ],
  ['product', cost(({ result }) => costOfPart(result.cpuByServiceMs, 'product'))],
  ['PostgreSQL', cost(({ result }) => costOfPart(result.cpuByServiceMs, 'PostgreSQL'))],
  ['broker', cost(({ result }) => costOfPart(result.cpuByServiceMs, 'broker'))],
  ['surroundings', cost(({ result }) => costOfPart(result.cpuByServiceMs, 'surroundings'))],
  ['client and receiver of webhooks, in no sum', figure('load', 'clientCpuMs', ' ms')],
  ['the floor', cost(({ result }) => sumOf(Object.values(result.floorMs)))],
  ['transactions per document', figure('perDocument', 'transactions')],
  ['statements per document, begin and commit included', figure('perDocument', 'statements')],
  ['WAL fsyncs per document', figure('perDocument', 'wal_fsyncs')],
  ['WAL records per document', figure('perDocument', 'wal_records')],
  ['WAL bytes per document', figure('perDocument', 'wal_bytes')],
  ['WAL page images per document', figure('perDocument', 'wal_page_images')],
  ['blobs per document', figure('perDocument', 'blobs')],
  ['bytes of blobs per document', figure('perDocument', 'blob_bytes')],
  ['blob syncs per document', figure('perDocument', 'blob_fsyncs')],
  ['webhooks per document', figure('perDocument', 'webhooks')],
  [
    'memory (PSS) after the warm-up and after the measurement',
    ({ options: { warmUp, documents }, result: { memoryMb } }) =>
      `${rounded(memoryMb['before'] ?? 0)} MB after ${String(warmUp)}, ` +
      `${rounded(memoryMb['after'] ?? 0)} MB after ${String(warmUp + documents)}`,
  ],
  ['idle: CPU of a core', ({ result: { idlePerS } }) => `${rounded((idlePerS['cpu_ms'] ?? 0) / 10)} %`],
  ['idle: statements/s', figure('idlePerS', 'statements')],
  ['idle: transactions/s', figure('idlePerS', 'transactions')],
];

const comparison = (reports: readonly Report[]): string =>
  table(
    ['', ...reports.map(titleOf)],
    ROWS.map(([name, valueOf]) => [name, ...reports.map(valueOf)]),
  );
