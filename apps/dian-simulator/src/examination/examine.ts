import { belongsTo, type Certificate } from '../certificate/certificate.js';
import { kindNamed } from '../kind/find-kind.js';
import { type Issuers, mayActFor, registeredFor } from '../issuer/issuer.js';
import { type Circumstances, verifyXades } from '../signature/verify-xades.js';
import { readXml, XmlError } from '../xml/read-xml.js';
import { structureComplaints } from '../structure/structure.js';
import type { XmlDocument } from '../xml/xml.js';
import { colombianDate } from '../document/colombian-time.js';
import { type DocumentIdentity, identityOf, salesDocumentOf } from '../document/document.js';
import { type Finding, rejection } from '../document/finding.js';
import type { Readings } from '../rules/readings.js';
import { isOfOtherRoot } from '../kind/find-kind.js';
import { judge } from '../rules/judged-rules.js';
import type { Knowledge } from '../rules/rule.js';

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

export interface Conditions extends Circumstances {
  readonly issuers: Issuers;
  readonly readings: Readings;
}

/**
 * Checks a document, in the order of the server: structure, signature, then the tables of rules. Depends on its
 * arguments only, so it can run in any thread.
 */
export const examine = (bytes: Buffer, { issuers, readings, ...circumstances }: Conditions): Examination => {
  const document = parsed(bytes);
  if (typeof document === 'string') return unreadable(null, [document]);
  // Met live: the answer to an Invoice that says it is of type 95.
  if (isOfOtherRoot(document.root))
    return { ...unreadable(null, []), findings: [rejection('', 'MessagesType not found')] };
  const identity = identityOf(document.root);
  const complaints = structureComplaints(document.root);
  if (identity === null) {
    return unreadable(null, complaints.length > 0 ? complaints : ['no es un documento de venta completo']);
  }
  const sale = salesDocumentOf(document.root, identity);
  const issuer = issuers.get(identity.issuerNit);
  const knowledge: Omit<Knowledge, 'signingDate'> | undefined = issuer && {
    issuer: registeredFor(kindNamed(identity.kind).registration, issuer),
    isAuthorizationKnown: (resolution) => isAuthorizationKnown(resolution, issuers),
    at: circumstances.at,
    readings,
  };
  if (complaints.length > 0) {
    const more = knowledge === undefined ? [] : judge(sale, { ...knowledge, signingDate: null }, 'faulty');
    return unreadable(identity, complaints, more);
  }

  const { findings, signingTime, signer } = verifyXades(document, circumstances);
  const signingDate = signingTime === null ? null : colombianDate(signingTime);
  return {
    identity,
    isSignerAuthorized: issuer !== undefined && (signer === null || isAuthorized(signer, identity.issuerNit, issuers)),
    findings: [
      ...findings,
      ...(signer !== null && issuer?.revoked_certificates?.includes(signer.serialNumber)
        ? [rejection('ZD04', 'El certificado se encuentra revocado.')]
        : []),
      ...(knowledge === undefined ? [] : judge(sale, { ...knowledge, signingDate })),
    ],
    signingTime: signingTime?.toISOString() ?? null,
    references: sale.references.map(({ uuid }) => uuid).filter((cufe) => cufe !== ''),
  };
};

const isAuthorizationKnown = (resolution: string, issuers: Issuers): boolean =>
  [...issuers.values()].some(({ ranges }) => ranges.some((range) => range.resolution_number === resolution));

/** Returns whether the certificate may sign or send for that issuer. */
export const isAuthorized = (
  certificate: Pick<Certificate, 'numbers'>,
  issuerNit: string,
  issuers: Issuers,
): boolean => {
  const issuer = issuers.get(issuerNit);
  return issuer !== undefined && mayActFor(issuerNit, issuer).some((nit) => belongsTo(certificate, nit));
};

/** Returns why the bytes are no document, if they are none. */
export const parsed = (bytes: Buffer): XmlDocument | string => {
  try {
    return readXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) return error.message;
    throw error;
  }
};

export const schemaFinding = (complaint: string): Finding =>
  rejection('ZB01', `Fallo en el esquema XML del archivo: ${complaint}.`);

const unreadable = (
  identity: DocumentIdentity | null,
  complaints: readonly string[],
  more: readonly Finding[] = [],
): Examination => ({
  identity,
  isSignerAuthorized: true,
  findings: [...complaints.map(schemaFinding), ...more],
  signingTime: null,
  references: [],
});
