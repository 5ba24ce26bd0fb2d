import { describe, expect, it } from '@jest/globals';
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
  InternalHttp,
  type InternalRequest,
  internalRouteOf,
  newInternalKeys,
  type ReceivedRequest,
  type ServiceParts,
  settingsOf,
} from '@rubrica/service';
import { WebhookDispatcherModule, WebhookDispatcherSettings } from '@rubrica/webhook-dispatcher';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const identities = identitiesOf(newInternalKeys());
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

/** A call by this service, as the owner gets it. */
const callOf = async (from: ServiceName, to: ServiceName): Promise<ReceivedRequest> => {
  let sent: ReceivedRequest = { headers: {} };
  const send = (_: ServiceName, { headers, method, path }: InternalRequest) => {
    sent = { headers, method, url: path };
    return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('') });
  };
  await new InternalHttp(identities[from], { send }).forward(to, 'GET', '/internal/x');
  return sent;
};

/** 200 if the owner's guard lets the call pass, otherwise the status of its refusal. */
const statusOf = async (owner: ServiceName, { path, handler }: Handled, from: ServiceName): Promise<number> => {
  const request = { raw: await callOf(from, owner), routeOptions: { url: path } };
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

const cases = SERVICES.flatMap((owner) =>
  handled(owner).flatMap((one) => {
    const route = internalRouteOf(one.handler);
    return route ? [{ owner, one, route, name: `${owner} ${route.method} ${route.path}` }] : [];
  }),
);

describe('an internal route', () => {
  it.each(cases)('$name is for those that the table names, and no other service', async ({ owner, one, route }) => {
    const statuses = await Promise.all(SERVICES.map(async (from) => [from, await statusOf(owner, one, from)] as const));
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(SERVICES.map((from) => [from, route.callers.includes(from) ? 200 : 403])),
    );
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
