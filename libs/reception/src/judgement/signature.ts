import { type SignatureRefusal, verifySignature } from '@rubrica/xades';
import { LIMITS } from '../opening/limits.js';
import type { Known } from './known.js';
import type { ReasonCode } from './reasons.js';

/** Returns null where the supplier itself has signed the document. `nit`: the supplier that the document names. */
export const faultOfDocument = (xml: string, nit: string, { suppliers, now, dian }: Known): ReasonCode | null => {
  // Certificates end sooner than invoices are kept: a document is judged by the day on which DIAN took it.
  const at = (dian.status === 'accepted' && dian.validatedAt) || now;
  const verified = verifySignature(xml, { trust: suppliers, at, signedBy: [nit], ...BOUNDS });
  return verified.ok ? null : (OF_DOCUMENT[verified.reason] ?? 'signature_broken');
};

/** Returns null where DIAN has signed the answer that came with the document. */
export const faultOfAnswer = (xml: string, { dianSigner, now }: Known): ReasonCode | null => {
  const { trust, identificationNumbers } = dianSigner;
  const verified = verifySignature(xml, { trust, at: now, signedBy: identificationNumbers, ...BOUNDS });
  if (verified.ok) return null;
  return verified.reason === 'other_signer' ? 'answer_of_another' : 'answer_unproven';
};

const BOUNDS = { maxBytes: LIMITS.xmlBytes, maxTags: LIMITS.xmlTags };

const OF_DOCUMENT: Readonly<Partial<Record<SignatureRefusal, ReasonCode>>> = {
  signature_missing: 'signature_missing',
  several_signatures: 'signature_wrapped',
  signature_misplaced: 'signature_wrapped',
  signature_malformed: 'signature_wrapped',
  id_ambiguous: 'signature_wrapped',
  references_wrong: 'signature_wrapped',
  algorithm_refused: 'signature_refused',
  certificate_mismatch: 'signature_refused',
  policy_refused: 'signature_refused',
  role_refused: 'signature_refused',
  signing_time_refused: 'signature_refused',
  key_refused: 'signature_refused',
  certificate_expired: 'signature_refused',
  certificate_untrusted: 'certificate_untrusted',
  other_signer: 'signed_by_another',
};
