import { apiGatewayMessages } from '../topic/api-gateway.js';
import { certificateVaultMessages } from '../topic/certificate-vault.js';
import { dianSubmitterMessages } from '../topic/dian-submitter.js';
import { documentIssuerMessages } from '../topic/document-issuer.js';
import { mailerMessages } from '../topic/mailer.js';
import type { ServiceName } from '../vocabulary/services.js';
import type { MessageDefinition, MessageTable } from './message.js';
import { olderVersions } from './older-versions.js';
import { webhookDispatcherMessages } from '../topic/webhook-dispatcher.js';

const published: Readonly<Record<ServiceName, MessageTable>> = {
  'api-gateway': apiGatewayMessages,
  'document-issuer': documentIssuerMessages,
  'certificate-vault': certificateVaultMessages,
  'dian-submitter': dianSubmitterMessages,
  mailer: mailerMessages,
  'webhook-dispatcher': webhookDispatcherMessages,
};

/** A message type with the one service that publishes it. */
export interface OwnedMessageDefinition extends MessageDefinition {
  readonly source: ServiceName;
}

const definitions = new Map<string, OwnedMessageDefinition>(Object.entries(olderVersions));
for (const source of Object.keys(published) as ServiceName[]) {
  for (const [type, definition] of Object.entries(published[source])) {
    if (definitions.has(type)) throw new Error(`${type} stands in two tables`);
    definitions.set(type, { ...definition, source });
  }
}

/** Every message type that can be on a topic, including older versions. */
export const messageDefinitions: ReadonlyMap<string, OwnedMessageDefinition> = definitions;
