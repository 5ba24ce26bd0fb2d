import { type CufeInput, decimal, type DocumentTypeCode, type EnvironmentDigit } from '@rubrica/fiscal';
import { type ForeignElement, readForeignXml, UnreadableXml } from '@rubrica/xml';
import { CAC, EXT, namespaceOf, type Root } from '../vocabulary/namespaces.js';
import { elementAt as at, textAt } from '../vocabulary/ubl-path.js';

/** Hashes in an invoice or a note that anybody wrote, and the fields that they are computed from. */
export interface HashedDocument {
  readonly root: Root;
  readonly typeCode: DocumentTypeCode;
  /** CUFE or CUDE. */
  readonly uuid: string;
  readonly uuidFields: Omit<CufeInput, 'secret'>;
  readonly softwareId: string;
  readonly softwareSecurityCode: string;
}

/** Reads the hashes without judging them. A missing text is empty, a missing amount zero. Throws UnreadableXml. */
export const readHashedDocument = (xml: string | Uint8Array): HashedDocument => {
  const document = readForeignXml(xml, { maxBytes: MAX_BYTES });
  const root = ROOTS.find((name) => document.name === name && document.namespace === namespaceOf(name));
  if (root === undefined) throw new UnreadableXml('neither an invoice nor a note');

  const totals = at(document, 'LegalMonetaryTotal') ?? at(document, 'RequestedMonetaryTotal');
  const company = (party: string) => textAt(document, party, 'Party', 'PartyTaxScheme', 'CompanyID');
  const tax = (code: string): string =>
    document
      .children(CAC, 'TaxTotal')
      .filter((total) => textAt(total, 'TaxSubtotal', 'TaxCategory', 'TaxScheme', 'ID') === code)
      .reduce((sum, total) => sum.plus(amountAt(total, 'TaxAmount')), decimal('0'))
      .toFixed();
  const extension = dianExtensionsOf(document);
  return {
    root,
    typeCode: typeCodeOf(document, root),
    uuid: textAt(document, 'UUID'),
    uuidFields: {
      number: textAt(document, 'ID'),
      issueDate: textAt(document, 'IssueDate'),
      issueTime: textAt(document, 'IssueTime'),
      lineExtensionAmount: amountAt(totals, 'LineExtensionAmount'),
      iva: tax('01'),
      inc: tax('04'),
      ica: tax('03'),
      payableAmount: amountAt(totals, 'PayableAmount'),
      supplierNumber: company('AccountingSupplierParty'),
      customerNumber: company('AccountingCustomerParty'),
      environment: textAt(document, 'ProfileExecutionID') as EnvironmentDigit,
    },
    softwareId: textAt(at(extension, 'SoftwareProvider'), 'SoftwareID'),
    softwareSecurityCode: textAt(extension, 'SoftwareSecurityCode'),
  };
};

const MAX_BYTES = 16 * 1024 * 1024;
const ROOTS = ['Invoice', 'CreditNote', 'DebitNote'] as const;

const amountAt = (element: ForeignElement | undefined, name: string): string => {
  const text = textAt(element, name);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : '0';
};

const typeCodeOf = (document: ForeignElement, root: (typeof ROOTS)[number]): DocumentTypeCode => {
  if (root === 'DebitNote') return '92';
  return textAt(document, `${root}TypeCode`);
};

const dianExtensionsOf = (document: ForeignElement): ForeignElement | undefined =>
  at(document, 'UBLExtensions')
    ?.children(EXT, 'UBLExtension')
    .map((extension) => at(extension, 'ExtensionContent', 'DianExtensions'))
    .find(Boolean);
