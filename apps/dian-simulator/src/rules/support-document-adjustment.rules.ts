import { kindNamed } from '../kind/find-kind.js';
import { find, textAt } from '../xml/xml.js';
import { purchasePartyRules } from './purchase-party.rules.js';
import { CREDIT_NOTE, reject, type Rule } from './rule.js';

// NSAD03: the profile. NSAJ, NSAK: the parties. NSBG: the support document that is corrected. NSAX, NSAU: its taxes. Sources: annex 1.1 of
// Res. 000167/2021 as public implementations cite it, DIAN's toolbox of it; live answers.

const KIND = 'SupportDocumentAdjustment';
const OWN = { documents: CREDIT_NOTE, kinds: [KIND] } as const;
const REFERENCE = '/*/cac:BillingReference/cac:InvoiceDocumentReference';

export const SUPPORT_DOCUMENT_ADJUSTMENT_RULES: readonly Rule[] = [
  ...purchasePartyRules({ kind: KIND, letters: 'NS', documents: CREDIT_NOTE }),
  reject({
    ...{ ...OWN, id: 'NSAD03', grade: 'L', source: 'NOB 2026-08-27, COF, JSX', where: '/*/cbc:ProfileID' },
    condition: 'is the literal of the note to the letter: annex and sample end it with a blank, which is rejected',
    message: 'ProfileID no contiene el literal del documento.',
    holds: ({ root }) => find(root, 'cbc:ProfileID')?.children.join('') === kindNamed(KIND).profile,
  }),
  reject({
    ...{ ...OWN, id: 'NSBG03', grade: 'I', source: 'as CBG03, toolbox DS 1.1', where: `${REFERENCE}/cbc:ID` },
    condition: 'is the number of a support document, with its day beside it',
    message: 'No se informa el número o la fecha del documento soporte que se ajusta.',
    holds: ({ root }) => {
      const reference = find(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference');
      return textAt(reference, 'cbc:ID') !== '' && textAt(reference, 'cbc:IssueDate') !== '';
    },
  }),
  reject({
    ...{ ...OWN, id: 'NSBG05', grade: '1', source: 'NOB', where: `${REFERENCE}/cbc:UUID/@schemeName` },
    condition: 'is CUDS-SHA384',
    message: 'El algoritmo de la referencia no es CUDS-SHA384.',
    holds: ({ references }) => references.every(({ scheme }) => scheme === 'CUDS-SHA384'),
  }),
  reject({
    ...{ ...OWN, id: 'NSAX16', grade: '2', source: 'NOB, TBX', where: '//cac:TaxTotal//cac:TaxScheme/cbc:ID' },
    condition: 'is 01',
    message: 'El identificador del tributo no corresponde al IVA.',
    holds: ({ lineTaxTotals }) => lineTaxTotals.every(({ code }) => code === '01'),
  }),
];
