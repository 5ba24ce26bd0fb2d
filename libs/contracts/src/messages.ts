import { apiGatewayMessages } from './api-gateway.js';
import { certificateVaultMessages } from './certificate-vault.js';
import { dianSubmitterMessages } from './dian-submitter.js';
import { documentIssuerMessages } from './document-issuer.js';
import { mailerMessages } from './mailer.js';
import type { MessageDefinition, MessageTable, MessageType, ServiceName } from './message.js';
import { webhookDispatcherMessages } from './webhook-dispatcher.js';

const byOwner: Readonly<Record<ServiceName, MessageTable>> = {
  'api-gateway': apiGatewayMessages,
  'certificate-vault': certificateVaultMessages,
  'document-issuer': documentIssuerMessages,
  'dian-submitter': dianSubmitterMessages,
  mailer: mailerMessages,
  'webhook-dispatcher': webhookDispatcherMessages,
};

const owners = new Map<string, ServiceName>();
const definitions = new Map<string, MessageDefinition>();
for (const service of Object.keys(byOwner) as ServiceName[]) {
  for (const [type, definition] of Object.entries(byOwner[service])) {
    if (owners.has(type)) throw new Error(`${type} is said by two services`);
    owners.set(type, service);
    definitions.set(type, definition);
  }
}

/** Every message type with its topic and schema. */
export const messageDefinitions: ReadonlyMap<string, MessageDefinition> = definitions;

/** Each type is published by exactly one service. */
export const ownerOf = (type: MessageType): ServiceName => {
  const owner = owners.get(type);
  if (!owner) throw new Error(`no service says ${type}`);
  return owner;
};
