import { ApiGatewayModule, ApiGatewaySettings, listen } from '@rubrica/api-gateway';
import { CertificateVaultModule, CertificateVaultSettings } from '@rubrica/certificate-vault';
import { type ProviderSettings, type ServiceName, SERVICES } from '@rubrica/contracts';
import { DianSubmitterModule, DianSubmitterSettings } from '@rubrica/dian-submitter';
import { DocumentIssuerModule, DocumentIssuerSettings } from '@rubrica/document-issuer';
import { freePort } from '@rubrica/embedded-postgres';
import type { Log } from '@rubrica/eventing/log';
import { MailerModule, MailerSettings } from '@rubrica/mailer';
import {
  BlobSettings,
  type Clock,
  createService,
  identitiesOf,
  InternalClient,
  type Logger,
  MemoryTransport,
  openBlobStore,
  type ProcessTracing,
  readSettings,
  MetricsPage,
  type ServiceParts,
  settingsOf,
  WorkerPool,
} from '@rubrica/service';
import { WebhookDispatcherModule, WebhookDispatcherSettings } from '@rubrica/webhook-dispatcher';
import type { DynamicModule } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { writeCaBundle } from './ca-bundle.js';
import type { StandaloneSettings } from '../config.js';
import { blobVariables } from '../storage/blob-variables.js';
import type { DataFolder, Secrets } from '../storage/data-folder.js';
import type { Role } from '../storage/databases.js';
import type { ExternalSystems } from './external-systems.js';

export interface ServicesOptions {
  readonly settings: StandaloneSettings;
  /** Whether worker threads are tuned. */
  readonly isTuned: boolean;
  readonly folder: DataFolder;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly log: Log;
  readonly tracing: ProcessTracing;
  readonly urlOf: (role: Role) => string;
  readonly externalSystems: ExternalSystems;
  /** The CA behind the demo's certificates. */
  readonly caPem: string;
  /** What /readyz answers by. */
  readonly isReady: () => boolean;
}

export interface Services {
  readonly baseUrl: string;
  readonly adminUrl: string;
  /** PEM file of the CAs behind the demo certificate and the mock one. */
  readonly caBundle: string;
  stop(): Promise<void>;
}

/**
 * Starts the six services in this process: each has its own schema and role, and calls the others' routes in memory.
 */
export const startServices = async (options: ServicesOptions): Promise<Services> => {
  const { settings, folder, secrets, logger } = options;
  const transport = new MemoryTransport();
  const workers = new WorkerPool({ threads: settings.workerThreads, isTuned: options.isTuned });
  const identities = identitiesOf(secrets.internalKeys);
  const blobs = await openBlobStore(readSettings(BlobSettings, blobVariables(settings.blobStore, folder)), logger);
  const metricsPage = new MetricsPage();
  const partsOf = (service: ServiceName): ServiceParts => ({
    clock: options.clock,
    log: options.log,
    blobs,
    logger: logger.child({ service }),
    workers,
    transport,
    identity: identities[service],
    isReady: options.isReady,
    tracing: options.tracing.of(service),
    metricsPage,
  });
  const apps: { close(): Promise<void> }[] = [];
  const start = async (service: ServiceName, moduleOf: (parts: ServiceParts) => DynamicModule) => {
    const parts = partsOf(service);
    const app = await createService(moduleOf(parts), parts.logger);
    transport.register(service, app.getHttpAdapter().getInstance());
    apps.push(app);
    return app;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(apps.map((app) => app.close()));
    await workers.stop();
    await blobs.close();
  };

  try {
    const publicPort = settings.port === 0 ? await freePort(settings.host) : settings.port;
    const publicBaseUrl = settings.publicBaseUrl || `http://${settings.host}:${publicPort}`;
    // A passkey and its cookie need a name: browsers take localhost, and no IP address.
    const consoleUrl = settings.consoleUrl || `http://localhost:${publicPort}`;
    const adminPort = settings.adminPort === 0 ? await freePort(ADMIN_HOST) : settings.adminPort;
    const operatorConsoleUrl = `http://localhost:${adminPort}`;
    const modules = modulesOf(options, { publicBaseUrl, consoleUrl, operatorConsoleUrl });
    const [gateway] = await Promise.all([
      start('api-gateway', modules['api-gateway']),
      ...SERVICES.filter((service) => service !== 'api-gateway').map((service) => start(service, modules[service])),
    ]);

    const listeners = await listen(gateway, {
      host: settings.host,
      port: publicPort,
      adminHost: ADMIN_HOST,
      adminPort,
    });
    return {
      baseUrl: `http://${settings.host}:${listeners.publicPort}`,
      adminUrl: `http://${ADMIN_HOST}:${listeners.adminPort}`,
      caBundle: await writeCaBundle(
        folder.root,
        options.caPem,
        new InternalClient(identities['api-gateway'], transport),
      ),
      stop: async () => {
        await listeners.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

const providerSettings = (settings: StandaloneSettings): ProviderSettings => ({
  providerNit: settings.providerNit,
  providerName: settings.providerName,
  providerCode: settings.providerCode,
  providerSoftwareId: settings.providerSoftwareId,
  providerSoftwarePin: settings.providerSoftwarePin,
  providerProductionSoftwareId: settings.providerProductionSoftwareId,
  providerProductionSoftwarePin: settings.providerProductionSoftwarePin,
});

const mailerSettings = (
  {
    settings,
    folder,
    secrets,
    externalSystems,
    urlOf,
  }: Pick<ServicesOptions, 'settings' | 'folder' | 'secrets' | 'externalSystems' | 'urlOf'>,
  publicBaseUrl: string,
) =>
  settingsOf(MailerSettings, {
    databaseUrl: urlOf('mailer'),
    smtpUrl: settings.smtpUrl || externalSystems.smtpUrl,
    mailFrom: settings.mailFrom,
    serviceKey: secrets.mailerKey,
    senderAllowLoopback: settings.mailSenderAllowLoopback,
    bounceAddress: settings.bounceAddress,
    bounceKeys: settings.bounceAddress === '' ? '' : secrets.fileUrlKeys,
    bounceListen: settings.bounceListen,
    bounceMailboxUrl: settings.bounceMailboxUrl,
    receptionAddress: settings.receptionAddress,
    receptionListen: settings.receptionListen,
    receptionMailboxUrl: settings.receptionMailboxUrl,
    receptionMailboxDone: settings.receptionMailboxDone,
    receptionFolder: settings.receptionFolder,
    mailFolder: folder.mail,
    publicBaseUrl,
    filesUrl: settings.filesUrl,
    fileUrlKeys: secrets.fileUrlKeys,
  });

const ADMIN_HOST = '127.0.0.1';

/** Where the gateway is reached. */
type Urls = Readonly<Record<'publicBaseUrl' | 'consoleUrl' | 'operatorConsoleUrl', string>>;

/** Returns the modules of the services, each with the settings that it needs. */
const modulesOf = (
  { settings, folder, secrets, externalSystems, urlOf, caPem }: ServicesOptions,
  { publicBaseUrl, consoleUrl, operatorConsoleUrl }: Urls,
): Readonly<Record<ServiceName, (parts: ServiceParts) => DynamicModule>> => ({
  'certificate-vault': (parts) =>
    CertificateVaultModule.with(
      settingsOf(CertificateVaultSettings, {
        databaseUrl: urlOf('certificate_vault'),
        serviceKey: secrets.vaultKey,
        keyRingFolder: folder.keyRing,
        auditHeadsFolder: folder.auditHeads,
        trustBundlePem: caPem,
        dkimDnsServers: settings.dkimDnsServers,
      }),
      parts,
    ),
  'document-issuer': (parts) =>
    DocumentIssuerModule.with(
      settingsOf(DocumentIssuerSettings, {
        databaseUrl: urlOf('document_issuer'),
        serviceKey: secrets.issuerKey,
        holdIssuing: settings.holdIssuing,
        ...providerSettings(settings),
      }),
      parts,
    ),
  'dian-submitter': (parts) =>
    DianSubmitterModule.with(
      settingsOf(DianSubmitterSettings, {
        databaseUrl: urlOf('dian_submitter'),
        habilitacionUrl: externalSystems.dianServiceUrl,
        productionUrl: externalSystems.dianServiceUrl,
        habilitacionTrustPem: externalSystems.dianCaPem,
        productionTrustPem: externalSystems.dianCaPem,
        outsideTargets: new URL(externalSystems.simulatorUrl).host,
      }),
      parts,
    ),
  mailer: (parts) =>
    MailerModule.with(mailerSettings({ settings, folder, secrets, externalSystems, urlOf }, publicBaseUrl), parts),
  'webhook-dispatcher': (parts) =>
    WebhookDispatcherModule.with(
      settingsOf(WebhookDispatcherSettings, {
        databaseUrl: urlOf('webhook_dispatcher'),
        publicBaseUrl,
        filesUrl: settings.filesUrl,
        fileUrlKeys: secrets.fileUrlKeys,
        serviceKey: secrets.dispatcherKey,
        allowLoopback: settings.webhookAllowLoopback,
        userAgentUrl: settings.userAgentUrl,
      }),
      parts,
    ),
  'api-gateway': (parts) =>
    ApiGatewayModule.with(
      settingsOf(ApiGatewaySettings, {
        databaseUrl: urlOf('api_gateway'),
        receptionAddress: settings.receptionAddress,
        publicBaseUrl,
        filesUrl: settings.filesUrl,
        consoleUrl,
        operatorConsoleUrl,
        serviceKey: secrets.gatewayKey,
        oidcAllowLoopback: settings.oidcAllowLoopback,
        fileUrlKeys: secrets.fileUrlKeys,
        operatorTokenHashes: `operator:${createHash('sha256').update(secrets.operatorToken).digest('hex')}`,
        rateLimitPerSecond: settings.rateLimitPerSecond,
        rateLimitBurst: settings.rateLimitBurst,
        testClock: settings.testClock,
        errorPagesUrl: settings.errorPagesUrl,
      }),
      parts,
    ),
});
