import type { TrustBundle } from '@rubrica/xades';

/** What DIAN says about a CUFE when it is asked (GetStatus, GetXmlByDocumentKey). */
export type DianWord =
  | { readonly status: 'unanswered' | 'unknown' | 'rejected' }
  | {
      readonly status: 'accepted';
      /** Number of the document and NIT of its issuer in DIAN's signed answer; '' where it tells none. */
      readonly number: string;
      readonly issuerNit: string;
      /** Time of DIAN's validation; null where it tells none. */
      readonly validatedAt: Date | null;
      /** XML that DIAN keeps; null where it does not give it to this buyer. */
      readonly copy: string | null;
    };

/** What a document is judged by, beside itself. */
export interface Known {
  readonly buyerNit: string;
  readonly environment: 'habilitacion' | 'production';
  readonly now: Date;
  /** Authorities that issue certificates to suppliers. */
  readonly suppliers: TrustBundle;
  /** Authorities and identification numbers of DIAN's own certificates. */
  readonly dianSigner: { readonly trust: TrustBundle; readonly identificationNumbers: readonly string[] };
  readonly dian: DianWord;
  /** Whether another document of that supplier with that number was received, under another CUFE. */
  readonly isNumberKnown: boolean;
}
