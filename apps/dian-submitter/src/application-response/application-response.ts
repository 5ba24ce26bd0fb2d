import { readParsedApplicationResponse } from '@rubrica/ubl';
import { type TrustBundle, verifySignature } from '@rubrica/xades';
import { UnreadableXml } from '@rubrica/xml';
import type { ReadApplicationResponse } from '../dian/attempt-outcome.js';

/** Certificates that may sign in the tax authority's name. */
export interface AuthorityTrust {
  readonly bundle: TrustBundle;
  /** Identification numbers; the signer's certificate must contain one of them. */
  readonly identificationNumbers: readonly string[];
}

/** Verifies and reads the legal proof of a document. `at`: time at which the certificates must be valid. */
export const verifiedResponse = (xml: Buffer, authority: AuthorityTrust, at: Date): ReadApplicationResponse => {
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

/** Limit for the tags of a response; one with 500 messages has some 7,000. */
const MOST_TAGS = 20_000;

/** Codes of the first line, which states the verdict in words and names no rule. */
const NO_OBJECTION = ['0', '0000'];
const REJECTED = '04';
