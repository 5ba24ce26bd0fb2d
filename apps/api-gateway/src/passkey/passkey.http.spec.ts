import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import {
  type Answered,
  CONSOLE_URL,
  fromConsole,
  type Json,
  OPERATOR_TOKEN,
  type RunningGateway,
  startGateway,
  type TenantKeys,
} from '../gateway.fixture.js';
import { type Misuse, type PasskeyOptions, SoftwareAuthenticator } from './authenticator.fixture.js';

let gateway: RunningGateway;
let tenant: TenantKeys;
let cookie: string;
let device: SoftwareAuthenticator;
beforeAll(async () => {
  gateway = await startGateway({ testClock: true });
  tenant = await gateway.newTenant();
});
beforeEach(async () => {
  cookie = await gateway.logIn(tenant.id, 'owner');
  device = new SoftwareAuthenticator(CONSOLE_URL);
});
afterAll(() => gateway.close());

const ask = (method: string, path: string, asking: string, body?: object): Promise<Answered> =>
  gateway.call(method, `/session/passkeys${path}`, { headers: fromConsole(asking), ...(body ? { body } : {}) });
const problem = ({ status, json }: Answered) => [status, json['code']];
const REFUSED = [403, 'passkey_refused'];
const cookieIn = ({ headers }: Answered): string => headers['set-cookie']?.split(';')[0] ?? '';

const optionsFor = async (path: string, asking: string): Promise<PasskeyOptions> => {
  const { status, json } = await ask('POST', path, asking);
  expect(status).toBe(201);
  return json['public_key'] as PasskeyOptions;
};
const register = async (asking: string, on = device, misuse: Misuse = {}): Promise<Answered> => {
  const options = await optionsFor('/registration-options', asking);
  return ask('POST', '', asking, { name: 'Portátil', credential: on.create(options, misuse) });
};
const logIn = async (on = device, misuse: Misuse = {}): Promise<Answered> => {
  const options = await optionsFor('/login-options', '');
  return ask('POST', '/login', '', { credential: on.get(options, misuse) });
};
const stepUp = async (asking: string, on = device, misuse: Misuse = {}): Promise<Answered> => {
  const options = await optionsFor('/step-up-options', asking);
  return ask('POST', '/step-up', asking, { credential: on.get(options, misuse) });
};
const makeKey = (asking: string): Promise<Answered> =>
  gateway.call('POST', '/v1/api-keys', { headers: fromConsole(asking), body: { name: 'Caja', role: 'read' } });

/** Logs the person of a session in again by a link that is no step-up, as one by mail is none. */
const logInByMail = async (asking: string): Promise<string> => {
  const { json } = await gateway.call('GET', '/session', { headers: fromConsole(asking) });
  const { email } = json['person'] as { readonly email: string };
  const link = await gateway.call('POST', '/admin/v1/people/links', { key: OPERATOR_TOKEN, body: { email } });
  await gateway.database.query('update logins set steps_up = false');
  const [, token = ''] = String(link.json['url']).split('#');
  return cookieIn(await gateway.call('POST', '/session', { body: { token }, headers: fromConsole('') }));
};

describe('a passkey', () => {
  it('is registered for the host of the console, logs its person in, and steps up', async () => {
    const options = await optionsFor('/registration-options', cookie);
    expect(options).toMatchObject({
      rp: { id: 'consola.ejemplo.co' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const made = await ask('POST', '', cookie, { name: 'Portátil', credential: device.create(options) });
    expect([made.status, made.json]).toMatchObject([201, { object: 'passkey', name: 'Portátil', used_at: null }]);

    const entered = await logIn();
    expect(entered.status).toBe(201);
    expect(entered.json['companies']).toMatchObject([{ id: tenant.id, role: 'owner' }]);
    expect((await makeKey(cookieIn(entered))).status).toBe(201);
    const listed = await ask('GET', '', cookieIn(entered));
    expect(listed.json['data']).toMatchObject([{ id: made.json['id'], used_at: expect.stringMatching(/^20/) }]);
  });

  it('steps a session up for ten minutes, under a new token', async () => {
    await register(cookie);
    gateway.clock.advance(601);
    expect(problem(await makeKey(cookie))).toEqual([403, 'step_up_required']);
    const answered = await stepUp(cookie);
    expect(answered.status).toBe(201);
    expect(answered.json['stepped_up_until']).not.toBeNull();
    const next = cookieIn(answered);
    expect((await makeKey(next)).status).toBe(201);
    await until(
      async () => (await ask('GET', '', cookie)).status,
      (status) => status === 401,
    );
    gateway.clock.advance(601);
    expect(problem(await makeKey(next))).toEqual([403, 'step_up_required']);
  });

  it('is renamed and removed by its person alone, after a step-up, and the last one stays', async () => {
    const { id } = (await register(cookie)).json;
    const path = `/${String(id)}`;
    const other = await gateway.logIn(tenant.id, 'owner');
    expect(problem(await ask('DELETE', path, other))).toEqual([404, 'not_found']);
    expect(problem(await ask('PATCH', path, other, { name: 'Mía' }))).toEqual([404, 'not_found']);
    expect((await ask('PATCH', path, cookie, { name: 'Llavero' })).json['name']).toBe('Llavero');
    expect(problem(await ask('DELETE', path, cookie))).toEqual([409, 'last_passkey']);
    const second = new SoftwareAuthenticator(CONSOLE_URL);
    expect((await register(cookie, second)).status).toBe(201);
    gateway.clock.advance(601);
    expect(problem(await ask('DELETE', path, cookie))).toEqual([403, 'step_up_required']);
    const steppedUp = cookieIn(await stepUp(cookie, second));
    expect((await ask('DELETE', path, steppedUp)).json['deleted']).toBe(true);
    expect(problem(await logIn())).toEqual(REFUSED);
    expect((await logIn(second)).status).toBe(201);
  });

  it('is registered without a step-up only as the first one, right after the login', async () => {
    const mailed = await logInByMail(cookie);
    expect(problem(await makeKey(mailed))).toEqual([403, 'step_up_required']);
    const late = await logInByMail(mailed);
    expect((await register(mailed)).status).toBe(201);
    for (const asking of [mailed, late])
      expect(problem(await ask('POST', '/registration-options', asking))).toEqual([403, 'step_up_required']);
    expect((await makeKey(cookieIn(await stepUp(late)))).status).toBe(201);

    const another = await logInByMail(await gateway.logIn(tenant.id, 'reader'));
    gateway.clock.advance(601);
    expect(problem(await ask('POST', '/registration-options', another))).toEqual([403, 'step_up_required']);
  });

  it.each<[string, Misuse]>([
    ['of another origin', { origin: 'https://consola.ejemplo.co.malo.example' }],
    ['of another port of the host', { origin: `${CONSOLE_URL}:8443` }],
    ['for another relying party', { rpId: 'ejemplo.co' }],
    ['without a verified person', { isVerified: false }],
    ['of another ceremony', { type: 'webauthn.get' }],
    ['to a challenge that nobody made', { challenge: 'A'.repeat(43) }],
    ['to a challenge of another form', { challenge: 'x' }],
    ['with certificates of its make', { hasCertificates: true }],
  ])('is not registered by an answer %s', async (_, misuse) =>
    expect(problem(await register(cookie, device, misuse))).toEqual(REFUSED),
  );

  it.each<[string, Misuse]>([
    ['of another origin', { origin: 'https://malo.example' }],
    ['for another relying party', { rpId: 'malo.example' }],
    ['without a verified person', { isVerified: false }],
    ['of another ceremony', { type: 'webauthn.create' }],
    ['to a challenge that nobody made', { challenge: 'A'.repeat(43) }],
    ['in the name of another person', { userHandle: Buffer.from('tenant/per_0').toString('base64url') }],
    ['in the name of an operator', { userHandle: Buffer.from('operator/per_0').toString('base64url') }],
  ])('logs nobody in by an answer %s', async (_, misuse) => {
    await register(cookie);
    expect(problem(await logIn(device, misuse))).toEqual(REFUSED);
    expect((await logIn()).status).toBe(201);
  });

  it('answers a challenge once, within five minutes, and for what it was made', async () => {
    await register(cookie);
    const once = { credential: device.get(await optionsFor('/login-options', '')) };
    expect((await ask('POST', '/login', '', once)).status).toBe(201);
    expect(problem(await ask('POST', '/login', '', once))).toEqual(REFUSED);
    const late = await optionsFor('/login-options', '');
    gateway.clock.advance(300);
    expect(problem(await ask('POST', '/login', '', { credential: device.get(late) }))).toEqual(REFUSED);
    const forStepUp = await optionsFor('/step-up-options', cookie);
    expect(problem(await ask('POST', '/login', '', { credential: device.get(forStepUp) }))).toEqual(REFUSED);
    const forLogin = await optionsFor('/login-options', '');
    expect(problem(await ask('POST', '/step-up', cookie, { credential: device.get(forLogin) }))).toEqual(REFUSED);
    const spoilt = await optionsFor('/login-options', '');
    await ask('POST', '/login', '', { credential: device.get(spoilt, { rpId: 'malo.example' }) });
    expect(problem(await ask('POST', '/login', '', { credential: device.get(spoilt) }))).toEqual(REFUSED);
  });

  it('is refused when it has counted no further: somebody may have copied it', async () => {
    await register(cookie);
    expect((await logIn()).status).toBe(201);
    expect((await logIn(device, { counter: 9 })).status).toBe(201);
    for (const counter of [9, 1, 0]) expect(problem(await logIn(device, { counter }))).toEqual(REFUSED);
    expect((await logIn(device, { counter: 10 })).status).toBe(201);
  });

  it('of one person steps up no session of another', async () => {
    await register(cookie);
    const other = await gateway.logIn(tenant.id, 'owner');
    expect(problem(await stepUp(other))).toEqual(REFUSED);
  });

  it('of an operator logs nobody in here', async () => {
    await register(cookie);
    await gateway.database.query(`update passkeys set audience = 'operator' where credential_id = $1`, [device.id]);
    expect(problem(await logIn())).toEqual(REFUSED);
    expect((await ask('GET', '', cookie)).json['data']).toEqual([]);
  });

  it('is one of twenty at most, and no other person can register it too', async () => {
    await register(cookie);
    const other = await gateway.logIn(tenant.id, 'owner');
    expect(problem(await register(other))).toEqual(REFUSED);
    await gateway.database.query(
      `insert into passkeys (id, person_id, audience, credential_id, public_key, counter, transports, is_synced, name, created_at)
       select 'pky_' || n || credential_id, person_id, audience, n || credential_id, public_key, 0, transports, false, name, created_at
         from passkeys, generate_series(1, 19) n where credential_id = $1`,
      [device.id],
    );
    expect(problem(await ask('POST', '/registration-options', cookie))).toEqual([409, 'passkey_limit_reached']);
  });

  it('is answered with a refusal, whatever is sent in its place', async () => {
    await register(cookie);
    const answer = device.get(await optionsFor('/login-options', '')) as { readonly response: Json };
    for (const response of [
      { ...answer.response, clientDataJSON: 'AAAA' },
      { ...answer.response, authenticatorData: 'AAAA' },
      { ...answer.response, signature: 'AAAA' },
    ])
      expect(problem(await ask('POST', '/login', '', { credential: { ...answer, response } }))).toEqual(REFUSED);
    expect((await ask('POST', '/login', '', { credential: { id: 'x' } })).status).toBe(422);
    expect((await ask('POST', '', cookie, { name: 'x', credential: answer })).status).toBe(422);
  });

  it('and its challenges stand in the database without a secret, and go with the person', async () => {
    const options = await optionsFor('/registration-options', cookie);
    await register(cookie);
    const rows = JSON.stringify(await gateway.database.query('select * from passkey_challenges'));
    expect(rows).not.toContain(options.challenge);
    await gateway.database.query('delete from people where id in (select person_id from passkeys)');
    expect(await gateway.database.query('select id from passkeys')).toEqual([]);
  });
});
