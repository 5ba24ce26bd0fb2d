/**
 * Runs a file of tests in Node's own module system (`testRunner` of jest; ADR 0155). jest's own way gives each file a context of its
 * own, in which it compiles and runs all that the file imports anew: a second for each, and memory that no worker gets back.
 * Here modules are loaded once in a worker, and files that run in it one after the other share them, as a service does.
 */
import { addEventHandler, getState, resetState, run, setState } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import '../../libs/eventing/test/typescript.mjs';
import * as globals from './globals.mjs';

const { expect } = globals;
Object.assign(globalThis, globals);

const GLOBALS = new URL('globals.mjs', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) => next(specifier === '@jest/globals' ? GLOBALS : specifier, context),
});
process.setSourceMapsEnabled(true);

/** As the worker began. */
const ENVIRONMENT = { ...process.env };

/** Errors that no test has caught: they fail the file. A rejection that is handled later is none. */
const uncaught = new Map();
process.on('uncaughtException', (error) => uncaught.set(error, error));
process.on('unhandledRejection', (reason, promise) => uncaught.set(promise, reason));
process.on('rejectionHandled', (promise) => uncaught.delete(promise));

addEventHandler((event) => {
  if (event.name === 'test_done')
    event.test.errors.push(...expect.extractExpectedAssertionsErrors().map(({ error }) => error));
});

const STATUS = { skip: 'pending', todo: 'todo', done: 'passed' };

/** Node writes `at <anonymous> (place)`, which jest takes for a frame of no interest; frames below the test are of none. */
const withPlaces = (stack) =>
  stack.replace(/ at <anonymous> \((.*)\)/g, ' at $1').replace(/\n +at async runFile .*/s, '');

/** What jest's reporters read of a test. */
const assertionResult = ({ testPath, status, errors, errorsDetailed, startedAt, ...rest }) => {
  for (const error of errorsDetailed) error.stack = withPlaces(error.stack);
  const [title, ...ancestors] = testPath.slice(1).reverse();
  const ancestorTitles = ancestors.reverse();
  return {
    ...rest,
    title,
    ancestorTitles,
    fullName: [...ancestorTitles, title].join(' '),
    status: errors.length > 0 ? 'failed' : STATUS[status],
    failureDetails: errorsDetailed,
    failureMessages: errors.map(withPlaces),
    startAt: startedAt,
  };
};

/** @returns jest's `TestResult` of a file; rejects if the file can't be loaded */
export default async function runFile(globalConfig, config, _environment, _runtime, testPath) {
  for (const name of Object.keys(process.env)) if (!(name in ENVIRONMENT)) delete process.env[name];
  Object.assign(process.env, ENVIRONMENT);
  // jest's own reader of source maps knows nothing of what Node has loaded.
  delete Error.prepareStackTrace;
  uncaught.clear();
  resetState();
  const { testTimeout = 5_000, maxConcurrency, testNamePattern: name } = globalConfig;
  const testNamePattern = name ? new RegExp(name, 'i') : undefined;
  setState({ ...getState(), testTimeout, maxConcurrency, testNamePattern });

  await import(pathToFileURL(testPath).href);
  const { testResults: results, unhandledErrors, unhandledErrorsDetailed } = await run();
  await new Promise(setImmediate);

  const testResults = results.map(assertionResult);
  const number = (status) => testResults.filter((one) => one.status === status).length;
  const errors = [...unhandledErrorsDetailed, ...uncaught.values()];
  const failures = [
    formatResultsErrors(testResults, config, globalConfig, testPath) ?? '',
    ...errors.map((error) => formatExecError(error, config, globalConfig)),
  ];
  return {
    leaks: false,
    numFailingTests: number('failed'),
    numPassingTests: number('passed'),
    numPendingTests: number('pending'),
    numTodoTests: number('todo'),
    openHandles: [],
    perfStats: {},
    skipped: false,
    snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
    testExecError:
      errors.length > 0
        ? { message: '', stack: errors.map((error) => error?.stack ?? String(error)).join('\n') }
        : undefined,
    failureMessage: failures.join('\n').trim() || null,
    testFilePath: testPath,
    testResults,
  };
}
