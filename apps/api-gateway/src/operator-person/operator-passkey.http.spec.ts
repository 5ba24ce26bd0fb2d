import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import {
  type Answered,
  CONSOLE_URL,
  fromConsole,
  type Json,
  OPERATOR_CONSOLE_URL,
  OPERATOR_TOKEN,
  type RunningGateway,
  startGateway,
} from '../gateway.fixture.js';
import { type Misuse, type PasskeyOptions, SoftwareAuthenticator } from '../passkey/authenticator.fixture.js';

let gateway: RunningGateway;
let cookie: string;
let device: SoftwareAuthenticator;
let email: string;
let operators = 0;
beforeAll(async () => {
  gateway = await startGateway({ testClock: true, trustedProxies: 1 });
});
beforeEach(async () => {
  email = `ana${(operators += 1)}@rubrica.example`;
  cookie = await gateway.logInOperator('administer', email);
  device = new SoftwareAuthenticator(OPERATOR_CONSOLE_URL);
});
afterAll(() => gateway.close());

type Session = '/session' | '/admin/session';
const ask = (method: string, path: string, asking: string, body?: object, at: Session = '/admin/session') =>
  gateway.call(method, `${at}/passkeys${path}`, {
    headers: fromConsole(asking, { 'x-forwarded-for': '198.51.100.7' }),
    ...(body ? { body } : {}),
  });
const problem = ({ status, json }: Answered) => [status, json['code']];
const REFUSED = [403, 'passkey_refused'];
const cookieIn = ({ headers }: Answered): string => headers['set-cookie']?.split(';')[0] ?? '';
const optionsFor = async (path: string, asking: string, at?: Session): Promise<PasskeyOptions> =>
  (await ask('POST', path, asking, undefined, at)).json['public_key'] as PasskeyOptions;
const register = async (asking: string, on = device): Promise<Answered> => {
  const options = await optionsFor('/registration-options', asking);
  return ask('POST', '', asking, { name: 'Portátil', credential: on.create(options) });
};
const logIn = async (misuse: Misuse = {}, at?: Session): Promise<Answered> => {
  const options = await optionsFor('/login-options', '', at);
  return ask('POST', '/login', '', { credential: device.get(options, misuse) }, at);
};
const asToken = (method: string, path: string, body?: object): Promise<Answered> =>
  gateway.call(method, path, { key: OPERATOR_TOKEN, ...(body ? { body } : {}) });
/** What takes a step-up, and changes nothing. */
const stepUpTask = (asking: string): Promise<Answered> =>
  gateway.call('DELETE', '/admin/v1/people/opr_nadie', { headers: fromConsole(asking) });

describe('the passkey of an operator', () => {
  it('logs her in on the listener of operators, from the address that the proxy names, and steps up', async () => {
    expect((await register(cookie)).status).toBe(201);
    const entered = await logIn();
    expect(entered.status).toBe(201);
    expect(entered.json).toMatchObject({ role: 'administer', person: { email }, address: '198.51.100.7' });
    expect(entered.headers['set-cookie']).toMatch(/^__Host-rubrica-operator=[\w-]{43}; Path=\/; Max-Age=43200/);
    const session = cookieIn(entered);
    expect(problem(await stepUpTask(session))).toEqual([404, 'not_found']);
    gateway.clock.advance(601);
    expect(problem(await stepUpTask(session))).toEqual([403, 'step_up_required']);
    const options = await optionsFor('/step-up-options', session);
    const next = cookieIn(await ask('POST', '/step-up', session, { credential: device.get(options) }));
    expect(problem(await stepUpTask(next))).toEqual([404, 'not_found']);
    await until(
      async () => (await ask('GET', '', session)).status,
      (status) => status === 401,
    );
  });

  it('is listed, renamed and removed by her, and the last one stays', async () => {
    const path = `/${String((await register(cookie)).json['id'])}`;
    const { json } = await ask('PATCH', path, cookie, { name: 'Llavero' });
    expect((await ask('GET', '', cookie)).json['data']).toEqual([json]);
    expect(problem(await ask('DELETE', path, cookie))).toEqual([409, 'last_passkey']);
    expect((await register(cookie, new SoftwareAuthenticator(OPERATOR_CONSOLE_URL))).status).toBe(201);
    expect((await ask('DELETE', path, cookie)).json).toMatchObject({ object: 'passkey', deleted: true });
    expect(problem(await logIn())).toEqual(REFUSED);
  });

  it('opens no session of a company, nor the passkey of a company one of operators', async () => {
    await register(cookie);
    expect(problem(await logIn({ origin: CONSOLE_URL, rpId: 'consola.ejemplo.co' }, '/session'))).toEqual(REFUSED);
    expect(problem(await logIn({ origin: CONSOLE_URL }))).toEqual(REFUSED);
    const { id } = await gateway.newTenant();
    const owner = await gateway.logIn(id, 'owner', email);
    device = new SoftwareAuthenticator(CONSOLE_URL);
    const made = await optionsFor('/registration-options', owner, '/session');
    const credential = device.create(made);
    expect((await ask('POST', '', owner, { name: 'Casa', credential }, '/session')).status).toBe(201);
    expect((await logIn({}, '/session')).status).toBe(201);
    const misuse = { origin: OPERATOR_CONSOLE_URL, rpId: 'operacion.ejemplo.co' };
    expect(problem(await logIn(misuse))).toEqual(REFUSED);
  });

  it('is in the audit when it is refused, under nobody’s name', async () => {
    await register(cookie);
    expect(problem(await logIn({ isVerified: false }))).toEqual(REFUSED);
    const { json } = await asToken('GET', '/admin/v1/audit?action=createSessionByPasskey');
    expect((json['data'] as Json[])[0]).toMatchObject({
      ...{ actor: { type: 'operator', id: null }, outcome: 'refused', address: '198.51.100.7' },
    });
  });

  it('goes with the operator: whoever becomes one again has none', async () => {
    await register(cookie);
    // A member of a company is not forgotten with the operator.
    const { id } = await gateway.newTenant();
    await gateway.logIn(id, 'reader', email);
    const { json } = await asToken('GET', '/admin/v1/people');
    const operator = (json['data'] as Json[]).find((one) => one['email'] === email);
    expect((await asToken('DELETE', `/admin/v1/people/${String(operator?.['id'])}`)).status).toBe(200);
    expect(problem(await logIn())).toEqual(REFUSED);
    const again = await gateway.logInOperator('look', email);
    expect((await ask('GET', '', again)).json['data']).toEqual([]);
  });
});
