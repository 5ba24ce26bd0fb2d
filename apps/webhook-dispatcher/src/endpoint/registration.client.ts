import type { Fault } from '@rubrica/contracts';
import { type AddressResolver, destinationOf } from '@rubrica/service';
import { urlFault, urlFaults, type UrlRules } from './endpoint-url.js';

/**
 * Returns what is wrong with a URL that is to be registered. A name that cannot be resolved now is accepted, since it may
 * resolve later.
 */
export const registrationFaults = async (
  text: string,
  resolver: AddressResolver,
  rules: UrlRules,
): Promise<readonly Fault[]> => {
  const faults = urlFaults(text, rules);
  if (faults.length > 0) return faults;
  const destination = await destinationOf(new URL(text), resolver, rules);
  if (!('refused' in destination) || destination.refused !== 'address_not_public') return [];
  return [
    urlFault({
      en: 'The URL names a host whose address is not public.',
      es: 'La URL nombra un dominio cuya dirección no es pública.',
    }),
  ];
};
