import type { Kind } from '@rubrica/kinds';

/** What `invoice` and the parts of a body are made of, as this file takes part in making the list that `@rubrica/kinds` reads. */
export interface Model {
  readonly invoice: Kind;
  readonly saleBody: typeof import('@rubrica/kinds').saleBody;
  readonly saleOf: typeof import('@rubrica/kinds').saleOf;
}

const types: Kind['types'] = [{ code: '77', title: 'Documento inventado', scheme: 'CUDE-SHA384', secret: 'pin' }];

/**
 * A kind that the product does not have. It is numbered like an invoice, and differs in all else that a kind may say: the
 * tenant buys, the hash has the PIN and is told from that of a sale by its type, it is sent by another operation and never for a
 * test set, its files have short names, and nobody gets a mail or a container.
 */
export const madeUpKind = ({ invoice, saleBody, saleOf }: Model): Kind => {
  const rules = { ...saleOf(invoice).rules, letter: 'M', documents: 'made-up documents' };
  return {
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
      outcomes: ['accepted_by_dian', 'rejected_by_dian', 'failed'],
    },
    words: {
      noun: { es: 'documento inventado', en: 'made-up document' },
      gender: 'masculine',
      title: { es: 'documento inventado', en: 'made-up document' },
      total: { es: 'Total inventado', en: 'Made-up total' },
      takenBack: { es: 'olvídelo', en: 'forget it' },
    },
    numbering: {
      ranges: [{ name: 'made_up', isAuthorized: true, hasTechnicalKey: false, isPaper: false }],
      testRange: { ...invoice.numbering.testRange, prefix: 'MU', technicalKey: null },
    },
    types,
    typeCodeOf: () => '77',
    hashName: 'CUDE',
    contingencyTypeCode: null,
    rules,
    body: saleBody(
      {
        ...saleOf(invoice).sale,
        name: 'made_up',
        types,
        profileId: 'DIAN 2.1: Documento inventado',
        issuerIs: 'customer',
      },
      rules,
    ),
    transmission: { operation: 'SendNominaSync', hasTestSet: false, fileTag: 'mu', namesSoftwareOwner: false },
    delivery: { container: null, isMailed: false },
    pdf: { layout: 'sheet', total: 'Total inventado' },
  };
};
