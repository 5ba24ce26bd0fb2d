import { describe, expect, it, jest } from '@jest/globals';
import type { DynamicModule, ExecutionContext } from '@nestjs/common';
import { ApiGatewayModule, ApiGatewaySettings } from '@rubrica/api-gateway';
import { CertificateVaultModule, CertificateVaultSettings } from '@rubrica/certificate-vault';
import {
  EVERY_SERVICE,
  internalRoutes,
  type InternalRouteDefinition,
  type ServiceName,
  SERVICES,
} from '@rubrica/contracts';
import { DianSubmitterModule, DianSubmitterSettings } from '@rubrica/dian-submitter';
import { DocumentIssuerModule, DocumentIssuerSettings } from '@rubrica/document-issuer';
import { MailerModule, MailerSettings } from '@rubrica/mailer';
import {
  createLogger,
  identitiesOf,
  InternalGuard,
  InternalClient,
  type InternalRequest,
  internalRouteOf,
  newInternalKeys,
  publicKeysSetting,
  type SignedRequest,
  ServiceIdentity,
  type ServiceParts,
  settingsOf,
} from '@rubrica/service';
import { WebhookDispatcherModule, WebhookDispatcherSettings } from '@rubrica/webhook-dispatcher';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const keys = newInternalKeys();
const identities = identitiesOf(keys);
const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
const serviceKey = Buffer.alloc(32).toString('base64');
const fileUrlKeys = `one:${'00'.repeat(32)}`;
const publicBaseUrl = 'http://127.0.0.1:1';

/** What a module is made of; nothing is started. */
const partsOf = (service: ServiceName): ServiceParts =>
  ({ logger: createLogger({ service: 'test', level: 'silent' }), identity: identities[service] }) as ServiceParts;

const modules: Readonly<Record<ServiceName, DynamicModule>> = {
  'api-gateway': ApiGatewayModule.with(
    settingsOf(ApiGatewaySettings, { databaseUrl, publicBaseUrl, fileUrlKeys, testClock: true }),
    partsOf('api-gateway'),
  ),
  'certificate-vault': CertificateVaultModule.with(
    settingsOf(CertificateVaultSettings, { databaseUrl, serviceKey, keyRingFolder: '/nowhere' }),
    partsOf('certificate-vault'),
  ),
  'document-issuer': DocumentIssuerModule.with(
    settingsOf(DocumentIssuerSettings, { databaseUrl, serviceKey }),
    partsOf('document-issuer'),
  ),
  'dian-submitter': DianSubmitterModule.with(
    settingsOf(DianSubmitterSettings, { databaseUrl }),
    partsOf('dian-submitter'),
  ),
  mailer: MailerModule.with(
    settingsOf(MailerSettings, {
      databaseUrl,
      mailFrom: 'facturas@rubrica.example',
      smtpUrl: 'smtp://127.0.0.1:1',
      serviceKey,
      mailFolder: '/nowhere',
    }),
    partsOf('mailer'),
  ),
  'webhook-dispatcher': WebhookDispatcherModule.with(
    settingsOf(WebhookDispatcherSettings, { databaseUrl, publicBaseUrl, fileUrlKeys, serviceKey }),
    partsOf('webhook-dispatcher'),
  ),
};

/** A controller's method that answers requests, with its whole path. */
interface Handled {
  readonly path: string;
  readonly handler: object;
}

type Controller = NonNullable<DynamicModule['controllers']>[number];

const controllersOf = ({ controllers = [], imports = [] }: DynamicModule): Controller[] => [
  ...controllers,
  ...imports.flatMap((imported) => ('module' in imported ? controllersOf(imported) : [])),
];

const handledBy = (controller: Controller): Handled[] => {
  const prototype = controller.prototype as object;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler: unknown = Reflect.get(prototype, name);
    if (typeof handler !== 'function' || !Reflect.hasMetadata('path', handler)) return [];
    const [outer, inner] = [controller, handler].map((place) => String(Reflect.getMetadata('path', place)));
    return [{ handler, path: `/${outer}/${inner}`.replace(/\/+/g, '/') }];
  });
};

const handled = (service: ServiceName): Handled[] => controllersOf(modules[service]).flatMap(handledBy);
const declared = (service: ServiceName): InternalRouteDefinition[] =>
  internalRoutes.filter(({ owner }) => owner === service || owner === EVERY_SERVICE);

describe.each(SERVICES)('the internal routes of %s', (service) => {
  it('are all declared', () => {
    const internal = handled(service).filter(({ path }) => /^\/internal(\/|$)/.test(path));
    expect(internal.filter(({ handler }) => !internalRouteOf(handler)).map(({ path }) => path)).toEqual([]);
    expect(internal.map(({ path, handler }) => [path, internalRouteOf(handler)?.path === path])).toEqual(
      internal.map(({ path }) => [path, true]),
    );
  });

  it('are those that are declared, each once', () => {
    const names = handled(service).flatMap(({ handler }) => internalRouteOf(handler)?.name ?? []);
    expect(names.sort()).toEqual(
      declared(service)
        .map(({ name }) => name)
        .sort(),
    );
  });
});

/** A call with this identity, as the owner gets it. */
const callOf = async (identity: ServiceIdentity, to: ServiceName, body?: object): Promise<SignedRequest> => {
  let sent: SignedRequest = { headers: {} };
  const send = (_: ServiceName, { headers, method, path }: InternalRequest) => {
    sent = { headers, method, url: path };
    return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('') });
  };
  await new InternalClient(identity, { send }).forward(
    { name: `${to}.x.v1`, owner: to, method: 'POST', path: '/internal/x' },
    { body },
  );
  return sent;
};

/** 200 if the owner's guard lets the call pass, otherwise the status of its refusal. */
const statusOf = (owner: ServiceName, { path, handler }: Handled, raw: SignedRequest): number => {
  const request = { raw, routeOptions: { url: path } };
  const context = {
    getType: () => 'http',
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  try {
    return new InternalGuard(identities[owner]).canActivate(context) ? 200 : 403;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

/** Tokens that do not hold, each made for a service that may call the route. */
const FORGERIES: Readonly<Record<string, (caller: ServiceName, owner: ServiceName) => Promise<SignedRequest>>> = {
  'no token': async (caller, owner) => ({ ...(await callOf(identities[caller], owner)), headers: {} }),
  'an API key': async (caller, owner) => ({
    ...(await callOf(identities[caller], owner)),
    headers: { authorization: 'Bearer sk_live_0123456789abcdef' },
  }),
  'a token without signature': (caller, owner) => changed(caller, owner, ([claims]) => `${claims}.`),
  'a JWT with alg none': (caller, owner) =>
    changed(caller, owner, ([claims]) => `${base64url({ alg: 'none', typ: 'JWT' })}.${claims}.`),
  'claims that say alg none': (caller, owner) =>
    changed(caller, owner, ([claims]) => `${base64url({ ...claimsIn(claims), alg: 'none' })}.`),
  'a token for a later time than it was signed for': (caller, owner) =>
    changed(caller, owner, ([claims, signature]) => {
      const later = { ...claimsIn(claims), expires: Date.now() };
      return `${base64url(later)}.${signature}`;
    }),
  'a token that has expired': async (caller, owner) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 31_000);
    try {
      return await callOf(identities[caller], owner);
    } finally {
      now.mockRestore();
    }
  },
  'a token signed by a key that nobody knows': (caller, owner) =>
    callOf(asCaller(caller, newInternalKeys()[caller]), owner),
  'a token signed by the key of another service': async (caller, owner) => {
    const thief = SERVICES.find((one) => one !== caller && one !== owner) ?? caller;
    return callOf(asCaller(caller, keys[thief]), owner);
  },
  'a token for another service': async (caller, owner) =>
    callOf(identities[caller], SERVICES.find((one) => one !== owner) ?? owner),
  'a token for another path': async (caller, owner) => ({
    ...(await callOf(identities[caller], owner)),
    url: '/internal/y',
  }),
  'a token for another method': async (caller, owner) => ({
    ...(await callOf(identities[caller], owner)),
    method: 'DELETE',
  }),
  'a token for a request with a body': (caller, owner) => callOf(identities[caller], owner, { a: 1 }),
};

/** A service with a key that is not its own. */
const asCaller = (caller: ServiceName, key: string): ServiceIdentity =>
  new ServiceIdentity(caller, key, publicKeysSetting({ ...keys, [caller]: key }));

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsIn = (claims: string): object => JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;

const changed = async (
  caller: ServiceName,
  owner: ServiceName,
  change: (parts: readonly [claims: string, signature: string]) => string,
): Promise<SignedRequest> => {
  const call = await callOf(identities[caller], owner);
  const [claims = '', signature = ''] = String(call.headers['svc-internal-token']).split('.');
  return { ...call, headers: { 'svc-internal-token': change([claims, signature]) } };
};

const cases = SERVICES.flatMap((owner) =>
  handled(owner).flatMap((one) => {
    const route = internalRouteOf(one.handler);
    return route ? [{ owner, one, route, name: `${owner} ${route.method} ${route.path}` }] : [];
  }),
);

describe('an internal route', () => {
  it.each(cases)('$name is for those that the table names, and no other service', async ({ owner, one, route }) => {
    const statuses = await Promise.all(
      SERVICES.map(async (from) => [from, statusOf(owner, one, await callOf(identities[from], owner))] as const),
    );
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(SERVICES.map((from) => [from, route.callers.includes(from) ? 200 : 403])),
    );
  });

  it.each(cases)('$name is for nobody whose token does not hold', async ({ owner, one, route }) => {
    const statuses: Record<string, number> = {};
    for (const [what, forge] of Object.entries(FORGERIES)) {
      for (const caller of route.callers)
        statuses[`${what}, as ${caller}`] = statusOf(owner, one, await forge(caller, owner));
    }
    expect(new Set(Object.values(statuses))).toEqual(new Set([401]));
    expect(Object.keys(statuses)).toHaveLength(Object.keys(FORGERIES).length * route.callers.length);
  });

  it('is written as a path nowhere but in its declaration', () => {
    const files = globSync('{apps,libs}/*/src/**/*.ts', { cwd: ROOT }).filter(
      (file) => !/\.(spec|fixture|bench)\.ts$/.test(file) && !file.startsWith('libs/contracts/src/internal/'),
    );
    expect(files.length).toBeGreaterThan(300);
    const written = files.filter((file) => /['"`]\/?internal\/\w/.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
    expect(written).toEqual([]);
  });
});
