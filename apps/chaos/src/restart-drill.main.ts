import { freePort } from '@rubrica/embedded-postgres';
import type { Credentials } from '@rubrica/standalone';
import { temporaryFolder } from '@rubrica/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sale } from './load/sale.js';
import { Usage } from './usage.js';

/**
 * So many `kill -9` of the whole process group of `npm start`, which works on documents, each followed at once by a start. Every other time the guard of PostgreSQL is killed too, so that the server outlives
 * all; every third time the server's main process, so that only the others of it are left; and every fourth time a
 * start before the next one is killed half-way. In the end each document that was taken has its verdict. Linux only.
 */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const usage = new Usage('npm run restart-drill -- [100]');
const ROUNDS = usage.count('kills', usage.read({ allowPositionals: true }).positionals[0] ?? '100');
const DOCUMENTS_PER_ROUND = 3;
/** A start is taken for failed when it ends, or when it is not ready by now. */
const READY_WITHIN_MS = 300_000;

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(await freePort('127.0.0.1')),
  ADMIN_PORT: String(await freePort('127.0.0.1')),
};
const taken: string[] = [];
let posts = 0;
const failures: string[] = [];
const readyAfterMs: number[] = [];

interface Start {
  readonly npm: ChildProcess;
  readonly begun: number;
  output: string;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const startByNpm = (): Start => {
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const start: Start = { npm, begun: performance.now(), output: '' };
  const keep = (chunk: Buffer): void => {
    start.output += chunk.toString();
  };
  npm.stdout.on('data', keep);
  npm.stderr.on('data', keep);
  return start;
};

const hasEnded = ({ npm }: Start): boolean => npm.exitCode !== null || npm.signalCode !== null;

/** Returns whether it serves; no, when it has ended or takes too long. */
const isReady = async (start: Start): Promise<boolean> => {
  while (!start.output.includes('Rubrica is ready')) {
    if (hasEnded(start) || performance.now() - start.begun > READY_WITHIN_MS) return false;
    await sleep(10);
  }
  return true;
};

const killGroup = async (start: Start): Promise<void> => {
  const ended = hasEnded(start) ? undefined : once(start.npm, 'exit');
  if (start.npm.pid !== undefined && !hasEnded(start)) process.kill(-start.npm.pid, 'SIGKILL');
  await ended;
};

const credentials = (): Credentials =>
  JSON.parse(readFileSync(join(dataDir, 'demo-credentials.json'), 'utf8')) as Credentials;

const call = async (path: string, body?: object): Promise<{ readonly id: string; readonly status: string }> => {
  const { base_url, sk_live } = credentials();
  const response = await fetch(`${base_url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${sk_live}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { readonly id: string; readonly status: string };
};

const post = async (): Promise<void> => {
  taken.push((await call('/v1/invoices', { ...sale(`restart ${(posts += 1)}`), operation_type: '10' })).id);
};

const mainProcess = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

/** The shell that ends the server when its owner is gone. */
const guardOf = async (server: number): Promise<number> => {
  const ps = spawn('ps', ['-eo', 'pid=,args='], { stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (await ps.stdout.setEncoding('utf8').toArray()).join('').split('\n');
  return Number.parseInt(lines.find((line) => line.includes('kill -INT') && line.endsWith(` ${server}`)) ?? '', 10);
};

const fail = (what: string, { output }: Start): void => {
  failures.push(what);
  const file = join(folder.path, `failure-${failures.length}.txt`);
  writeFileSync(file, output);
  complain(`${what}:\n${output.trim()}`);
};

let start = startByNpm();
if (!(await isReady(start))) throw new Error(`the first start failed:\n${start.output}`);
for (let round = 1; round <= ROUNDS; round++) {
  const main = mainProcess();
  const others = [
    ...(round % 2 === 0 ? [await guardOf(main)] : []), //
    ...(round % 3 === 0 ? [main] : []),
  ];
  // The others are under way when all is killed.
  await post().catch((error: unknown) => failures.push(`round ${round}: ${String(error)}`));
  const more = Array.from({ length: DOCUMENTS_PER_ROUND - 1 }, () => post().catch(() => undefined));
  await sleep(Math.random() * 400);
  for (const pid of others) process.kill(pid, 'SIGKILL');
  await killGroup(start);
  await Promise.all(more);

  if (round % 4 === 0) {
    const halfWay = startByNpm();
    await sleep(1_000 + Math.random() * 3_000);
    if (hasEnded(halfWay) && halfWay.npm.exitCode !== null)
      fail(`round ${round}, the start that was to be killed`, halfWay);
    await killGroup(halfWay);
  }

  start = startByNpm();
  if (await isReady(start)) readyAfterMs.push(performance.now() - start.begun);
  else {
    fail(`round ${round}`, start);
    await killGroup(start);
    start = startByNpm();
    if (!(await isReady(start))) throw new Error(`round ${round}: the second start failed too:\n${start.output}`);
  }
  if (round % 10 === 0) complain(`${round} of ${ROUNDS}: ${readyAfterMs.length} starts, ${failures.length} failures`);
}

const open = new Set(taken);
for (const end = Date.now() + READY_WITHIN_MS; open.size > 0 && Date.now() < end; await sleep(200))
  for (const id of open) if ((await call(`/v1/invoices/${id}`)).status === 'accepted_by_dian') open.delete(id);

process.kill(-(start.npm.pid ?? 0), 'SIGINT');
await once(start.npm, 'exit');
if (failures.length === 0) folder.remove();

readyAfterMs.sort((a, b) => a - b);
const at = (share: number): string =>
  ((readyAfterMs[Math.min(readyAfterMs.length - 1, Math.floor(readyAfterMs.length * share))] ?? 0) / 1000).toFixed(1);
print(
  `${ROUNDS} kills of all: ${readyAfterMs.length} starts at once, ready after ${at(0.5)} s (p50), ${at(0.99)} s (p99), ${at(1)} s (longest)\n` +
    `${taken.length} documents taken: ${taken.length - open.size} accepted by the tax authority, ${open.size} without a verdict`,
);
for (const failure of failures) complain(failure);
process.exitCode = failures.length === 0 && open.size === 0 ? 0 : 1;
