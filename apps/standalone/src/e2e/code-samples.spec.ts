import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { referee, refereeUnless } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

interface Operation {
  readonly operationId: string;
  readonly 'x-codeSamples': readonly { readonly label: string; readonly source: string }[];
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/**
 * Operations without an id in their path that are refused, and why: the example of the body is not what this installation
 * could take.
 */
const REFUSED: Readonly<Record<string, string>> = {
  createCertificate: 'the example is no whole .p12',
  createCreditNote: 'the invoice of the example is not one of this installation',
  createDebitNote: 'the invoice of the example is not one of this installation',
  createExport: 'the export that the sample before it ordered may not be ready yet',
  createMailSender: 'the domain of the example has no verified DKIM key',
  createNumberingRange: 'the demo has this range already',
  createWebhookEndpoint: 'the name of the example is asked of a DNS server, which a test may not have',
  goLive: 'a key of test mode is used',
  previewCreditNote: 'the invoice of the example is not one of this installation',
  previewDebitNote: 'the invoice of the example is not one of this installation',
  syncNumberingRanges: 'a key of test mode is used',
};

/** Runs each Node program, and prints what each has printed; a program is imported, as it waits at its top level. */
const RUN_NODE = `
import { readdirSync } from 'node:fs';
for (const name of readdirSync('.').filter((file) => file.endsWith('.mjs') && file !== 'run.mjs').sort()) {
  const printed = [];
  console.log = (...parts) => printed.push(parts);
  await import('./' + name).catch((error) => printed.push([String(error)]));
  process.stdout.write(JSON.stringify([name, printed[0]?.[0] ?? 'kept']) + '\\n');
}`;
const RUN_PYTHON = `
import contextlib, glob, io, json, runpy
for name in sorted(set(glob.glob("*.py")) - {"run.py"}):
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            runpy.run_path(name)
        said = printed.getvalue().split(" ")[0]
    except Exception as error:
        said = repr(error)
    print(json.dumps([name, int(said) if said.isdigit() else said or "kept"]))
`;
const RUN_PHP = `<?php
foreach (array_diff(glob("*.php"), ["run.php"]) as $name) {
    ob_start();
    (static function (string $file): void { include $file; })($name);
    $said = explode(" ", ob_get_clean())[0];
    echo json_encode([$name, is_numeric($said) ? (int) $said : ($said === "" ? "kept" : $said)]), "\\n";
}`;
const RUN_CURL = `
for name in *.sh; do
  printed=$(bash -euo pipefail "$name") || printed='"failed"'
  printf '["%s",%s]\\n' "$name" "\${printed:-\\"kept\\"}"
done`;

const folder = temporaryFolder();
const python = referee('python3');
const php = referee('php');
const phpWithCurl = refereeUnless(
  php.missing ??
    (spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0 ? null : 'PHP has no curl'),
);
const requests = refereeUnless(
  python.missing ?? (spawnSync('python3', ['-c', 'import requests']).status === 0 ? null : 'Python has no requests'),
);

let standalone: RunningStandalone;
let english: Paths;
let spanish: Paths;
beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  const read = async (path: string): Promise<Paths> =>
    (await standalone.call('GET', path, standalone.credentials.sk_test)).json['paths'] as unknown as Paths;
  english = await read('/openapi.json');
  spanish = await read('/openapi.es.json');
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const operations = (paths: Paths): [path: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation): [string, Operation] => [path, operation]),
  );
const sampleOf = (operation: Operation, label: string): string =>
  operation['x-codeSamples'].find((sample) => sample.label === label)?.source ?? '';

/** Runs the programs of all operations in one language, as they stand, and returns what each was answered. */
const run = (label: string, end: string, runner: string, command: readonly string[]): Map<string, unknown> => {
  const own = join(folder.path, label);
  mkdirSync(own);
  for (const [, operation] of operations(english))
    writeFileSync(join(own, `${operation.operationId}.${end}`), sampleOf(operation, label));
  const [program = '', ...args] = command;
  const file = join(own, args.at(-1) ?? '');
  if (runner !== '') writeFileSync(file, runner);
  const env = { ...process.env, NODE_OPTIONS: '', RUBRICA_KEY: standalone.credentials.sk_test };
  const { stdout, stderr } = spawnSync(program, args, { cwd: own, env, encoding: 'utf8', maxBuffer: 1 << 26 });
  const lines = stdout.trim().split('\n');
  if (lines.length !== operations(english).length) throw new Error(`${String(lines.length)} have run: ${stderr}`);
  return new Map(
    lines.map((line): [string, unknown] => {
      const [name, said] = JSON.parse(line) as [string, unknown];
      return [name.slice(0, -end.length - 1), said];
    }),
  );
};

/** Each operation whose answer is not one of those that a program as it stands may get. */
const wrongOf = (answers: ReadonlyMap<string, unknown>): unknown[] =>
  operations(english).flatMap(([path, { operationId }]) => {
    const status = answers.get(operationId);
    const isAbsent = path.includes('{id}') && [404, 410, 'kept'].includes(status as number);
    const isRefused = operationId in REFUSED && [409, 422].includes(status as number);
    const isRight = [200, 201, 202, 'kept'].includes(status as number);
    return isAbsent || isRefused || isRight ? [] : [[operationId, status]];
  });

describe('the samples of the reference', () => {
  it('are four for each operation, the same in both languages but for their comment and names of files', () => {
    const withoutWords = (source: string): string =>
      source.replace(/(#|\/\/) RUBRICA_KEY: .*\n/, '').replaceAll(/\bdocumento?\./g, 'document.');
    expect(operations(english).length).toBeGreaterThan(80);
    for (const [[, one], [, other]] of operations(english).map(
      (entry, at) => [entry, operations(spanish)[at] ?? entry] as const,
    ))
      for (const label of ['curl', 'Node', 'Python', 'PHP']) {
        expect([one.operationId, label, sampleOf(one, label) === '']).toEqual([one.operationId, label, false]);
        expect(withoutWords(sampleOf(other, label))).toBe(withoutWords(sampleOf(one, label)));
      }
  });

  it('in Node run as they stand', () => {
    expect(wrongOf(run('Node', 'mjs', RUN_NODE, [process.execPath, 'run.mjs']))).toEqual([]);
  });

  requests.it('in Python run as they stand', () => {
    expect(wrongOf(run('Python', 'py', RUN_PYTHON, ['python3', 'run.py']))).toEqual([]);
  });

  phpWithCurl.it('in PHP run as they stand', () => {
    expect(wrongOf(run('PHP', 'php', RUN_PHP, ['php', 'run.php']))).toEqual([]);
  });

  it('in curl run as they stand', () => {
    const answers = run('curl', 'sh', '', ['bash', '-c', RUN_CURL]);
    const statuses = [...answers].map(([name, said]): [string, unknown] => [name, statusOf(said as Json | string)]);
    expect(wrongOf(new Map(statuses))).toEqual([]);
  });
});

/** Status that curl does not print: of a problem its own. */
const statusOf = (said: Json | string): unknown =>
  typeof said === 'string' ? said : typeof said['status'] === 'number' ? said['status'] : 200;
