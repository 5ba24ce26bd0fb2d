import { temporaryFolder } from '@rubrica/testing';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { type Options, readOptions, USAGE } from '../whole-way/options.js';
import { performancePage, reportPage } from '../whole-way/page.js';
import { type Machine, medianRun, type Report, reportName, type Run } from '../whole-way/report.js';
import { measureRun } from '../whole-way/run.js';

/**
 * The whole way of a document, measured from outside: what `docs/performance.md` says. Linux only (it reads /proc).
 */
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PAGE = join(ROOT, 'docs/performance.md');

const say = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

const machineNow = (): Machine => {
  const [first] = cpus();
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    cores: cpus().length,
    processor: first?.model ?? 'unknown',
    memoryGb: totalmem() / 1_024 ** 3,
    node: process.version,
    commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : ''),
    at: new Date().toISOString(),
    loadBefore: loadavg()[0] ?? 0,
  };
};

const writeMarkdown = async (path: string, text: string): Promise<void> => {
  const config = await resolveConfig(PAGE);
  writeFileSync(path, await format(text, { ...config, parser: 'markdown' }));
};

/** The reports in the folder: the one just written, and those of earlier calls in the other modes. */
const reportsIn = (folder: string): Report[] =>
  (
    [
      { mode: 'standalone', log: 'postgres' },
      { mode: 'standalone', log: 'kafka' },
      { mode: 'distributed', log: 'postgres' },
      { mode: 'distributed', log: 'kafka' },
    ] as const
  )
    .map((choice) => join(folder, `${reportName(choice)}.json`))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as Report);

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
  const folder = resolve(ROOT, options.out);
  mkdirSync(folder, { recursive: true });
  const machine = machineNow();
  const runs = await measureRuns(options);
  const { out: _, writeDocs, ...stated } = options;
  const report: Report = { options: stated, machine, result: medianRun(runs) };
  const path = join(folder, reportName(options));
  writeFileSync(`${path}.json`, `${JSON.stringify({ ...report, runs }, null, 2)}\n`);
  await writeMarkdown(`${path}.md`, reportPage(report));
  console.log(readFileSync(`${path}.md`, 'utf8'));
  console.log(`written: ${path}.md and ${path}.json`);
  if (!writeDocs) return;
  await writeMarkdown(PAGE, performancePage(reportsIn(folder)));
  console.log(`written: ${PAGE}`);
};

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error);
  console.error(USAGE);
  process.exitCode = 1;
}
