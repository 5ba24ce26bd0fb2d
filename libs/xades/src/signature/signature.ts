import { createHash, hash } from 'node:crypto';
import { canonicalText, type UnsignedXml, XML_DECLARATION } from '@rubrica/xml';
import { readCertificate } from '../certificate/certificate.js';
import { type NameOrder, rfc2253Name } from '../certificate/distinguished-name.js';
import { SIGNATURE_POLICY, type SignerRole } from '../vocabulary/signature-policy.js';
import { documentSignedInfo } from './signed-info.js';
import { digestXml, XMLNS } from '../vocabulary/vocabulary.js';

/** XML about the certificate and its authorities. The same in every signature, so it is written once. */
export interface SignerCertificates {
  /** Element ds:X509Data with the whole chain. */
  readonly x509Data: string;
  /** Element xades:SigningCertificate with the whole chain. */
  readonly signingCertificate: string;
}

/** Input of a signature, stored before signing: the same plan gives the same bytes. */
export interface SignaturePlan {
  /** UUID; every Id in the signature contains it. */
  readonly id: string;
  /** Time of Colombia, as `2026-11-21T10:15:30.000-05:00`. Its date must be the document's (FAD09e). */
  readonly signingTime: string;
  readonly signer: SignerCertificates;
  readonly role: SignerRole;
}

/** Bytes that another service signs, and a function that inserts the signature value. */
export interface PreparedSignature {
  /** Canonical ds:SignedInfo. Its UTF-8 bytes are signed by RSA PKCS#1 v1.5 with SHA-256. */
  readonly signedInfo: string;
  /** Gives the text of the whole file. Its UTF-8 bytes must be stored and sent unchanged. */
  readonly assemble: (signatureValueBase64: string) => string;
}

/**
 * `chain`: certificates in DER, the signing one first. `issuerNameOrder`: default is the order in which the documents
 * of DIAN's toolbox write issuers; DIAN is not known to compare the text.
 */
export const signerCertificates = (
  chain: readonly Buffer[],
  { issuerNameOrder = 'rfc2253' }: { issuerNameOrder?: NameOrder } = {},
): SignerCertificates => {
  const certificates = chain.map((der) => `<ds:X509Certificate>${der.toString('base64')}</ds:X509Certificate>`);
  return {
    x509Data: `<ds:X509Data>${certificates.join('')}</ds:X509Data>`,
    signingCertificate:
      '<xades:SigningCertificate>' +
      chain.map((der) => certificateXml(der, issuerNameOrder)).join('') +
      '</xades:SigningCertificate>',
  };
};

/**
 * Prepares a XAdES-EPES signature without parsing: the document is canonical already, so its text is digested as it
 * is. KeyInfo, SignedProperties and SignedInfo are digested with the root's namespaces on their start tags, because
 * inclusive canonicalization adds these to a part of a document; in the file the tags do not repeat them.
 */
export const prepareSignature = (unsigned: UnsignedXml, plan: SignaturePlan): PreparedSignature => {
  const { namespaces, head, tail, file = unsigned } = unsigned;
  if (!namespaces.includes(XMLNS.ds) || !namespaces.includes(XMLNS.xades)) {
    throw new TypeError('the root must declare ds and xades: the signature does not repeat them');
  }
  const id = `xmldsig-${plan.id}`;
  const keyInfo = ` Id="${id}-keyinfo">${plan.signer.x509Data}</ds:KeyInfo>`;
  const signedProperties = ` Id="${id}-signedprops">${signedPropertiesXml(plan)}</xades:SignedProperties>`;
  const signedInfo = documentSignedInfo({
    id: plan.id,
    document: createHash('sha256').update(head).update(tail).digest('base64'),
    keyInfo: sha256(`<ds:KeyInfo${namespaces}${keyInfo}`),
    signedProperties: sha256(`<xades:SignedProperties${namespaces}${signedProperties}`),
  });

  return {
    signedInfo: `<ds:SignedInfo${namespaces}${signedInfo}`,
    assemble: (signatureValueBase64) => {
      if (!BASE64.test(signatureValueBase64)) throw new TypeError('a signature value is base64');
      const signature =
        `<ds:Signature Id="${id}"><ds:SignedInfo${signedInfo}` +
        `<ds:SignatureValue Id="${id}-sigvalue">${signatureValueBase64}</ds:SignatureValue><ds:KeyInfo${keyInfo}` +
        `<ds:Object><xades:QualifyingProperties Target="#${id}"><xades:SignedProperties${signedProperties}` +
        `</xades:QualifyingProperties></ds:Object></ds:Signature>`;
      return XML_DECLARATION + file.head + signature + file.tail;
    },
  };
};

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const sha256 = (text: string): string => hash('sha256', text, 'base64');

const certificateXml = (der: Buffer, order: NameOrder): string => {
  const { issuer, serialNumber } = readCertificate(der);
  return (
    `<xades:Cert><xades:CertDigest>${digestXml(hash('sha256', der, 'base64'))}</xades:CertDigest><xades:IssuerSerial>` +
    `<ds:X509IssuerName>${canonicalText(rfc2253Name(issuer, order))}</ds:X509IssuerName>` +
    `<ds:X509SerialNumber>${serialNumber}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>`
  );
};

const signedPropertiesXml = ({ signingTime, signer, role }: SignaturePlan): string =>
  `<xades:SignedSignatureProperties><xades:SigningTime>${signingTime}</xades:SigningTime>${signer.signingCertificate}` +
  `${POLICY_XML}<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>${role}</xades:ClaimedRole>` +
  `</xades:ClaimedRoles></xades:SignerRole></xades:SignedSignatureProperties>`;

const POLICY_XML =
  '<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId>' +
  `<xades:Identifier>${SIGNATURE_POLICY.identifier}</xades:Identifier>` +
  `<xades:Description>${SIGNATURE_POLICY.description}</xades:Description></xades:SigPolicyId>` +
  `<xades:SigPolicyHash>${digestXml(SIGNATURE_POLICY.hash.sha256)}</xades:SigPolicyHash>` +
  '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>';
