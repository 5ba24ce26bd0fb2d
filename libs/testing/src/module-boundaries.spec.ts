import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A forbidden line as it would stand in a file of ours, and what lint must say to it: imports between projects … */
const REFUSED_BETWEEN = [
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
  { file: 'libs/client/src/index.ts', line: `import '@rubrica/fiscal';`, because: /name:client/ },
  { file: 'libs/client/src/index.ts', line: `import 'node:http';`, because: /a pure lib does no input or output/i },
  { file: 'libs/eventing/src/index.ts', line: `import '@rubrica/mailer';`, because: /kind:io|circular/i },
  {
    file: 'libs/testing/src/index.ts',
    line: `import '@rubrica/service';`,
    because: /name:testing.*name:service|circular/i,
  },
  { file: 'libs/service/src/index.ts', line: `import '@rubrica/service-testing';`, because: /circular/i },
  { file: 'apps/api-gateway/src/index.ts', line: `import '@rubrica/mailer';`, because: /kind:app/ },
  {
    file: 'apps/standalone/src/index.ts',
    line: `import '@rubrica/distributed';`,
    because: /kind:standalone|circular/i,
  },
  { file: 'apps/distributed/src/index.ts', line: `import '@rubrica/chaos';`, because: /kind:distributed|circular/i },
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

/** … and lines that lead upwards inside a house, or touch what the file's name does not promise. */
const REFUSED_INSIDE = [
  {
    file: 'apps/dian-submitter/src/dian/soap.ts',
    line: `import type { Submission } from '../submission/submission.js';`,
    because: /"dian" may not import "submission"/,
  },
  {
    file: 'libs/fiscal/src/values/money.ts',
    line: `export { catalogs } from '../catalogs/units.js';`,
    because: /"values" may not import "catalogs"/,
  },
  {
    file: 'libs/eventing/src/log/log.ts',
    line: `export type KafkaLog = import('./kafka/kafka-log.js').KafkaLog;`,
    because: /"log" may not import "log\/kafka"/,
  },
  {
    file: 'apps/mailer/src/mailing/mailing.ts',
    line: `import { MailerModule } from '../mailer.module.js';`,
    because: /"mailer.module" is an entry of the house/,
  },
  {
    file: 'apps/mailer/src/postbox/postbox.ts',
    line: `export {};`,
    because: /room "postbox" has no place in the order/,
  },
  { file: 'apps/mailer/src/mailing/mailing.ts', line: `import 'pg';`, because: /"mailing.ts" may not touch Postgres/ },
  {
    file: 'apps/mailer/src/mailing/mailing.decide.ts',
    line: `import type { Tx } from '@rubrica/eventing';`,
    because: /"mailing.decide.ts" may not touch Postgres \("Tx"\)/,
  },
  {
    file: 'apps/document-issuer/src/document/document.messages.ts',
    line: `import { readFileSync } from 'node:fs';`,
    because: /may not touch the disk/,
  },
  {
    file: 'apps/webhook-dispatcher/src/delivery/delivery.view.ts',
    line: `import got from 'got';`,
    because: /"delivery.view.ts" may not touch other hosts/,
  },
  {
    file: 'apps/dian-submitter/src/submission/submission.ts',
    line: `import { InternalHttp } from '@rubrica/service';`,
    because: /may not touch other services/,
  },
  {
    file: 'apps/webhook-dispatcher/src/delivery/delivery.client.ts',
    line: `import { Database } from '@rubrica/eventing';`,
    because: /"delivery.client.ts" may not touch Postgres/,
  },
  { file: 'apps/mailer/src/mailing/mailing.helper.ts', line: `export {};`, because: /suffix ".helper" means nothing/ },
  {
    file: 'apps/mailer/src/mailing/mailing.ts',
    line: `export const long = () => {\n${'  void 0;\n'.repeat(80)}};`,
    because: /too many lines/,
  },
];

const ALLOWED = [
  { file: 'libs/ubl/src/index.ts', line: `import '@rubrica/fiscal';` },
  { file: 'libs/ubl/src/index.ts', line: `import '@rubrica/xml';` },
  { file: 'libs/fiscal/src/index.ts', line: `import 'node:crypto';` },
  { file: 'apps/api-gateway/src/index.ts', line: `import '@rubrica/eventing';` },
  { file: 'apps/standalone/src/index.ts', line: `import '@rubrica/mailer';` },
  { file: 'apps/chaos/src/index.ts', line: `import '@rubrica/distributed';` },
  { file: 'apps/dian-submitter/src/submission/submission.ts', line: `import '../dian/soap.js';` },
  { file: 'apps/mailer/src/mailing/mailing.view.ts', line: `import 'pg';` },
  { file: 'apps/dian-submitter/src/submission/submission.http.ts', line: `import type {} from 'node:http';` },
  { file: 'apps/dian-submitter/src/dian/soap.spec.ts', line: `import '../submission/submission.js';` },
];

const REFUSED = [...REFUSED_BETWEEN, ...REFUSED_INSIDE];

/** Lints each line in the place of its file's text, in a process of its own; by the rules that need no types, as these are. */
const lint = (cases: readonly { readonly file: string; readonly line: string }[]): readonly string[] => {
  const options = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } } as const;
  execFileSync(process.execPath, ['node_modules/.bin/nx', 'show', 'projects'], options); // the rule reads its project graph
  const program = `
    import { ESLint } from 'eslint';
    import { configs } from 'typescript-eslint';
    process.argv[1] = 'node_modules/eslint/bin/eslint.js'; // so the rule reads the project graph once, not for each case
    const overrideConfig = { files: ['**/*.ts'], ...configs.disableTypeChecked };
    const eslint = new ESLint({ overrideConfig });
    const answers = [];
    for (const { file, line } of ${JSON.stringify(cases)}) {
      const [{ messages }] = await eslint.lintText(line + '\\n', { filePath: file });
      answers.push(messages.map(({ message }) => message.replaceAll('\\n', ' ')).join(' | '));
    }
    process.stdout.write(JSON.stringify(answers));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options)) as string[];
};

/** Each case with its place among the answers, and its first line as title. */
const numbered = <T extends { readonly line: string }>(cases: readonly T[]) =>
  cases.map((one, index) => ({ ...one, index, title: one.line.split('\n', 1)[0] }));

describe('lint', () => {
  let answers: readonly string[];
  beforeAll(() => {
    answers = lint([...REFUSED, ...ALLOWED]);
  });

  it.each(numbered(REFUSED))('refuses $title in $file', ({ index, because }) => {
    expect(answers[index]).toMatch(because);
  });

  it.each(numbered(ALLOWED))('lets $title be in $file', ({ index }) => {
    expect(answers[REFUSED.length + index]).toBe('');
  });
});
