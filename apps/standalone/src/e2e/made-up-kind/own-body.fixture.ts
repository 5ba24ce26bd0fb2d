import type { DocumentDraft, IssuedDocument } from '@rubrica/fiscal';
import type { Body, Kind } from '@rubrica/kinds';
import { Type } from '@sinclair/typebox';
import { createHash } from 'node:crypto';

const Draft = Type.Object(
  {
    customer_id: Type.Optional(Type.String()),
    currency: Type.Literal('COP'),
    worker: Type.String({ minLength: 1, maxLength: 100, description: 'Who gets it' }),
    amount: Type.String({ pattern: '^[0-9]{1,9}[.][0-9]{2}$', description: 'What is given' }),
  },
  { additionalProperties: false, title: 'MadeUpReceiptDraft', description: 'A made-up receipt to be issued' },
);

/** What the request of the kind says. The pipeline knows the requests of sales alone by their type. */
interface Receipt {
  readonly currency: 'COP';
  readonly worker: string;
  readonly amount: string;
}
const receiptOf = (draft: DocumentDraft): Receipt => draft as unknown as Receipt;

/** The document: it has no lines and no taxes. */
export interface MadeUpReceipt extends IssuedDocument {
  readonly worker: string;
}

const sha384 = (text: string): string => createHash('sha384').update(text).digest('hex');
const NAMESPACE = 'dian:gov:co:facturaelectronica:MadeUpReceipt';
const NAMESPACES = ` xmlns="${NAMESPACE}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"`;

const time = (issuedAt: Date | string): string => `${new Date(issuedAt).toISOString().slice(0, 19)}Z`;

const body: Body<MadeUpReceipt> = {
  *faults(draft) {
    yield;
    const { amount } = receiptOf(draft);
    const detail = { en: 'Nothing is given.', es: 'No se da nada.' };
    return amount === '0.00'
      ? [{ pointer: '#/amount', code: 'must_be_positive', detail: detail.en, es: { detail: detail.es } }]
      : [];
  },
  warnings: () => [],
  shown: (draft) => draft,
  *check({ draft }) {
    yield;
    const { amount } = receiptOf(draft);
    const nothing = '0.00';
    return {
      totals: {
        line_extension_amount: nothing,
        tax_exclusive_amount: nothing,
        tax_inclusive_amount: nothing,
        allowance_total: nothing,
        charge_total: nothing,
        prepaid_amount: nothing,
        payable_amount: amount,
        taxes: [],
      },
      found: [],
    };
  },
  hashes: ({ number, draft, software }) => ({
    uuid: sha384(number + receiptOf(draft).amount + software.pin),
    softwareSecurityCode: sha384(software.id + software.pin + number),
  }),
  compose: ({ draft, issuer, number, prefix = '', issuedAt, typeCode, environment, software }, kept) => ({
    kind: 'made_up_receipt',
    environment,
    typeCode,
    number,
    prefix,
    issueDate: time(issuedAt).slice(0, 10),
    issueTime: time(issuedAt).slice(11),
    uuid: kept.uuid,
    uuidScheme: 'CUDE-SHA384',
    software: {
      id: software.id,
      securityCode: kept.softwareSecurityCode,
      providerNit: issuer.nit,
      providerCheckDigit: '',
    },
    qrText: number,
    issuer: {
      identification: { type: '31', number: issuer.nit, checkDigit: issuer.check_digit },
      legalName: issuer.legal_name,
      taxLevelCodes: issuer.tax_level_codes,
      taxScheme: { id: issuer.tax_scheme, name: '' },
    },
    counterparty: {
      identification: { type: '13', number: '0', checkDigit: null },
      legalName: receiptOf(draft).worker,
      taxLevelCodes: [],
      taxScheme: { id: 'ZZ', name: '' },
    },
    currency: receiptOf(draft).currency,
    payableAmount: receiptOf(draft).amount,
    worker: receiptOf(draft).worker,
  }),
  xml: ({ number, uuid, worker, payableAmount }) => ({
    namespaces: NAMESPACES,
    head: `<MadeUpReceipt${NAMESPACES}><Signature>`,
    tail: `</Signature><Number>${number}</Number><Hash>${uuid}</Hash><Worker>${worker}</Worker><Amount>${payableAmount}</Amount></MadeUpReceipt>`,
  }),
};

/** A kind without lines and taxes, whose request, document, XML and PDF are its own. It numbers as it likes. */
export const madeUpReceipt = (invoice: Kind): Kind => ({
  ...invoice,
  name: 'made_up_receipt',
  idPrefix: 'mur',
  api: {
    ...invoice.api,
    since: '2026-12-01',
    path: 'made-up-receipts',
    tag: 'Made-up receipts',
    about: 'Receipts that nobody needs.',
    idNoun: 'MadeUpReceipt',
    idNounPlural: 'MadeUpReceipts',
    draft: Draft,
    fields: Draft.properties,
    outcomes: ['accepted_by_dian', 'rejected_by_dian', 'failed'],
  },
  words: {
    noun: { es: 'recibo inventado', en: 'made-up receipt' },
    gender: 'masculine',
    title: { es: 'recibo inventado', en: 'made-up receipt' },
    total: { es: 'Total recibido', en: 'Total received' },
    takenBack: { es: 'olvídelo', en: 'forget it' },
  },
  numbering: {
    ranges: [{ name: 'made_up_receipt', isAuthorized: false, hasTechnicalKey: false, isPaper: false }],
    testRange: {
      ...{ prefix: 'MUR', from: 1, to: 999, resolution_number: null, resolution_date: null },
      ...{ valid_from: null, valid_to: null, technicalKey: null },
    },
  },
  types: [{ code: '78', title: 'Recibo inventado', scheme: 'CUDE-SHA384', secret: 'pin' }],
  typeCodeOf: () => '78',
  hashName: 'CUDE',
  contingencyTypeCode: null,
  asksForPayment: false,
  rules: { letter: 'R', documents: 'made-up receipts' },
  body,
  transmission: { operation: 'SendNominaSync', hasTestSet: false, fileTag: 'mur', namesSoftwareOwner: false },
  delivery: { container: null, isMailed: false },
  pdf: { layout: 'made-up-receipt', total: 'Total recibido' },
});
