import type { DocumentKind, Words } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import { createHash } from 'node:crypto';

/** What the page of a document shows to its buyer. */
export interface BuyerDocument {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issuer: { readonly legalName: string; readonly nit: string; readonly email: string };
  readonly buyer: string | null;
  /** ISO 8601 with Colombia's offset, or a day; null if it is not known yet. */
  readonly issuedAt: string | null;
  readonly payable: { readonly amount: string; readonly currency: string };
  readonly cufe: string | null;
  readonly state: 'valid' | 'contingency' | 'test' | 'underWay' | 'rejected';
  /** Page of the tax authority about it; null if it knows it not. */
  readonly dianUrl: string | null;
  /** Paths of the files; null for one that is not there. */
  readonly files: Readonly<Record<'pdf' | 'xml' | 'zip', string | null>>;
}

/**
 * The page that a mail's button opens: what the document is, its PDF, and its files to take; in Spanish, and in English
 * below. It has no script and loads nothing but the PDF, so nobody learns who reads it.
 */
export const buyerPage = (document: BuyerDocument): string => {
  const title = titleOf(document, 'es');
  return page(
    title,
    `<header><p class="issuer">${escaped(document.issuer.legalName)}</p><a href="#english" lang="en" hreflang="en">English</a></header>
<main>
<h1>${escaped(title)}</h1>
${section(document, 'es')}
${viewer(document)}
<section id="english" lang="en" aria-labelledby="english-title">
<h2 id="english-title">${escaped(titleOf(document, 'en'))}</h2>
${section(document, 'en')}
</section>
</main>
<footer><p>${escaped(document.issuer.legalName)} · NIT ${escaped(document.issuer.nit)} · <a href="mailto:${escaped(document.issuer.email)}">${escaped(document.issuer.email)}</a></p></footer>`,
  );
};

/** The page for a URL that is wrong or too old. */
export const missingPage = (reason: 'expired' | 'absent'): string => {
  const { es, en } = MISSING[reason];
  return page(
    es.title,
    `<main><h1>${es.title}</h1><p>${es.text}</p><section lang="en" aria-labelledby="english-title"><h2 id="english-title">${en.title}</h2><p>${en.text}</p></section></main>`,
  );
};

const MISSING = {
  expired: {
    es: {
      title: 'Este enlace venció',
      text: 'El documento sigue en el archivo adjunto del correo. Pida a quien lo expidió un enlace nuevo.',
    },
    en: {
      title: 'This link has expired',
      text: 'The document is still attached to the mail. Ask its issuer for a new link.',
    },
  },
  absent: {
    es: { title: 'Aquí no hay ningún documento', text: 'Abra el enlace completo, tal como está en el correo.' },
    en: { title: 'There is no document here', text: 'Open the whole link as it stands in the mail.' },
  },
} as const;

const KINDS: Readonly<Record<DocumentKind, Words>> = {
  invoice: { es: 'Factura electrónica de venta', en: 'Electronic sales invoice' },
  credit_note: { es: 'Nota crédito electrónica', en: 'Electronic credit note' },
  debit_note: { es: 'Nota débito electrónica', en: 'Electronic debit note' },
};

const STATES: Readonly<Record<BuyerDocument['state'], Words>> = {
  valid: {
    es: 'La DIAN validó este documento: es el que vale para sus impuestos.',
    en: 'The tax authority (DIAN) has validated this document: it is valid for tax purposes.',
  },
  contingency: {
    es: 'Se expidió en contingencia: vale, y la DIAN lo validará cuando sus servicios vuelvan.',
    en: 'It was issued in contingency: it is valid, and the tax authority (DIAN) will validate it later.',
  },
  test: {
    es: 'Este es un documento de prueba: no tiene validez fiscal.',
    en: 'This is a test document: it is not valid for tax purposes.',
  },
  underWay: {
    es: 'La DIAN aún no ha validado este documento. Vuelva a abrir esta página más tarde.',
    en: 'The tax authority (DIAN) has not validated this document yet. Open this page again later.',
  },
  rejected: {
    es: 'La DIAN no validó este documento: no vale.',
    en: 'The tax authority (DIAN) rejected this document: it is not valid.',
  },
};

const LABELS = {
  es: {
    ...{ issuer: 'De', buyer: 'Para', issued: 'Fecha de emisión', total: 'Total', dian: 'Consultar en la DIAN' },
    ...{ pdf: 'Abrir el PDF', xml: 'Descargar el XML', zip: 'Descargar todo (zip)', files: 'Archivos' },
    what: 'El PDF es para leer e imprimir. El XML es el documento electrónico mismo, con su firma. El zip trae el PDF, el XML y la respuesta de la DIAN: guárdelo como soporte contable.',
  },
  en: {
    ...{ issuer: 'From', buyer: 'To', issued: 'Date of issue', total: 'Total', dian: 'Check at DIAN' },
    ...{ pdf: 'Open the PDF', xml: 'Download the XML', zip: 'Download all (zip)', files: 'Files' },
    what: 'The PDF is for reading and printing. The XML is the electronic document itself, with its signature. The zip has the PDF, the XML and the answer of the tax authority: keep it for your accounts.',
  },
} as const;

const titleOf = ({ kind, number }: BuyerDocument, language: Language): string => `${KINDS[kind][language]} ${number}`;

const section = (document: BuyerDocument, language: Language): string => {
  const labels = LABELS[language];
  const { issuer, buyer, issuedAt, payable, cufe, state, dianUrl, files, kind } = document;
  const facts: (readonly [string, string | null])[] = [
    [labels.issuer, `${issuer.legalName}, NIT ${issuer.nit}`],
    [labels.buyer, buyer],
    [labels.issued, issuedAt === null ? null : day(issuedAt, language)],
    [labels.total, money(payable, language)],
    [kind === 'invoice' ? 'CUFE' : 'CUDE', cufe],
  ];
  const links = [
    link(files.pdf, labels.pdf, ''),
    link(files.xml, labels.xml, ' download'),
    link(files.zip, labels.zip, ' download'),
    link(dianUrl, labels.dian, ' rel="noreferrer"'),
  ].filter((one) => one !== '');
  return `<p class="state ${state}">${STATES[state][language]}</p>
<dl>${facts
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `<div><dt>${label}</dt><dd>${escaped(value ?? '')}</dd></div>`)
    .join('')}</dl>
<ul class="files" aria-label="${labels.files}">${links.map((one) => `<li>${one}</li>`).join('')}</ul>
<p>${labels.what}</p>`;
};

const link = (url: string | null, label: string, attributes: string): string =>
  url === null ? '' : `<a class="button" href="${escaped(url)}"${attributes}>${label}</a>`;

const viewer = (document: BuyerDocument): string =>
  document.files.pdf === null
    ? ''
    : `<iframe src="${escaped(document.files.pdf)}" title="PDF: ${escaped(titleOf(document, 'es'))}"></iframe>`;

const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' } as const;
const AMOUNTS = { es: new Intl.NumberFormat('es-CO', DECIMALS), en: new Intl.NumberFormat('en-US', DECIMALS) } as const;
const LONG_DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;
const DAYS = {
  es: new Intl.DateTimeFormat('es-CO', LONG_DAY),
  en: new Intl.DateTimeFormat('en-US', LONG_DAY),
} as const;

/** Exact, as the text is not read as a number. */
const money = ({ amount, currency }: BuyerDocument['payable'], language: Language): string => {
  const text = AMOUNTS[language].format(amount as `${number}`);
  return currency === 'COP' && language === 'es' ? `$ ${text}` : `${currency} ${text}`;
};

const day = (instant: string, language: Language): string => DAYS[language].format(new Date(instant.slice(0, 10)));

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1b2733;background:#fff}
header,main,footer{max-width:60rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem}
.issuer{margin:0;font-weight:bold}
h1{font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
h2{font-size:1.25rem;line-height:1.25;overflow-wrap:anywhere}
a{color:#17466b}
.state{padding:.75rem 1rem;border-left:.25rem solid #17466b;background:#eef3f7}
.rejected,.test{border-color:#7a4b00;background:#fff4dc;color:#5c3900}
dl{margin:1rem 0}
dl div{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:1rem;padding:.5rem 0;border-top:1px solid #dfe4e8}
dt{color:#4d5863}dd{margin:0;overflow-wrap:anywhere}
.files{display:flex;flex-wrap:wrap;gap:.75rem;padding:0;list-style:none}
.button{display:inline-block;padding:.75rem 1.25rem;border-radius:.25rem;background:#17466b;color:#fff;text-decoration:none;font-weight:bold}
.button:focus-visible,a:focus-visible{outline:.2rem solid #d97706;outline-offset:.15rem}
iframe{width:100%;height:80vh;border:1px solid #dfe4e8}
section{margin-top:2rem;border-top:1px solid #dfe4e8}
footer{color:#4d5863;font-size:.875rem}
@media (max-width:30rem){dl div{grid-template-columns:1fr;gap:0}}
@media (prefers-color-scheme:dark){body{color:#e8ecef;background:#12171c}a{color:#9cc7ea}.state{background:#1b2229;border-color:#9cc7ea}.rejected,.test{background:#4a3500;color:#ffe9b8;border-color:#ffe9b8}dt,footer{color:#a7b1ba}.button{background:#9cc7ea;color:#12171c}dl div,section,iframe{border-color:#38444f}}
@media print{iframe,.files,header a{display:none}}
`;

/** Content-Security-Policy of the pages: their own style, the PDF of this host, and nothing else. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of this host, with its style. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
