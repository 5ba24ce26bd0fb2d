/**
 * What the scripts here share. Plain ESM without dependencies, for Node 20 too: it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => `${ROOT}${path}`;

/** TypeScript 7 by its path, since TypeScript 6 beside it owns the same command (ADR 0002). */
export const TSC = at('node_modules/typescript-native/bin/tsc');

/**
 * Runs a program to its end, with its output on `stdout` and `stderr`. Returns its exit code; 1 if a signal ended it.
 * `onStart` gets its process id.
 */
export const run = (command, args, { stdout = 'inherit', stderr = 'inherit', env = {}, onStart } = {}) =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, stdio: ['ignore', stdout, stderr], env: { ...process.env, ...env } };
    const child = spawn(command, args, options);
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
    if (child.pid !== undefined) onStart?.(child.pid);
  });

/** npm writes its own copy of the lockfile last: if it is missing or older, packages must be installed. */
const isInstalled = () => {
  const installed = at('node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
};

/** Installs exactly what the lockfile says, unless it is installed already. Returns the exit code. */
export const installMissing = async () => {
  if (isInstalled()) return 0;
  process.stderr.write('Installing the packages of package-lock.json …\n');
  // npm's output is not what our caller reads, and its warnings are about the Node that runs npm, not about ours.
  return run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdout: 2 });
};

/** The Node that npm has installed (ADR 0167), or the one that runs this where there is none for the platform. */
export const nodeProgram = () => {
  const installed = at('node_modules/.bin/node');
  if (existsSync(installed)) return installed;
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  throw new Error(
    `Node 26 or later is needed on ${process.platform}-${process.arch}; this is ${process.versions.node}`,
  );
};
