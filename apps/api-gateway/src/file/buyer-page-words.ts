import type { DocumentKind } from '@rubrica/fiscal';
import { inGender, kindOf } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import type { BuyerDocument, BuyerVerdict } from './buyer-page.js';

/** What the page says of a document to its buyer. Nothing in it is markup. */
export interface BuyerNotice {
  readonly title: string;
  readonly text: string;
}

export const titleOf = ({ kind, number }: BuyerDocument, language: Language): string =>
  `${capitalized(kindOf(kind).words.title[language])} ${number}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const totalLabelOf = ({ kind }: BuyerDocument, language: Language): string => kindOf(kind).words.total[language];

/** What nobody is to do with a document that is not valid. Nobody pays a credit note. */
const leaveAlone = (kind: DocumentKind, language: Language): string => {
  const { asksForPayment } = kindOf(kind);
  if (language === 'es') return asksForPayment ? 'No l{a|o} pague ni l{a|o} registre' : 'No l{a|o} registre';
  return asksForPayment ? 'Neither pay it nor enter it in your books' : 'Do not enter it in your books';
};

/** Says what a document of another environment than production is worth; null of one of production. */
export const environmentNotice = (document: BuyerDocument, language: Language): BuyerNotice | null => {
  const notice = worthOf(document, language);
  return notice && agreed(document, notice);
};

/** The words of a notice in the gender of the document. */
const agreed = ({ kind }: BuyerDocument, { title, text }: BuyerNotice): BuyerNotice => ({
  title: inGender(kindOf(kind), title),
  text: inGender(kindOf(kind), text),
});

const worthOf = ({ environment, kind, verdict }: BuyerDocument, language: Language): BuyerNotice | null => {
  const noun = kindOf(kind).words.noun[language];
  const leave = leaveAlone(kind, language);
  switch (environment) {
    case 'production':
      return null;
    case 'habilitacion':
      return language === 'es'
        ? {
            title: 'Sin validez fiscal',
            text: `Est{a|e} ${noun} se expidió en el ambiente de pruebas de la DIAN (habilitación). ${leave}.`,
          }
        : {
            title: 'Not valid for tax purposes',
            text: `This ${noun} was issued in the trial environment of the tax authority (DIAN). ${leave}.`,
          };
    case 'test': {
      const outcome = VERDICTS[verdict.is][language].title.toLowerCase().replace('dian', 'DIAN');
      return language === 'es'
        ? {
            title: 'Documento de prueba, sin validez fiscal',
            text: `La DIAN no conoce est{a|e} ${noun}. ${leave}. Resultado simulado: ${outcome}.`,
          }
        : {
            title: 'Test document, not valid for tax purposes',
            text: `The tax authority (DIAN) does not know this ${noun}. ${leave}. Simulated outcome: ${outcome}.`,
          };
    }
  }
};

/** Says what the tax authority has decided. */
export const verdictNotice = (document: BuyerDocument, language: Language): BuyerNotice => {
  const { title, text } = VERDICTS[document.verdict.is][language];
  const { at } = document.verdict;
  return agreed(document, {
    title,
    text: text(kindOf(document.kind).words.noun[language], at === null ? null : moment(at, language), document.kind),
  });
};

type Said = Readonly<
  Record<
    Language,
    { readonly title: string; readonly text: (noun: string, moment: string | null, kind: DocumentKind) => string }
  >
>;

const VERDICTS: Readonly<Record<BuyerVerdict['is'], Said>> = {
  accepted: {
    es: {
      title: 'Validad{a|o} por la DIAN',
      text: (noun, moment) =>
        moment === null ? `La DIAN validó est{a|e} ${noun}.` : `El ${moment}, la DIAN validó est{a|e} ${noun}.`,
    },
    en: {
      title: 'Validated by DIAN',
      text: (noun, moment) =>
        `The tax authority of Colombia (DIAN) validated this ${noun}${moment === null ? '' : ` on ${moment}`}.`,
    },
  },
  contingency: {
    es: {
      title: 'Expedid{a|o} en contingencia',
      text: (noun) =>
        `Los servicios de la DIAN no estaban disponibles. Est{a|e} ${noun} es válid{a|o} desde ya; cuando la DIAN l{a|o} valide, usted recibirá otro correo.`,
    },
    en: {
      title: 'Issued in contingency',
      text: (noun) =>
        `The services of the tax authority (DIAN) were not available. This ${noun} is valid now; you will get another mail when DIAN has validated it.`,
    },
  },
  waiting: {
    es: {
      title: 'Pendiente de validación por la DIAN',
      text: (noun) => `La DIAN todavía no ha validado est{a|e} ${noun}. Vuelva a abrir esta página más tarde.`,
    },
    en: {
      title: 'Being validated by DIAN',
      text: (noun) => `The tax authority (DIAN) has not validated this ${noun} yet. Open this page again later.`,
    },
  },
  rejected: {
    es: {
      title: 'Rechazad{a|o} por la DIAN',
      text: (noun, _, kind) =>
        `Est{a|e} ${noun} no tiene validez fiscal. ${leaveAlone(kind, 'es')}: pida un{a|o} corregid{a|o} a quien l{a|o} expidió.`,
    },
    en: {
      title: 'Rejected by DIAN',
      text: (noun, _, kind) =>
        `This ${noun} is not valid for tax purposes. ${leaveAlone(kind, 'en')}: ask its issuer for a corrected one.`,
    },
  },
  failed: {
    es: {
      title: 'Sin validar',
      text: (noun) => `La DIAN no ha validado est{a|e} ${noun}. Pregunte a quien l{a|o} expidió antes de usarl{a|o}.`,
    },
    en: {
      title: 'Not validated',
      text: (noun) => `The tax authority (DIAN) has not validated this ${noun}. Ask its issuer before you use it.`,
    },
  },
};

export const LABELS = {
  es: {
    ...{ issuer: 'De', buyer: 'Para', issued: 'Fecha de emisión', due: 'Fecha de vencimiento', files: 'Archivos' },
    ...{ pdf: 'Abrir el PDF', xml: 'Descargar el XML', zip: 'Descargar todo (zip)' },
    dian: 'Compruébelo en el catálogo de la DIAN',
    what: 'El PDF es para leer e imprimir. El zip trae el PDF y el documento electrónico firmado (XML), con la respuesta de la DIAN si ya la hay.',
    keep: 'Guárdelo como soporte contable.',
  },
  en: {
    ...{ issuer: 'From', buyer: 'To', issued: 'Date of issue', due: 'Due date', files: 'Files' },
    ...{ pdf: 'Open the PDF', xml: 'Download the XML', zip: 'Download all (zip)' },
    dian: 'Check it in the catalogue of DIAN',
    what: 'The PDF is for reading and printing. The zip has the PDF and the signed electronic document (XML), with the answer of DIAN if it is there.',
    keep: 'Keep it for your accounts.',
  },
} as const;

const LONG_MOMENT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Bogota' } as const;
const MOMENTS = {
  es: new Intl.DateTimeFormat('es-CO', LONG_MOMENT),
  en: new Intl.DateTimeFormat('en-US', LONG_MOMENT),
} as const;

/** As the clocks in Colombia show it. */
const moment = (instant: string, language: Language): string => MOMENTS[language].format(new Date(instant));
