/**
 * `npm test`: everything that can be checked here, on a fresh clone too. The last line counts, and a step that breaks
 * counts as one failure. Arguments go to jest: `npm test -- cufe` runs the tests whose path matches, and no other step after it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing, nodeProgram, run, TSC } from './toolchain.mjs';

const total = { passed: 0, failed: 0, skipped: [] };

/** Runs one step and counts it: as one passed or failed check, or as its number of tests. */
const step = async (title, work) => {
  const begin = Date.now();
  console.log(`\n── ${title}`);
  const outcome = await work().catch((error) => console.error(error.message));
  const { passed, failed, skipped } = {
    passed: 0,
    failed: 0,
    skipped: [],
    ...(outcome?.passed >= 0 ? outcome : { [outcome ? 'passed' : 'failed']: 1 }),
  };
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
  console.log(`── ${title}: ${failed === 0 ? 'passed' : 'FAILED'} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
  return failed === 0;
};

const node = async (...args) => (await run(nodeProgram(), args)) === 0;

const TESTS_WITHIN_MS = 1_200_000;

/** All projects in one run, on one PostgreSQL. */
const jest = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubrica-jest-'));
  const file = join(folder, 'report.json');
  try {
    const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const args = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...process.argv.slice(2)];
    const succeeded = (await run(nodeProgram(), [...options, ...args], { timeoutMs: TESTS_WITHIN_MS })) === 0;
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return {
      passed: report.numPassedTests,
      failed: failed === 0 && !succeeded ? 1 : failed,
      skipped: tests.filter(({ status }) => status === 'pending' || status === 'todo').map(({ fullName }) => fullName),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Every example, signed, before every judge that is here. */
const documents = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubrica-documents-'));
  const file = join(folder, 'report.json');
  try {
    await node('tools/dist/verify-documents.js', '--report', file);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (await step('packages', async () => (await installMissing()) === 0)) {
  await step('lockfile', () => node('tools/lockcheck.mjs'));
  await step('types', () => node(TSC, '-b'));
  await step('lint', () => node('node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'lint', '--output-style=static'));
  await step('tests', jest);
  if (process.argv.length === 2) await step('verify:documents', documents);
}

if (total.skipped.length > 0) console.log(`\nSkipped:\n${total.skipped.map((name) => `  ${name}`).join('\n')}`);
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
