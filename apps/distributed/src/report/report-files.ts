import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { ModeAndLog } from '../whole-way/options.js';
import type { Machine } from '../whole-way/report.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PAGE = join(ROOT, 'docs/performance.md');

export const say = (text: string): void =>
  void process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

export const machineNow = (): Machine => {
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

/** Writes a report as JSON and as a page into the folder, and prints the page. */
export const writeReport = async (out: string, name: string, report: object, page: string): Promise<void> => {
  const folder = resolve(ROOT, out);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(`${path}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeMarkdown(`${path}.md`, page);
  process.stdout.write(`${readFileSync(`${path}.md`, 'utf8')}\nwritten: ${path}.md and ${path}.json\n`);
};

/** Reads the reports of all modes that the folder has: the one just written, and those of earlier calls. */
export const reportsIn = <Report>(out: string, nameOf: (choice: ModeAndLog) => string): Report[] =>
  (
    [
      { mode: 'standalone', log: 'postgres' },
      { mode: 'standalone', log: 'kafka' },
      { mode: 'distributed', log: 'postgres' },
      { mode: 'distributed', log: 'kafka' },
    ] as const
  )
    .map((choice) => join(resolve(ROOT, out), `${nameOf(choice)}.json`))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as Report);

/** Changes `docs/performance.md`. */
export const changePerformancePage = async (change: (page: string) => string): Promise<void> => {
  await writeMarkdown(PAGE, change(readFileSync(PAGE, 'utf8')));
  process.stdout.write(`written: ${PAGE}\n`);
};
