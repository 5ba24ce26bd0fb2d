import { hash } from 'node:crypto';
import { childElementsOf, elementsOf, isElement } from '@rubrica/xml';
import type { Attr, Element } from '@xmldom/xmldom';
import { parsedCertificate } from '../certificate/parsed-certificate.js';
import { SIGNATURE_POLICY, SIGNATURE_POLICY_ALIASES, SIGNER_ROLES } from '../vocabulary/signature-policy.js';
import { refuse } from './signature-refusal.js';
import {
  C14N,
  DIGESTS,
  DS,
  ENVELOPED_SIGNATURE,
  RSA_SIGNATURES,
  SIGNED_PROPERTIES,
  XADES,
  XADES_141,
} from '../vocabulary/vocabulary.js';

/** Reads the whole signature; refuses any other structure than that of DIAN's policy. */
export const readSignature = (root: Element) => {
  const element = signatureOf(root);
  const parts = partsOf(element);
  const { digest, references } = readSignedInfo(parts.signedInfo);
  const certificates = certificatesOf(parts.keyInfo);
  const properties = readSignedProperties(parts.signedProperties);
  const bearers = idBearers(root);
  if (references.keyInfo.uri !== ownUri(parts.keyInfo, bearers)) refuse('references_wrong');
  if (references.signedProperties.uri !== ownUri(parts.signedProperties, bearers)) refuse('references_wrong');
  const signing = certificates.find(({ certificate }) => digests(properties.certDigest, certificate.raw));
  return { element, parts, digest, references, certificates, properties, signing };
};

/** Finds the signature, which must be the only one and stand alone in an extension of the root. */
const signatureOf = (root: Element): Element => {
  const signatures = elementsOf(root).filter((element) => is(element, DS, 'Signature'));
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

/** Reads the parts of the signature. Refuses elements that a reader could take for part of the document. */
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

/** Tells what a reference refers to: the document by an empty URI, the other two by their Ids. */
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

/** Reads ds:DigestMethod and ds:DigestValue inside any element. */
const readDigest = (element: Element): Digest => {
  const digest = DIGESTS.get(one(element, DS, 'DigestMethod').getAttribute('Algorithm') ?? '');
  return digest === undefined
    ? refuse('algorithm_refused')
    : { digest, value: base64Of(one(element, DS, 'DigestValue')) };
};

export const digests = ({ digest, value }: Digest, bytes: string | Buffer): boolean =>
  hash(digest, bytes, 'buffer').equals(value);

/** How many attributes have a value, under any spelling of `Id`. */
const idBearers = (root: Element): ReadonlyMap<string, number> => {
  const bearers = new Map<string, number>();
  for (const { attributes } of elementsOf(root)) {
    for (let index = 0; index < attributes.length; index += 1) {
      const { localName, value } = attributes[index] as Attr;
      if (localName?.toLowerCase() === 'id') bearers.set(value, (bearers.get(value) ?? 0) + 1);
    }
  }
  return bearers;
};

/** `#` and the Id of the part. Refuses an Id that another element has too. */
const ownUri = (part: Element, bearers: ReadonlyMap<string, number>): string => {
  const id = part.getAttribute('Id');
  if (id === null || id === '') return refuse('references_wrong');
  return bearers.get(id) === 1 ? `#${id}` : refuse('id_ambiguous');
};

/** Reads all certificates completely, so that a malformed one is refused here and not later. */
const certificatesOf = (keyInfo: Element) => {
  const encoded = childElementsOf(keyInfo)
    .filter((child) => is(child, DS, 'X509Data'))
    .flatMap(childElementsOf)
    .filter((child) => is(child, DS, 'X509Certificate'))
    .map(base64Of);
  if (encoded.length === 0 || encoded.length > 10) refuse('certificate_mismatch');
  try {
    return encoded.map(parsedCertificate);
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

function is(element: Element | undefined, namespace: string, name: string): element is Element {
  return element?.namespaceURI === namespace && element.localName === name;
}

/** The child of that name; refuses none and several. */
const one = (parent: Element, namespace: string, name: string): Element => {
  const [child, ...more] = childElementsOf(parent).filter((element) => is(element, namespace, name));
  return child !== undefined && more.length === 0 ? child : refuse('signature_malformed');
};

/** The children, which must have these names in this order. */
const exactly = <Names extends readonly string[]>(parent: Element, namespace: string, names: readonly [...Names]) => {
  const children = childElementsOf(parent);
  const isAsNamed =
    children.length === names.length && names.every((name, index) => is(children[index], namespace, name));
  return isAsNamed ? (children as { [Index in keyof Names]: Element }) : refuse('signature_malformed');
};

const textOf = (element: Element): string => (element.textContent ?? '').trim();

export const base64Of = (element: Element): Buffer => {
  const text = (element.textContent ?? '').replace(/\s+/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : refuse('signature_malformed');
};
