/**
 * `npm run console` builds the web console for the gateway that serves it. A start does the same when a source is newer
 * than what was built. Plain ESM without dependencies, for Node 20 too.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProgram, ROOT, run, TSC } from './toolchain.mjs';

const FOLDER = join(ROOT, 'apps/console');
const BUILT = join(FOLDER, 'dist/site/index.html');
/** Files of which the console is made. */
const sources = () => [
  join(ROOT, 'package-lock.json'),
  ...['index.html', 'operator.html', 'vite.config.ts'].map((name) => join(FOLDER, name)),
  ...[join(FOLDER, 'src'), join(ROOT, 'libs/client/src')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  ),
];

const isBuilt = () => existsSync(BUILT) && sources().every((path) => statSync(path).mtimeMs <= statSync(BUILT).mtimeMs);

/** Builds the console unless it is built already. Returns the exit code. */
export const buildConsole = async () => {
  if (isBuilt()) return 0;
  const node = nodeProgram();
  const compiled = await run(node, [TSC, '-b', 'libs/client/tsconfig.lib.json'], { stdout: 2 });
  if (compiled !== 0) return compiled;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  return run(node, [vite, 'build', '--logLevel', 'warn', FOLDER, '--config', join(FOLDER, 'vite.config.ts')], {
    stdout: 2,
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await buildConsole();
