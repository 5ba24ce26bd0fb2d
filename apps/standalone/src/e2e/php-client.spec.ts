import { afterAll, beforeAll, expect } from '@jest/globals';
import { createWebhookEndpoint } from '@rubrica/client';
import { freePort, refereeUnless, until } from '@rubrica/testing';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const PACKAGE = join(import.meta.dirname, '../../../../libs/client-php');
const run = promisify(execFile);

const curl =
  spawnSync('php', ['-r', 'exit(extension_loaded("curl") && PHP_VERSION_ID >= 80200 ? 0 : 1);']).status === 0;
const composer =
  spawnSync('composer', ['--version'], { env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' } }).status === 0;
const php = refereeUnless(
  curl && composer
    ? null
    : 'PHP 8.2 with curl, or Composer, is not installed; Debian has php-cli, php-curl and composer',
);

const folder = temporaryFolder();
const project = join(folder.path, 'project');
let standalone: RunningStandalone;
let env: NodeJS.ProcessEnv;

/** The programs of the README, in its order. */
const examples = [...readFileSync(join(PACKAGE, 'README.md'), 'utf8').matchAll(/^```php\n(.*?)^```$/gms)].map(
  ([, text = '']) => text,
);
const nameOf = (number: number): string => `example-${String(number)}.php`;

beforeAll(async () => {
  if (php.missing !== null) return;
  standalone = await RunningStandalone.start(join(folder.path, 'data'));
  const { base_url, sk_test } = standalone.credentials;
  const own = { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_HOME: join(folder.path, 'composer') };
  env = { ...process.env, ...own, RUBRICA_URL: base_url, RUBRICA_KEY: sk_test };
  mkdirSync(project);
  examples.forEach((text, index) => writeFileSync(join(project, nameOf(index + 1)), text));
  const repositories = { rubrica: { type: 'composer', url: `${base_url}/clients/php` }, 'packagist.org': false };
  writeFileSync(join(project, 'composer.json'), JSON.stringify({ repositories, config: { 'secure-http': false } }));
  await run('composer', ['require', '--quiet', '--no-interaction', 'rubrica/client'], { cwd: project, env });
});
afterAll(async () => {
  if (php.missing === null) await standalone.stop();
  folder.remove();
});

/** Runs PHP with all of its warnings, and returns what it printed. */
const ran = async (args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> => {
  const strict = ['-d', 'error_reporting=-1', '-d', 'display_errors=stderr', ...args];
  const { stdout, stderr } = await run('php', strict, { cwd: project, env: { ...env, ...more } });
  expect(stderr).toBe('');
  return stdout.trim();
};
const example = (number: number): Promise<string> => ran([nameOf(number)]);
const evaluated = (code: string, more: NodeJS.ProcessEnv = {}): Promise<unknown> =>
  ran(['-r', `require 'vendor/autoload.php'; use Rubrica\\Rubrica; ${code}`], more).then(
    (text) => JSON.parse(text) as unknown,
  );

interface StandInAnswer {
  readonly status: number;
  readonly body: object;
  readonly retryAfter?: string;
}

/** Runs code against a server that gives these answers; for null it ends the connection. Returns what was printed and asked. */
const against = async (
  answers: readonly (StandInAnswer | null)[],
  code: string,
): Promise<{ printed: unknown; requests: readonly IncomingMessage[] }> => {
  const left = [...answers];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const answer = left.shift();
    if (!answer) return void request.socket.destroy();
    response.writeHead(answer.status, answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  try {
    const client = `$rubrica = new Rubrica('sk_test_1', '${url}/', maxRetries: 3);`;
    return { printed: await evaluated(`${client} ${code}`), requests };
  } finally {
    server.close();
  }
};
const BUSY = { status: 503, body: { code: 'unavailable', detail: 'busy' }, retryAfter: '0' };

php.describe('the package rubrica/client', () => {
  php.it('is installed by Composer with its sources, README and licence, and nothing else', () => {
    const installed = readdirSync(join(project, 'vendor/rubrica/client'), { recursive: true, encoding: 'utf8' });
    const sources = readdirSync(join(PACKAGE, 'src')).map((name) => `src/${name}`);
    expect(installed.sort()).toEqual(['LICENSE', 'README.md', 'composer.json', 'src', ...sources].sort());
    expect(readdirSync(join(project, 'vendor')).sort()).toEqual(['autoload.php', 'composer', 'rubrica']);
  });

  php.it('is listed with the commands of its README', async () => {
    const data = (await standalone.call('GET', '/clients', '')).json['data'] as unknown as Json[];
    const listed = data.find(({ language }) => (language as unknown) === 'php');
    const commands = String(listed?.['install']).replace(standalone.credentials.base_url, 'https://api.example.co');
    const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
    for (const command of commands.split(' && ')) expect(readme).toContain(`\n${command}\n`);
  });

  php.it('has a class for each answer of the OpenAPI document, whose examples come back unchanged', async () => {
    const { sk_test } = standalone.credentials;
    const document = join(folder.path, 'openapi.json');
    writeFileSync(document, JSON.stringify((await standalone.call('GET', '/openapi/2026-12-01.json', sk_test)).json));
    const read = JSON.parse(await ran([join(PACKAGE, 'tests/round-trip.php'), document])) as Json;
    expect(read['count']).toBeGreaterThan(100);
    expect(read['different']).toEqual([]);
  });

  php.it('repeats a POST under one key, also when no answer comes', async () => {
    const running = { status: 409, body: { code: 'in_progress', detail: 'it runs' }, retryAfter: '0' };
    const deleted = { status: 200, body: { id: 'we_1', object: 'event', deleted: true } };
    const { printed, requests } = await against(
      [BUSY, null, running, deleted],
      `echo json_encode($rubrica->request('POST', '/v1/x', [], ['a' => 1])->status);`,
    );
    expect(printed).toBe(200);
    expect(requests).toHaveLength(4);
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer sk_test_1', 'svc-version': '2026-12-01' });
  });

  php.it('throws a refusal with its places, and does not repeat it', async () => {
    const errors = [{ pointer: '#/currency', code: 'x', detail: 'Not a currency.', fix: 'COP' }];
    const { printed, requests } = await against(
      [{ status: 422, body: { code: 'invalid', detail: '1 fault', errors } }],
      `try { $rubrica->createCustomer([]); } catch (\\Rubrica\\InvalidProblem $e) { echo json_encode($e->getMessage()); }`,
    );
    expect(printed).toBe('422 invalid: 1 fault\n  #/currency · Not a currency. · COP');
    expect(requests).toHaveLength(1);
  });

  php.it('throws a wait that is too long, and no answer as an exception of its own', async () => {
    const caught = (call: string): string =>
      `try { ${call} } catch (\\Rubrica\\RubricaException $e) { echo json_encode([$e::class, $e->retryAfter ?? null]); }`;
    const later = await against([{ ...BUSY, retryAfter: '61' }], caught('$rubrica->listCustomers();'));
    expect(later.printed).toEqual(['Rubrica\\UnavailableProblem', 61]);
    const never = await against([null, null, null, null], caught('$rubrica->listCustomers();'));
    expect(never.printed).toEqual(['Rubrica\\NoAnswerException', null]);
  });

  php.it('verifies signatures', async () => {
    const body = JSON.stringify({ id: 'evt_1', type: 'unknown' });
    const header = (atS: number, secret: string): string =>
      `t=${String(atS)},v1=${createHmac('sha256', secret)
        .update(`${String(atS)}.${body}`)
        .digest('hex')}`;
    const nowS = Math.floor(Date.now() / 1000);
    const reasonOf = (of: string): Promise<unknown> =>
      evaluated(
        `try { \\Rubrica\\Webhooks::verify(getenv('BODY'), getenv('HEADER'), 'whsec_1'); }
         catch (\\Rubrica\\WebhookSignatureException $e) { echo json_encode($e->reason); }
         catch (\\UnexpectedValueException $e) { echo json_encode($e->getMessage()); }`,
        { BODY: body, HEADER: of },
      );
    expect(await reasonOf(header(nowS, 'whsec_2'))).toBe('signature_mismatch');
    expect(await reasonOf(header(nowS - 400, 'whsec_1'))).toBe('outside_tolerance');
    expect(await reasonOf('t=1')).toBe('header_malformed');
    expect(await reasonOf(`t=1,${header(nowS, 'whsec_1')}`)).toBe('header_malformed');
    // The signature fits.
    expect(await reasonOf(`${header(nowS, 'whsec_1')},v1=${'0'.repeat(64)}`)).toBe('an unknown type: unknown');
  });
});

php.describe('the programs of its README, in the order of the page', () => {
  php.it('issue an invoice', async () => expect(await example(1)).toMatch(/^\S+\d+ accepted_by_dian 224910\.00$/));

  php.it('show what is wrong with a customer', async () =>
    expect(await example(2)).toMatch(/^#\/identification\/check_digit \S+/),
  );

  php.it('repeat a request, which is carried out once', async () => expect(await example(3)).toBe('the same'));

  php.it('list invoices', async () => expect(await example(4)).toMatch(/^\S+\d+ [0-9a-f]{96}\n1 all$/));

  php.it('keep a PDF', async () => {
    const [name = '', isWhole] = (await example(5)).split(' ');
    expect(isWhole).toBe('whole');
    expect(readFileSync(join(project, name)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  php.it('take a webhook, and there is no further program', async () => {
    const port = await freePort('127.0.0.1');
    const url = `http://127.0.0.1:${String(port)}/`;
    const { secret } = await createWebhookEndpoint({
      client: standalone.client(standalone.credentials.sk_test),
      body: { url, subscribed_events: ['invoice.accepted_by_dian'] },
    });
    const own = { ...env, WEBHOOK_SECRET: secret };
    const server = spawn('php', ['-S', `127.0.0.1:${String(port)}`, nameOf(6)], {
      cwd: project,
      env: own,
      stdio: 'ignore',
    });
    try {
      const forged = async (): Promise<number> =>
        (await fetch(url, { method: 'POST', body: '{}' }).catch(() => ({ status: 0 }))).status;
      await until(forged, (status) => status === 400);
      expect(await example(1)).toContain('accepted_by_dian');
      await until(
        () => existsSync(join(project, 'events.txt')),
        (isThere) => isThere,
      );
      expect(readFileSync(join(project, 'events.txt'), 'utf8')).toMatch(/^invoice\.accepted_by_dian inv_\S+\n$/);
    } finally {
      server.kill();
    }
    expect(examples).toHaveLength(6);
  });
});
