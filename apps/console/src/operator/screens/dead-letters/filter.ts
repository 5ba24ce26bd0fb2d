import type { DeadLetter } from '@rubrica/client/operator';
import type { PageOfList } from '../../../design/listing.js';

export const SERVICES = [
  'api-gateway',
  'certificate-vault',
  'document-issuer',
  'dian-submitter',
  'mailer',
  'webhook-dispatcher',
] as const satisfies readonly DeadLetter['service'][];
export const STATES = ['dead', 'retrying', 'waiting'] as const satisfies readonly DeadLetter['state'][];

/** Which messages are shown; it stands in the address. */
export interface DeadLetterFilter extends PageOfList {
  readonly service?: DeadLetter['service'] | undefined;
  readonly state?: DeadLetter['state'] | undefined;
}

/** Reads the filter from the address, and leaves out what the API would refuse. */
export const readFilter = (search: Readonly<Record<string, unknown>>): DeadLetterFilter => {
  const service = SERVICES.find((one) => one === search['service']);
  const state = STATES.find((one) => one === search['state']);
  const after = search['after'];
  return {
    ...(service && { service }),
    ...(state && { state }),
    ...(typeof after === 'string' && { after }),
  };
};
