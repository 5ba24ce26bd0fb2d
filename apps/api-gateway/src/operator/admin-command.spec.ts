import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PersonMail } from '@rubrica/contracts';
import { nitCheckDigit } from '@rubrica/fiscal';
import { startStandIn } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CONSOLE_URL,
  type Json,
  OPERATOR_TOKEN,
  profile,
  type RunningGateway,
  startGateway,
} from '../gateway.fixture.js';
import { type Listeners, listen } from '../listener/listeners.http.js';
import { adminCommand, type Ended, type Surroundings } from './admin-command.fixture.js';

let gateway: RunningGateway;
let listeners: Listeners;
let url: string;
let tenant: string;
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
  tenant = (await gateway.newTenant()).id;
  listeners = await listen(gateway.app, { host: '127.0.0.1', port: 0, adminHost: '127.0.0.1', adminPort: 0 });
  url = `http://127.0.0.1:${listeners.adminPort}`;
});
afterAll(async () => {
  await listeners.close();
  await gateway.close();
});

const admin = (args: readonly string[], surroundings?: Surroundings): Promise<Ended> =>
  adminCommand(url, args, surroundings);

const company = (nit: string, name: string, digit = nitCheckDigit(nit)): string[] => [
  ...['tenants', 'create', '--nit', nit, '--check-digit', digit, '--legal-name', name],
  ...['--organization-type', '1', '--tax-level-codes', 'O-13', 'O-15', '--tax-scheme', '01'],
  ...['--address', JSON.stringify(profile.address), '--email', profile.email],
];
const named = async (name: string): Promise<Json[]> => {
  const { json } = await gateway.call('GET', '/admin/v1/tenants?limit=100', { key: OPERATOR_TOKEN });
  return (json['data'] as Json[]).filter((one) => one['legal_name'] === name);
};

/** Carries requests to the gateway; the first `count` answers are lost. */
const losing = async (count: number) => {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      keys.push(request.headers['idempotency-key']);
      const { authorization = '', 'idempotency-key': key = '' } = request.headers;
      void fetch(url + (request.url ?? ''), {
        method: request.method ?? 'GET',
        headers: { authorization, 'idempotency-key': String(key), 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      }).then(async (answer) => {
        if (keys.length <= count) return response.destroy();
        return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys, close: () => server.close() };
};

describe('a command of operators', () => {
  it('carries out its operation and prints the answer: for people, or as JSON', async () => {
    const made = await admin([...company('800197268', 'Frutas S.A.S.'), '--json']);
    expect([made.code, made.err]).toEqual([0, '']);
    const json = JSON.parse(made.out) as Json;
    expect(json).toMatchObject({
      object: 'tenant',
      legal_name: 'Frutas S.A.S.',
      keys: { sk_test: expect.any(String) },
    });
    const listed = await admin(['tenants', 'list', '--json']);
    expect((JSON.parse(listed.out) as { data: Json[] }).data.map(({ id }) => id)).toContain(json['id']);
    const table = (await admin(['tenants', 'list'])).out.split('\n');
    expect(table[0]).toMatch(/^id +.*legal_name +/);
    expect(table.find((line) => line.startsWith(String(json['id'])))).toContain('Frutas S.A.S.');
    expect(Math.max(...table.slice(0, -3).map(({ length }) => length))).toBeLessThanOrEqual(160);
    const shown = await admin(['software', 'get', tenant]);
    expect([shown.code, shown.out]).toEqual([0, 'record: invoicing\nenvironment: habilitacion\nsoftware: -\n']);
    const { out } = await admin(['clock', 'advance', '--advance-s', '5']);
    expect(out).toMatch(/^now: .*-05:00\nahead_s: 5\n$/);
  });

  it('makes a tenant whose first owner is invited by mail, and need be handed no key', async () => {
    const mails: PersonMail[] = [];
    const mailer = await startStandIn((server) =>
      server.post('/internal/person-mails', ({ body }) => {
        mails.push(body as PersonMail);
        return Promise.resolve({ outcome: 'delivered' });
      }),
    );
    gateway.standIn('mailer', mailer);
    const { out } = await admin([
      ...company('800197270', 'Quesos S.A.S.'),
      '--owner',
      'Duena@quesos.example',
      '--json',
    ]);
    const { invitation } = JSON.parse(out) as { invitation: Json };
    expect(invitation).toMatchObject({ email: 'duena@quesos.example', role: 'owner', invited_by: 'ana' });
    const [mail] = await until(
      () => Promise.resolve(mails),
      ({ length }) => length > 0,
    );
    const url = `${CONSOLE_URL}/console/invitations/${String(invitation['id'])}`;
    expect(mail).toMatchObject({
      to: 'duena@quesos.example',
      letter: { kind: 'invitation', company: 'Quesos S.A.S.', role: 'owner', inviter: null, url },
    });
    expect(await admin([...company('800197271', 'Panes S.A.S.'), '--owner', 'nobody'])).toMatchObject({ code: 1 });
  });

  it('takes a body from the standard input, and a secret only there', async () => {
    const body = { id: '7a1f0c55-52c1-4f2e-9c39-0d3f3f0a9a11', pin: '77777', provider: null };
    const chosen = await admin(['software', 'assign', tenant, '--body', '-', '--json'], {
      input: JSON.stringify(body),
    });
    expect([chosen.code, JSON.parse(chosen.out)]).toMatchObject([0, { software: { id: body.id } }]);
    expect(await admin(['software', 'assign', tenant, '--pin', '77777'])).toMatchObject({ code: 2 });
    expect((await admin(['software', 'remove', tenant])).code).toBe(0);
  });

  it('says what is missing of a list, and how to get the rest', async () => {
    const contingency = { id: 'ctg_1', object: 'contingency', evidence: [], ended_at: null };
    gateway.standIn(
      'dian-submitter',
      await startStandIn((server) =>
        server.get('/internal/contingencies', () =>
          Promise.resolve({ object: 'list', url: '', has_more: true, data: [contingency] }),
        ),
      ),
    );
    expect((await admin(['contingencies', 'list'])).out).toBe(
      'id     evidence  ended_at\nctg_1  -         -\n\nThere is more: --starting-after ctg_1\n',
    );
    const { code, out } = await admin(['dead-letters', 'list', '--limit', '1']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^nothing\n\nunreachable: .*mailer/)]);
  });

  it('that the API refuses ends with 1 and says what, where, why and how to mend it', async () => {
    const { code, out, err } = await admin(company('800197268', 'Mal S.A.S.', '9'));
    expect([code, out]).toEqual([1, '']);
    for (const part of [
      '422 check_digit_mismatch',
      '  --check-digit (check_digit_mismatch)',
      'is 4, not 9',
      'Write "4"',
      '/docs/errors/',
      'req_',
    ])
      expect(err).toContain(part);
    const address = JSON.stringify({ ...profile.address, municipality_code: '99999' });
    const inner = await admin(company('800197268', 'Mal S.A.S.').with(-3, address));
    expect(inner.err).toContain('  --address /municipality_code (');
    const listed = await admin(['tenants', 'list', '--limit', '1000']);
    expect(listed.err).toContain('  --limit (');
    // What stands in a file keeps the pointer into it.
    const file = await admin(['tenants', 'create', '--body', '-'], { input: '{"nit":8}' });
    expect(file.err).toContain('  #/nit (');
    expect(file.err).toContain('  --legal-name (');
    const spanish = await admin(['software', 'get', 'ten_nobody'], { env: { LC_ALL: 'es_CO.UTF-8' } });
    expect([spanish.code, spanish.err]).toEqual([1, expect.stringContaining('No existe')]);
    const stranger = await admin(['tenants', 'list'], { env: { OPERATOR_TOKEN: 'op_another' } });
    expect([stranger.code, stranger.err]).toEqual([1, expect.stringContaining('401 unauthorized')]);
  });

  it.each<[string, readonly string[], Surroundings, string]>([
    ['an unknown option', ['tenants', 'list', '--colour', 'red'], {}, "unknown option '--colour'"],
    ['an unknown command', ['tenants', 'eat'], {}, "unknown command 'eat'"],
    ['a missing id', ['software', 'get'], {}, "missing required argument 'id'"],
    ['a text for a number', ['clock', 'advance', '--advance-s', 'much'], {}, 'takes a number'],
    ['a service that there is not', ['dead-letters', 'list', '--service', 'x'], {}, 'Allowed choices are api-gateway'],
    ['a text for JSON', ['tenants', 'create', '--address', 'here'], {}, 'takes JSON'],
    ['a body that is no JSON', ['tenants', 'create', '--body', '-'], { input: '{' }, 'No JSON can be read'],
    ['no settings', ['tenants', 'list'], { env: { ADMIN_URL: '', DATA_DIR: '/nowhere' } }, 'Set ADMIN_URL'],
  ])('that is used wrongly ends with 2: %s', async (_, args, surroundings, text) => {
    const { code, out, err } = await admin(args, surroundings);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(text)]);
  });

  it('is repeated after a lost answer with the same Idempotency-Key: it is carried out once', async () => {
    const proxy = await losing(1);
    const made = await adminCommand(proxy.url, company('830012345', 'Una vez S.A.S.'));
    expect([made.code, made.err]).toEqual([0, '']);
    expect(proxy.keys).toHaveLength(2);
    expect(proxy.keys[1]).toBe(proxy.keys[0]);
    expect(await named('Una vez S.A.S.')).toHaveLength(1);
    proxy.close();
  });

  it('without any answer ends with 3, and names the key by which it can be repeated', async () => {
    const proxy = await losing(100);
    const order = company('830054321', 'Tal vez S.A.S.');
    const lost = await adminCommand(proxy.url, order);
    proxy.close();
    const [, key = ''] = /--idempotency-key (\S+)/.exec(lost.err) ?? [];
    expect([lost.code, key.length]).toEqual([3, 36]);
    expect((await admin([...order, '--idempotency-key', key])).code).toBe(0);
    expect(await named('Tal vez S.A.S.')).toHaveLength(1);
  });

  it('explains itself with an example', async () => {
    const { code, out } = await admin(['tenants', 'create', '--help']);
    expect([code, out]).toEqual([0, expect.stringContaining('npm run admin -- tenants create')]);
    expect(out).not.toContain('--token');
    expect(out).toMatch(/--nit <text> +\(required\)/);
    expect(out).not.toMatch(/--trade-name <text> +\(required\)/);
  });
});
