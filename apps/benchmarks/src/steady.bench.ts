import { STEADY_TITLE, type SteadyReport, steadyPage, steadyReportName, steadySection } from './steady/page.js';
import { readOptions, type SteadyOptions, USAGE } from './steady/options.js';
import { measureSteady } from './steady/steady.js';
import { verdictsOn } from './steady/verdicts.js';
import { machineNow } from './report/machine.js';
import { changePerformancePage, reportsIn, say, writeReport } from './report/report-files.js';
import { withSection } from './report/sections.js';

/**
 * Time to the answer while documents arrive at a steady rate: `npm run bench -- steady [documents a second] [seconds]`.
 * Linux only (it reads /proc). Fails when a limit is missed.
 */
const bench = async (options: SteadyOptions): Promise<void> => {
  const { out, writeDocs, ...stated } = options;
  const machine = machineNow();
  const report: SteadyReport = { options: stated, machine, result: await measureSteady(options, say) };
  await writeReport(out, steadyReportName(options), report, steadyPage(report));
  if (verdictsOn(report.result, options).some(({ isKept }) => !isKept)) process.exitCode = 1;
  if (!writeDocs) return;
  const section = steadySection(reportsIn<SteadyReport>(out, steadyReportName));
  await changePerformancePage((page) => withSection(page, STEADY_TITLE, section));
};

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error);
  console.error(USAGE);
  // Arrivals that are still to come would keep the process.
  process.exit(1);
}
