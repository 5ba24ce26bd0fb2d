import { readTrustBundle } from '../certificate/trust.js';
import { dianExtensionsIn } from '../document/dian-extensions.js';
import type { Finding } from '../document/finding.js';
import type { Secrets } from '../examination/examine-alone.js';
import { DEFAULT_READINGS } from '../rules/readings.js';
import { readXml } from '../xml/read-xml.js';
import { find, textAt } from '../xml/xml.js';
import { examineEvent } from './examine-event.js';

/** Judges one signed event by itself, as if the portal had the sender that it names; not what depends on other events. */
export const eventFindingsOn = (
  xml: string,
  { trustPem, software }: Pick<Secrets, 'software'> & { readonly trustPem: string },
): readonly Finding[] => {
  const { root } = readXml(xml);
  const nit = textAt(find(root, 'cac:SenderParty', 'cac:PartyTaxScheme'), 'cbc:CompanyID');
  const owner = textAt(dianExtensionsIn(root)[0], 'sts:SoftwareProvider', 'sts:ProviderID');
  const sender = { software: { ...software, owner_nit: owner }, ranges: [], test_sets: [] };
  const issuers = new Map([[nit, sender]]);
  const circumstances = { trust: readTrustBundle(trustPem), at: new Date(), readings: DEFAULT_READINGS, issuers };
  return examineEvent(Buffer.from(xml), circumstances).findings;
};
