import type { Fault } from '@rubrica/contracts';
import type { AddressResolver } from '@rubrica/service';
import { endpointDestination } from './endpoint-destination.client.js';
import { NOT_ENCRYPTED, urlFault, urlFaults, type UrlRules } from './endpoint-url.js';

/**
 * Returns what is wrong with a URL that is to be registered. A name that cannot be resolved now is accepted, since it may
 * resolve later; with `http://` it must lead to this machine now.
 */
export const registrationFaults = async (
  text: string,
  resolver: AddressResolver,
  rules: UrlRules,
): Promise<readonly Fault[]> => {
  const faults = urlFaults(text, rules);
  if (faults.length > 0) return faults;
  const url = new URL(text);
  const destination = await endpointDestination(url, resolver, rules);
  if (!('refused' in destination)) return [];
  const { refused } = destination;
  if (refused === 'not_encrypted' || (refused === 'dns' && url.protocol !== 'https:')) return [urlFault(NOT_ENCRYPTED)];
  if (refused === 'dns') return [];
  return [
    urlFault({
      en: 'The URL names a host whose address is not public.',
      es: 'La URL nombra un dominio cuya dirección no es pública.',
    }),
  ];
};
