import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createWebhookEndpoint } from '@rubrica/client';
import { execFile, spawn } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@rubrica/testing';
import { type Json, printedBy, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../../../..');
const PACKAGE = join(ROOT, 'libs/client');
const folder = temporaryFolder();
const project = join(folder.path, 'project');
const INSTALLED = join(project, 'node_modules/@rubrica/client');

let standalone: RunningStandalone;
/** Paths of the files that npm has installed. */
let packed: readonly string[];
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  const { base_url, sk_test } = standalone.credentials;
  env = { ...process.env, NODE_OPTIONS: '', RUBRICA_URL: base_url, RUBRICA_KEY: sk_test };

  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'an-empty-project', type: 'module' }));
  // Nothing listens on port 9: what is asked of a registry is not answered.
  const options = ['--registry', 'http://127.0.0.1:9/', '--fetch-retries', '0', '--no-audit', '--no-fund'];
  const cache = ['--cache', join(folder.path, 'empty-cache')];
  await run('npm', ['install', ...options, ...cache, `${base_url}/clients/rubrica-client.tgz`], { cwd: project });
  packed = readdirSync(INSTALLED, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(INSTALLED, join(entry.parentPath, entry.name)))
    .sort();
  examples.forEach((text, index) => writeFileSync(join(project, nameOf(index)), text));
});

afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

/** The programs of the README, in its order. */
const examples = [...readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/^```js\n(.*?)^```$/gms)].map(
  ([, text = '']) => text,
);
const nameOf = (index: number): string => `example-${String(index + 1)}.js`;

/** Runs a program of the README in the project that installed the package. Returns what it printed. */
const example = async (number: number): Promise<string> =>
  (await run(process.execPath, [nameOf(number - 1)], { cwd: project, env })).stdout.trim();

describe('the package @rubrica/client', () => {
  it('has the compiled code, its types, its README and the licence, and nothing else', () => {
    expect(packed).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    );
    const others = packed.filter((path) => !/^(package\.json|README\.md|LICENSE)$/.test(path));
    expect(others.filter((path) => !/^dist\/.*(?<!\.(spec|fixture))\.(js|d\.ts)$/.test(path))).toEqual([]);
    expect(readFileSync(join(PACKAGE, 'LICENSE'), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
  });

  it('is what npm itself would pack, and cannot be published by mistake', async () => {
    const { stdout } = await run('npm', ['pack', '--json', '--dry-run', '--ignore-scripts'], { cwd: PACKAGE });
    const [{ files }] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }];
    expect(packed).toEqual(files.map(({ path }) => path).sort());
    expect(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))).toMatchObject({ private: true });
  });

  it('is listed with its version and the hash of its bytes, which are the same after a restart', async () => {
    const list = async (): Promise<Json[]> =>
      (await standalone.call('GET', '/clients', '')).json['data'] as unknown as Json[];
    const [listed] = await list();
    const { version } = JSON.parse(readFileSync(join(INSTALLED, 'package.json'), 'utf8')) as { version: string };
    const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, { readonly integrity?: string }>>;
    };
    expect(listed).toMatchObject({
      ...{ name: '@rubrica/client', version },
      url: `${standalone.credentials.base_url}/clients/rubrica-client-${version}.tgz`,
      integrity: lock.packages['node_modules/@rubrica/client']?.integrity,
    });
    const other = await fetch(`${standalone.credentials.base_url}/clients/rubrica-client-9.9.9.tgz`);
    expect(other.status).toBe(404);
    await standalone.stop();
    standalone = await RunningStandalone.start(join(folder.path, 'data'));
    env = { ...env, RUBRICA_URL: standalone.credentials.base_url };
    expect((await list())[0]?.['integrity']).toBe(listed?.['integrity']);
  });

  it('is installed by its address in all that is written, never by its name alone', () => {
    const pages = globSync(['README.md', 'docs/**/*.md', 'libs/*/README.md', 'apps/*/README.md', 'examples/**/*.md'], {
      cwd: ROOT,
    });
    expect(pages.length).toBeGreaterThan(200);
    const byName = /\b(?:npm|pnpm|yarn|bun|npx)\s+(?:install|i|add|exec)?\s*@rubrica\/|\bpip install (-\S+ )*rubrica/;
    expect(
      pages.filter((page) => byName.test(readFileSync(join(ROOT, page), 'utf8')) && !page.includes('adr/')),
    ).toEqual([]);
  });

  it('needs no other package', () => {
    const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as { packages: object };
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@rubrica/client']);
  });

  it('has types that the programs of its README fit, in a project with the types of Node alone', async () => {
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2022'], allowJs: true, checkJs: true, noEmit: true },
      ...{ types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')], strict: false, skipLibCheck: false },
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.js'] }));
    const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
    const compile = (): Promise<string> =>
      run(process.execPath, [tsc, '-p', project]).then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
    expect(await compile()).toBe('');
    const wrong = join(project, 'wrong.js');
    writeFileSync(wrong, `${examples[0] ?? ''}\nconsole.log(invoice.nummer);`);
    expect(await compile()).toContain("Property 'nummer' does not exist");
    writeFileSync(wrong, '');
  });
});

describe('the programs of its README, in the order of the page', () => {
  it('issue an invoice', async () => expect(await example(1)).toMatch(/^\S+\d+ accepted_by_dian 224910\.00$/));

  it('show what is wrong with a customer', async () =>
    expect(await example(2)).toMatch(/^#\/identification\/check_digit \S+/));

  it('repeat a request, which is carried out once', async () => expect(await example(3)).toBe('true'));

  it('list invoices', async () => expect(await example(4)).toMatch(/^\S+\d+ [0-9a-f]{96}\n1 false$/));

  it('keep a PDF', async () => {
    const [name = '', isLarge] = (await example(5)).split(' ');
    expect(isLarge).toBe('true');
    expect(readFileSync(join(project, name)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('take a webhook, and there is no further program', async () => {
    const port = await freePort('127.0.0.1');
    const { secret } = await createWebhookEndpoint({
      client: standalone.client(standalone.credentials.sk_test),
      body: { url: `http://127.0.0.1:${String(port)}/`, subscribed_events: ['invoice.accepted_by_dian'] },
    });
    const own = { ...env, PORT: String(port), WEBHOOK_SECRET: secret };
    const program = spawn(process.execPath, [nameOf(5)], { cwd: project, env: own });
    try {
      const printed = printedBy(program, /\n/);
      expect(await example(1)).toContain('accepted_by_dian');
      expect(await printed).toMatch(/^invoice\.accepted_by_dian \S+\d+\n$/);
      const forged = await fetch(`http://127.0.0.1:${String(port)}/`, { method: 'POST', body: '{}' });
      expect(forged.status).toBe(400);
    } finally {
      program.kill();
    }
    expect(examples).toHaveLength(6);
  });
});
