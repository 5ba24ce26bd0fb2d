import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A forbidden line as it would stand in a file of ours, and what lint must say to it. */
const REFUSED = [
  { file: 'libs/fiscal/src/index.ts', line: `import '@nestjs/common';`, because: /kind:pure.*@nestjs\/common/ },
  { file: 'libs/ubl/src/index.ts', line: `import 'pg';`, because: /kind:pure.*"pg"/ },
  { file: 'libs/xades/src/index.ts', line: `import 'kafkajs';`, because: /kind:pure.*"kafkajs"/ },
  { file: 'libs/contracts/src/index.ts', line: `import 'typeorm';`, because: /kind:pure.*"typeorm"/ },
  {
    file: 'libs/fiscal/src/index.ts',
    line: `import 'node:fs/promises';`,
    because: /a pure lib does no input or output/i,
  },
  { file: 'libs/ubl/src/index.ts', line: `import 'https';`, because: /a pure lib does no input or output/i },
  { file: 'libs/xml/src/index.ts', line: `import 'node:fs';`, because: /a pure lib does no input or output/i },
  { file: 'libs/xades/src/index.ts', line: `import '@rubrica/service';`, because: /kind:pure/ },
  { file: 'libs/ubl/src/index.ts', line: `import '@rubrica/xades';`, because: /name:ubl.*name:xades/ },
  { file: 'libs/xml/src/index.ts', line: `import '@rubrica/ubl';`, because: /name:xml.*name:ubl|circular/i },
  { file: 'libs/fiscal/src/index.ts', line: `import '@rubrica/xml';`, because: /name:fiscal.*name:xml/ },
  { file: 'libs/eventing/src/index.ts', line: `import '@rubrica/mailer';`, because: /kind:io|circular/i },
  { file: 'libs/testing/src/index.ts', line: `import '@rubrica/service';`, because: /circular/i },
  { file: 'libs/service/src/index.ts', line: `import '@rubrica/service-testing';`, because: /circular/i },
  { file: 'apps/api-gateway/src/index.ts', line: `import '@rubrica/mailer';`, because: /kind:app/ },
  {
    file: 'apps/mailer/src/index.ts',
    line: `import '../../api-gateway/src/index.js';`,
    because: /relative or absolute path/,
  },
  {
    file: 'apps/dian-simulator/src/index.ts',
    line: `import '@rubrica/xades';`,
    because: /name:dian-simulator.*name:xades/,
  },
  {
    file: 'apps/dian-simulator/src/index.ts',
    line: `import '@rubrica/xml';`,
    because: /name:dian-simulator.*name:xml/,
  },
];

const ALLOWED = [
  { file: 'libs/ubl/src/index.ts', line: `import '@rubrica/fiscal';` },
  { file: 'libs/ubl/src/index.ts', line: `import '@rubrica/xml';` },
  { file: 'libs/fiscal/src/index.ts', line: `import 'node:crypto';` },
  { file: 'apps/api-gateway/src/index.ts', line: `import '@rubrica/eventing';` },
  { file: 'apps/standalone/src/index.ts', line: `import '@rubrica/mailer';` },
];

/** Lints each line in the place of its file's text, in a process of its own, as `nx lint` does it. */
const lint = (cases: readonly { readonly file: string; readonly line: string }[]): readonly string[] => {
  const options = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } } as const;
  execFileSync(process.execPath, ['node_modules/.bin/nx', 'show', 'projects'], options); // the rule reads its project graph
  const program = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint();
    const answers = [];
    for (const { file, line } of ${JSON.stringify(cases)}) {
      const [{ messages }] = await eslint.lintText(line + '\\n', { filePath: file });
      answers.push(messages.map(({ message }) => message.replaceAll('\\n', ' ')).join(' | '));
    }
    process.stdout.write(JSON.stringify(answers));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options)) as string[];
};

describe('lint', () => {
  let answers: readonly string[];
  beforeAll(() => {
    answers = lint([...REFUSED, ...ALLOWED]);
  });

  it.each(REFUSED.map((refused, index) => ({ ...refused, index })))('refuses $line in $file', ({ index, because }) => {
    expect(answers[index]).toMatch(because);
  });

  it.each(ALLOWED.map((allowed, index) => ({ ...allowed, index })))('lets $line be in $file', ({ index }) => {
    expect(answers[REFUSED.length + index]).toBe('');
  });
});
