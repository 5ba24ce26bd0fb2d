import { fiscalIssuer, searchUrl, shownDay, shownMoney } from '@rubrica/fiscal';
import { inGender, type Kind, kindOf, shownCorrection, spanishNoun } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import type { Contents, FileNames, FileUrls, MailedPackage } from './letter.js';
import { oneLine } from './one-line.js';

/** What a letter says, the same in both of its forms. Nothing in it is markup. */
export interface LetterText {
  readonly sender: string;
  readonly spanish: LetterSection;
  /** Null: for a reader who needs none. */
  readonly english: LetterSection | null;
  /** Language that comes first, if both are there; Spanish by default. */
  readonly first?: Language;
  /** What computers know the document by; null: it is about none. */
  readonly code: readonly [name: string, value: string] | null;
  /** Who writes, and what the tenant says at the end. */
  readonly company: readonly string[];
}

export interface LetterSection {
  readonly title: string;
  readonly greeting: string | null;
  readonly introduction: string;
  readonly notices: readonly string[];
  /** The first is shown large: the amount, if it is known. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The page of the document: what most readers want. Null: there is none. */
  readonly page: Link | null;
  /** Files by themselves, and the page of the tax authority. */
  readonly links: readonly Link[];
  /** Null: nothing is attached. */
  readonly attachment: string | null;
  readonly paragraphs: readonly (readonly [title: string, text: string])[];
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A part of a letter in one language. */
export interface PlacedSection {
  readonly language: Language;
  readonly section: LetterSection;
}

/** Returns the parts of a letter in their order; the second is null in a letter of one language. */
export const sectionsOf = ({
  spanish: inSpanish,
  english: inEnglish,
  first = 'es',
}: LetterText): readonly [main: PlacedSection, below: PlacedSection | null] => {
  const main = { language: 'es', section: inSpanish } as const;
  if (inEnglish === null) return [main, null];
  const other = { language: 'en', section: inEnglish } as const;
  return first === 'es' ? [main, other] : [other, main];
};

interface Bilingual {
  readonly es: string;
  readonly en: string;
}

/** Label of the link to the page of the document. */
const pageOf = (kind: Kind): Bilingual => ({
  es: `Ver ${spanishNoun('the', kind)}`,
  en: `View the ${kind.words.noun.en}`,
});

/** What a letter is written from. */
export interface LetterSource {
  readonly document: MailedPackage;
  readonly contents: Contents;
  /** Null for a file that is not attached. */
  readonly attached: Readonly<Record<keyof FileNames, string | null>>;
  readonly urls: FileUrls | null;
}

export const wordsOf = (written: LetterSource): LetterText => {
  const { document, contents } = written;
  const { issuer } = contents;
  const { address } = fiscalIssuer(issuer);
  const place = [address?.line, address?.municipality, issuer.phone].filter((part) => typeof part === 'string');
  return {
    sender: oneLine(issuer.trade_name ?? issuer.legal_name),
    spanish: spanish(written),
    english: issuer.mail?.bilingual || isAbroad(contents.counterparty) ? english(written) : null,
    code: [kindOf(document.kind).hashName, document.cufe],
    company: [
      `${oneLine(issuer.legal_name)} · NIT ${issuer.nit}-${issuer.check_digit}`,
      place.map(oneLine).join(' · '),
      ...linesOf(issuer.pdf?.footer),
    ],
  };
};

/** Passport, foreign identity document, NIT of another country: they tell a buyer abroad whose address is not known. */
const FOREIGN_IDENTIFICATIONS: readonly string[] = ['41', '42', '50'];

const isAbroad = (counterparty: Contents['counterparty']): boolean => {
  if (counterparty === null) return false;
  const { address, identification } = counterparty;
  return address ? (address.country ?? 'CO') !== 'CO' : FOREIGN_IDENTIFICATIONS.includes(identification.type);
};

const linesOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(/\r\n?|\n/).map(oneLine);

const spanish = (written: LetterSource): LetterSection => {
  const { document, contents, attached } = written;
  const { issuer, counterparty } = contents;
  const kind = kindOf(document.kind).words.title.es;
  const name = oneLine(issuer.legal_name);
  return {
    title: `${capitalized(kind)} ${document.number}`,
    greeting: counterparty ? `${oneLine(counterparty.legal_name)}:` : 'Cordial saludo:',
    introduction: `${attached.zip === null ? 'Le enviamos' : 'Adjuntamos'} ${inGender(kindOf(document.kind), '{la|el}')} ${kind} ${document.number} de ${name}, NIT ${issuer.nit}-${issuer.check_digit}.`,
    ...linkedIn('es', written),
    attachment:
      attached.zip === null
        ? 'Los archivos son muy grandes para adjuntarlos: descárguelos con los enlaces de este correo.'
        : `El archivo adjunto ${attached.zip} contiene el documento electrónico (XML) y su representación gráfica (PDF).` +
          (attached.pdf === null ? '' : ` El PDF también va adjunto por separado: ${attached.pdf}.`),
    paragraphs: [
      ...paymentOf(written, 'Datos para el pago'),
      [
        '¿Algo no está bien?',
        `Responda a este correo o escriba a ${contactOf(issuer, 'tel.')}. ` +
          (kindOf(document.kind).asksForPayment
            ? 'Si no reconoce la compra o un dato está errado, avísenos antes de pagar: se corrige con una nota. '
            : 'Si un dato está errado, avísenos. ') +
          'Si este correo no es para usted, por favor infórmenos y bórrelo.',
      ],
    ],
  };
};

const english = (written: LetterSource): LetterSection => {
  const { document, contents, attached } = written;
  const { issuer } = contents;
  const kind = kindOf(document.kind).words.title.en;
  const name = oneLine(issuer.legal_name);
  return {
    title: `${capitalized(kind)} ${document.number}`,
    greeting: null,
    introduction: `${attached.zip === null ? 'Here' : 'Attached'} is the ${kind} ${document.number} of ${name}, tax id (NIT) ${issuer.nit}-${issuer.check_digit}.`,
    ...linkedIn('en', written),
    attachment:
      attached.zip === null
        ? 'The files are too large to be attached: download them by the links in this mail.'
        : `The attached file ${attached.zip} holds the electronic document (XML) and its printable form (PDF).` +
          (attached.pdf === null ? '' : ` The PDF is also attached by itself: ${attached.pdf}.`),
    paragraphs: [
      ...paymentOf(written, 'Where to pay'),
      [
        'Is something wrong?',
        `Reply to this mail or write to ${contactOf(issuer, 'phone')}. ` +
          (kindOf(document.kind).asksForPayment
            ? 'If you do not know this purchase, or something in it is wrong, tell us before you pay.'
            : 'If something in it is wrong, tell us.'),
      ],
    ],
  };
};

/** What both languages say in the same way. */
const linkedIn = (
  language: Language,
  { document, contents, urls }: LetterSource,
): Pick<LetterSection, 'notices' | 'facts' | 'page' | 'links'> => ({
  notices: noticesOf(document, language),
  facts: factsOf(document, contents, language),
  page: urls === null ? null : { label: pageOf(kindOf(document.kind))[language], url: urls.page[language] },
  links: linksOf(document, urls, language),
});

/** What the tenant says of payments, in its own words. A credit note asks for none. */
const paymentOf = ({ document, contents }: LetterSource, title: string): LetterSection['paragraphs'] => {
  const bank = kindOf(document.kind).asksForPayment ? linesOf(contents.issuer.pdf?.bank_details) : [];
  return bank.length === 0 ? [] : [[title, bank.join('\n')]];
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const contactOf = ({ email, phone }: Contents['issuer'], label: string): string =>
  phone === undefined ? oneLine(email) : `${oneLine(email)} (${label} ${oneLine(phone)})`;

const NOTICES = {
  test: {
    es: 'Este es un documento de prueba: no tiene validez fiscal y la DIAN no lo conoce.',
    en: 'This is a test document: it is not valid for tax purposes, and the tax authority (DIAN) does not know it.',
  },
  habilitacion: {
    es: 'Este documento se expidió en el ambiente de pruebas de la DIAN (habilitación): no tiene validez fiscal.',
    en: 'This document was issued in the trial environment of the tax authority (DIAN): it is not valid for tax purposes.',
  },
  contingency: {
    es:
      'Se expidió en contingencia, pues los servicios de la DIAN no están disponibles. ' +
      'Cuando la DIAN lo valide le enviaremos el documento con la constancia de la validación.',
    en:
      'It was issued in contingency, as the services of the tax authority (DIAN) are not available. ' +
      'We will send the document again with its validation.',
  },
} as const;

const noticesOf = ({ environment, contingency }: MailedPackage, language: Language): readonly string[] => [
  ...(environment === 'production' ? [] : [NOTICES[environment][language]]),
  ...(contingency ? [NOTICES.contingency[language]] : []),
];

const LABELS = {
  es: { pdf: 'Abrir el PDF', xml: 'Descargar el XML', dian: 'Consultar en la DIAN' },
  en: { pdf: 'Open the PDF', xml: 'Download the XML', dian: 'Check at DIAN' },
} as const;

const linksOf = (document: MailedPackage, urls: FileUrls | null, language: Language): readonly Link[] => {
  const labels = LABELS[language];
  const dian = dianUrlOf(document);
  return [
    ...(urls === null
      ? []
      : [
          { label: labels.pdf, url: urls.pdf },
          { label: labels.xml, url: urls.xml },
        ]),
    ...(dian === null ? [] : [{ label: labels.dian, url: dian }]),
  ];
};

/** Returns the DIAN's page of the document; null when the DIAN does not know the document yet, or never will. */
const dianUrlOf = ({ environment, contingency, cufe }: MailedPackage): string | null =>
  environment === 'test' || contingency ? null : searchUrl(cufe, environment === 'production' ? '1' : '2');

const factsOf = (
  { kind, payable_amount, currency, issued_at, invoice }: MailedPackage,
  { draft }: Contents,
  language: Language,
): LetterSection['facts'] => {
  const { asksForPayment, words } = kindOf(kind);
  const due = asksForPayment ? draft.payment_means?.due_date : undefined;
  const own = invoice ? { number: invoice.number, issuedAt: invoice.issue_date } : null;
  const correction = shownCorrection(kind, draft, own, language);
  return [
    [words.total[language], shownMoney(payable_amount, currency, language)],
    ...(due === undefined ? [] : [[DUE[language], shownDay(due, language)] as const]),
    [ISSUED[language], shownDay(issued_at, language)],
    ...(correction === null ? [] : [correction]),
  ];
};

const DUE = { es: 'Fecha de vencimiento', en: 'Due date' } as const;
const ISSUED = { es: 'Fecha de emisión', en: 'Date of issue' } as const;
