/**
 * `npm run bench -- <name> [arguments]` compiles and runs `<name>.bench.ts`, of each project that has one; without a name it
 * lists the benchmarks.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { nodeProgram, ROOT, run, TSC } from './toolchain.mjs';

const [name, ...args] = process.argv.slice(2);
const benches = globSync('{apps,libs}/*/src/**/*.bench.ts', { cwd: ROOT });
const found = benches.filter((path) => basename(path, '.bench.ts') === name).sort();

if (found.length === 0) {
  console.error(
    `Which benchmark? ${
      [...new Set(benches.map((path) => basename(path, '.bench.ts')))].sort().join(', ') || 'there is none yet'
    }`,
  );
  process.exitCode = 1;
} else {
  for (const path of found) {
    const [kind, project] = path.split('/');
    const compiled = await run(nodeProgram(), [TSC, '-b', `${kind}/${project}/tsconfig.spec.json`]);
    const program = path.replace('/src/', '/dist/').replace(/ts$/, 'js');
    // No limit: growth takes a quarter of an hour.
    process.exitCode ||= compiled || (await run(nodeProgram(), [program, ...args], { timeoutMs: 0 }));
  }
}
