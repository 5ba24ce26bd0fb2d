/**
 * `npm run chaos:mutants [-- name]`: breaks one promise at a time in a copy of the compiled project and runs chaos on it,
 * which must notice each. The unbroken copy runs first and must pass. Exit code 1 if one was not noticed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../toolchain.mjs';
import { MUTANTS } from './mutants.mjs';

const copy = mkdtempSync(join(tmpdir(), 'rubrica-mutants-'));
const cp = spawnSync('cp', [
  '-al',
  ...['apps', 'libs', 'node_modules', 'package.json'].map((name) => join(ROOT, name)),
  copy,
]);
if (cp.status !== 0) throw new Error(`the project could not be copied by links: ${cp.stderr}`);

const chaos = async (args) => {
  const program = [join(copy, 'apps/chaos/dist/main.js'), '--seed', '15', ...args];
  const child = spawn(process.execPath, program, { env: { ...process.env, EVENT_LOG: 'postgres', TMPDIR: copy } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const [, sentence] = /promises were not kept.*\n {2}(.*)/.exec(printed) ?? [];
  if (code !== 0 && sentence === undefined) throw new Error(`chaos did not run: ${printed.slice(-2_000)}`);
  return { isNoticed: code !== 0, sentence: sentence ?? printed.trim().split('\n').at(-1) };
};

/** Links are cut before a file is changed, so that the project itself stays as it is. */
const write = (file, text) => {
  unlinkSync(join(copy, file));
  writeFileSync(join(copy, file), text);
};

const print = (...columns) => console.log(`| ${columns.join(' | ')} |`);
const wanted = MUTANTS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
let missed = 0;
try {
  print('break', 'noticed', 'first sentence', 's');
  print('---', '---', '---', '--:');
  for (const { name, file, find, replace, args } of [{ name: 'none' }, ...wanted]) {
    const begin = Date.now();
    const code = file === undefined ? undefined : readFileSync(join(copy, file), 'utf8');
    if (code !== undefined) {
      if (code.split(find).length !== 2) throw new Error(`${file} has not one \`${find}\``);
      write(
        file,
        code.replace(find, () => replace),
      );
    }
    const { isNoticed, sentence } = await chaos(args ?? ['--documents', '24', '--kills', '4']);
    if (code !== undefined) write(file, code);
    if (isNoticed !== (code !== undefined)) missed += 1;
    print(name, isNoticed ? 'yes' : '**no**', sentence, Math.round((Date.now() - begin) / 1000));
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(missed === 0 ? `${wanted.length} of ${wanted.length} noticed` : `${missed} went wrong`);
process.exitCode = missed === 0 ? 0 : 1;
