import { kindNamed } from '../kind/find-kind.js';
import { EQUIVALENT_NOTE_RULES } from './equivalent-document-note.rules.js';
import { EQUIVALENT_DOCUMENT_RULES } from './equivalent-document.rules.js';
import { HEADER_RULES } from './header.rules.js';
import { LINE_RULES } from './line.rules.js';
import { NUMBERING_RULES } from './numbering.rules.js';
import { OTHER_PARTY_RULES } from './other-party.rules.js';
import { PARTY_RULES } from './party.rules.js';
import { PAYMENT_RULES } from './payment.rules.js';
import { READINGS, type Readings } from './readings.js';
import { ALL_DOCUMENTS, idFor, INVOICE, judgeBy, type JudgedBy, NOTES, type RuleFacts } from './rule.js';
import { SOFTWARE_RULES } from './software.rules.js';
import { SUPPORT_DOCUMENT_ADJUSTMENT_RULES } from './support-document-adjustment.rules.js';
import { SUPPORT_DOCUMENT_RULES } from './support-document.rules.js';
import { TAX_RULES } from './tax.rules.js';
import { TOTAL_RULES } from './total.rules.js';
import { UBL_RULES } from './ubl.rules.js';

/** The tables in the order of the server: numbering, software and NITs; the hash; the groups of the schematron. */
const TABLES = [
  NUMBERING_RULES,
  SOFTWARE_RULES,
  HEADER_RULES,
  PARTY_RULES,
  OTHER_PARTY_RULES,
  PAYMENT_RULES,
  TAX_RULES,
  TOTAL_RULES,
  LINE_RULES,
  EQUIVALENT_DOCUMENT_RULES,
  EQUIVALENT_NOTE_RULES,
  SUPPORT_DOCUMENT_RULES,
  SUPPORT_DOCUMENT_ADJUSTMENT_RULES,
  UBL_RULES,
] as const;

export const judge = judgeBy(TABLES);

type Elsewhere = Omit<RuleFacts, 'severity'> & { readonly judgedBy: Exclude<JudgedBy, 'document'> };

const REFERENCE = '/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID';
const CERTIFICATE = '//ds:X509Certificate';

/** Rejections that other parts of the simulator give: they need the bytes, the signature, or earlier documents. */
const JUDGED_ELSEWHERE: readonly Elsewhere[] = [
  {
    ...{ id: '89', judgedBy: 'archive', grade: 'S', source: 'SRV', where: 'zip, certificates' },
    condition: 'the archive can be read; sender and signer are the issuer, or authorised by it',
  },
  {
    ...{ id: 'ZB01', judgedBy: 'schema', grade: 'L', source: 'INS, FEL, COF', where: '/*' },
    condition: 'is valid by the schemas of UBL 2.1; xades:SignaturePolicyIdentifier has its standard content',
  },
  {
    ...{ id: 'FAU01', judgedBy: 'schema', grade: 'L', source: 'VX hab 2026-08', where: '/*/cac:LegalMonetaryTotal' },
    condition: 'is there: else ZB01; a debit note with it in the place of its own total breaks DAD06, DAU02, 04, 06',
  },
  {
    ...{ id: 'ZE02', judgedBy: 'signature', grade: 'L', source: 'SRV', where: '//ds:Signature' },
    condition: 'is one XAdES-EPES signature: digests, value, policy, role, certificate, time with zone',
  },
  {
    ...{ id: 'SIGNPLGNS', judgedBy: 'signature', grade: 'S', source: 'SRV', where: '//ds:Reference[@URI=""]' },
    condition: 'has the enveloped-signature transform and no other',
  },
  {
    ...{ id: 'ZD04', judgedBy: 'signature', grade: 'S', source: 'SRV', where: CERTIFICATE },
    condition: 'is not revoked, as the portal has it',
  },
  {
    ...{ id: 'ZD05', judgedBy: 'signature', grade: 'S', source: 'SRV', where: CERTIFICATE },
    condition: 'may sign, and has a path to a trusted authority',
  },
  {
    ...{ id: 'ZD06', judgedBy: 'signature', grade: 'S', source: 'SRV', where: CERTIFICATE },
    condition: 'is there',
  },
  {
    ...{ id: 'ZD07', judgedBy: 'signature', grade: 'S', source: 'SRV', where: CERTIFICATE },
    condition: 'is valid now and at the signing time',
  },
  {
    ...{ id: '90', judgedBy: 'registry', grade: 'L', source: 'PCS, INS', where: '/*/cbc:ID, /*/cbc:UUID' },
    condition: 'was not accepted before: issuer, type and number, or hash',
  },
  {
    ...{
      id: 'CTG01',
      judgedBy: 'registry',
      documents: INVOICE,
      grade: 'S',
      source: 'SRV',
      where: '//xades:SigningTime',
    },
    condition: 'type 04: is in a declared outage',
  },
  {
    ...{ id: 'CBG04a', judgedBy: 'registry', documents: NOTES, grade: 'L', source: 'VX hab 2026-08, NOBELIO; SRV' },
    where: REFERENCE,
    condition: 'is an invoice that was accepted before, not with the same upload; a note is none (inferred)',
  },
  {
    ...{ id: 'CBG04b', judgedBy: 'registry', documents: NOTES, grade: 'S', source: 'SRV', where: REFERENCE },
    condition: 'is a document of the same issuer',
  },
  {
    ...{ id: 'CBG06', judgedBy: 'registry', documents: NOTES, grade: 'S', source: 'SRV', where: '/*/cbc:IssueDate' },
    condition: 'is not before that of the document that the note corrects',
  },
  {
    ...{ id: 'VLR02', judgedBy: 'registry', documents: NOTES, grade: 'S', source: 'SRV', switchable: 'vlr02' },
    where: '/*/cac:LegalMonetaryTotal/cbc:PayableAmount',
    condition: 'is not above that of the document that the note corrects (this note alone; by default credit notes)',
  },
];

/** Row of the list: what is judged, on whose word, and how it can be switched. */
export interface JudgedRule {
  /** As for the first of its documents. */
  readonly id: string;
  /** All ids under which it is reported. */
  readonly ids: readonly string[];
  readonly severity: 'rejection' | 'notification';
  readonly where: string;
  readonly condition: string;
  readonly source: string;
  readonly grade: string;
  readonly judged_by: JudgedBy;
  /** Reading that switches it, and the values that it takes, the default first. */
  readonly switchable: { readonly reading: keyof Readings; readonly values: readonly string[] } | null;
}

const rowOf = (row: RuleFacts, judgedBy: JudgedBy): JudgedRule => ({
  id: row.id,
  ids: [...new Set((row.documents ?? ALL_DOCUMENTS).map((root) => idFor(row.id, kindNamed(root))))],
  severity: row.severity,
  where: row.where,
  condition: row.condition,
  source: row.source,
  grade: row.grade,
  judged_by: judgedBy,
  switchable: row.switchable === undefined ? null : { reading: row.switchable, values: READINGS[row.switchable] },
});

/** All that the simulator judges; served by GET /control/rules. */
export const JUDGED_RULES: readonly JudgedRule[] = [
  ...JUDGED_ELSEWHERE.map(({ judgedBy, ...row }) => rowOf({ ...row, severity: 'rejection' }, judgedBy)),
  ...TABLES.flatMap((table) => table.map((row) => rowOf(row, 'document'))),
];
