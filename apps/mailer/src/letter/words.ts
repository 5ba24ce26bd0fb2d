import { type DocumentKind, fiscalSupplier, searchUrl } from '@rubrica/fiscal';
import type { Contents, FileUrls, MailedPackage } from './letter.js';
import { oneLine } from './one-line.js';

/** What a letter says, the same in both of its forms. Nothing in it is markup. */
export interface Words {
  readonly sender: string;
  readonly spanish: Section;
  readonly english: Section;
  /** What computers know the document by; null: it is about none. */
  readonly code: readonly [name: string, value: string] | null;
  /** Who writes, and what the tenant says at the end. */
  readonly company: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly greeting: string | null;
  readonly introduction: string;
  readonly notices: readonly string[];
  /** The first is shown large: the amount, if it is known. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly links: readonly Link[];
  /** Null: nothing is attached. */
  readonly attachment: string | null;
  readonly paragraphs: readonly (readonly [title: string, text: string])[];
}

export interface Link {
  readonly label: string;
  readonly url: string;
  /** A file of the document; else a page of the tax authority. */
  readonly isFile: boolean;
}

const KINDS: Readonly<Record<DocumentKind, { readonly es: string; readonly en: string; readonly total: TotalNames }>> =
  {
    invoice: {
      es: 'factura electrónica de venta',
      en: 'electronic sales invoice',
      total: { es: 'Total a pagar', en: 'Total to pay' },
    },
    credit_note: {
      es: 'nota crédito electrónica',
      en: 'electronic credit note',
      total: { es: 'Total de la nota crédito', en: 'Total of the credit note' },
    },
    debit_note: {
      es: 'nota débito electrónica',
      en: 'electronic debit note',
      total: { es: 'Total de la nota débito', en: 'Total of the debit note' },
    },
  };

interface TotalNames {
  readonly es: string;
  readonly en: string;
}

/** `zip`: name of the attached file; null where it is too large to be attached. */
export const wordsOf = (
  document: MailedPackage,
  contents: Contents,
  zip: string | null,
  urls: FileUrls | null,
): Words => {
  const { supplier } = contents;
  const facts = factsOf(document, contents);
  const { address } = fiscalSupplier(supplier);
  const place = [address?.line, address?.municipality, supplier.phone].filter((part) => typeof part === 'string');
  return {
    sender: oneLine(supplier.trade_name ?? supplier.legal_name),
    spanish: spanish(document, contents, zip, urls, facts),
    english: english(document, contents, zip, urls, facts),
    code: [document.kind === 'invoice' ? 'CUFE' : 'CUDE', document.cufe],
    company: [
      `${oneLine(supplier.legal_name)} · NIT ${supplier.nit}-${supplier.check_digit}`,
      place.map(oneLine).join(' · '),
      ...linesOf(supplier.pdf?.footer),
    ],
  };
};

const linesOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(/\r\n?|\n/).map(oneLine);

const spanish = (
  document: MailedPackage,
  { supplier, customer }: Contents,
  zip: string | null,
  urls: FileUrls | null,
  facts: Facts,
): Section => {
  const kind = KINDS[document.kind];
  const name = oneLine(supplier.legal_name);
  const bank = document.kind === 'credit_note' ? [] : linesOf(supplier.pdf?.bank_details);
  return {
    title: `${capitalized(kind.es)} ${document.number}`,
    greeting: customer ? `${oneLine(customer.legal_name)}:` : 'Cordial saludo:',
    introduction: `${zip === null ? 'Le enviamos' : 'Adjuntamos'} la ${kind.es} ${document.number} de ${name}, NIT ${supplier.nit}-${supplier.check_digit}.`,
    notices: noticesOf(document, 'es'),
    facts: facts.es,
    links: linksOf(document, urls, 'es'),
    attachment:
      zip === null
        ? 'Los archivos son muy grandes para adjuntarlos: ábralos y guárdelos con los botones.'
        : `El archivo adjunto ${zip} contiene el documento electrónico (XML) y su representación gráfica (PDF).`,
    paragraphs: [
      ...(bank.length === 0 ? [] : [['Datos para el pago', bank.join('\n')] as const]),
      [
        '¿Algo no está bien?',
        `Responda a este correo o escriba a ${contactOf(supplier, 'tel.')}. ` +
          'Si no reconoce la compra o un dato está errado, avísenos antes de pagar: se corrige con una nota. ' +
          'Si este correo no es para usted, por favor infórmenos y bórrelo.',
      ],
    ],
  };
};

const english = (
  document: MailedPackage,
  { supplier }: Contents,
  zip: string | null,
  urls: FileUrls | null,
  facts: Facts,
): Section => {
  const kind = KINDS[document.kind];
  const name = oneLine(supplier.legal_name);
  return {
    title: `${capitalized(kind.en)} ${document.number}`,
    greeting: null,
    introduction: `${zip === null ? 'Here' : 'Attached'} is the ${kind.en} ${document.number} of ${name}, tax id (NIT) ${supplier.nit}-${supplier.check_digit}.`,
    notices: noticesOf(document, 'en'),
    facts: facts.en,
    links: linksOf(document, urls, 'en'),
    attachment:
      zip === null
        ? 'The files are too large to be attached: open and keep them by the links.'
        : `The attached file ${zip} holds the electronic document (XML) and its printable form (PDF).`,
    paragraphs: [
      [
        'Is something wrong?',
        `Reply to this mail or write to ${contactOf(supplier, 'phone')}. ` +
          'If you do not know this purchase, or something in it is wrong, tell us before you pay.',
      ],
    ],
  };
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const contactOf = ({ email, phone }: Contents['supplier'], label: string): string =>
  phone === undefined ? oneLine(email) : `${oneLine(email)} (${label} ${oneLine(phone)})`;

export type Language = 'es' | 'en';

const NOTICES = {
  test: {
    es: 'Este es un documento de prueba: no tiene validez fiscal y la DIAN no lo conoce.',
    en: 'This is a test document: it is not valid for tax purposes, and the tax authority (DIAN) does not know it.',
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
  ...(environment === 'test' ? [NOTICES.test[language]] : []),
  ...(contingency ? [NOTICES.contingency[language]] : []),
];

const LABELS = {
  es: { page: 'Ver el documento', pdf: 'Ver el PDF', xml: 'Descargar el XML', dian: 'Consultar en la DIAN' },
  en: { page: 'See the document', pdf: 'See the PDF', xml: 'Download the XML', dian: 'Check at DIAN' },
} as const;

const linksOf = (document: MailedPackage, urls: FileUrls | null, language: Language): readonly Link[] => {
  const labels = LABELS[language];
  const dian = dianUrlOf(document);
  return [
    ...(urls === null
      ? []
      : [
          { label: labels.page, url: urls.page, isFile: true },
          { label: labels.pdf, url: urls.pdf, isFile: true },
          { label: labels.xml, url: urls.xml, isFile: true },
        ]),
    ...(dian === null ? [] : [{ label: labels.dian, url: dian, isFile: false }]),
  ];
};

/** Returns the DIAN's page of the document; null when the DIAN does not know the document yet, or never will. */
const dianUrlOf = ({ environment, contingency, cufe }: MailedPackage): string | null =>
  environment === 'test' || contingency ? null : searchUrl(cufe, environment === 'production' ? '1' : '2');

type Facts = Readonly<Record<Language, Section['facts']>>;

/** The packages of earlier versions do not tell the amount and the day. */
const factsOf = ({ kind, payable_amount, currency, issued_at }: MailedPackage, { draft }: Contents): Facts => {
  const { total } = KINDS[kind];
  const due = kind === 'credit_note' ? undefined : draft.payment_means?.due_date;
  const of = (language: Language): Section['facts'] => [
    ...(payable_amount === undefined || currency === undefined
      ? []
      : [[total[language], money(payable_amount, currency, language)] as const]),
    ...(due === undefined ? [] : [[DUE[language], day(due, language)] as const]),
    ...(issued_at === undefined ? [] : [[ISSUED[language], day(issued_at, language)] as const]),
  ];
  return { es: of('es'), en: of('en') };
};

const DUE = { es: 'Fecha de vencimiento', en: 'Due date' } as const;
const ISSUED = { es: 'Fecha de emisión', en: 'Date of issue' } as const;

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const AMOUNTS = {
  es: new Intl.NumberFormat('es-CO', { ...DECIMALS, useGrouping: 'always' }),
  en: new Intl.NumberFormat('en-US', { ...DECIMALS, useGrouping: 'always' }),
} as const;

/** '262500.00' in COP is '$ 262.500,00'. Exact, as the text is not read as a number. */
const money = (amount: string, currency: string, language: Language): string => {
  const text = AMOUNTS[language].format(amount as `${number}`);
  return currency === 'COP' && language === 'es' ? `$ ${text}` : `${currency} ${text}`;
};

const LONG_DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;
const DAYS = {
  es: new Intl.DateTimeFormat('es-CO', LONG_DAY),
  en: new Intl.DateTimeFormat('en-US', LONG_DAY),
} as const;

/** Of a day, or of an instant with Colombia's offset. */
export const day = (date: string, language: Language): string => DAYS[language].format(new Date(date.slice(0, 10)));
