/**
 * `npm run fuzz:api -- [cases] [options]`: starts the standalone on free ports, makes objects of every kind in both modes,
 * and lets schemathesis send generated requests, right and wrong, with a test key and a live key, by the OpenAPI
 * document that the gateway serves. All of its checks are on; the same seed makes the same requests.
 *
 *   --seed 1                       another run
 *   --phases examples,fuzzing      what schemathesis generates: examples, coverage, fuzzing, stateful
 *   --install                      installs schemathesis only
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { configOf } from './config.mjs';
import { makeDataSet, startReceiver } from './data-set.mjs';
import { installedSchemathesis } from './schemathesis.mjs';
import { ROOT } from '../toolchain.mjs';

/** About what the phase `examples` sends, and how many operations there are. */
const EXAMPLES = 240;
const OPERATIONS = 70;
const ANSWER_WITHIN_S = 60;
const START_WITHIN_MS = 120_000;

const startStandalone = async (dataDir) => {
  const env = { PORT: '0', ADMIN_PORT: '0', DATA_DIR: dataDir, WEBHOOK_ALLOW_LOOPBACK: '1' };
  // The limits have tests of their own; here they would only hide what lies behind them.
  const limits = { RATE_LIMIT_PER_SECOND: '100000', RATE_LIMIT_BURST: '100000' };
  const child = spawn(process.execPath, [join(ROOT, 'apps/standalone/dist/main.js')], {
    env: { ...process.env, NODE_OPTIONS: '', ...env, ...limits },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the standalone does not start')), START_WITHIN_MS).unref();
    child.once('exit', () => reject(new Error('the standalone has ended')));
    child.stdout.on('data', (text) => String(text).includes('Rubrica is ready') && resolve());
  });
  return {
    credentials: JSON.parse(readFileSync(join(dataDir, 'demo-credentials.json'), 'utf8')),
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};

/** Runs schemathesis with one key. Returns whether it found nothing, how many requests it sent, and what it printed. */
const fuzz = async (program, { folder, baseUrl, apiKey, receiverUrl, cases, seed, phases }) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'schemathesis.toml'), configOf(await makeDataSet({ baseUrl, apiKey, receiverUrl })));
  const openApi = join(folder, 'openapi.json');
  writeFileSync(openApi, await (await fetch(`${baseUrl}/openapi.json`)).text());
  const perOperation = Math.max(1, Math.ceil((cases - EXAMPLES) / OPERATIONS));
  const args = [
    ...['run', openApi, '--url', baseUrl, '--header', `Authorization: Bearer ${apiKey}`, '--checks', 'all'],
    ...['--phases', phases, '--max-examples', String(perOperation), '--seed', seed],
    ...['--request-timeout', String(ANSWER_WITHIN_S), '--continue-on-failure', '--warnings', 'off', '--no-color'],
  ];
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
  const [exitCode] = await once(child, 'close');
  return { isClean: exitCode === 0, sent: Number(/(\d+) generated/.exec(printed)?.[1] ?? 0), printed };
};

const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      phases: { type: 'string', default: 'examples,fuzzing' },
      install: { type: 'boolean', default: false },
    },
  });
  const cases = Number(positionals[0] ?? 500);
  const program = installedSchemathesis();
  if (values.install) return;
  const folder = mkdtempSync(join(tmpdir(), 'rubrica-fuzz-'));
  const receiver = await startReceiver();
  let standalone;
  try {
    standalone = await startStandalone(join(folder, 'data'));
    const { base_url: baseUrl, sk_test, sk_live } = standalone.credentials;
    const outcomes = await Promise.all(
      Object.entries({ test: sk_test, live: sk_live }).map(([mode, apiKey]) => {
        const where = { folder: join(folder, mode), baseUrl, apiKey, receiverUrl: receiver.url };
        return fuzz(program, { ...where, ...values, cases: cases / 2 });
      }),
    );
    for (const { printed } of outcomes) console.log(printed);
    const sent = outcomes.reduce((sum, outcome) => sum + outcome.sent, 0);
    if (outcomes.some(({ isClean }) => !isClean)) process.exitCode = 1;
    console.log(`${sent} requests were sent; ${process.exitCode ? 'schemathesis has objections' : 'no objection'}`);
    if (sent < cases) throw new Error(`${cases} were to be sent`);
  } finally {
    await standalone?.stop();
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

await run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
