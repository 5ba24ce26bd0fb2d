import { type Container, judge, type Judgement, type Known } from '@rubrica/reception';
import { type TrustBundle, trustBundle } from '@rubrica/xades';
import type { AuthorityTrust } from '../application-response/application-response.js';

/** What a thread needs to judge a document: certificates as PEM, which it parses once. */
export interface JudgingTask extends Omit<Known, 'suppliers' | 'dianSigner'> {
  readonly container: Container;
  readonly suppliersPem: string;
  readonly dianTrust: AuthorityTrust;
}

/** Judges a received document. Threads import this module. */
export const judgement = ({ container, suppliersPem, dianTrust, ...known }: JudgingTask): Judgement =>
  judge(container, {
    ...known,
    suppliers: bundleOf(suppliersPem),
    dianSigner: { trust: bundleOf(dianTrust.pem), identificationNumbers: dianTrust.identificationNumbers },
  });

/** The settings have one for each environment; the test environment has that of its mock authority. */
const bundles = new Map<string, TrustBundle>();

const bundleOf = (pem: string): TrustBundle => {
  const bundle = bundles.get(pem) ?? trustBundle(pem);
  bundles.set(pem, bundle);
  return bundle;
};
