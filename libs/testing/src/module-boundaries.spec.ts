import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The rules without those that read types, which take longer. */
const UNTYPED = 'oxlint.untyped.config.ts';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A class whose constructor takes so many dependencies. */
const classWith = (dependencies: number): string => {
  const parameters = Array.from({ length: dependencies }, (_, i) => `private readonly dependency${i}: object`);
  return `export class Crowded {\n  constructor(${parameters.join(', ')}) {}\n}`;
};

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
    line: `import { InternalClient } from '@rubrica/service';`,
    because: /may not touch other services/,
  },
  {
    file: 'apps/webhook-dispatcher/src/call/delivery.client.ts',
    line: `import { Database } from '@rubrica/eventing';`,
    because: /"delivery.client.ts" may not touch Postgres/,
  },
  { file: 'apps/mailer/src/mailing/mailing.helper.ts', line: `export {};`, because: /suffix ".helper" means nothing/ },
  {
    file: 'apps/mailer/src/letter/letter.ts',
    line: `export const name = 'credit_note';`,
    because: /"credit_note" names a kind of document/,
  },
  {
    file: 'apps/document-issuer/src/document/document.ts',
    line: `export const is = ({ kind }: { kind: string }) => kind === 'invoice';`,
    because: /"invoice" names a kind of document/,
  },
  {
    file: 'apps/mailer/src/mailing/mailing.ts',
    line: `export const long = () => {\n${'  void 0;\n'.repeat(80)}};`,
    because: /too many lines/,
  },
  {
    file: 'apps/document-issuer/src/issuing/issue.process.ts',
    line: classWith(10),
    because: /The constructor of "Crowded" takes 10 dependencies, and 9 is the most/,
  },
  { file: 'libs/service/src/blob/blob-store.ts', line: classWith(10), because: /takes 10 dependencies/ },
];

/** … and promises that nobody waits for, which only the types tell. */
const REFUSED_BY_TYPE = [
  { file: 'libs/xml/src/index.ts', line: `Promise.resolve();`, because: /Promises must be awaited/ },
  { file: 'libs/xml/src/xml-writer.spec.ts', line: `await 5;\nexport {};`, because: /`await` of a non-Promise/ },
];

const ALLOWED = [
  { file: 'apps/document-issuer/src/issuing/issue.process.ts', line: classWith(9) },
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

const REFUSED = [...REFUSED_BY_TYPE, ...REFUSED_BETWEEN, ...REFUSED_INSIDE];

interface Case {
  readonly file: string;
  readonly line: string;
}

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

/** A copy of what lint reads: lines that it must refuse never stand in the tree itself. */
const copyOfTree = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'rubrica-lint-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\n'))
    if (/\.(ts|mjs)$|^[^/]*\.json$|(project|package|tsconfig[^/]*)\.json$/.test(file) && existsSync(join(ROOT, file)))
      cpSync(join(ROOT, file), join(copy, file));
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '@rubrica') symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@rubrica'), join(to, '@rubrica'), { recursive: true, verbatimSymlinks: true }); // they lead to the copy
  writeFileSync(
    join(copy, UNTYPED),
    `import config from './oxlint.config.ts';
     export default { ...config, options: { ...config.options, typeAware: false } };`,
  );
  return copy;
};

const run = (cwd: string, args: readonly string[]): string =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } }).stdout;

/** Puts each line in the place of its file's text, and returns what lint says of it. */
const lint = (copy: string, config: string, cases: readonly Case[]): readonly string[] => {
  const answers = cases.map(() => '');
  // A file holds one line at a time: the first case of each file, then the second …
  for (let waiting = [...cases.entries()]; waiting.length > 0;) {
    const turn = new Map(waiting.toReversed().map(([i, { file }]) => [file, i]));
    waiting = waiting.filter(([i, { file, line }]) => {
      if (turn.get(file) !== i) return true;
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), `${line}\n`);
      return false;
    });
    const printed = run(copy, ['node_modules/oxlint/bin/oxlint', '-c', config, '--format', 'json', ...turn.keys()]);
    const { diagnostics } = JSON.parse(printed) as { diagnostics: readonly Diagnostic[] };
    for (const { filename, message, help = '' } of diagnostics)
      answers[turn.get(filename) ?? -1] += `${message} ${help} | `;
  }
  return answers;
};

/** Each case with its place among the answers, and its first line as title. */
const numbered = <T extends { readonly line: string }>(cases: readonly T[]) =>
  cases.map((one, index) => ({ ...one, index, title: one.line.split('\n', 1)[0] }));

describe('lint', () => {
  let copy: string;
  let answers: readonly string[];
  beforeAll(() => {
    copy = copyOfTree();
    run(copy, ['node_modules/.bin/nx', 'show', 'projects']); // the rule on projects reads the graph that this leaves
    answers = [
      ...lint(copy, 'oxlint.config.ts', REFUSED_BY_TYPE),
      ...lint(copy, UNTYPED, [...REFUSED_BETWEEN, ...REFUSED_INSIDE, ...ALLOWED]),
    ];
  });
  afterAll(() => {
    rmSync(copy, { recursive: true });
  });

  it.each(numbered(REFUSED))('refuses $title in $file', ({ index, because }) => {
    expect(answers[index]).toMatch(because);
  });

  it.each(numbered(ALLOWED))('lets $title be in $file', ({ index }) => {
    expect(answers[REFUSED.length + index]).toBe('');
  });

  it('is switched off by no comment, except in what a generator wrote', () => {
    const found = execFileSync('git', ['grep', '-lE', '(oxlint|eslint)-(disable|enable)'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(
      found
        .trim()
        .split('\n')
        .filter((file) => !file.startsWith('libs/client/src/api/')),
    ).toEqual([]);
  });
});
