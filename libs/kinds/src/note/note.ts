import {
  cufe,
  type DocumentType,
  type DocumentTypeCode,
  type KindRules,
  type NoteCatalogs,
  type NoteDraft,
  type noteDraft,
  noteFields,
  qrText,
  type SaleKind,
} from '@rubrica/fiscal';
import { INVOICE_CONTAINER } from '@rubrica/ubl';
import { saleBody } from '../body.js';
import { customer } from '../counterparty.js';
import { invoice } from '../invoice/invoice.js';
import type { Kind, KindApi } from '../kind.js';
import { OUTCOMES } from '../outcomes.js';
import { INVOICING } from '../software.js';
import { noteColumns } from './columns.js';
import { freeNumbers } from './free-numbers.js';
import { noteParticulars } from './particulars.js';

/** What notes correct. */
export const INVOICE = { field: 'invoice_id', aNoun: { en: 'an invoice', es: 'una factura' } };

type Shared = 'counterparty' | 'draft' | 'importColumns' | 'fields' | 'description' | 'standsAgainst' | 'outcomes';
type NoteApi = Omit<KindApi, Shared> & {
  readonly draft: ReturnType<typeof noteDraft>;
};
type Asked = 'name' | 'idPrefix' | 'words' | 'asksForPayment';
interface Note extends Pick<Kind, Asked>, Pick<SaleKind, 'root' | 'profileId'> {
  readonly api: NoteApi;
  readonly creditable: 'less' | 'more';
  readonly rules: KindRules<NoteDraft>;
  readonly catalogs: NoteCatalogs;
  readonly typeCode: DocumentTypeCode;
  /** Title in the graphic representation. */
  readonly typeTitle: string;
  /** Label of the amount in the graphic representation. */
  readonly totalInPdf: string;
  readonly fileTag: string;
  /** Prefix of numbers in test mode. */
  readonly testPrefix: string;
}

/** Builds the kind of a note from the properties in which credit and debit notes differ. */
export const noteKind = (note: Note): Kind => {
  const {
    api,
    creditable,
    rules,
    catalogs,
    typeCode,
    typeTitle,
    totalInPdf,
    fileTag,
    testPrefix,
    root,
    profileId,
    ...asked
  } = note;
  const { name } = asked;
  const types: readonly DocumentType[] = [{ code: typeCode, title: typeTitle, scheme: 'CUDE-SHA384', secret: 'pin' }];
  return {
    ...asked,
    rules,
    api: {
      ...api,
      counterparty: customer,
      importColumns: noteColumns,
      outcomes: OUTCOMES,
      fields: noteFields(api.draft),
      description: '`cufe` is its CUDE',
      standsAgainst: 'invoice_rejected',
    },
    types,
    typeCodeOf: () => typeCode,
    hashName: 'CUDE',
    software: INVOICING,
    numbering: freeNumbers(name, testPrefix),
    contingencyTypeCode: null,
    corrects: { kind: invoice.name, field: INVOICE.field, unknownCode: 'invoice_unknown' },
    waitsFor: [invoice.name],
    creditable: () => creditable,
    body: saleBody(
      {
        name,
        types,
        root,
        profileId,
        form: 'sale',
        qr: qrText,
        issuerIs: 'supplier',
        hash: cufe,
        particularsOf: noteParticulars(catalogs),
      },
      rules,
    ),
    transmission: { operation: 'SendBillSync', hasTestSet: true, fileTag, namesSoftwareOwner: true },
    delivery: { container: INVOICE_CONTAINER, isMailed: true },
    pdf: { layout: 'sheet', total: totalInPdf },
  };
};
