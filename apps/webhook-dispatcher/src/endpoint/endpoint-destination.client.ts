import { type AddressResolver, type Destination, destinationOf, isLoopbackAddress } from '@rubrica/service';
import type { UrlRules } from './endpoint-url.js';

/** Returns where the URL of an endpoint leads; `http://` may lead to this machine alone. */
export const endpointDestination = async (
  url: URL,
  resolver: AddressResolver,
  rules: UrlRules,
): Promise<Destination | { readonly refused: 'not_encrypted' }> => {
  const destination = await destinationOf(url, resolver, rules);
  if ('refused' in destination || url.protocol === 'https:') return destination;
  return destination.addresses.every(isLoopbackAddress) ? destination : { refused: 'not_encrypted' };
};
