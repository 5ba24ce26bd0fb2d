import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PersonMail } from '@rubrica/contracts';
import { startStandIn } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { type Answered, fromConsole, OPERATOR_TOKEN, type RunningGateway, startGateway } from '../gateway.fixture.js';

let gateway: RunningGateway;
let tenantId: string;
/** Mails that the stand-in of the mailer was given. */
let mails: PersonMail[] = [];
let outcome: () => Promise<number> = () => Promise.resolve(200);
beforeAll(async () => {
  gateway = await startGateway({ testClock: true, trustedProxies: 1 });
  const mailer = await startStandIn((server) =>
    server.post('/internal/person-mails', async ({ body }, reply) => {
      mails.push(body as PersonMail);
      return reply.status(await outcome()).send({ outcome: 'delivered' });
    }),
  );
  gateway.standIn('mailer', mailer);
  tenantId = (await gateway.newTenant()).id;
});
afterAll(() => gateway.close());
beforeEach(() => {
  mails = [];
  outcome = () => Promise.resolve(200);
  gateway.clock.advance(3601);
});

let people = 0;
const newPerson = async (): Promise<string> => {
  const email = `ana.${(people += 1)}@ejemplo.co`;
  const body = { email, tenant_id: tenantId, role: 'reader' };
  await gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body });
  return email;
};
let networks = 0;
const newNetwork = (): string => `192.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`;

interface From {
  readonly network?: string;
  readonly language?: string;
}
const sent = (path: string, body: object, { network = newNetwork(), language = 'es-CO' }: From = {}) =>
  gateway.call('POST', path, {
    body,
    headers: fromConsole('', { 'x-forwarded-for': network, 'accept-language': language }),
  });
const ask = (email: string, from?: From) => sent('/session/links', { email }, from);
const enter = (body: object, from?: From) => sent('/session', body, from);
const problem = ({ status, json }: Answered) => [status, json['code'], json['tries_left']];
const mailNumber = (nth: number): Promise<PersonMail> =>
  until(
    () => Promise.resolve(mails[nth - 1]),
    (mail) => mail !== undefined,
  ) as Promise<PersonMail>;
const loginIn = (mail: PersonMail) => {
  if (mail.letter.kind !== 'login') throw new Error('not a mail with a login');
  const [page, token = ''] = mail.letter.url.split('#');
  return { page, token, code: mail.letter.code };
};
/** Another code than this one. */
const other = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

describe('a login by mail', () => {
  it('comes with a link whose token stands in the fragment, and is no step-up', async () => {
    const email = await newPerson();
    const answered = await ask(email.toUpperCase());
    expect([answered.status, answered.json['object']]).toEqual([202, 'login_link_request']);
    const mail = await mailNumber(1);
    expect(mail).toMatchObject({ to: email, language: 'es', letter: { kind: 'login', minutes: 10 } });
    const { page, token } = loginIn(mail);
    expect(page).toBe('https://consola.ejemplo.co/console/enter');
    const network = newNetwork();
    const { status, json } = await enter({ token }, { network });
    expect(status).toBe(201);
    expect(json).toMatchObject({ person: { email, language: 'es' }, address: network, stepped_up_until: null });
    expect(problem(await enter({ token }))).toEqual([401, 'login_refused', undefined]);
  });

  it('takes the code on another device instead, with the spaces that people type, once', async () => {
    const email = await newPerson();
    await ask(email);
    const { token, code } = loginIn(await mailNumber(1));
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`;
    expect((await enter({ email: email.toUpperCase(), code: typed })).status).toBe(201);
    expect(problem(await enter({ email, code }))).toEqual([401, 'login_refused', 4]);
    // The link of the same mail is used up as well.
    expect(problem(await enter({ token }))).toEqual([401, 'login_refused', undefined]);
  });

  it('is good for ten minutes', async () => {
    const email = await newPerson();
    await ask(email);
    const { token, code } = loginIn(await mailNumber(1));
    gateway.clock.advance(601);
    expect(problem(await enter({ token }))).toEqual([401, 'login_refused', undefined]);
    expect(problem(await enter({ email, code }))).toEqual([401, 'login_refused', 5]);
  });

  it('has six tries for a code, also when they come at once; a new code begins anew, and the old one is void', async () => {
    const email = await newPerson();
    await ask(email);
    const first = loginIn(await mailNumber(1)).code;
    const tries = await Promise.all(Array.from({ length: 6 }, () => enter({ email, code: other(first) })));
    expect(tries.map(({ json }) => json['tries_left']).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(problem(await enter({ email, code: first }))).toEqual([401, 'login_refused', 0]);
    await ask(email);
    const second = loginIn(await mailNumber(2)).code;
    expect(problem(await enter({ email, code: first }))).toEqual([401, 'login_refused', 5]);
    expect((await enter({ email, code: second })).status).toBe(201);
  });

  it('comes in the language of the last login, else in that of the browser', async () => {
    const email = await newPerson();
    await ask(email, { language: 'en-US,en;q=0.9' });
    const mail = await mailNumber(1);
    expect(mail.language).toBe('en');
    await enter({ token: loginIn(mail).token }, { language: 'es-CO,es;q=0.9' });
    await ask(email, { language: 'en-US' });
    expect((await mailNumber(2)).language).toBe('es');
  });

  it('comes in the language that the person has chosen, until that is the browser’s again', async () => {
    const email = await newPerson();
    await ask(email);
    const login = await enter({ token: loginIn(await mailNumber(1)).token }, { language: 'es-CO' });
    const change = (body: object) =>
      gateway.call('PATCH', '/session', {
        body,
        headers: fromConsole(login.headers['set-cookie']?.split(';')[0] ?? ''),
      });
    const changed = await change({ name: ' Ana  Ruiz', language: 'en' });
    expect(changed.json['person']).toMatchObject({ name: 'Ana Ruiz', language: 'en', is_language_chosen: true });
    await ask(email, { language: 'es-CO' });
    const mail = await mailNumber(2);
    expect(mail.language).toBe('en');
    expect((await change({ language: null })).json['person']).toMatchObject({ name: 'Ana Ruiz', language: 'en' });
    await enter({ token: loginIn(mail).token }, { language: 'es-CO' });
    await ask(email, { language: 'en' });
    expect((await mailNumber(3)).language).toBe('es');
    for (const body of [{ name: ' ' }, { name: 'x'.repeat(101) }, { language: 'fr' }, { email }])
      expect((await change(body)).status).toBe(422);
  });

  it('stands in the database as hashes: no token, no code, no address of nobody', async () => {
    const email = await newPerson();
    await ask(email);
    await ask('nadie.lo.conoce@ejemplo.co');
    const { token, code } = loginIn(await mailNumber(1));
    for (const table of ['logins', 'login_limits', 'people']) {
      const rows = JSON.stringify(await gateway.database.query(`select * from ${table}`));
      for (const secret of [token, code, 'nadie.lo.conoce']) expect(rows).not.toContain(secret);
    }
  });

  it('is mailed five times in an hour to one address; the answer stays the same', async () => {
    const email = await newPerson();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 202));
    await mailNumber(5);
    gateway.clock.advance(3601);
    await ask(email);
    await mailNumber(6);
    expect(mails).toHaveLength(6);
  });

  it('is asked for 30 times in an hour by one network', async () => {
    const network = newNetwork();
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) statuses.push((await ask(`nadie${i}@ejemplo.co`, { network })).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 202), 429]);
    const refused = await ask('nadie@ejemplo.co', { network });
    expect([refused.json['code'], refused.headers['retry-after']]).toEqual([
      'rate_limited',
      expect.stringMatching(/^3[56]\d\d$/),
    ]);
    expect((await ask('nadie@ejemplo.co')).status).toBe(202);
  });

  it('is asked for while the mailer is down, or refuses, all the same', async () => {
    const email = await newPerson();
    outcome = () => Promise.resolve(503);
    expect((await ask(email)).status).toBe(202);
    await mailNumber(1);
    outcome = () => Promise.resolve(200);
    await ask(email);
    expect((await enter({ token: loginIn(await mailNumber(2)).token })).status).toBe(201);
  });
});

describe('an address that nobody has', () => {
  const shown = ({ status, json, headers }: Answered) => ({
    status,
    json: { ...json, expires_at: null, request_id: null },
    headers: Object.keys(headers).sort(),
  });

  it('is answered as any other, before anybody looks for it', async () => {
    const known = await newPerson();
    // While this transaction lasts, nothing can be read of people, and no login can be made.
    await gateway.database.transaction(async (tx) => {
      await tx.query('lock table people, logins in access exclusive mode');
      const answers = [await ask(known), await ask('nadie@ejemplo.co')];
      expect(answers.map(({ status }) => status)).toEqual([202, 202]);
      expect(shown(answers[0]!)).toEqual(shown(answers[1]!));
      expect(mails).toEqual([]);
    });
    expect((await mailNumber(1)).to).toBe(known);
  });

  it('has as many tries of a code as any other', async () => {
    const known = await newPerson();
    await ask(known);
    const code = other(loginIn(await mailNumber(1)).code);
    await ask('nadie@ejemplo.co');
    for (let i = 0; i < 8; i += 1) {
      const [a, b] = [await enter({ email: known, code }), await enter({ email: 'nadie@ejemplo.co', code })];
      expect(shown(a)).toEqual(shown(b));
      expect(a.json['tries_left']).toBe(Math.max(0, 5 - i));
    }
  });
});

it.each<[string, object, number]>([
  ['nothing', {}, 422],
  ['a code alone', { code: '12345678' }, 422],
  ['an address alone', { email: 'ana@ejemplo.co' }, 422],
  ['both ways', { token: 'x', email: 'ana@ejemplo.co', code: '12345678' }, 422],
  ['a short code', { email: 'ana@ejemplo.co', code: '1234567' }, 422],
  ['letters', { email: 'ana@ejemplo.co', code: 'ABCDEFGH' }, 422],
  ['digits of other scripts', { email: 'ana@ejemplo.co', code: '١٢٣٤٥٦٧٨' }, 422],
  ['a number', { email: 'ana@ejemplo.co', code: 12345678 }, 422],
  ['two addresses', { email: 'a@ejemplo.co,b@ejemplo.co', code: '12345678' }, 422],
  ['a null character', { email: 'a\0@ejemplo.co', code: '12345678' }, 422],
  ['a long token', { token: 'A'.repeat(101) }, 422],
  ['a token with a null character', { token: 'A\0' }, 422],
])('a login with %s is refused', async (_, body, status) => {
  expect((await enter(body)).status).toBe(status);
});

it.each([
  ['two addresses', 'a@ejemplo.co,b@ejemplo.co'],
  ['a header in it', 'a@ejemplo.co\r\nBcc: b@ejemplo.co'],
  ['a name before it', 'Ana <a@ejemplo.co>'],
  ['300 characters', `${'a'.repeat(300)}@ejemplo.co`],
])('a link for an address with %s is refused', async (_, email) => {
  expect((await ask(email)).status).toBe(422);
});

it('a link is not asked for from another site, nor by a GET', async () => {
  const headers = fromConsole('', { 'sec-fetch-site': 'cross-site' });
  const refused = await gateway.call('POST', '/session/links', { body: { email: 'a@ejemplo.co' }, headers });
  expect(problem(refused)).toEqual([403, 'cross_site_request', undefined]);
  expect((await gateway.call('GET', '/session/links', { headers: fromConsole('') })).status).toBe(405);
});

it('the logins that all gateways let in are counted together', async () => {
  const email = await newPerson();
  const apps = [gateway.instance.app, (await gateway.startReplica()).app];
  const headers = { ...fromConsole('', { 'x-forwarded-for': newNetwork() }), 'content-type': 'application/json' };
  const post = async (nth: number, url: string, body: object) =>
    (
      await apps[nth % 2]!.getHttpAdapter().getInstance().inject({ method: 'POST', url, headers, payload: body })
    ).json();
  for (let i = 0; i < 6; i += 1) await post(i, '/session/links', { email });
  await mailNumber(5);
  const left: unknown[] = [];
  for (let i = 0; i < 7; i += 1) {
    const { tries_left } = (await post(i, '/session', { email, code: '00000000' })) as { tries_left?: number };
    left.push(tries_left);
  }
  expect(left).toEqual([5, 4, 3, 2, 1, 0, 0]);
  expect(mails).toHaveLength(5);
});
