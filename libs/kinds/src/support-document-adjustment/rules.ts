import {
  adjustmentChecks,
  among,
  authority,
  type DianRule,
  IN_REQUEST,
  type KindRules,
  knownOf,
  profile,
  rule,
  ruleWithLetter,
  table,
  written,
} from '@rubrica/fiscal';
import { sellerRules } from '../supplier/seller.js';
import { purchaseDays, supportDocumentRules } from '../support-document/rules.js';
import { catalogs } from './catalogs.js';
import { type AdjustmentDraft, CORRECTED } from './draft.js';

const LETTER = 'NS';
const NOTE = "/*[cbc:CreditNoteTypeCode='95']";
const DOCUMENT = `#/${CORRECTED.field}`;

/** Without the blank at the end that annex and sample have: NSAD03, met live in August 2026. */
export const PROFILE =
  'DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente';

export const noun = { es: 'nota de ajuste', en: 'adjustment note' };

/** Returns a rule on support documents with the ids that it has for notes to them: DSAJ24b is NSAJ24b. */
const ofNotes = (one: DianRule): DianRule => {
  const ids = one.ids.map((id) => ruleWithLetter(id, LETTER));
  return { ...one, id: ids[0] ?? one.id, ids };
};

const header: readonly DianRule[] = [
  profile('NSAD03', NOTE, `cbc:ProfileID='${PROFILE}'`),
  written(
    'NSAD08',
    ['El algoritmo es CUDS-SHA384.', 'The algorithm is CUDS-SHA384.'],
    `${NOTE}/cbc:UUID`,
    "@schemeName='CUDS-SHA384'",
  ),
  written(
    'NSAD12',
    ['El tipo de la nota es CreditNoteTypeCode 95.', 'The type of the note is CreditNoteTypeCode 95.'],
    "/*[cbc:UUID/@schemeName='CUDS-SHA384'][not(cbc:InvoiceTypeCode='05')]",
    "cbc:CreditNoteTypeCode='95'",
  ),
];

const correction: readonly DianRule[] = [
  rule(
    'NSBF03',
    {
      pointer: '#/reason_code',
      checks: ['El concepto de la nota de ajuste es de 1 a 5.', 'The concept of the adjustment note is 1 to 5.'],
      cause: ['reason_code no es un concepto de notas de ajuste.', 'reason_code is not a concept of adjustment notes.'],
      fix: [
        'Escriba 1 devolución parcial, 2 anulación, 3 rebaja o descuento, 4 ajuste de precio o 5 otros.',
        'Write 1 partial return, 2 annulment, 3 rebate or discount, 4 price adjustment or 5 others.',
      ],
    },
    IN_REQUEST,
  ),
  rule(
    'NSBG02 NSBG01 NSBG03',
    {
      pointer: DOCUMENT,
      checks: [
        'La nota nombra el documento soporte: número, CUDS y fecha.',
        'The note names the support document: number, CUDS and date.',
      ],
      cause: [
        'La referencia al documento soporte falta o está incompleta.',
        'The reference to the support document is missing or incomplete.',
      ],
      fix: [
        'Escriba support_document_id, o número, CUDS y fecha en billing_reference.',
        'Write support_document_id, or number, CUDS and date in billing_reference.',
      ],
    },
    IN_REQUEST,
  ),
  rule(
    'NSBG04a NSBG04b',
    {
      pointer: DOCUMENT,
      checks: [
        'La DIAN conoce el documento soporte corregido, y es del mismo adquirente.',
        'The tax authority knows the corrected support document, and it is of the same buyer.',
      ],
      cause: [
        'El documento soporte no está en los registros de la DIAN, o lo expidió otro.',
        'The support document is not in the tax authority’s records, or another one issued it.',
      ],
      fix: [
        'Compare el CUDS con el del documento soporte. Si es correcto y es suyo, espere a que la DIAN lo tenga, y envíe la nota con POST …/corrections.',
        'Compare the CUDS with that of the support document. If it is right and yours, wait until DIAN has the document, then send the note with POST …/corrections.',
      ],
    },
    authority(
      'Una nota espera hasta que el documento soporte de este servicio sea aceptado; los de otros sistemas solo la DIAN los conoce.',
      'A note waits until the support document of this service is accepted; only DIAN knows those of other systems.',
    ),
  ),
  written(
    'NSBG05',
    ['El algoritmo de la referencia es CUDS-SHA384.', 'The algorithm of the reference is CUDS-SHA384.'],
    `${NOTE}/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID`,
    "@schemeName='CUDS-SHA384'",
  ),
];

/** DIAN's rules on adjustment notes. Those that no source names bear the numbers of support documents (grade I). */
export const adjustmentRules: KindRules<AdjustmentDraft> = {
  letter: LETTER,
  documents: 'adjustment notes to support documents',
  like: {
    letter: 'C',
    without: among(
      'FAD03 FAD08 CAD02a CAD12a CAE CBF03 CBF03a CBG01..CBG03 CBG04a CBG04b CBG05 FAJ FAK FAL FAM FBC FGB FAQ05 FAS09..FAS12 FAX09 FAX10 FAU12 FAV03 FAW FAZ04 FAZ05',
    ),
  },
  own: [...header, ...correction, ...[...sellerRules, purchaseDays].map(ofNotes)],
  known: knownOf(
    LETTER,
    `
NSAD03|R|L|cbc:ProfileID|NOBELIO, COF, JSX
NSAD08|R|I|cbc:UUID/@schemeName|as DSAD08
NSAD12|R|L|cbc:CreditNoteTypeCode|COF
NSBF03|R|1|cac:DiscrepancyResponse/cbc:ResponseCode|NOBELIO, COS
NSBG01..NSBG03|R|I|cac:BillingReference/cac:InvoiceDocumentReference|as CBG01
NSBG04a NSBG04b|R|I|cac:InvoiceDocumentReference/cbc:UUID|as CBG04a
NSBG05|R|1|cac:InvoiceDocumentReference/cbc:UUID/@schemeName|NOBELIO
NSAJ02 NSAJ08a NSAJ08b NSAJ20 NSAJ22 NSAJ24b NSAJ25a NSAJ25b NSAJ26 NSAJ39|R|I|cac:AccountingSupplierParty|as DSAJ
NSAK02 NSAK20 NSAK22 NSAK24 NSAK26 NSAK39|R|I|cac:AccountingCustomerParty|as DSAK
NSFC01|R|I|cac:CreditNoteLine/cac:InvoicePeriod|as DSFC01
`,
  ),
  fields: table(`
billing_reference/number|NSBG02
billing_reference/cuds|NSBG03
lines/*/purchased_on|NSFC01
reason_code|NSBF03
`),
  ...(supportDocumentRules.groups && { groups: supportDocumentRules.groups }),
  checks: [...adjustmentChecks({ catalogs, noun, corrected: CORRECTED }), ...supportDocumentRules.checks],
};
