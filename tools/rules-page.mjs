/**
 * `node tools/rules-page.mjs` writes docs/rules.md from the rules in libs/fiscal and libs/kinds, and the ids that the simulator judges; a
 * test compares the two.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeProgram, ROOT, run, TSC } from './toolchain.mjs';

const built = (path) => import(pathToFileURL(join(ROOT, path)).href);

process.exitCode = await run(nodeProgram(), [
  ...[TSC, '-b', 'libs/kinds/tsconfig.lib.json', 'apps/dian-simulator/tsconfig.lib.json'],
]);
if (!process.exitCode) {
  const { rulesPage } = await built('libs/kinds/dist/index.js');
  const { JUDGED_RULES } = await built('apps/dian-simulator/dist/rules/judged-rules.js');
  const page = join(ROOT, 'docs/rules.md');
  writeFileSync(page, rulesPage(JUDGED_RULES.map(({ id }) => id)));
}
