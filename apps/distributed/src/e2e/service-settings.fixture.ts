import { ApiGatewaySettings } from '@rubrica/api-gateway';
import { CertificateVaultSettings } from '@rubrica/certificate-vault';
import type { ServiceName } from '@rubrica/contracts';
import { DianSubmitterSettings } from '@rubrica/dian-submitter';
import { DocumentIssuerSettings } from '@rubrica/document-issuer';
import { MailerSettings } from '@rubrica/mailer';
import {
  BlobSettings,
  descriptionsOf,
  EventLogSettings,
  ProcessSettings,
  readSettings,
  type SettingsClass,
  TracingSettings,
  TuningSettings,
} from '@rubrica/service';
import { WebhookDispatcherSettings } from '@rubrica/webhook-dispatcher';

type Environment = Readonly<Record<string, string>>;
type Classes = readonly SettingsClass<object>[];

/** Those that every service has. */
const COMMON: Classes = [ProcessSettings, EventLogSettings, BlobSettings, TracingSettings, TuningSettings];

/** The settings classes of each service in a process of its own. */
export const SETTINGS_OF: Readonly<Record<ServiceName, Classes>> = {
  'api-gateway': [...COMMON, ApiGatewaySettings],
  'certificate-vault': [...COMMON, CertificateVaultSettings],
  'document-issuer': [...COMMON, DocumentIssuerSettings],
  'dian-submitter': [...COMMON, DianSubmitterSettings],
  mailer: [...COMMON, MailerSettings],
  'webhook-dispatcher': [...COMMON, WebhookDispatcherSettings],
};

export const namesIn = (classes: Classes): { readonly all: string[]; readonly secret: string[] } => {
  const described = classes.flatMap((one) => Object.values(descriptionsOf(one.prototype as object)));
  return {
    all: described.map(({ env }) => env),
    secret: described.filter(({ secret }) => secret).map(({ env }) => env),
  };
};

export const unknownIn = (env: Environment, classes: Classes): string[] =>
  Object.keys(env).filter((name) => !namesIn(classes).all.includes(name));

/** What the service would complain of at its start; nothing when it takes the environment. */
export const faultsOfEnvironment = (env: Environment, classes: Classes): string =>
  classes
    .map((one) => {
      try {
        readSettings(one, env);
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    })
    .join('');
