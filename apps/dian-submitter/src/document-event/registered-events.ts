import { type RegisteredEvent, registeredEventsIn } from '@rubrica/document-events';
import { foreignElement, UnreadableXml } from '@rubrica/xml';
import { type TrustBundle, trustBundle, verifySignature } from '@rubrica/xades';
import type { ReceivedResponse } from '../application-response/application-response.js';

/** An answer with many events has some thousand tags. */
const MOST_TAGS = 20_000;

/**
 * Reads the list of events that DIAN answers to GetStatusEvent; null where DIAN has not signed it. Threads import this
 * module.
 */
export const verifiedEvents = ({ xml, authority, at }: ReceivedResponse): readonly RegisteredEvent[] | null => {
  const verification = verifySignature(xml, {
    trust: bundleOf(authority.pem),
    at,
    signedBy: authority.identificationNumbers,
    maxTags: MOST_TAGS,
  });
  if (!verification.ok) return null;
  try {
    return registeredEventsIn(foreignElement(verification.root));
  } catch (error) {
    if (error instanceof UnreadableXml) return null;
    throw error;
  }
};

/** The settings have one for each environment. */
const bundles = new Map<string, TrustBundle>();

const bundleOf = (pem: string): TrustBundle => {
  const bundle = bundles.get(pem) ?? trustBundle(pem);
  bundles.set(pem, bundle);
  return bundle;
};
