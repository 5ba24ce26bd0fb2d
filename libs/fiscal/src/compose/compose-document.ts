import { operationOf, paymentMeansCodeOf } from '../catalogs/api-codes.js';
import { administrationLine, aiuNote } from '../document/aiu.js';
import { amountOfTax } from '../document/cufe.js';
import type { InvoiceDraft } from '../request/draft.js';
import type {
  AuthorizedRange,
  BillingReference,
  DocumentReference,
  EnvironmentDigit,
  FiscalDocument,
  PaymentMeans,
} from '../document/fiscal-document.js';
import type { DocumentType, DocumentTypeCode } from '../values/document-kind.js';
import { deliveryOf, deliveryTermsOf } from './delivery.js';
import { documentReferenceOf, orderReferenceOf } from './document-reference.js';
import { asSupplier, fiscalCounterparty, fiscalIssuer } from './fiscal-party.js';
import { colombianDate, colombianTime, type Instant } from '../values/fiscal-time.js';
import type { DocumentDraft } from '../request/note-draft.js';
import { type CustomerInput, FINAL_CONSUMER, type TenantProfile } from '../request/party.js';
import type { Counterparty } from '../request/supplier.js';
import { DEFAULT_OPTIONS, type FiscalOptions } from './options.js';
import type { SaleKind } from './sale-kind.js';
import { softwareSecurityCode } from '../document/security-code.js';
import { computeDraft, type ComputedDraft } from './totals.js';

export interface SoftwareIdentity {
  /** GUID as registered at DIAN, with hyphens. */
  readonly id: string;
  /** Owner of the software; the issuer when left out. */
  readonly provider?: { readonly nit: string; readonly checkDigit: string };
}

export interface DocumentSoftware extends SoftwareIdentity {
  readonly pin: string;
}

/** Everything that a document of any kind is made of. The draft has no faults (`documentFaults`). */
export interface DocumentContent {
  readonly draft: DocumentDraft;
  readonly issuer: TenantProfile;
  /** Null for the final consumer. */
  readonly counterparty: Counterparty | null;
  /** Prefix and consecutive, as `cbc:ID` shows them. */
  readonly number: string;
  /** Prefix of the range when left out. */
  readonly prefix?: string;
  /** Null for notes. */
  readonly range: AuthorizedRange | null;
  readonly issuedAt: Instant;
  /** The invoice of one's own that a note names. Other notes have their reference in the draft. */
  readonly reference?: BillingReference | null;
  /** That of the kind, or 04 for an invoice during a contingency of DIAN. */
  readonly typeCode: DocumentTypeCode;
  readonly environment: EnvironmentDigit;
  readonly software: SoftwareIdentity;
  readonly options?: FiscalOptions;
}

/** The content of a document with lines, taxes and totals. */
export type Sale<Content = DocumentContent> = Content & { readonly kind: SaleKind };

/** The content of a document with the secrets for its hashes. */
export interface DocumentIngredients extends DocumentContent {
  readonly software: DocumentSoftware;
  /** Technical key of the range, part of the hash of types 01, 02 and 04. */
  readonly technicalKey: string | null;
}

/** The hashes of a document. With them it can be composed again without its secrets. */
export interface DocumentHashes {
  /** CUFE or CUDE. */
  readonly uuid: string;
  readonly softwareSecurityCode: string;
}

/** Returns 02 for an export, 03 for a paper original, else 01. */
export const invoiceTypeCode = (draft: Pick<InvoiceDraft, 'type_code' | 'operation_type'>): '01' | '02' | '03' =>
  draft.type_code ?? (operationOf(draft.operation_type)?.isExport ? '02' : '01');

/** Returns the complete document with its totals, hashes and QR text. */
export const fiscalDocument = (ingredients: Sale<DocumentIngredients>): FiscalDocument => {
  const computed = computeDraft(ingredients.draft, ingredients.options);
  return composed(ingredients, computed, hashes(ingredients, computed));
};

/** Returns the hashes to keep: `recomposedDocument(x, documentHashes(x))` equals `fiscalDocument(x)`. */
export const documentHashes = (ingredients: Sale<DocumentIngredients>): DocumentHashes =>
  hashes(ingredients, computeDraft(ingredients.draft, ingredients.options));

/** Returns the same document as `fiscalDocument`, from kept hashes instead of secrets. */
export const recomposedDocument = (content: Sale, kept: DocumentHashes): FiscalDocument =>
  composed(content, computeDraft(content.draft, content.options), kept);

const hashes = (ingredients: Sale<DocumentIngredients>, { totals, taxTotals }: ComputedDraft): DocumentHashes => {
  const { kind, issuer, counterparty, number, issuedAt, software } = ingredients;
  const isSupplier = kind.issuerIs === 'supplier';
  const { number: other } = (counterparty ?? finalConsumerOf(kind)).identification;
  return {
    uuid: kind.hash({
      number,
      issueDate: colombianDate(issuedAt),
      issueTime: colombianTime(issuedAt),
      lineExtensionAmount: totals.lineExtensionAmount,
      iva: amountOfTax(taxTotals, '01'),
      inc: amountOfTax(taxTotals, '04'),
      ica: amountOfTax(taxTotals, '03'),
      payableAmount: totals.payableAmount,
      supplierNumber: isSupplier ? issuer.nit : other,
      customerNumber: isSupplier ? other : issuer.nit,
      secret: secretOf(ingredients),
      environment: ingredients.environment,
    }),
    softwareSecurityCode: softwareSecurityCode(software.id, software.pin, number),
  };
};

const composed = (
  content: Sale,
  computed: ComputedDraft,
  { uuid, softwareSecurityCode: securityCode }: DocumentHashes,
) => {
  const { kind, draft, typeCode, environment, number, options = DEFAULT_OPTIONS } = content;
  const issuer = fiscalIssuer(content.issuer);
  const counterparty = fiscalCounterparty(content.counterparty ?? finalConsumerOf(kind));
  const { provider = { nit: content.issuer.nit, checkDigit: content.issuer.check_digit } } = content.software;
  const document: Omit<FiscalDocument, 'qrText'> = {
    kind: kind.name,
    root: kind.root,
    profileId: kind.profileId,
    form: kind.form,
    environment,
    typeCode,
    number,
    prefix: content.prefix ?? content.range?.prefix ?? '',
    issueDate: colombianDate(content.issuedAt),
    issueTime: colombianTime(content.issuedAt),
    uuid,
    uuidScheme: typeOf(content).scheme,
    currency: draft.currency,
    notes: draft.notes ?? [],
    software: {
      id: content.software.id,
      securityCode,
      providerNit: provider.nit,
      providerCheckDigit: provider.checkDigit,
    },
    issuer,
    counterparty,
    ...(kind.issuerIs === 'supplier'
      ? { supplier: issuer, customer: counterparty }
      : { supplier: asSupplier(counterparty), customer: issuer }),
    payableAmount: computed.totals.payableAmount,
    ...paymentOf(draft, options, kind.isDueAtOnce ? colombianDate(content.issuedAt) : null),
    ...referencesOf(content),
    delivery: deliveryOf(draft.delivery),
    deliveryTerms: deliveryTermsOf(draft.delivery_terms),
    exchangeRate: draft.exchange_rate ?? null,
    paymentAlternativeExchangeRate: draft.payment_alternative_exchange_rate ?? null,
    ...computed,
    lines: withAiuNote(computed.lines, draft),
    ...kind.particularsOf(content, computed),
  };
  return { ...document, qrText: kind.qr(document) };
};

type Payment = Pick<FiscalDocument, 'paymentMeans' | 'additionalPaymentMeans' | 'paymentTerms'>;

/** The further means of payment take form and due date of the first one; `dueDate` is that of a request without one. */
const paymentOf = (draft: DocumentDraft, { otherPaymentMeans }: FiscalOptions, dueDate: string | null): Payment => {
  const { type: form, ...first } = draft.payment_means;
  const meansOf = ({ code, due_date, payment_id }: typeof first): PaymentMeans => ({
    form,
    code: paymentMeansCodeOf(code, otherPaymentMeans) ?? code,
    dueDate: due_date ?? first.due_date ?? dueDate,
    paymentId: payment_id ?? null,
  });
  return {
    paymentMeans: meansOf(first),
    additionalPaymentMeans: (draft.additional_payment_means ?? []).map(meansOf),
    paymentTerms: (draft.payment_terms ?? []).map((terms) => ({
      note: terms.note ?? null,
      settlementDiscountPercent: terms.settlement_discount_percent ?? null,
      penaltySurchargePercent: terms.penalty_surcharge_percent ?? null,
      amount: terms.amount ?? null,
      dueDate: terms.payment_due_date ?? null,
    })),
  };
};

type References = Pick<
  FiscalDocument,
  'orderReference' | 'despatchDocumentReferences' | 'receiptDocumentReferences' | 'additionalDocumentReferences'
>;

const referencesOf = ({ draft, ...content }: Sale): References => {
  const { order_reference: order, additional_document_references: additional = [] } = draft;
  return {
    orderReference: orderReferenceOf(order),
    despatchDocumentReferences: (draft.despatch_document_references ?? []).map(documentReferenceOf),
    receiptDocumentReferences: (draft.receipt_document_references ?? []).map(documentReferenceOf),
    additionalDocumentReferences: withPaperOriginal(additional.map(documentReferenceOf), content),
  };
};

/** Code of an invoice from a printed book (factura de talonario de contingencia); each issuer has its own. */
const PAPER = 'FTC';

/** FAI01: a transcription (type 03) names its paper original, unless the caller has named it. */
const withPaperOriginal = (
  references: readonly DocumentReference[],
  { typeCode, number, issuedAt }: Pick<DocumentContent, 'typeCode' | 'number' | 'issuedAt'>,
): readonly DocumentReference[] =>
  typeCode !== '03' || references.some((one) => one.number === number)
    ? references
    : [{ number, issueDate: colombianDate(issuedAt), typeCode: PAPER }, ...references];

/** FAV03: puts the object of an AIU contract into the note of the administration's line. */
const withAiuNote = (
  lines: FiscalDocument['lines'],
  { aiu, lines: drafts }: DocumentDraft,
): FiscalDocument['lines'] => {
  if (aiu === undefined) return lines;
  const administration = administrationLine(drafts);
  return lines.map((line, index) =>
    index === administration ? { ...line, note: aiuNote(line, aiu.contract_object) } : line,
  );
};

const finalConsumerOf = ({ finalConsumer = FINAL_CONSUMER }: SaleKind): CustomerInput => finalConsumer;

const typeOf = ({ kind, typeCode }: Pick<Sale, 'kind' | 'typeCode'>): DocumentType => {
  const type = kind.types.find(({ code }) => code === typeCode);
  if (!type) throw new Error(`there is no ${kind.name} of type ${typeCode}`);
  return type;
};

const secretOf = (ingredients: Sale<DocumentIngredients>): string => {
  const { typeCode, technicalKey, software, options = DEFAULT_OPTIONS } = ingredients;
  const secret = typeCode === '04' ? options.secretOf04 : typeOf(ingredients).secret;
  if (secret === 'pin') return software.pin;
  if (technicalKey === null)
    throw new Error(`a document of type ${typeCode} is hashed with the technical key of its range`);
  return technicalKey;
};
