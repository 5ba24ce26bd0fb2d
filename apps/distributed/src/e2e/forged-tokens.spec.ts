import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  EVERY_SERVICE,
  internalRoutes,
  type InternalRouteDefinition,
  type ServiceName,
  SERVICES,
} from '@rubrica/contracts';
import { temporaryFolder } from '@rubrica/testing';
import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { RunningDistributed } from './running-distributed.fixture.js';

/** What stands before the seed of an Ed25519 key in DER (RFC 8410). */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const TOKEN = 'svc-internal-token';

const folder = temporaryFolder();
let distributed: RunningDistributed;
let ports: Readonly<Record<string, number>>;
let keys: Readonly<Record<ServiceName, KeyObject>>;
beforeAll(async () => {
  distributed = await RunningDistributed.start(
    join(folder.path, 'data'),
    { EVENT_LOG: 'postgres', LOG_LEVEL: 'info' },
    [],
  );
  ports = Object.fromEntries(SERVICES.map((service) => [service, portOf(service)]));
  const { internalKeys } = JSON.parse(readFileSync(join(distributed.dataDir, 'secrets.json'), 'utf8')) as {
    readonly internalKeys: Readonly<Record<ServiceName, string>>;
  };
  keys = Object.fromEntries(
    SERVICES.map((service) => {
      const der = Buffer.concat([PKCS8_HEADER, Buffer.from(internalKeys[service], 'base64')]);
      return [service, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })];
    }),
  ) as Record<ServiceName, KeyObject>;
});
afterAll(async () => {
  await distributed.stop();
  folder.remove();
});

/** The port of a service's internal routes, as its log says it. */
const portOf = (service: ServiceName): number => {
  const log = readFileSync(join(distributed.dataDir, 'logs', `${service}.log`), 'utf8');
  const started = log.split('\n').findLast((line) => line.includes('"started"')) ?? '{}';
  return (JSON.parse(started) as { readonly port: number }).port;
};

interface Call {
  readonly owner: ServiceName;
  readonly route: InternalRouteDefinition;
  readonly path: string;
  readonly body: string;
}

const calls: readonly Call[] = internalRoutes.flatMap((route) =>
  (route.owner === EVERY_SERVICE ? SERVICES : [route.owner]).map((owner) => ({
    owner,
    route,
    path: route.path.replaceAll(/:\w+/g, 'x'),
    body: route.body ? '{}' : '',
  })),
);

const hashOf = (body: string): string | null =>
  body === '' ? null : createHash('sha256').update(body).digest('base64url');
const caller = { tenantId: 'ten_00000000000000000000000000', livemode: true, role: 'full' };

/** The claims of a token that holds. */
const claimsOf = ({ owner, route, path, body }: Call): Record<string, unknown> => ({
  ...{ from: route.callers[0], to: owner, method: route.method, path, body: hashOf(body) },
  ...{ expires: Math.floor(Date.now() / 1000) + 30, requestId: 'req_forged', caller },
});
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (key: KeyObject, claims: object): string =>
  `${encoded(claims)}.${sign(null, Buffer.from(encoded(claims)), key).toString('base64url')}`;
const callerOf = ({ route }: Call): ServiceName => route.callers[0] ?? 'api-gateway';
const trueToken = (call: Call, change: object = {}): string =>
  signed(keys[callerOf(call)], { ...claimsOf(call), ...change });

/** Sends bytes as they are; returns the status of the answer, 0 when there is none. */
const send = async (
  { owner, route, path, body }: Call,
  headers: readonly string[],
  changed: { readonly target?: string; readonly method?: string } = {},
): Promise<number> => {
  const socket = connect({ host: '127.0.0.1', port: ports[owner] ?? 0 });
  const lines = [
    `${changed.method ?? route.method} ${changed.target ?? path} HTTP/1.1`,
    'host: internal',
    'connection: close',
    ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const answer = await text(socket).catch(() => '');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
};

const stranger = generateKeyPairSync('ed25519').privateKey;
const thiefOf = (call: Call): ServiceName =>
  SERVICES.find((one) => !call.route.callers.includes(one) && one !== call.owner) ?? call.owner;
const otherThan = (owner: ServiceName): ServiceName => SERVICES.find((one) => one !== owner) ?? owner;

/** Headers by which a stranger, or somebody with the key of another service, tries to pass. */
const FORGERIES: Readonly<Record<string, (call: Call) => readonly string[]>> = {
  'no token': () => [],
  'an API key': () => [`authorization: Bearer ${distributed.credentials.sk_live}`],
  'an operator’s token': () => [`authorization: Bearer ${distributed.credentials.operator_token}`],
  'a token without signature': (call) => [`${TOKEN}: ${encoded(claimsOf(call))}.`],
  'a JWT with alg none': (call) => [`${TOKEN}: ${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claimsOf(call))}.`],
  'claims that say alg none': (call) => [`${TOKEN}: ${encoded({ ...claimsOf(call), alg: 'none' })}.`],
  'the key of nobody': (call) => [`${TOKEN}: ${signed(stranger, claimsOf(call))}`],
  'its own public key in the claims': (call) => [
    `${TOKEN}: ${signed(stranger, { ...claimsOf(call), jwk: generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }), kid: 'x' })}`,
  ],
  'the key of another service': (call) => [`${TOKEN}: ${signed(keys[otherThan(callerOf(call))], claimsOf(call))}`],
  'a name that every object has': (call) => [`${TOKEN}: ${signed(stranger, { ...claimsOf(call), from: '__proto__' })}`],
  'a list of names': (call) => [
    `${TOKEN}: ${signed(keys[thiefOf(call)], { ...claimsOf(call), from: [callerOf(call)] })}`,
  ],
  'a token that has expired': (call) => [
    `${TOKEN}: ${trueToken(call, { expires: Math.floor(Date.now() / 1000) - 1 })}`,
  ],
  'an end that is no number': (call) => [`${TOKEN}: ${trueToken(call, { expires: '9999999999' })}`],
  'a token for another service': (call) => [`${TOKEN}: ${trueToken(call, { to: otherThan(call.owner) })}`],
  'a token for another path': (call) => [`${TOKEN}: ${trueToken(call, { path: `${call.path}/y` })}`],
  'a token for another method': (call) => [`${TOKEN}: ${trueToken(call, { method: 'OPTIONS' })}`],
  'a token for another body': (call) => [`${TOKEN}: ${trueToken(call, { body: hashOf('{"a":1}') })}`],
  'a true token and a false one': (call) => [
    `${TOKEN}: ${signed(stranger, claimsOf(call))}`,
    `${TOKEN}: ${trueToken(call)}`,
  ],
  'a true token behind a comma': (call) => [`${TOKEN}: x, ${trueToken(call)}`],
  'a true token in a line that is continued': (call) => [`${TOKEN}: x`, ` ${trueToken(call)}`],
  'a true token behind a bare line feed': (call) => [`x-other: y\n${TOKEN}: ${trueToken(call)}`],
  'a true token under another name': (call) => [`svc_internal_token: ${trueToken(call)}`],
};

/** A true token for the path, whose request is spelt so that a router may read it otherwise. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'a doubled slash': (path) => `/${path}`,
  'a detour': (path) => path.replace('/internal/', '/internal/../internal/'),
  'an escaped letter': (path) => path.replace('/internal/', '/%69nternal/'),
  'a slash at its end': (path) => `${path}/`,
  'a query': (path) => `${path}?x=1`,
  'a whole address': (path) => `http://internal${path}`,
};

/** The token, the path, its method or the bytes are refused; 0: the connection was closed on bytes that are no HTTP. */
const REFUSED = [400, 401, 404, 405];
const NO_HTTP = ['a true token in a line that is continued', 'a true token behind a bare line feed'];

it('no forged token passes any internal route of any process, over the network', async () => {
  const wrong: string[] = [];
  let probes = 0;
  for (const call of calls) {
    for (const [what, headersOf] of Object.entries(FORGERIES)) {
      const status = await send(call, headersOf(call));
      probes += 1;
      const isRefused = REFUSED.includes(status) || (status === 0 && NO_HTTP.includes(what));
      if (!isRefused) wrong.push(`${call.owner} ${call.route.method} ${call.path}: ${what} ${status}`);
    }
    for (const [what, spelt] of Object.entries(SPELLINGS)) {
      const status = await send(call, [`${TOKEN}: ${trueToken(call)}`], { target: spelt(call.path) });
      probes += 1;
      if (!REFUSED.includes(status)) wrong.push(`${call.owner} ${call.route.method} ${call.path}: ${what} ${status}`);
    }
    const thief = thiefOf(call);
    const status = await send(call, [`${TOKEN}: ${signed(keys[thief], { ...claimsOf(call), from: thief })}`]);
    probes += 1;
    if (status !== 403)
      wrong.push(`${call.owner} ${call.route.method} ${call.path}: ${thief} under its name ${status}`);
  }
  console.log(`${probes} probes at ${calls.length} routes of ${SERVICES.length} processes`);
  expect(wrong).toEqual([]);
});

it('a true token passes, and a copy of it for 30 s: not with another body, and not a second later', async () => {
  const readable = calls.filter(({ route }) => route.method === 'GET');
  const tokens = readable.map((call) => [call, trueToken(call)] as const);
  const passed: number[] = [];
  for (const [call, token] of tokens)
    for (let nth = 0; nth < 2; nth += 1) passed.push(await send(call, [`${TOKEN}: ${token}`]));
  expect(passed.filter((status) => status === 401 || status === 403 || status === 0)).toEqual([]);
  const [withBody] = calls.filter(({ body }) => body !== '');
  if (!withBody) throw new Error('no route has a body');
  expect(await send({ ...withBody, body: '{"a":1}' }, [`${TOKEN}: ${trueToken(withBody)}`])).toBe(401);
  await sleep(31_500);
  const late = await Promise.all(tokens.map(([call, token]) => send(call, [`${TOKEN}: ${token}`])));
  expect(new Set(late)).toEqual(new Set([401]));
  console.log(`${tokens.length} tokens passed twice, and none after 31.5 s`);
});
