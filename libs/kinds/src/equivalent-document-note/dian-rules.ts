import { among, authority, type DianRule, knownOf, profile, rule, type RuleSet, written } from '@rubrica/fiscal';
import { CREDIT, DEBIT } from './types.js';

// Source: annex 1.0 of Res. 000165/2023, as public implementations cite it. Two ids are cited; the other numbers are those
// of notes to invoices, as they are with the tickets themselves.

const LETTER = 'NA';
const IS_CREDIT = `cbc:CreditNoteTypeCode='${CREDIT.type.code}'`;
const PROFILES = [
  `(${IS_CREDIT} and cbc:ProfileID='${CREDIT.profileId}')`,
  `(self::dn:DebitNote and cbc:ProfileID='${DEBIT.profileId}')`,
].join(' or ');

const own: readonly DianRule[] = [
  profile('NAAD03', '/*', PROFILES),
  written(
    'NAAD08',
    ['El algoritmo es CUDE-SHA384.', 'The algorithm is CUDE-SHA384.'],
    '/*/cbc:UUID',
    "@schemeName='CUDE-SHA384'",
  ),
  rule(
    'NAAB14',
    {
      pointer: null,
      checks: [
        'El origen de la nota se informa en CreditNoteSource.',
        'The origin of the note is said in CreditNoteSource.',
      ],
      cause: [
        'La nota lo informa en InvoiceSource, como los ejemplos de la DIAN y los emisores conocidos.',
        'The note says it in InvoiceSource, as DIAN’s samples and all known issuers do.',
      ],
      fix: [
        'Nada: es una notificación, y la nota queda aceptada.',
        'Nothing: it is a notification, and the note is accepted.',
      ],
    },
    authority(
      'El anexo pide un elemento que sus ejemplos no escriben; si la DIAN lo notifica, el documento vale igual.',
      'The annex asks for an element that its samples do not write; if DIAN notifies it, the document is valid all the same.',
    ),
  ),
];

/** DIAN's rules on notes to equivalent documents: those of credit notes, without what equivalents have not. */
export const equivalentNoteRuleSet: RuleSet = {
  letter: LETTER,
  documents: 'notes to equivalent documents',
  like: {
    letter: 'C',
    without: among(
      'FAD03 FAD08 CAD02a CAD12a CBF03a FAB14 CAE02 CAE04 FAM FAL06 FBC FBD FAQ05 FAR FGB FAU12 FAV03 FBA05 FAZ04 FAZ05 FAT FAY',
    ),
  },
  own,
  known: knownOf(
    LETTER,
    `
NAAB14|N|1|sts:InvoiceSource|NOBELIO
NAAD03|R|1|cbc:ProfileID|NOBELIO, COF
NAAD08|R|Q|cbc:UUID/@schemeName|annex, SCH
`,
  ),
};
