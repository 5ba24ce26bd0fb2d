import { temporaryFolder } from '@rubrica/testing';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { STEADY_TITLE } from './steady/page.js';
import { type Options, readOptions, USAGE } from './whole-way/options.js';
import { performancePage, reportPage } from './whole-way/page.js';
import { medianRun, type Report, reportName, type Run } from './whole-way/report.js';
import { machineNow } from './report/machine.js';
import { changePerformancePage, reportsIn, say, writeReport } from './report/report-files.js';
import { measureRun } from './whole-way/run.js';
import { sectionOf } from './report/sections.js';

/**
 * The whole way of a document, measured from outside: what `docs/performance.md` says. Linux only (it reads /proc).
 */

/** Data of all runs is removed after the last one: for minutes after ext4 has removed many files, it is slow to make new ones. */
const measureRuns = async (options: Options): Promise<Run[]> => {
  const data = temporaryFolder();
  const runs: Run[] = [];
  try {
    for (let run = 1; run <= options.runs; run += 1) {
      if (options.runs > 1) say(`run ${String(run)} of ${String(options.runs)}`);
      const folder = join(data.path, String(run));
      mkdirSync(folder);
      runs.push(await measureRun(options, folder, say));
    }
  } finally {
    data.remove();
  }
  return runs;
};

const bench = async (options: Options): Promise<void> => {
  const machine = machineNow();
  const runs = await measureRuns(options);
  const { out, writeDocs, ...stated } = options;
  const report: Report = { options: stated, machine, result: medianRun(runs) };
  await writeReport(out, reportName(options), { ...report, runs }, reportPage(report));
  if (writeDocs)
    await changePerformancePage((page) =>
      performancePage(reportsIn<Report>(out, reportName), sectionOf(page, STEADY_TITLE)),
    );
};

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error);
  console.error(USAGE);
  process.exitCode = 1;
}
