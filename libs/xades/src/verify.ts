import { createHash, verify, X509Certificate } from 'node:crypto';
import type { Document, Element } from '@xmldom/xmldom';
import { canonicalForm, isElement } from './canonical-form.js';
import { type CertificateFacts, readCertificate } from './certificate.js';
import { pathToTrust, type TrustBundle } from './certificate-path.js';
import { identificationNumbers, readableName, rfc2253Name } from './distinguished-name.js';
import { childElementsOf, elementsOf, parseForeignXml, type XmlRefusal } from './foreign-xml.js';
import { SIGNATURE_POLICY, SIGNATURE_POLICY_ALIASES, SIGNER_ROLES } from './signature-policy.js';
import {
  C14N,
  DIGESTS,
  DS,
  ENVELOPED_SIGNATURE,
  RSA_SIGNATURES,
  SIGNED_PROPERTIES,
  XADES,
  XADES_141,
} from './vocabulary.js';

export interface Verification {
  readonly trust: TrustBundle;
  /** The instant at which the certificates have to be valid. The signature's own time is only its word. */
  readonly at: Date;
  /**
   * Numbers of which the signer's certificate must bear one: an authority certifies many, so being trusted says
   * nothing yet of who signed.
   */
  readonly signedBy: readonly string[] | 'anyone trusted';
  /** Default 2 MiB; a tree takes a hundred times that in memory at the worst. */
  readonly maxBytes?: number;
}

export type VerificationResult =
  | { readonly ok: true; readonly signer: Signer; /** as stated in the signature */ readonly signingTime: string }
  | { readonly ok: false; readonly reason: SignatureRefusal };

export interface Signer {
  /** DER. */
  readonly certificate: Buffer;
  readonly subject: string;
  readonly identificationNumbers: readonly string[];
}

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

/**
 * Judges a document signed elsewhere by the rules of DIAN's policy: one enveloped XAdES-EPES signature in an
 * extension of its own, over the document, its KeyInfo and its SignedProperties. What was verified is the document
 * without that ds:Signature: whoever reads it reads elements of the root, never what is inside the signature.
 */
export const verifySignature = (xml: Buffer | string, verification: Verification): VerificationResult =>
  reading(xml, verification.maxBytes ?? 2 * 1024 * 1024, (document, root) => judge(document, root, verification));

/** What of a signature holds, each part by itself. */
export interface SignatureParts {
  /** The three digests, and the value over them. */
  readonly document: boolean;
  readonly keyInfo: boolean;
  readonly signedProperties: boolean;
  readonly value: boolean;
  /** The certificate is the one that is named by digest, serial number and issuer. */
  readonly certificate: boolean;
  /** As stated in the signature. */
  readonly signingTime: string;
}

/** To look at a document, not to decide about it: neither time nor trust is asked for. `verifySignature` decides. */
export const inspectSignature = (
  xml: Buffer | string,
): ({ readonly ok: true } & SignatureParts) | { readonly ok: false; readonly reason: SignatureRefusal } =>
  reading(xml, 16 * 1024 * 1024, (document, root) => {
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

const reading = <Result extends object>(
  xml: Buffer | string,
  maxBytes: number,
  read: (document: Document, root: Element) => Result,
): ({ readonly ok: true } & Result) | { readonly ok: false; readonly reason: SignatureRefusal } => {
  const parsed = parseForeignXml(xml, maxBytes);
  if (!parsed.ok) return parsed;
  try {
    return { ok: true, ...read(parsed.document, parsed.root) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
};

class Refused extends Error {
  constructor(readonly reason: SignatureRefusal) {
    super(reason);
  }
}

const refuse = (reason: SignatureRefusal): never => {
  throw new Refused(reason);
};

const judge = (document: Document, root: Element, { trust, at, signedBy }: Verification) => {
  const signature = readSignature(root);
  const { certificates, properties, signing } = signature;
  const holds = checksOf(document, signature);

  // The signature's own cryptography: three digests, then the value over them.
  if (!holds.keyInfo()) refuse('key_info_changed');
  if (!holds.signedProperties()) refuse('signed_properties_changed');
  if (!holds.document()) refuse('document_changed');

  if (signing === undefined) return refuse('certificate_mismatch');
  const { certificate, facts, publicKey } = signing;
  const { asymmetricKeyType, asymmetricKeyDetails } = publicKey;
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 2_048) refuse('key_refused');
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
  };
};

/** All of it that can be read; refuses what has not its shape. */
const readSignature = (root: Element) => {
  const element = signatureOf(root);
  const parts = partsOf(element);
  const { digest, references } = readSignedInfo(parts.signedInfo);
  const certificates = certificatesOf(parts.keyInfo);
  const properties = readSignedProperties(parts.signedProperties);
  if (references.keyInfo.uri !== ownUri(root, parts.keyInfo)) refuse('references_wrong');
  if (references.signedProperties.uri !== ownUri(root, parts.signedProperties)) refuse('references_wrong');
  const signing = certificates.find(({ certificate }) => digests(properties.certDigest, certificate.raw));
  return { element, parts, digest, references, certificates, properties, signing };
};

/** What can hold or not; looked at only when it is asked for. */
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

/** The only one in the document, alone in an extension of the root. */
const signatureOf = (root: Element): Element => {
  const signatures = [...elementsOf(root)].filter((element) => is(element, DS, 'Signature'));
  const [signature] = signatures;
  if (signature === undefined) return refuse('signature_missing');
  if (signatures.length > 1) refuse('several_signatures');

  const [content, extension, extensions, top] = ancestorsOf(signature);
  const isAlone = content !== undefined && childElementsOf(content).length === 1;
  const isInPlace =
    is(content, EXT, 'ExtensionContent') && is(extension, EXT, 'UBLExtension') && is(extensions, EXT, 'UBLExtensions');
  return isAlone && isInPlace && top === root ? signature : refuse('signature_misplaced');
};

const EXT = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';

const ancestorsOf = (element: Element): Element[] => {
  const ancestors: Element[] = [];
  for (let above = element.parentNode; above !== null && isElement(above); above = above.parentNode) {
    ancestors.push(above);
  }
  return ancestors;
};

/** Nothing may stand in a signature that a reader could take for part of the document. */
const partsOf = (signature: Element) => {
  for (const { namespaceURI } of elementsOf(signature)) {
    if (namespaceURI !== DS && namespaceURI !== XADES && namespaceURI !== XADES_141) refuse('signature_malformed');
  }
  const [signedInfo, signatureValue, keyInfo, object] = exactly(signature, DS, [
    'SignedInfo',
    'SignatureValue',
    'KeyInfo',
    'Object',
  ]);
  const [qualifying] = exactly(object, XADES, ['QualifyingProperties']);
  const id = signature.getAttribute('Id');
  if (id === null || qualifying.getAttribute('Target') !== `#${id}`) refuse('signature_malformed');
  return { signedInfo, signatureValue, keyInfo, signedProperties: one(qualifying, XADES, 'SignedProperties') };
};

interface Digest {
  readonly digest: 'sha256' | 'sha384' | 'sha512';
  readonly value: Buffer;
}

interface Reference extends Digest {
  readonly uri: string;
}

const readSignedInfo = (signedInfo: Element) => {
  const [method, algorithm, ...referenceElements] = childElementsOf(signedInfo);
  if (!is(method, DS, 'CanonicalizationMethod') || !is(algorithm, DS, 'SignatureMethod')) {
    return refuse('signature_malformed');
  }
  if (method.getAttribute('Algorithm') !== C14N || childElementsOf(method).length > 0) refuse('algorithm_refused');
  const digest = RSA_SIGNATURES.get(algorithm.getAttribute('Algorithm') ?? '');
  if (digest === undefined) return refuse('algorithm_refused');

  if (referenceElements.length !== 3) refuse('references_wrong');
  const references = referenceElements.map((element) => ({ ...readReference(element), ...kindOf(element) }));
  const referenceTo = (kind: string): Reference =>
    references.find((reference) => reference.kind === kind) ?? refuse('references_wrong');
  return {
    digest,
    references: {
      document: referenceTo('document'),
      keyInfo: referenceTo('key info'),
      signedProperties: referenceTo('signed properties'),
    },
  };
};

/** The document is named by an empty URI and nothing else; the other two by their Ids. */
const kindOf = (reference: Element): { kind: 'document' | 'key info' | 'signed properties' } => {
  const transforms = childElementsOf(reference)
    .filter((child) => is(child, DS, 'Transforms'))
    .flatMap(childElementsOf)
    .map((transform) => transform.getAttribute('Algorithm'));
  if (reference.getAttribute('URI') === '') {
    return transforms.join() === ENVELOPED_SIGNATURE ? { kind: 'document' } : refuse('references_wrong');
  }
  if (transforms.length > 0 && transforms.join() !== C14N) refuse('references_wrong');
  return { kind: reference.getAttribute('Type') === SIGNED_PROPERTIES ? 'signed properties' : 'key info' };
};

const readReference = (reference: Element): Reference => {
  if (!is(reference, DS, 'Reference')) refuse('references_wrong');
  return { uri: reference.getAttribute('URI') ?? '', ...readDigest(reference) };
};

/** ds:DigestMethod and ds:DigestValue inside any element. */
const readDigest = (element: Element): Digest => {
  const digest = DIGESTS.get(one(element, DS, 'DigestMethod').getAttribute('Algorithm') ?? '');
  return digest === undefined
    ? refuse('algorithm_refused')
    : { digest, value: base64Of(one(element, DS, 'DigestValue')) };
};

const digests = ({ digest, value }: Digest, bytes: string | Buffer): boolean =>
  createHash(digest).update(bytes).digest().equals(value);

/** `#` and the part's Id, which no other element of the document may bear under whatever spelling of Id. */
const ownUri = (root: Element, part: Element): string => {
  const id = part.getAttribute('Id');
  if (id === null || id === '') return refuse('references_wrong');
  let bearers = 0;
  for (const element of elementsOf(root)) {
    for (const { localName, value } of element.attributes) {
      if (localName?.toLowerCase() === 'id' && value === id) bearers += 1;
    }
  }
  return bearers === 1 ? `#${id}` : refuse('id_ambiguous');
};

/** Read whole at once, so that nothing odd about one of them comes to light further down. */
const certificatesOf = (keyInfo: Element) => {
  const encoded = childElementsOf(keyInfo)
    .filter((child) => is(child, DS, 'X509Data'))
    .flatMap(childElementsOf)
    .filter((child) => is(child, DS, 'X509Certificate'))
    .map(base64Of);
  if (encoded.length === 0 || encoded.length > 10) refuse('certificate_mismatch');
  try {
    return encoded.map((der) => {
      const certificate = new X509Certificate(der);
      return { certificate, facts: readCertificate(der), publicKey: certificate.publicKey };
    });
  } catch {
    return refuse('certificate_mismatch');
  }
};

const readSignedProperties = (signedProperties: Element) => {
  const properties = one(signedProperties, XADES, 'SignedSignatureProperties');
  const stated = one(properties, XADES, 'SigningCertificate');
  const first = childElementsOf(stated)[0] ?? refuse('certificate_mismatch');
  const certDigest = readDigest(one(first, XADES, 'CertDigest'));
  const issuerSerial = one(first, XADES, 'IssuerSerial');

  checkPolicy(one(properties, XADES, 'SignaturePolicyIdentifier'));
  for (const role of childElementsOf(properties).filter((child) => is(child, XADES, 'SignerRole'))) {
    const [claimed] = exactly(role, XADES, ['ClaimedRoles']);
    const roles = childElementsOf(claimed).map(textOf);
    if (roles.length !== 1 || !roles.every((text) => SIGNER_ROLES.includes(text))) refuse('role_refused');
  }
  return {
    signingTime: textOf(one(properties, XADES, 'SigningTime')),
    certDigest,
    issuerSerial: {
      issuerName: textOf(one(issuerSerial, DS, 'X509IssuerName')),
      serialNumber: textOf(one(issuerSerial, DS, 'X509SerialNumber')),
    },
  };
};

const checkPolicy = (policyIdentifier: Element): void => {
  const policy = childElementsOf(policyIdentifier).find((child) => is(child, XADES, 'SignaturePolicyId'));
  if (policy === undefined) return refuse('policy_refused');
  const identifier = textOf(one(one(policy, XADES, 'SigPolicyId'), XADES, 'Identifier'));
  const { digest, value } = readDigest(one(policy, XADES, 'SigPolicyHash'));
  const isDian = SIGNATURE_POLICY_ALIASES.includes(identifier);
  if (!isDian || value.toString('base64') !== SIGNATURE_POLICY.hash[digest]) refuse('policy_refused');
};

/**
 * Signers write issuers in either order, with or without escapes and blanks, under keywords of their own (the tax
 * authority's own answers do). The certificate's digest has decided already; here each of its issuer's values must occur.
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

function is(element: Element | undefined, namespace: string, name: string): element is Element {
  return element?.namespaceURI === namespace && element.localName === name;
}

/** The one child of that name. */
const one = (parent: Element, namespace: string, name: string): Element => {
  const [child, ...more] = childElementsOf(parent).filter((element) => is(element, namespace, name));
  return child !== undefined && more.length === 0 ? child : refuse('signature_malformed');
};

/** The children, which must be these and no others. */
const exactly = <Names extends readonly string[]>(parent: Element, namespace: string, names: readonly [...Names]) => {
  const children = childElementsOf(parent);
  const isAsNamed =
    children.length === names.length && names.every((name, index) => is(children[index], namespace, name));
  return isAsNamed ? (children as { [Index in keyof Names]: Element }) : refuse('signature_malformed');
};

const textOf = (element: Element): string => (element.textContent ?? '').trim();

const base64Of = (element: Element): Buffer => {
  const text = (element.textContent ?? '').replace(/\s+/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : refuse('signature_malformed');
};
