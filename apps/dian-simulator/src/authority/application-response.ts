import type { DocumentIdentity } from '../document/document.js';
import { type Finding, isRejection } from '../document/finding.js';
import { escapeAttribute, escapeText } from '../xml/canonical-xml.js';
import type { Authority } from './authority.js';
import { lineOf, linesXml, signedResponse } from './response-xml.js';

/** What an answer says of the document or event that it is about. */
export type AnsweredDocument = Pick<
  DocumentIdentity,
  'typeCode' | 'issuerNit' | 'number' | 'cufe' | 'uuidScheme' | 'environment' | 'issuer'
>;

export interface Verdict {
  /** Number that the authority gives this answer. */
  readonly id: string;
  readonly document: AnsweredDocument;
  /** What it is told when it is accepted. */
  readonly approval: string;
  readonly findings: readonly Finding[];
  readonly at: Date;
}

/** Returns the signed answer to a document: 02 validated or 04 rejected, with one line for each finding. */
export const applicationResponse = (verdict: Verdict, authority: Authority): string => {
  const { id, at, document, approval, findings } = verdict;
  const { environment, issuerNit: number, issuer, typeCode: documentType } = document;
  const isRejected = findings.some(isRejection);
  const responseCode = isRejected ? '04' : '02';
  const hashed = { responseCode, documentNumber: document.number, documentType };
  const said = findings.length > 0 ? findings.map(lineOf) : [{ code: '0', text: approval }];
  const content = `  <cac:DocumentResponse>
    <cac:Response>
      <cbc:ResponseCode>${responseCode}</cbc:ResponseCode>
      <cbc:Description>Documento ${isRejected ? 'rechazado' : 'validado'} por la DIAN</cbc:Description>
    </cac:Response>
    <cac:DocumentReference>
      <cbc:ID>${escapeText(document.number)}</cbc:ID>
      <cbc:UUID schemeName="${escapeAttribute(document.uuidScheme)}">${escapeText(document.cufe)}</cbc:UUID>
    </cac:DocumentReference>
${linesXml([{ code: '0000', text: '0' }, ...said])}
  </cac:DocumentResponse>`;
  return signedResponse({ id, at, environment, hashed, receiver: { ...issuer, number } }, [content], authority);
};
