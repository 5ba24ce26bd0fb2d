import type { Environment } from '@rubrica/contracts';
import { type DocumentDraft, type DocumentKind, shownDay, shownMoney } from '@rubrica/fiscal';
import { kindOf, type NamedDocument, shownCorrection } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import {
  environmentNotice,
  LABELS,
  type BuyerNotice,
  titleOf,
  totalLabelOf,
  verdictNotice,
} from './buyer-page-words.js';
import { escaped } from './page.js';
import type { PageWriter } from './page-answer.js';

/** What the page of a document shows to its buyer (ADR 0149). */
export interface BuyerDocument {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly environment: Environment;
  readonly issuer: { readonly legalName: string; readonly nit: string; readonly email: string };
  readonly buyer: string | null;
  /** ISO 8601 with Colombia's offset, or a day; null if it is not known yet. */
  readonly issuedAt: string | null;
  /** Day until which it is to be paid; null where none is agreed. */
  readonly dueDate: string | null;
  readonly draft: DocumentDraft;
  /** The document of the issuer that a note corrects; null if it names none, or if that has no number yet. */
  readonly corrected: NamedDocument | null;
  readonly payable: { readonly amount: string; readonly currency: string };
  readonly cufe: string | null;
  readonly verdict: BuyerVerdict;
  readonly files: Readonly<Record<'pdf' | 'xml' | 'zip', string | null>>;
}

export interface BuyerVerdict {
  readonly is: 'accepted' | 'contingency' | 'waiting' | 'rejected' | 'failed';
  /** Instant of the validation; null where the tax authority tells none. */
  readonly at: string | null;
  /** Page of the tax authority about the document; null if it does not know it. */
  readonly url: string | null;
}

/**
 * The page that a mail's button opens: what the document is, what the tax authority says of it, its PDF, and its files to
 * take. It loads nothing but the PDF, so nobody learns who reads it.
 */
export const buyerPage =
  (document: BuyerDocument): PageWriter =>
  (language) => {
    const { issuer } = document;
    const title = titleOf(document, language);
    return {
      title,
      head: `<p class="issuer">${escaped(issuer.legalName)}</p>`,
      body: `<main>
<h1>${escaped(title)}</h1>
${notices(document, language)}
${facts(document, language)}
${files(document, language)}
${viewer(document, title)}
${code(document)}
</main>
<footer><p>${escaped(issuer.legalName)} · NIT ${escaped(issuer.nit)} · <a href="mailto:${escaped(issuer.email)}">${escaped(issuer.email)}</a></p></footer>`,
    };
  };

const LOOKS: Readonly<Record<BuyerVerdict['is'], string>> = {
  accepted: 'good',
  contingency: 'warning',
  waiting: 'neutral',
  rejected: 'bad',
  failed: 'bad',
};

/** Of a test document the tax authority says nothing. */
const notices = (document: BuyerDocument, language: Language): string => {
  const { environment, verdict } = document;
  const worth = environmentNotice(document, language);
  return [
    ...(worth === null ? [] : [notice('warning', worth, '')]),
    ...(environment === 'test'
      ? []
      : [notice(LOOKS[verdict.is], verdictNotice(document, language), dianLink(verdict, language))]),
  ].join('\n');
};

const notice = (look: string, { title, text }: BuyerNotice, link: string): string =>
  `<section class="state ${look}"><h2>${escaped(title)}</h2><p>${escaped(text)}</p>${link}</section>`;

const dianLink = ({ url }: BuyerVerdict, language: Language): string =>
  url === null ? '' : `<p><a href="${escaped(url)}" rel="noreferrer">${LABELS[language].dian}</a></p>`;

const facts = (document: BuyerDocument, language: Language): string => {
  const labels = LABELS[language];
  const { kind, issuer, buyer, issuedAt, dueDate, draft, corrected, payable } = document;
  const correction = shownCorrection(kind, draft, corrected, language);
  const rows: (readonly [label: string, value: string | null, look?: string])[] = [
    [totalLabelOf(document, language), shownMoney(payable.amount, payable.currency, language), 'total'],
    [labels.due, dueDate === null ? null : shownDay(dueDate, language)],
    [labels.issued, issuedAt === null ? null : shownDay(issuedAt, language)],
    ...(correction === null ? [] : [correction]),
    [labels.issuer, `${issuer.legalName}, NIT ${issuer.nit}`],
    [labels.buyer, buyer],
  ];
  return `<dl>${rows
    .map(([label, value, look]) =>
      value === null
        ? ''
        : `<div><dt>${label}</dt><dd${look === undefined ? '' : ` class="${look}"`}>${escaped(value)}</dd></div>`,
    )
    .join('')}</dl>`;
};

const files = ({ files: { pdf, xml, zip }, environment }: BuyerDocument, language: Language): string => {
  const labels = LABELS[language];
  const links = [
    link(pdf, labels.pdf, ' class="button"'),
    link(zip, labels.zip, ' download'),
    link(xml, labels.xml, ' download'),
  ].filter((one) => one !== '');
  if (links.length === 0) return '';
  const list = `<ul class="files" aria-label="${labels.files}">${links.map((one) => `<li>${one}</li>`).join('')}</ul>`;
  const keep = environment === 'production' ? ` ${labels.keep}` : '';
  return zip === null ? list : `${list}\n<p>${labels.what}${keep}</p>`;
};

const link = (url: string | null, label: string, attributes: string): string =>
  url === null ? '' : `<a href="${escaped(url)}"${attributes}>${label}</a>`;

/** Beside the button, for wide screens: phones show no PDF inside a page, and do not load this one. */
const viewer = ({ files: { pdf } }: BuyerDocument, title: string): string =>
  pdf === null ? '' : `<iframe src="${escaped(pdf)}" loading="lazy" title="PDF: ${escaped(title)}"></iframe>`;

/** What computers know the document by. */
const code = ({ kind, cufe }: BuyerDocument): string =>
  cufe === null ? '' : `<p class="code">${kindOf(kind).hashName} ${escaped(cufe)}</p>`;
