import { belongsTo, type Certificate } from '../certificate/certificate.js';
import { type Issuers, mayActFor } from '../issuer/issuer.js';
import { type Circumstances, verifyXades } from '../signature/verify-xades.js';
import { readXml, XmlError } from '../xml/read-xml.js';
import { structureComplaints } from '../structure/structure.js';
import { children, textAt, type XmlDocument, type XmlElement } from '../xml/xml.js';
import { colombianDate } from '../document/colombian-time.js';
import { INVOICE_TYPES } from '../document/catalogs.js';
import { type DocumentIdentity, identityOf, salesDocumentOf } from '../document/document.js';
import { type Finding, rejection } from '../document/finding.js';
import { HEADER_RULES } from '../rules/header.rules.js';
import { PARTY_RULES } from '../rules/party.rules.js';
import { RANGE_RULES } from '../rules/range.rules.js';
import { findingOf } from '../rules/rule.js';
import { TOTAL_RULES } from '../rules/total.rules.js';

/**
 * Result of checks that need only the document's bytes; those that need the registry come later. Plain data, fit for a
 * message to a thread.
 */
export interface Examination {
  /** Null when the document does not say who issued which number. */
  readonly identity: DocumentIdentity | null;
  /** False when the issuer is unknown, or when the signing certificate belongs to somebody else. */
  readonly isSignerAuthorized: boolean;
  readonly findings: readonly Finding[];
  /** ISO time stamp. */
  readonly signingTime: string | null;
  /** CUFEs of the documents that a note corrects. */
  readonly references: readonly string[];
}

export const RULES = [...HEADER_RULES, ...RANGE_RULES, ...PARTY_RULES, ...TOTAL_RULES];

/** Checks a document. Depends on its arguments only, so it can run in any thread. */
export const examine = (
  bytes: Buffer,
  { issuers, ...circumstances }: Circumstances & { readonly issuers: Issuers },
): Examination => {
  const document = parsed(bytes);
  if (typeof document === 'string') return unreadable(null, [document]);
  const identity = identityOf(document.root);
  const complaints = structureComplaints(document.root);
  if (identity === null || complaints.length > 0) {
    return unreadable(identity, complaints.length > 0 ? complaints : ['no es un documento de venta completo']);
  }
  const sale = salesDocumentOf(document.root, identity);
  if (sale === null || (identity.kind === 'Invoice' && !INVOICE_TYPES.includes(identity.typeCode))) {
    return unreadable(identity, [sale === null ? 'falta sts:DianExtensions' : 'tipo de documento desconocido']);
  }

  const { findings, signingTime, signer } = verifyXades(document, circumstances);
  const issuer = issuers.get(identity.issuerNit);
  const knowledge = issuer && { issuer, signingDate: signingTime === null ? null : colombianDate(signingTime) };
  return {
    identity,
    isSignerAuthorized: issuer !== undefined && (signer === null || isAuthorized(signer, identity.issuerNit, issuers)),
    findings: [
      ...findings,
      ...(signer !== null && issuer?.revoked_certificates?.includes(signer.serialNumber)
        ? [rejection('ZD04', 'El certificado se encuentra revocado.')]
        : []),
      ...(knowledge === undefined
        ? []
        : RULES.filter(({ holds }) => !holds(sale, knowledge)).map((rule) => findingOf(rule, sale))),
    ],
    signingTime: signingTime?.toISOString() ?? null,
    references: referencesOf(document.root),
  };
};

/** Returns whether the certificate may sign or send for that issuer. */
export const isAuthorized = (
  certificate: Pick<Certificate, 'numbers'>,
  issuerNit: string,
  issuers: Issuers,
): boolean => {
  const issuer = issuers.get(issuerNit);
  return issuer !== undefined && mayActFor(issuerNit, issuer).some((nit) => belongsTo(certificate, nit));
};

const parsed = (bytes: Buffer): XmlDocument | string => {
  try {
    return readXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) return error.message;
    throw error;
  }
};

const unreadable = (identity: DocumentIdentity | null, complaints: readonly string[]): Examination => ({
  identity,
  isSignerAuthorized: true,
  findings: complaints.map((complaint) => rejection('ZB01', `Fallo en el esquema XML del archivo: ${complaint}.`)),
  signingTime: null,
  references: [],
});

const referencesOf = (root: XmlElement): string[] =>
  children(root, 'cac:BillingReference')
    .map((reference) => textAt(reference, 'cac:InvoiceDocumentReference', 'cbc:UUID').toLowerCase())
    .filter((cufe) => cufe !== '');
