/**
 * `npm run bench -- <name> [arguments]` compiles and runs `<name>.bench.ts`, of each project that has one; without a name it
 * lists the benchmarks.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { nodeProgram, ROOT, run, TSC } from './toolchain.mjs';

const [name, ...args] = process.argv.slice(2);
const benches = globSync('{apps/benchmarks,libs/*}/src/**/*.bench.ts', { cwd: ROOT });
const found = benches.filter((path) => basename(path, '.bench.ts') === name).sort();

if (found.length === 0) {
  console.error(
    `Which benchmark? ${[...new Set(benches.map((path) => basename(path, '.bench.ts')))].sort().join(', ')}`,
  );
  process.exitCode = 1;
} else {
  for (const path of found) {
    const [kind, project] = path.split('/');
    const compiled = await run(nodeProgram(), [TSC, '-b', `${kind}/${project}`]);
    const program = path.replace('/src/', '/dist/').replace(/ts$/, 'js');
    process.exitCode ||= compiled || (await run(nodeProgram(), [program, ...args]));
  }
}
