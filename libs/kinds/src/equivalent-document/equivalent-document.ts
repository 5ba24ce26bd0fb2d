import {
  type CommonDraft,
  cufe,
  type CustomerInput,
  DocumentFields,
  type DocumentType,
  FINAL_CONSUMER,
  qrAddress,
  RUBRICA,
  type SaleKind,
} from '@rubrica/fiscal';
import { saleBody } from '../body.js';
import { customer as asCustomer } from '../counterparty.js';
import type { Kind } from '../kind.js';
import { WITHOUT_CONTINGENCY } from '../outcomes.js';
import { EQUIVALENT } from '../software.js';
import { equivalentColumns } from './columns.js';
import { completed, type EquivalentDraft, EquivalentDraftSchema } from './draft.js';
import { posExtensions } from './extensions.js';
import { equivalentRules } from './rules.js';
import { POS } from './types.js';

const types: readonly DocumentType[] = [
  { code: POS.code, title: 'Documento equivalente electrónico POS', scheme: 'CUDE-SHA384', secret: 'pin' },
];

/**
 * The final consumer. Its tax scheme is IVA, unlike in an invoice. Source: DIAN's toolbox of equivalent documents V1-3.
 */
export const finalConsumer: CustomerInput = { ...FINAL_CONSUMER, legal_name: 'Consumidor Final', tax_scheme: '01' };

const sale: SaleKind = {
  name: 'equivalent_document',
  types,
  root: 'Invoice',
  profileId: POS.profileId,
  form: 'sale',
  issuerIs: 'supplier',
  hash: cufe,
  qr: qrAddress,
  finalConsumer,
  isDueAtOnce: true,
  particularsOf: ({ draft, range, counterparty, options }, { totals }) => ({
    customizationId: '10',
    range,
    prepaid: [],
    billingReference: null,
    discrepancy: null,
    period: null,
    extensions: posExtensions(draft as CommonDraft as EquivalentDraft, {
      manufacturer: options?.manufacturer ?? RUBRICA,
      buyer: counterparty ?? finalConsumer,
      subtotal: totals.lineExtensionAmount,
    }),
  }),
};

const { external_id, customer, customer_id, numbering_range_id, metadata } = DocumentFields;
const { email: _, issued_at: __, ...requested } = EquivalentDraftSchema.properties;

/** Fields that the resource shows otherwise than the request has them. */
export const shownFields = { external_id, customer, customer_id, numbering_range_id, metadata };

/** Documento equivalente electrónico: type 20, the ticket of a cash register with a POS system. */
export const equivalentDocument: Kind = {
  name: sale.name,
  idPrefix: 'eq',
  api: {
    since: '2026-12-01',
    path: 'equivalent-documents',
    tag: 'Equivalent documents',
    about: 'Issue, correct, cancel and read electronic equivalent documents: tickets of cash registers (type 20).',
    idNoun: 'EquivalentDocument',
    idNounPlural: 'EquivalentDocuments',
    draft: EquivalentDraftSchema,
    counterparty: asCustomer,
    copied: [],
    completed,
    importColumns: equivalentColumns,
    outcomes: WITHOUT_CONTINGENCY,
    fields: { ...requested, ...shownFields },
    description: '`cufe` is its CUDE',
    standsAgainst: 'number_in_use',
    takenSince: [],
  },
  words: {
    noun: { es: 'documento equivalente', en: 'equivalent document' },
    gender: 'masculine',
    title: { es: 'documento equivalente electrónico', en: 'electronic equivalent document' },
    total: { es: 'Total', en: 'Total' },
    takenBack: {
      es: 'anúlelo con una nota de ajuste del documento equivalente',
      en: 'annul it with an adjustment note to the equivalent document',
    },
  },
  software: EQUIVALENT,
  numbering: {
    ranges: [{ name: sale.name, isAuthorized: true, hasTechnicalKey: false, isPaper: false }],
    // The range of DIAN's sample, but with more numbers. Source: DIAN's toolbox of equivalent documents V1-3.
    testRange: {
      prefix: 'EPOS',
      from: 1,
      to: 995_000_000,
      resolution_number: '18760000001',
      resolution_date: '2022-01-01',
      valid_from: '2022-01-01',
      valid_to: '2030-01-01',
      technicalKey: null,
    },
  },
  types,
  typeCodeOf: () => POS.code,
  hashName: 'CUDE',
  // What DIAN's types 07 and 08 stand for is open (ADR 0213).
  contingencyTypeCode: null,
  corrects: null,
  waitsFor: [],
  creditable: () => 'nothing',
  asksForPayment: false,
  rules: equivalentRules,
  body: saleBody(sale, equivalentRules),
  transmission: { operation: 'SendBillSync', hasTestSet: true, fileTag: 'ds', namesSoftwareOwner: true },
  delivery: {
    container: { profileId: 'Documento Equivalente POS', documentType: 'Contenedor de Documento Equivalente' },
    isMailed: true,
  },
  // The name of Resolución 001092 de 2022 and of Resolución 000165 de 2023.
  pdf: { layout: 'ticket', total: 'Total', ticket: { name: 'Tiquete de máquina registradora con sistema P.O.S.' } },
};
