import type { Kind } from '@rubrica/kinds';

/**
 * A kind that the product does not have: it is sold and numbered like an invoice, under a type, words, paths and ranges of its
 * own. `invoice` is given, since this file takes part in making the list that `@rubrica/kinds` reads.
 */
export const madeUpKind = (invoice: Kind): Kind => ({
  ...invoice,
  name: 'made_up',
  idPrefix: 'mu',
  api: {
    ...invoice.api,
    since: '2026-12-01',
    path: 'made-ups',
    tag: 'Made-up documents',
    idNoun: 'MadeUp',
    idNounPlural: 'MadeUps',
  },
  words: {
    noun: { es: 'documento inventado', en: 'made-up document' },
    gender: 'masculine',
    title: { es: 'documento inventado', en: 'made-up document' },
    total: { es: 'Total inventado', en: 'Made-up total' },
    totalInPdf: 'Total inventado',
    takenBack: { es: 'olvídelo', en: 'forget it' },
  },
  numbering: {
    ranges: [{ name: 'made_up', isAuthorized: true, hasTechnicalKey: true, isPaper: false }],
    testRange: { ...invoice.numbering.testRange, prefix: 'MU' },
  },
  types: [{ code: '77', title: 'Documento inventado', scheme: 'CUFE-SHA384', secret: 'technical_key' }],
  typeCodeOf: () => '77',
  contingencyTypeCode: null,
  rules: { ...invoice.rules, letter: 'M' },
  profileId: 'DIAN 2.1: Documento inventado',
  fileTag: 'mu',
});
