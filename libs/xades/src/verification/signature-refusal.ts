import type { XmlRefusal } from '@rubrica/xml';

export type SignatureRefusal =
  | XmlRefusal
  | 'signature_missing'
  | 'several_signatures'
  | 'signature_misplaced'
  | 'signature_malformed'
  | 'algorithm_refused'
  | 'references_wrong'
  | 'id_ambiguous'
  | 'document_changed'
  | 'key_info_changed'
  | 'signed_properties_changed'
  | 'signature_value_wrong'
  | 'certificate_mismatch'
  | 'policy_refused'
  | 'role_refused'
  | 'signing_time_refused'
  | 'key_refused'
  | 'certificate_expired'
  | 'certificate_untrusted'
  | 'other_signer';

/** Thrown inside this room only; `verify.ts` catches it and returns the reason. */
export class Refused extends Error {
  constructor(readonly reason: SignatureRefusal) {
    super(reason);
  }
}

export const refuse = (reason: SignatureRefusal): never => {
  throw new Refused(reason);
};
