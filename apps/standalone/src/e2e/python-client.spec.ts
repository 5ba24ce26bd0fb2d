import { afterAll, beforeAll, expect } from '@jest/globals';
import { createWebhookEndpoint } from '@rubrica/client';
import { freePort, refereeUnless } from '@rubrica/testing';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Json, printedBy, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const ROOT = join(import.meta.dirname, '../../../..');
const PACKAGE = join(ROOT, 'libs/client-python');
const TOOLS = join(ROOT, 'tools/python-client');

const run = promisify(execFile);
const generate = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(TOOLS, 'generate.mjs'), ...args], { encoding: 'utf8', maxBuffer: 1 << 26 });

const installed = generate('--install');
/** Python with the generator, httpx, mypy and hatchling. */
const python = refereeUnless(installed.status === 0 ? null : installed.stderr.trim());
const PYTHON = installed.stdout.trim();

const folder = temporaryFolder();
const document = join(folder.path, 'openapi.json');
const project = join(folder.path, 'project');
/** Where pip has installed what the gateway serves. */
const INSTALLED = join(folder.path, 'installed');
let standalone: RunningStandalone;
let env: NodeJS.ProcessEnv;
let served: Json | undefined;

beforeAll(async () => {
  if (python.missing !== null) return;
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  const { base_url, sk_test } = standalone.credentials;
  const own = { NODE_OPTIONS: '', PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: INSTALLED };
  env = { ...process.env, ...own, RUBRICA_URL: base_url, RUBRICA_KEY: sk_test };
  mkdirSync(project);
  const [, wheel] = (await standalone.call('GET', '/clients', '')).json['data'] as unknown as Json[];
  served = wheel;
  // What it needs is in the environment: nothing is asked of a registry.
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-index', '--no-deps', '--no-cache-dir', '--no-compile'];
  await ran([...pip, '--disable-pip-version-check', '--target', INSTALLED, String(served?.['url'])]);
  examples.forEach((text, index) => writeFileSync(join(project, nameOf(index + 1)), text));
});
afterAll(async () => {
  if (python.missing === null) await standalone.stop();
  folder.remove();
});

/** The programs of the README, in its order. */
const examples = [...readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/^```python\n(.*?)^```$/gms)].map(
  ([, text = '']) => text,
);
const nameOf = (number: number): string => `example_${String(number)}.py`;

/** Runs Python, and returns what it printed. */
const ran = async (args: readonly string[], cwd = project, more: NodeJS.ProcessEnv = {}): Promise<string> =>
  (await run(PYTHON, [...args], { cwd, env: { ...env, ...more }, maxBuffer: 1 << 26 })).stdout.trim();
const example = (number: number): Promise<string> => ran([nameOf(number)]);

python.describe('the package rubrica_client', () => {
  python.it('keeps its promises without an API: repeats, problems, pages, signatures', async () => {
    await ran(['-W', 'error', '-m', 'unittest', '-q'], join(PACKAGE, 'tests'));
  });

  python.it('has types that mypy holds against its code, its tests and the programs of its README', async () => {
    const mypy = ['-m', 'mypy', '--strict', '--python-version', '3.10', '--cache-dir', join(folder.path, 'mypy')];
    const own = { MYPYPATH: INSTALLED };
    const files = examples.map((_, index) => nameOf(index + 1));
    expect(
      await ran([...mypy, join(INSTALLED, 'rubrica_client'), join(PACKAGE, 'tests'), ...files], project, own),
    ).toMatch(/^Success/);
    writeFileSync(join(project, 'wrong.py'), `${examples[0] ?? ''}\nprint(invoice["nummer"])\n`);
    const complaint = await ran([...mypy, 'wrong.py'], project, own).catch((error: { stdout: string }) => error.stdout);
    expect(complaint).toContain('has no key "nummer"');
  });

  python.it(
    'is the wheel that hatchling would build: the code, its types, the licence, the same metadata',
    async () => {
      const source = join(folder.path, 'source');
      cpSync(PACKAGE, source, { recursive: true });
      await ran(['-m', 'hatchling', 'build', '-t', 'wheel'], source);
      const [wheel = ''] = readdirSync(join(source, 'dist'));
      const unpacked = join(folder.path, 'unpacked');
      await ran(['-m', 'zipfile', '-e', join(source, 'dist', wheel), unpacked]);
      const filesIn = (path: string): string[] =>
        readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$|METADATA|LICENSE/.test(name));
      // pip adds these to what it has installed.
      const added = /dist-info(\/(INSTALLER|REQUESTED|direct_url\.json))?$/;
      const installedFiles = filesIn(INSTALLED).filter((name) => !added.test(name));
      expect(installedFiles.sort()).toEqual(
        filesIn(unpacked)
          .filter((name) => !added.test(name))
          .sort(),
      );
      const metadata = installedFiles.find((name) => name.endsWith('METADATA')) ?? '';
      const linesOf = (at: string): string[] => readFileSync(join(at, metadata), 'utf8').trim().split('\n').slice(1); // but the version of the format
      expect(linesOf(INSTALLED)).toEqual(linesOf(unpacked));
      expect(readFileSync(join(PACKAGE, 'LICENSE'), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    },
  );

  python.it('is served under the name that the README has', () => {
    const { pathname } = new URL(String(served?.['url']));
    expect(served).toMatchObject({
      language: 'python',
      name: 'rubrica-client',
      install: `pip install ${String(served?.['url'])}`,
    });
    expect(readFileSync(join(PACKAGE, 'README.md'), 'utf8')).toContain(`https://api.example.co${pathname}\n`);
  });
});

python.describe('the programs of its README, in the order of the page', () => {
  python.it('issue an invoice', async () => expect(await example(1)).toMatch(/^\S+\d+ accepted_by_dian 224910\.00$/));

  python.it('list with asyncio', async () => expect(await example(2)).toMatch(/^1 list\n\S+\d+$/));

  python.it('show what is wrong with a customer', async () =>
    expect(await example(3)).toMatch(/^#\/identification\/check_digit \S+/),
  );

  python.it('repeat a request, which is carried out once', async () => expect(await example(4)).toBe('True'));

  python.it('list invoices', async () => expect(await example(5)).toMatch(/^\S+\d+ [0-9a-f]{96}\n1 False$/));

  python.it('keep a PDF', async () => {
    const [name = '', isLarge] = (await example(6)).split(' ');
    expect(isLarge).toBe('True');
    expect(readFileSync(join(project, name)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  python.it('take a webhook, and there is no further program', async () => {
    const port = await freePort('127.0.0.1');
    const { secret } = await createWebhookEndpoint({
      client: standalone.client(standalone.credentials.sk_test),
      body: { url: `http://127.0.0.1:${String(port)}/`, subscribed_events: ['invoice.accepted_by_dian'] },
    });
    const own = { ...env, PORT: String(port), WEBHOOK_SECRET: secret };
    const program = spawn(PYTHON, [nameOf(7)], { cwd: project, env: own, stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const printed = printedBy(program, /\n/);
      expect(await example(1)).toContain('accepted_by_dian');
      expect(await printed).toMatch(/^invoice\.accepted_by_dian inv_\S+\n$/);
      const forged = await fetch(`http://127.0.0.1:${String(port)}/`, { method: 'POST', body: '{}' });
      expect(forged.status).toBe(400);
    } finally {
      program.kill();
    }
    expect(examples).toHaveLength(7);
  });
});

python.describe('a Python client that a foreign generator makes of the newest OpenAPI document', () => {
  let openApi: Json;
  /** What a program read, by the types of the generated client. */
  let read: Json;
  beforeAll(async () => {
    const { sk_test } = standalone.credentials;
    openApi = (await standalone.call('GET', '/openapi/2026-12-01.json', sk_test)).json;
    writeFileSync(document, JSON.stringify(openApi));
    const client = join(folder.path, 'client');
    const { status, stderr } = generate(document, client);
    if (status !== 0) throw new Error(stderr);
    read = JSON.parse(await ran([join(TOOLS, 'use.py')], project, { PYTHONPATH: client })) as Json;
  });

  python.it('reads an accepted, a rejected and a failed invoice', () => {
    expect(read['accepted']).toMatchObject({ status: 'ACCEPTED_BY_DIAN', failure: null, payable: '224910.00' });
    expect(read['rejected']).toMatchObject({ status: 'REJECTED_BY_DIAN' });
    expect(read['rejected']?.['dian']).toContain('REJECTION');
    expect(read['failed']).toMatchObject({ status: 'FAILED', dian: null, failure: 'SIMULATED_FAILURE' });
  });

  python.it('tells the kinds of a union apart: events, notes, items of a batch', () => {
    expect(read['events']).toEqual(
      expect.arrayContaining([
        'DocumentEvent invoice.accepted_by_dian',
        'DocumentEvent invoice.failed',
        'DocumentEvent invoice.rejected_by_dian',
        'EmailEvent invoice.email.delivered',
      ]),
    );
    expect(read['event']).toEqual([true, expect.any(String)]);
    expect(read['notes']).toEqual(['CreditNote']);
    expect(read['batch']).toEqual(['InvoiceItem', 'RefusedItem']);
  });

  python.it('reads a customer, a numbering range, a page and a file', () => {
    expect(read['customer']).toEqual(['Customer', '13']);
    expect(read['ranges']).toContain('invoice int');
    expect(read['page']).toEqual(['InvoiceList', [true]]);
    expect(read['pdf']).toEqual(['File', '%PDF-']);
  });

  python.it('reads a refusal with the places of its faults', () => {
    expect(read['problem']).toEqual([422, ['#/currency']]);
  });

  python.it('reads every resource that needs no id and no question, but those of the person of a session', () => {
    const paths = openApi['paths'] as unknown as Readonly<Record<string, { readonly get?: Json }>>;
    const asks = ({ parameters }: Json): boolean =>
      (parameters as unknown as Json[] | undefined)?.some((one) => String(one['in']) === 'query' && one['required']) ===
      true;
    // Of a file that is nothing but text that generator breaks off.
    const isText = ({ responses }: Json): boolean => JSON.stringify(responses).includes('"content":{"text/csv"');
    const open = Object.entries(paths).flatMap(([path, { get }]) =>
      path.includes('{') || !get || asks(get) || isText(get) ? [] : [get],
    );
    const answers = Object.entries(read['read'] as unknown as Readonly<Record<string, unknown>>);
    expect(answers).toHaveLength(open.length);
    const ofPersons = open.filter(({ security }) => JSON.stringify(security) === '[{"session":[]}]');
    const refused = answers.filter(([, answer]) => String(answer).includes('Problem'));
    expect(refused.map(([, answer]) => answer)).toEqual(ofPersons.map(() => [401, 'Problem']));
  });

  python.it('makes its generator fail where that has to leave an answer out', () => {
    const text = JSON.stringify(openApi).replaceAll('"application/pdf"', '"application/x-tar"');
    writeFileSync(document, text);
    const { status, stderr } = generate(document, join(folder.path, 'lacking'));
    expect(status).toBe(1);
    expect(stderr).toContain('Unsupported content_type application/x-tar');
  });
});
