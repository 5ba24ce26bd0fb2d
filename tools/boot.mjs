/**
 * Makes a program (by default the standalone) ready to run: installs, compiles, and prints the Node to run it with (ADR 0001). The
 * npm script then replaces its shell with that Node, so that signals and the exit code are the program's own.
 */
import { installMissing, nodeProgram, run, TSC } from './toolchain.mjs';

const project = process.argv[2] ?? 'apps/standalone/tsconfig.lib.json';

const ready = async () => {
  if ((await installMissing()) !== 0) return 'the packages could not be installed';
  const node = nodeProgram();
  const compiled = await run(node, [TSC, '-b', project], { stdout: 2 });
  if (compiled !== 0) return 'the sources do not compile';
  console.log(node);
  return undefined;
};

const problem = await ready().catch((error) => error.message);
if (problem !== undefined) {
  console.error(`Rubrica cannot start: ${problem}`);
  process.exitCode = 1;
}
