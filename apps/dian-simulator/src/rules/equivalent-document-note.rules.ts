import { dianExtensionsIn } from '../document/dian-extensions.js';
import { find } from '../xml/xml.js';
import { NOTES, notify, type Rule } from './rule.js';

// NAAB14: what only notes to equivalent documents have. Source: annex 1.0 of Res. 000165/2023 as one implementer cites it.
// The annex asks for an element that no sample has: off until somebody meets it.

export const EQUIVALENT_NOTE_RULES: readonly Rule[] = [
  notify({
    ...{ id: 'NAAB14', documents: NOTES, kinds: ['EquivalentCreditNote', 'EquivalentDebitNote'] },
    ...{ grade: '1', source: 'NOB', switchable: 'naab14', where: '//sts:DianExtensions/sts:CreditNoteSource' },
    condition: 'is there',
    message: 'No se informa el grupo CreditNoteSource.',
    severityBy: ({ naab14 }) => (naab14 === 'off' ? null : naab14),
    holds: ({ root }) => dianExtensionsIn(root).some((one) => find(one, 'sts:CreditNoteSource') !== undefined),
  }),
];
