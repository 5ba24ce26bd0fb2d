import type { SalesDocument } from '../document/document.js';
import { find, textAt } from '../xml/xml.js';
import { purchasePartyRules } from './purchase-party.rules.js';
import { INVOICE, reject, type Rule, type RuleFacts } from './rule.js';

// DSAX, DSAY: taxes of purchases alone. DSFC: the day of a purchase. Sources: annex 1.1 of Res. 000167/2021 as public
// implementations cite it; live answers.

const KIND = 'SupportDocument';
const LINE = '/*/cac:InvoiceLine';

type Known = Pick<RuleFacts, 'id' | 'grade' | 'source' | 'where' | 'condition'>;

const row = (known: Known, message: string, holds: (document: SalesDocument) => boolean): Rule =>
  reject({ ...known, documents: INVOICE, kinds: [KIND], message, holds });

const periodsOf = (document: SalesDocument) => document.lines.map(({ element }) => find(element, 'cac:InvoicePeriod'));

const FORMS: ReadonlyMap<string, string> = new Map([
  ['1', 'Por operación'],
  ['2', 'Acumulado semanal'],
]);

const PURCHASE_RULES: readonly Rule[] = [
  row(
    {
      ...{ id: 'DSFC01', grade: 'L', source: 'PYX, FERRE, COF', where: `${LINE}/cac:InvoicePeriod` },
      condition: 'is on each line, with StartDate',
    },
    'No se informa el grupo InvoicePeriod con la fecha de la compra en una línea.',
    (document) => periodsOf(document).every((period) => textAt(period, 'cbc:StartDate') !== ''),
  ),
  row(
    {
      ...{ id: 'DSFC03', grade: 'L', source: 'PYX, COF', where: `${LINE}/cac:InvoicePeriod/cbc:DescriptionCode` },
      condition: 'is 1 or 2, with its name as Description',
    },
    'No se informa la forma de generación y transmisión en una línea.',
    (document) =>
      periodsOf(document).every(
        (period) => FORMS.get(textAt(period, 'cbc:DescriptionCode')) === textAt(period, 'cbc:Description'),
      ),
  ),
  row(
    {
      ...{ id: 'DSAX16', grade: '2', source: 'NOBELIO, TBX', where: `${LINE}/cac:TaxTotal//cac:TaxScheme/cbc:ID` },
      condition: 'is 01',
    },
    'El identificador del tributo no corresponde al IVA.',
    ({ lineTaxTotals }) => lineTaxTotals.every(({ code }) => code === '01'),
  ),
  row(
    {
      ...{ id: 'DSAY13', grade: '1', source: 'MAT', where: '//cac:WithholdingTaxTotal//cac:TaxScheme/cbc:ID' },
      condition: 'is 05 or 06',
    },
    'El identificador de la retención no corresponde a ReteIVA (05) ni a ReteRenta (06).',
    ({ withholdings, lineWithholdings }) =>
      [...withholdings, ...lineWithholdings].every(({ code }) => code === '05' || code === '06'),
  ),
];

export const SUPPORT_DOCUMENT_RULES: readonly Rule[] = [
  ...purchasePartyRules({ kind: KIND, letters: 'DS', documents: INVOICE }),
  ...PURCHASE_RULES,
];
