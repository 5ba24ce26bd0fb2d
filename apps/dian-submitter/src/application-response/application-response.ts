import type { RuleMessage } from '@rubrica/contracts';
import { readParsedApplicationResponse, UnreadableXml } from '@rubrica/ubl';
import { type TrustBundle, verifySignature } from '@rubrica/xades';

/** What the authority's ApplicationResponse says, once its signature is known to be the authority's. */
export type VerifiedResponse =
  | {
      readonly verified: true;
      readonly response_code: string;
      readonly description: string;
      readonly document_uuid: string;
      readonly validated_at: string;
      readonly messages: readonly RuleMessage[];
    }
  | { readonly verified: false; readonly why: string };

/** Who may answer in the authority's name. */
export interface AuthorityTrust {
  readonly bundle: TrustBundle;
  /** Of which the signer's certificate must bear one. */
  readonly identificationNumbers: readonly string[];
}

/** The legal proof of a document, or why it proves nothing. `at`: when the certificates have to be valid. */
export const verifiedResponse = (xml: Buffer, authority: AuthorityTrust, at: Date): VerifiedResponse => {
  const verification = verifySignature(xml, {
    trust: authority.bundle,
    at,
    signedBy: authority.identificationNumbers,
    maxTags: MOST_TAGS,
  });
  if (!verification.ok) return { verified: false, why: verification.reason };
  try {
    const response = readParsedApplicationResponse(verification.root);
    return {
      verified: true,
      response_code: response.responseCode,
      description: response.description,
      document_uuid: response.document.uuid.toLowerCase(),
      validated_at: response.validatedAt,
      messages: response.lines
        .filter(({ code }) => !NO_OBJECTION.includes(code))
        .map(({ code, text }) => ({
          rule: code,
          severity: response.responseCode === REJECTED ? 'rejection' : 'notification',
          detail: text,
        })),
    };
  } catch (error) {
    if (error instanceof UnreadableXml) return { verified: false, why: 'not_an_application_response' };
    throw error;
  }
};

/** One with 500 remarks has some 7,000. */
const MOST_TAGS = 20_000;

/** First line of every answer: no rule, only the verdict in words. */
const NO_OBJECTION = ['0', '0000'];
const REJECTED = '04';
