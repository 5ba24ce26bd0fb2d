/**
 * Makes a program (by default the standalone) ready to run: installs, compiles, and prints the Node to run it with (ADR 0001). The
 * npm script then replaces its shell with that Node, so that signals and the exit code are the program's own.
 */
import { buildConsole } from './console.mjs';
import { installMissing, nodeProgram, run, TSC } from './toolchain.mjs';

const STANDALONE = 'apps/standalone/tsconfig.lib.json';
const project = process.argv[2] ?? STANDALONE;

const ready = async () => {
  if ((await installMissing()) !== 0) return 'the packages could not be installed';
  const node = nodeProgram();
  const compiled = await run(node, [TSC, '-b', project], { stdout: 2 });
  if (compiled !== 0) return 'the sources do not compile';
  if (project === STANDALONE && (await buildConsole()) !== 0) return 'the console does not build';
  console.log(node);
  return undefined;
};

const problem = await ready().catch((error) => error.message);
if (problem !== undefined) {
  console.error(`Rubrica cannot start: ${problem}`);
  process.exitCode = 1;
}
