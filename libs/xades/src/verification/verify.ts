import { verify } from 'node:crypto';
import { canonicalForm, type ForeignXmlLimits, parseForeignXml } from '@rubrica/xml';
import type { Document, Element } from '@xmldom/xmldom';
import type { CertificateFacts } from '../certificate/certificate.js';
import { pathToTrust, type TrustBundle } from '../certificate/certificate-path.js';
import { identificationNumbers, readableName, rfc2253Name } from '../certificate/distinguished-name.js';
import { base64Of, digests, readSignature } from './read-signature.js';
import { refuse, Refused, type SignatureRefusal } from './signature-refusal.js';

export interface VerificationOptions {
  readonly trust: TrustBundle;
  /** Instant at which the certificates must be valid. The signing time in the signature proves nothing. */
  readonly at: Date;
  /**
   * Identification numbers, of which the signer's certificate must contain one. A trusted authority certifies many
   * signers, so trust alone does not tell who signed.
   */
  readonly signedBy: readonly string[] | 'anyone trusted';
  /** Default: 2 MiB. The parsed document takes up to a hundred times this in memory. */
  readonly maxBytes?: number;
  /** Limit of start and end tags, which bounds the time of parsing. Default: none. */
  readonly maxTags?: number;
}

export type VerificationResult =
  | {
      readonly ok: true;
      readonly signer: Signer;
      /** Signing time that the signature states. */
      readonly signingTime: string;
      /** Root of the verified document, so that callers need not parse it again. */
      readonly root: Element;
    }
  | { readonly ok: false; readonly reason: SignatureRefusal };

export interface Signer {
  /** Certificate in DER. */
  readonly certificate: Buffer;
  readonly subject: string;
  readonly identificationNumbers: readonly string[];
}

/**
 * Verifies a document that others signed, by DIAN's policy: one enveloped XAdES-EPES signature in an extension of its
 * own, over the document, its KeyInfo and its SignedProperties. The content of ds:Signature is not part of what was
 * verified: callers read other elements of the root only.
 */
export const verifySignature = (xml: Uint8Array | string, verification: VerificationOptions): VerificationResult =>
  readOrRefuse(xml, { maxBytes: 2 * 1024 * 1024, ...verification }, (document, root) =>
    judge(document, root, verification),
  );

/** Which parts of a signature are correct: the three digests, the value over them, the certificate. */
export interface SignatureParts {
  readonly document: boolean;
  readonly keyInfo: boolean;
  readonly signedProperties: boolean;
  readonly value: boolean;
  /** Whether SigningCertificate names this certificate by digest, serial number and issuer. */
  readonly certificate: boolean;
  /** Signing time that the signature states. */
  readonly signingTime: string;
}

/** Tells which parts of a signature are correct, without judging time or trust. `verifySignature` decides. */
export const inspectSignature = (
  xml: Uint8Array | string,
): ({ readonly ok: true } & SignatureParts) | { readonly ok: false; readonly reason: SignatureRefusal } =>
  readOrRefuse(xml, { maxBytes: 16 * 1024 * 1024 }, (document, root) => {
    const signature = readSignature(root);
    const holds = checksOf(document, signature);
    return {
      document: holds.document(),
      keyInfo: holds.keyInfo(),
      signedProperties: holds.signedProperties(),
      value: holds.value(),
      certificate: holds.certificate(),
      signingTime: signature.properties.signingTime,
    };
  });

const readOrRefuse = <Result extends object>(
  xml: Uint8Array | string,
  limits: ForeignXmlLimits,
  read: (document: Document, root: Element) => Result,
): ({ readonly ok: true } & Result) | { readonly ok: false; readonly reason: SignatureRefusal } => {
  const parsed = parseForeignXml(xml, limits);
  if (!parsed.ok) return { ok: false, reason: parsed.reason };
  try {
    return { ok: true, ...read(parsed.document, parsed.root) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
};

const judge = (document: Document, root: Element, { trust, at, signedBy }: VerificationOptions) => {
  const signature = readSignature(root);
  const { certificates, properties, signing } = signature;
  const holds = checksOf(document, signature);

  // The signature's own cryptography: three digests, then the value over them.
  if (!holds.keyInfo()) refuse('key_info_changed');
  if (!holds.signedProperties()) refuse('signed_properties_changed');
  if (!holds.document()) refuse('document_changed');

  if (signing === undefined) return refuse('certificate_mismatch');
  const { certificate, facts, rsaBits } = signing;
  if (rsaBits < 2_048) refuse('key_refused');
  if (!holds.value()) refuse('signature_value_wrong');

  // What the signature says of itself.
  if (!holds.certificate()) refuse('certificate_mismatch');
  const { signingTime } = properties;
  const signedAt = new Date(signingTime);
  if (!/(?:Z|[+-]\d\d:\d\d)$/.test(signingTime) || !within(facts, signedAt)) refuse('signing_time_refused');

  // Who signed.
  const usages = facts.keyUsage;
  if (usages !== null && !usages.includes('digitalSignature') && !usages.includes('nonRepudiation'))
    refuse('key_refused');
  if (!within(facts, at)) refuse('certificate_expired');
  const intermediates = certificates.map((other) => other.certificate);
  if (pathToTrust(certificate, { intermediates, trust, at }) === null) refuse('certificate_untrusted');
  const numbers = identificationNumbers(facts.subject);
  if (signedBy !== 'anyone trusted' && !numbers.some((number) => signedBy.includes(number))) refuse('other_signer');
  return {
    signer: { certificate: certificate.raw, subject: readableName(facts.subject), identificationNumbers: numbers },
    signingTime,
    root,
  };
};

/** Checks of the signature, each made when it is called. */
const checksOf = (
  document: Document,
  { element, parts, digest, references, properties, signing }: ReturnType<typeof readSignature>,
) => ({
  keyInfo: () => digests(references.keyInfo, canonicalForm(parts.keyInfo)),
  signedProperties: () => digests(references.signedProperties, canonicalForm(parts.signedProperties)),
  document: () => digests(references.document, canonicalForm(document, element)),
  value: () => {
    const signed = Buffer.from(canonicalForm(parts.signedInfo));
    return signing !== undefined && verify(digest, signed, signing.publicKey, base64Of(parts.signatureValue));
  },
  certificate: () => {
    const { serialNumber, issuerName } = properties.issuerSerial;
    return signing?.facts.serialNumber === serialNumber && namesIssuer(issuerName, signing.facts);
  },
});

/**
 * Whether the text names the issuer. Signers write issuers in either order, with or without escapes and blanks, with
 * keywords of their own (DIAN does in its answers). The digest has already identified the certificate, so it is enough
 * that each value of the issuer occurs in the text.
 */
const namesIssuer = (text: string, { issuer }: CertificateFacts): boolean => {
  if (text === rfc2253Name(issuer) || text === rfc2253Name(issuer, 'encoded')) return true;
  const plain = (name: string) => name.replace(/[\s"\\]+/g, '').toLowerCase();
  const stated = plain(text);
  return issuer
    .flat()
    .every(
      (attribute) =>
        (attribute.text !== null && stated.includes(plain(attribute.text))) ||
        stated.includes(`#${attribute.encoded.toString('hex')}`),
    );
};

const within = ({ notBefore, notAfter }: CertificateFacts, instant: Date): boolean =>
  notBefore <= instant && instant <= notAfter;
