import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { until } from '@rubrica/testing';
import { type ParsedMail, simpleParser } from 'mailparser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER } from '../demo/first-login.js';
import { type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
beforeAll(async () => {
  standalone = await RunningStandalone.start(folder.path);
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

/** Asks as the page of a browser does, at the console's own name. */
const browse = async (method: string, path: string, { cookie = '', body }: { cookie?: string; body?: object } = {}) => {
  const origin = new URL(printedLink()).origin;
  const headers = {
    ...{ origin, 'sec-fetch-site': 'same-origin', 'rubrica-mode': 'test', 'svc-version': NEWEST_API_VERSION, cookie },
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const answer = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const [session = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  return { status: answer.status, json: (await answer.json()) as Json, cookie: session };
};
const printedLink = (): string =>
  /http:\/\/localhost:\d+\/console\/enter#[\w-]{43}/.exec(standalone.printed)?.[0] ?? '';
const tokenIn = (link: string): string => link.split('#')[1] ?? '';

const mailsTo = async (address: string): Promise<ParsedMail[]> => {
  const { mail_dir } = standalone.credentials;
  const names = existsSync(mail_dir) ? readdirSync(mail_dir).filter((name) => name.endsWith('.eml')) : [];
  const mails = await Promise.all(names.sort().map((name) => simpleParser(readFileSync(join(mail_dir, name)))));
  return mails.filter(({ to }) => JSON.stringify(to).includes(address));
};
const mailNumber = async (nth: number, address: string): Promise<ParsedMail> => {
  const mails = await until(
    () => mailsTo(address),
    ({ length }) => length >= nth,
  );
  return mails[nth - 1]!;
};

it('the link that a start prints logs the owner of the tenant in, once, and steps up', async () => {
  const body = { token: tokenIn(printedLink()) };
  const { status, json, cookie } = await browse('POST', '/session', { body });
  expect([status, json['person']]).toEqual([201, expect.objectContaining(OWNER)]);
  expect(json['stepped_up_until']).toEqual(expect.any(String));
  const { tenant_id } = standalone.credentials;
  expect((await browse('GET', '/v1/me', { cookie })).json).toMatchObject({ tenant_id, role: 'owner', livemode: false });
  expect((await browse('POST', '/session', { body })).status).toBe(401);
});

it('a person who is invited gets a mail, logs in by a code on another device, and accepts', async () => {
  const { sk_live } = standalone.credentials;
  const email = 'contadora@ejemplo.example';
  const invited = await standalone.call(
    'POST',
    '/v1/invitations',
    sk_live,
    { email, role: 'biller' },
    { 'svc-version': NEWEST_API_VERSION },
  );
  expect(invited.status).toBe(201);
  const invitation = await mailNumber(1, email);
  expect(invitation.text).toContain('Comercializadora Andina S.A.S. le invita');
  expect(invitation.text).toContain(`/console/invitations/${String(invited.json['id'])}`);

  expect((await browse('POST', '/session/links', { body: { email } })).status).toBe(202);
  const mail = await mailNumber(2, email);
  const [code = ''] = /\d{4} \d{4}/.exec(mail.text ?? '') ?? [];
  const { status, cookie, json } = await browse('POST', '/session', { body: { email, code } });
  expect([status, json['stepped_up_until']]).toEqual([201, null]);
  // The link of the same mail is used up with its code.
  const link = /\S+\/console\/enter#[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';
  expect((await browse('POST', '/session', { body: { token: tokenIn(link) } })).status).toBe(401);

  const [open] = json['invitations'] as unknown as Json[];
  const accepted = await browse('POST', `/v1/invitations/${String(open?.['id'])}/accept`, { cookie });
  expect(accepted.json).toMatchObject({ role: 'biller' });
});

it('a code has six tries, and the link of its mail is still good', async () => {
  const { email } = OWNER;
  await browse('POST', '/session/links', { body: { email } });
  const mail = await mailNumber(1, email);
  const [code = ''] = /\d{4} \d{4}/.exec(mail.text ?? '') ?? [];
  const wrong = code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
  for (const left of [5, 4, 3, 2, 1, 0, 0]) {
    const { status, json } = await browse('POST', '/session', { body: { email, code: wrong } });
    expect([status, json['code'], json['tries_left']]).toEqual([401, 'login_refused', left]);
  }
  expect((await browse('POST', '/session', { body: { email, code } })).status).toBe(401);
  const link = /\S+\/console\/enter#[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';
  // A scanner that opens the link uses nothing up: its fragment is sent to nobody.
  await fetch(link);
  expect((await browse('POST', '/session', { body: { token: tokenIn(link) } })).status).toBe(201);
});
