/** `node tools/rules-page.mjs` writes docs/rules.md from the rules in libs/fiscal; a test compares the two. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeProgram, ROOT, run, TSC } from './toolchain.mjs';

process.exitCode = await run(nodeProgram(), [TSC, '-b', 'libs/fiscal/tsconfig.lib.json']);
if (!process.exitCode) {
  const built = pathToFileURL(join(ROOT, 'libs/fiscal/dist/dian-rules/rules-page.js'));
  const { rulesPage } = await import(built.href);
  writeFileSync(join(ROOT, 'docs/rules.md'), rulesPage());
}
