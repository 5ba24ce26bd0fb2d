import { describe, expect, it } from '@jest/globals';
import { productCost } from '../cost/costs.js';
import { rounded, table } from '../report/table.js';
import { performancePage, reportPage } from './page.js';
import { medianRun, type Report, reportName, type Run } from './report.js';

const runAt = (documentsPerS: number): Run => ({
  signatureMs: 0.5,
  load: { documentsPerS },
  cpuByProcessMs: {
    'product · main thread': 30,
    'PostgreSQL · mailer': 10,
    'surroundings · authority and mail catcher': 5,
  },
  cpuByServiceMs: {
    'product · document-issuer': 30,
    'PostgreSQL · mailer': 10,
    'surroundings · authority and mail catcher': 5,
  },
  perDocument: { transactions: 50 },
  memoryMb: { before: 500, after: 600 },
  idlePerS: { cpu_ms: 50 },
  floorMs: { PDF: 2, 'mail (MIME)': 1 },
  statementsByRole: { mailer: 20 },
  statements: [{ role: 'mailer', text: `select ${String(documentsPerS)}`, perDocument: { calls: 2 } }],
  profile: {
    idleShare: 0.1,
    rows: [
      { service: 'document-issuer', work: 'npm pdfkit', share: 0.6, functions: [{ name: 'deflate', share: 0.4 }] },
      { service: 'npm pg', work: 'npm pg', share: 0.4, functions: [{ name: 'writev', share: 0.4 }] },
    ],
  },
});

const report: Report = {
  options: { mode: 'standalone', log: 'postgres', documents: 100, inFlight: 16, runs: 3, warmUp: 100, profiled: 100 },
  machine: {
    ...{ cores: 2, processor: 'Xeon', memoryGb: 16, node: 'v24.9.0', commit: 'abc1234' },
    ...{ at: '2026-11-22T11:00:00.000Z', loadBefore: 0.5 },
  },
  result: runAt(15),
};

/** Cells of the row that begins with this name. */
const rowOf = (page: string, name: string): string[] =>
  (page.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('a report', () => {
  it('has the median of each figure, and the lists of the run nearest to the median', () => {
    const { load, statements } = medianRun([runAt(20), runAt(10), runAt(14)]);
    expect(load).toEqual({ documentsPerS: 14 });
    expect(statements.map(({ text }) => text)).toEqual(['select 14']);
  });

  it('is named by mode and log', () =>
    expect(reportName({ mode: 'distributed', log: 'kafka' })).toBe('whole-way-distributed-kafka'));

  it('counts for the product what it, PostgreSQL and the broker take, without the surroundings', () =>
    expect(productCost(report.result.cpuByServiceMs)).toBe(40));

  it('gives each cost in ms and in signatures', () => {
    const page = reportPage(report);
    expect(rowOf(page, '**CPU per document and signatures: product, PostgreSQL, broker**')[1]).toBe('40.0 ms = 80.0');
    expect(rowOf(page, 'the floor')[1]).toBe('3.00 ms = 6.00');
    expect(rowOf(page, 'broker')[1]).toBe('none');
    expect(rowOf(page, 'blob syncs per document')[1]).toBe('not counted');
  });

  it('says what the milliseconds of the main thread buy, and they add up', () => {
    const page = reportPage(report);
    expect(rowOf(page, 'document-issuer | npm pdfkit')).toEqual([
      ...['document-issuer', 'npm pdfkit', '`deflate` 12.0'],
      ...['18.0', '36.0', '60.0 %'],
    ]);
    expect(rowOf(page, '**all** |  | ')).toEqual(['**all**', '', '', '30.0', '60.0', '100 %']);
  });

  it('stands beside the others on one page', () => {
    const kafka: Report = { ...report, options: { ...report.options, log: 'kafka' }, result: runAt(9) };
    const page = performancePage([report, kafka], '## Steady');
    expect(rowOf(page, '**documents/s, the whole way**')).toEqual(['**documents/s, the whole way**', '15.0', '9.00']);
    expect(page.split('\n').filter((line) => line.startsWith('## '))[1]).toBe('## Steady');
    expect(page).toContain('npm run bench -- whole-way 100 16 --warm-up 100 --mode standalone --log kafka --runs 3');
  });
});

describe('a table', () => {
  it('escapes what would end a cell', () => expect(table(['a'], [['x|y']])).toContain('| x\\|y |'));
  it('has three digits that count', () => expect([123.4, 12.34, 1.234].map(rounded)).toEqual(['123', '12.3', '1.23']));
});
