import { readParsedApplicationResponse } from '@rubrica/ubl';
import { type TrustBundle, trustBundle, verifySignature } from '@rubrica/xades';
import { UnreadableXml } from '@rubrica/xml';
import type { ReadApplicationResponse } from '../dian/attempt-outcome.js';

/** Certificates that may sign in the tax authority's name. */
export interface AuthorityTrust {
  readonly pem: string;
  /** Identification numbers; the signer's certificate must contain one of them. */
  readonly identificationNumbers: readonly string[];
}

/** The legal proof of a document, as it was received. */
export interface ReceivedResponse {
  readonly xml: Uint8Array;
  readonly authority: AuthorityTrust;
  /** Time at which the certificates must be valid. */
  readonly at: Date;
}

/** Verifies and reads a proof. Threads import this module: what it imports costs memory in each. */
export const verifiedResponse = ({ xml, authority, at }: ReceivedResponse): ReadApplicationResponse => {
  const verification = verifySignature(xml, {
    trust: bundleOf(authority.pem),
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

/** The settings have one for each environment. */
const bundles = new Map<string, TrustBundle>();

const bundleOf = (pem: string): TrustBundle => {
  const bundle = bundles.get(pem) ?? trustBundle(pem);
  bundles.set(pem, bundle);
  return bundle;
};

/** Limit for the tags of a response; one with 500 messages has some 7,000. */
const MOST_TAGS = 20_000;

/** Codes of the first line, which states the verdict in words and names no rule. */
const NO_OBJECTION = ['0', '0000'];
const REJECTED = '04';
