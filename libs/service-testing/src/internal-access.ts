import type { ServiceName } from '@rubrica/contracts';
import { InternalHttp, type InternalTransport } from '@rubrica/service';

const INTERNAL_SECRET = 'a secret that the services of a test share';

/** What a service in this process needs to sign and check the tokens of internal calls. */
export const internalAccess = (): { readonly internalSecret: string } => ({ internalSecret: INTERNAL_SECRET });

/** The same for a service in a process of its own, as environment variables. */
export const internalEnvironment = (): Readonly<Record<string, string>> => ({ INTERNAL_SECRET });

/** Client of internal routes that calls them as the named service. */
export const internalClient = (from: ServiceName, transport: InternalTransport): InternalHttp =>
  new InternalHttp(from, INTERNAL_SECRET, transport);
