import { KeyCustodySettings } from '@rubrica/certificate-vault';
import type { ServiceName } from '@rubrica/contracts';
import { createHash } from 'node:crypto';
import {
  descriptionsOf,
  publicKeysSetting,
  type SettingsClass,
  TracingSettings,
  TuningSettings,
} from '@rubrica/service';
import type { DataFolder, ExternalSystems, Role, Secrets } from '@rubrica/standalone';

type Environment = Readonly<Record<string, string>>;

export interface EnvironmentOptions {
  readonly folder: DataFolder;
  readonly secrets: Secrets;
  readonly externalSystems: ExternalSystems;
  readonly caPem: string;
  readonly publicBaseUrl: string;
  /** Origin of the web console. */
  readonly consoleUrl: string;
  readonly webhookAllowLoopback: boolean;
  readonly mailSenderAllowLoopback: boolean;
  readonly smtpUrl: string;
  readonly logLevel: string;
  readonly urlOf: (role: Role) => string;
  /** URLs at which services find one another. */
  readonly addresses: Readonly<Record<ServiceName, string>>;
  /** Variables that say where the log is. */
  readonly log: Environment;
  /** Variables that say where the blobs are. */
  readonly blobs: Environment;
}

export interface ReplicaPorts {
  readonly internal: number;
  /** Used by the gateway only. */
  readonly public: number;
  readonly admin: number;
}

const HOST = '127.0.0.1';

/** Returns the variables of one service's process: only the settings that this service needs. */
export const environmentOf = (service: ServiceName, ports: ReplicaPorts, options: EnvironmentOptions): Environment => {
  const { folder, secrets, externalSystems, caPem, publicBaseUrl, consoleUrl, urlOf } = options;
  const variablesOf: Readonly<Record<ServiceName, () => Environment>> = {
    'api-gateway': () => ({
      DATABASE_URL: urlOf('api_gateway'),
      HOST,
      PORT: String(ports.public),
      ADMIN_PORT: String(ports.admin),
      PUBLIC_BASE_URL: publicBaseUrl,
      CONSOLE_URL: consoleUrl,
      FILE_URL_KEYS: secrets.fileUrlKeys,
      OPERATOR_TOKEN_HASHES: `operator:${createHash('sha256').update(secrets.operatorToken).digest('hex')}`,
    }),
    'certificate-vault': () => ({
      ...ownOf(KeyCustodySettings),
      DATABASE_URL: urlOf('certificate_vault'),
      SERVICE_KEY: secrets.vaultKey,
      KEY_RING_DIR: folder.keyRing,
      AUDIT_HEADS_DIR: folder.auditHeads,
      TRUST_BUNDLE: caPem,
    }),
    'document-issuer': () => ({ DATABASE_URL: urlOf('document_issuer'), SERVICE_KEY: secrets.issuerKey }),
    'dian-submitter': () => ({
      DATABASE_URL: urlOf('dian_submitter'),
      DIAN_HABILITACION_URL: externalSystems.dianServiceUrl,
      DIAN_PRODUCTION_URL: externalSystems.dianServiceUrl,
      DIAN_HABILITACION_TRUST: externalSystems.dianCaPem,
      DIAN_PRODUCTION_TRUST: externalSystems.dianCaPem,
      OUTSIDE_TARGETS: new URL(externalSystems.simulatorUrl).host,
    }),
    mailer: () => ({
      DATABASE_URL: urlOf('mailer'),
      SMTP_URL: options.smtpUrl || externalSystems.smtpUrl,
      MAIL_FROM: 'facturas@rubrica.example',
      SERVICE_KEY: secrets.mailerKey,
      MAIL_SENDER_ALLOW_LOOPBACK: options.mailSenderAllowLoopback ? '1' : '0',
      MAIL_DIR: folder.mail,
      PUBLIC_BASE_URL: publicBaseUrl,
      FILE_URL_KEYS: secrets.fileUrlKeys,
    }),
    'webhook-dispatcher': () => ({
      DATABASE_URL: urlOf('webhook_dispatcher'),
      PUBLIC_BASE_URL: publicBaseUrl,
      FILE_URL_KEYS: secrets.fileUrlKeys,
      SERVICE_KEY: secrets.dispatcherKey,
      WEBHOOK_ALLOW_LOOPBACK: options.webhookAllowLoopback ? '1' : '0',
    }),
  };
  return {
    ...options.log,
    ...ownOf(TracingSettings),
    ...ownOf(TuningSettings),
    ...options.blobs,
    LOG_LEVEL: options.logLevel,
    INTERNAL_KEY: secrets.internalKeys[service],
    INTERNAL_PUBLIC_KEYS: publicKeysSetting(secrets.internalKeys),
    INTERNAL_HOST: HOST,
    INTERNAL_PORT: String(ports.internal),
    INTERNAL_ADDRESSES: Object.entries(options.addresses)
      .map(([name, url]) => `${name}=${url}`)
      .join(','),
    RUBRICA_OWNED: '1',
    ...variablesOf[service](),
  };
};

/** What this process's environment says of the settings: where traces go, and what wraps the tenants' keys. */
const ownOf = (Settings: SettingsClass<object>): Environment =>
  Object.fromEntries(
    Object.values(descriptionsOf(Settings.prototype)).flatMap(({ env: name }) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
