import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { ModeAndLog } from '../product/arguments.js';
import { ROOT } from './machine.js';

const PAGE = join(ROOT, 'docs/performance.md');

export const say = (text: string): void =>
  void process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);

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
