/**
 * `npm test`: everything that can be checked here, on a fresh clone too. The last line counts, and a step that breaks
 * counts as one failure (ADR 0004). Arguments go to jest: `npm test -- cufe` runs the tests whose path matches, and no other step after it.
 */
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing, nodeProgram, ROOT, run, TSC } from './toolchain.mjs';

/** Nothing has ended for so long: a test hangs. No slow machine meets it, since each test has its own limit before. */
const SILENCE_MS = 3_600_000;

const total = { passed: 0, failed: 0, skipped: [] };
const folder = mkdtempSync(join(tmpdir(), 'rubrica-checks-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Counts what a step has brought: one passed or failed check, or its number of tests. */
const count = ({ title, ms, outcome }) => {
  const { passed, failed, skipped } = {
    passed: 0,
    failed: 0,
    skipped: [],
    ...(outcome?.passed >= 0 ? outcome : { [outcome ? 'passed' : 'failed']: 1 }),
  };
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
  console.log(`── ${title}: ${failed === 0 ? 'passed' : 'FAILED'} (${(ms / 1000).toFixed(1)} s)`);
  return failed === 0;
};

const timed = async (title, work, options) => {
  const begin = Date.now();
  const outcome = await work(options).catch((error) => console.error(error.message));
  return { title, outcome, ms: Date.now() - begin };
};

const step = async (title, work) => {
  console.log(`\n── ${title}`);
  return count(await timed(title, work, {}));
};

let before = Promise.resolve();

/**
 * Begins a step beside the others, in the time that they leave: it has the lowest priority, and comes after those that
 * were begun so before. The function that is returned waits for it, prints it and counts it.
 */
const aside = (title, work) => {
  const file = join(folder, title.replaceAll(':', '-'));
  const output = openSync(file, 'w');
  const onStart = (pid) => setPriority(pid, constants.priority.PRIORITY_LOW);
  const done = before.then(() => timed(title, work, { stdout: output, stderr: output, onStart }));
  before = done;
  return async () => {
    console.log(`\n── ${title}`);
    const result = await done;
    closeSync(output);
    process.stdout.write(readFileSync(file, 'utf8'));
    return count(result);
  };
};

const node = async (args, options) => (await run(nodeProgram(), args, options)) === 0;

/** All projects in one run, on one PostgreSQL. */
const jest = async () => {
  const file = join(folder, 'jest.json');
  const args = ['node_modules/jest/bin/jest.js', ...process.argv.slice(2)];
  let watch;
  const onStart = (pid) => {
    const begin = Date.now();
    watch = setInterval(() => {
      const last = existsSync(file) ? statSync(file).mtimeMs : begin;
      if (Date.now() - last > SILENCE_MS) process.kill(pid, 'SIGKILL');
    }, 10_000);
  };
  const succeeded = await node(args, { env: { RUBRICA_TEST_REPORT: file }, onStart });
  clearInterval(watch);
  if (!existsSync(file)) throw new Error('jest ended before its first test');
  const { complete, passed, failed, skipped, files, ofFiles, running } = JSON.parse(readFileSync(file, 'utf8'));
  if (complete) return { passed, failed: succeeded ? failed : Math.max(failed, 1), skipped };
  console.error(`jest was ended after ${files} of ${ofFiles} files, in the middle of ${running.join(' and ')}`);
  return { passed, failed: failed + 1, skipped };
};

/** Every example, signed, before every judge that is here. */
const documents = async (options) => {
  const file = join(folder, 'documents.json');
  await node(['tools/dist/verify-documents.js', '--report', file], options);
  return JSON.parse(readFileSync(file, 'utf8'));
};

if (await step('packages', async () => (await installMissing()) === 0)) {
  // The hundreds of processes that tests start load the same code: it is compiled once.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/rubrica/compile');
  await step('lockfile', () => node(['tools/lockcheck.mjs']));
  await step('licences', () => node(['tools/supply-chain/licences.mjs']));
  await step('types', () => node([TSC, '-b']));
  await step('console', () => node(['tools/console.mjs']));
  const besides = [
    aside('audit', (options) => node(['tools/supply-chain/audit.mjs'], options)),
    aside('lint', (options) => node(['tools/lint.mjs'], options)),
    ...(process.argv.length === 2 ? [aside('verify:documents', documents)] : []),
  ];
  await step('tests', jest);
  for (const finish of besides) await finish();
}

if (total.skipped.length > 0) console.log(`\nSkipped:\n${total.skipped.map((name) => `  ${name}`).join('\n')}`);
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
