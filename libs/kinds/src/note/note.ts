import { type DocumentTypeCode, type NoteCatalogs, type noteDraft, noteFields } from '@rubrica/fiscal';
import { documentXml } from '@rubrica/ubl';
import type { Kind, KindApi, TestRange } from '../kind.js';
import { INVOICING } from '../software.js';
import { noteParticulars } from './particulars.js';

/** A company numbers its notes as it likes: DIAN authorises no range of them. */
const UNAUTHORIZED = {
  from: 1,
  to: 999_999_999,
  resolution_number: null,
  resolution_date: null,
  valid_from: null,
  valid_to: null,
  technicalKey: null,
};

const testRange = (prefix: string): TestRange => ({ ...UNAUTHORIZED, prefix });

type NoteApi = Omit<KindApi, 'draft' | 'fields' | 'description' | 'standsAgainst'> & {
  readonly draft: ReturnType<typeof noteDraft>;
};
type Note = Omit<
  Kind,
  | 'api'
  | 'types'
  | 'typeCodeOf'
  | 'hashName'
  | 'numbering'
  | 'software'
  | 'hasTestSet'
  | 'isMailed'
  | 'contingencyTypeCode'
  | 'corrects'
  | 'waitsFor'
  | 'particularsOf'
  | 'concepts'
  | 'xml'
> & {
  readonly api: NoteApi;
  readonly catalogs: NoteCatalogs;
  readonly typeCode: DocumentTypeCode;
  /** Above the graphic representation. */
  readonly typeTitle: string;
  /** Prefix of its numbers in test mode. */
  readonly testPrefix: string;
};

/** Returns the kind of a note: what credit and debit notes have in common, with what differs. */
export const noteKind = ({ api, catalogs, typeCode, typeTitle, testPrefix, ...note }: Note): Kind => ({
  ...note,
  concepts: catalogs.concepts,
  api: { ...api, fields: noteFields(api.draft), description: '`cufe` is its CUDE', standsAgainst: 'invoice_rejected' },
  types: [{ code: typeCode, title: typeTitle, scheme: 'CUDE-SHA384', secret: 'pin' }],
  typeCodeOf: () => typeCode,
  hashName: 'CUDE',
  software: INVOICING,
  hasTestSet: true,
  isMailed: true,
  numbering: {
    ranges: [{ name: note.name, isAuthorized: false, hasTechnicalKey: false, isPaper: false }],
    testRange: testRange(testPrefix),
  },
  contingencyTypeCode: null,
  corrects: 'invoice',
  waitsFor: ['invoice'],
  particularsOf: noteParticulars(catalogs),
  xml: documentXml,
});
