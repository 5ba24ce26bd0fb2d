import type { ServiceName } from '@rubrica/contracts';
import {
  identitiesOf,
  InternalClient,
  type InternalTransport,
  newInternalKeys,
  publicKeysSetting,
  type ServiceIdentity,
} from '@rubrica/service';

const keys = newInternalKeys();
const identities = identitiesOf(keys);

/** What a service in this process needs to sign and check the tokens of internal calls. */
export const internalAccess = (service: ServiceName): { readonly identity: ServiceIdentity } => ({
  identity: identities[service],
});

/** The same for a service in a process of its own, as environment variables. */
export const internalEnvironment = (service: ServiceName): Readonly<Record<string, string>> => ({
  INTERNAL_KEY: keys[service],
  INTERNAL_PUBLIC_KEYS: publicKeysSetting(keys),
});

/** Client of internal routes that calls them as the named service. */
export const internalClient = (from: ServiceName, transport: InternalTransport): InternalClient =>
  new InternalClient(identities[from], transport);
