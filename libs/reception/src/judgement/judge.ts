import { readApplicationResponse } from '@rubrica/ubl';
import { canonicalForm, parseForeignXml, UnreadableXml } from '@rubrica/xml';
import { isDeepStrictEqual } from 'node:util';
import { type Container, parsedXml } from '../opening/container.js';
import { LIMITS } from '../opening/limits.js';
import { readSupplierDocument } from '../supplier-document/read-supplier-document.js';
import type { SupplierDocument } from '../supplier-document/supplier-document.js';
import { amountsAgree } from './amounts.js';
import type { DianWord, Known } from './known.js';
import { type Reason, type ReasonCode, type ReceivedStatus, statusOf } from './reasons.js';
import { faultOfAnswer, faultOfDocument } from './signature.js';

export interface Judgement {
  readonly status: ReceivedStatus;
  readonly reasons: readonly Reason[];
}

/** Reads the document of a container. Throws UnreadableXml. */
export const documentOf = (container: Pick<Container, 'document'>): SupplierDocument =>
  readSupplierDocument(parsedXml(container.document));

/**
 * Judges a received document. It is verified only if DIAN has accepted its CUFE, number and supplier, and either the copy
 * that DIAN keeps is this document or the supplier itself has signed it: the file alone proves nothing (ADR 0235).
 * Throws UnreadableXml.
 */
export const judge = (container: Container, known: Known): Judgement => {
  const document = documentOf(container);
  const reasons = [
    ...ofDian(document, known),
    ...ofOrigin(container, document, known),
    ...ofContainer(container, document),
    ...ofAnswer(container, document, known),
    ...ofContent(document, known),
  ];
  return { status: statusOf(reasons), reasons };
};

/** Judges a CUFE of which no document is known: neither a file nor a copy of DIAN. */
export const judgeCufe = ({ status }: DianWord): Judgement => {
  const reasons =
    status === 'accepted' ? because('document_missing', 'GetXmlByDocumentKey') : because(`dian_${status}`, 'GetStatus');
  return { status: statusOf(reasons), reasons };
};

/** The reason, if there is one. */
const because = (code: ReasonCode | null, where: string): Reason[] => (code === null ? [] : [{ code, where }]);

const when = (isSo: boolean, code: ReasonCode, where: string): Reason[] => because(isSo ? code : null, where);

const CONTINGENCY = '04';

const ofDian = ({ type_code, number, supplier }: SupplierDocument, { dian }: Known): Reason[] => {
  switch (dian.status) {
    case 'unanswered':
      return because('dian_unanswered', 'GetStatus');
    case 'rejected':
      return because('dian_rejected', 'GetStatus');
    case 'unknown':
      return because(type_code === CONTINGENCY ? 'dian_validation_pending' : 'dian_unknown', 'GetStatus');
    case 'accepted':
      return [
        ...when(
          dian.number !== number || dian.issuerNit !== supplier.identification.number,
          'dian_other_document',
          'GetStatus',
        ),
        ...when(dian.copy === null, 'dian_copy_missing', 'GetXmlByDocumentKey'),
      ];
  }
};

/** Who wrote this document: DIAN's copy tells, without it the signature of the supplier. */
const ofOrigin = ({ document: xml, place }: Container, document: SupplierDocument, known: Known): Reason[] => {
  const copy = known.dian.status === 'accepted' ? known.dian.copy : null;
  if (copy !== null) return ofCopy(xml, copy, document, place);
  return because(faultOfDocument(xml, document.supplier.identification.number, known), `${place}#Signature`);
};

const ofCopy = (xml: string, copy: string, document: SupplierDocument, where: string): Reason[] => {
  const canonical = canonicalXml(xml);
  if (canonical !== null && canonical === canonicalXml(copy)) return [];
  return because(isDeepStrictEqual(document, readOrNull(copy)) ? 'altered_on_the_way' : 'differs_from_dian', where);
};

const readOrNull = (copy: string): SupplierDocument | null => {
  try {
    return documentOf({ document: copy });
  } catch (error) {
    if (error instanceof UnreadableXml) return null;
    throw error;
  }
};

const canonicalXml = (xml: string): string | null => {
  const parsed = parseForeignXml(xml, { maxBytes: LIMITS.xmlBytes, maxTags: LIMITS.xmlTags });
  return parsed.ok ? canonicalForm(parsed.document) : null;
};

const ofContainer = ({ stated, isRepaired, place }: Container, { cufe, number }: SupplierDocument): Reason[] => [
  ...when(isRepaired, 'encoding_repaired', place),
  ...(stated === null
    ? because('container_missing', place)
    : [
        ...when(stated.isAmbiguous, 'container_ambiguous', 'AttachedDocument/Attachment'),
        // Some providers write the CUFE in the place of the number.
        ...when(![number, cufe].includes(stated.number), 'number_differs', 'AttachedDocument/ParentDocumentID'),
        ...when(
          stated.uuid !== '' && stated.uuid !== cufe,
          'cufe_differs',
          'AttachedDocument/ParentDocumentLineReference/DocumentReference/UUID',
        ),
      ]),
];

const REJECTED = '04';

const ofAnswer = ({ answer, place }: Container, { cufe, number }: SupplierDocument, known: Known): Reason[] => {
  if (answer === null) return because('answer_missing', place);
  const where = 'ApplicationResponse';
  try {
    const response = readApplicationResponse(answer);
    return [
      ...because(faultOfAnswer(answer, known), `${where}#Signature`),
      ...when(response.responseCode === REJECTED, 'answer_rejects', `${where}/DocumentResponse/Response`),
      ...when(
        response.document.uuid.toLowerCase() !== cufe,
        'cufe_differs',
        `${where}/DocumentResponse/DocumentReference/UUID`,
      ),
      ...when(
        ![number, ''].includes(response.document.number),
        'number_differs',
        `${where}/DocumentResponse/DocumentReference/ID`,
      ),
    ];
  } catch (error) {
    if (error instanceof UnreadableXml) return because('answer_unproven', where);
    throw error;
  }
};

const ofContent = (document: SupplierDocument, known: Known): Reason[] => [
  ...when(!/^[0-9a-f]{96}$/.test(document.cufe), 'cufe_malformed', 'UUID'),
  ...when(
    document.customer.identification.number !== known.buyerNit,
    'other_buyer',
    'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID',
  ),
  ...when(document.environment !== known.environment, 'other_environment', 'ProfileExecutionID'),
  ...when(!amountsAgree(document), 'amounts_disagree', 'LegalMonetaryTotal'),
  ...when(known.isNumberKnown, 'number_received_before', 'ID'),
];
