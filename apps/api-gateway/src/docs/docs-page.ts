import { API_VERSIONS, DEFAULT_API_VERSION } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import { otherThan, PATHS, WORDS } from './docs-words.js';
import { escapeHtml } from './markdown.js';
import { markedParts, type SearchResult } from './search-index.js';

/** A guide as the navigation shows it. */
export interface GuideLink {
  readonly name: string;
  readonly title: string;
}

/** A page of text, with the guides at its side. */
export interface TextPage {
  readonly language: Language;
  readonly title: string;
  readonly html: string;
  readonly section: 'guides' | 'errors' | 'search';
  readonly guides: readonly GuideLink[];
  /** Name of the guide that is shown; absent: another page. */
  readonly guide?: string;
  /** The same page in the other language. */
  readonly otherLanguage: string;
  /** What was searched for. */
  readonly query?: string;
}

const SHARED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
/** Content-Security-Policy of the pages made from Markdown: all they load is from this server. */
export const TEXT_POLICY = [...SHARED_POLICY, "style-src 'self'"].join('; ');
/** That of the reference: Scalar brings its styles in its script. */
export const REFERENCE_POLICY = [...SHARED_POLICY, "style-src 'self' 'unsafe-inline'"].join('; ');

const current = (is: boolean): string => (is ? ' aria-current="page"' : '');

interface Shell {
  readonly language: Language;
  readonly title: string;
  readonly section: 'reference' | TextPage['section'];
  readonly otherLanguage: string;
  readonly query?: string;
  readonly body: string;
  readonly scripts: readonly string[];
}

/** Links to the documents of the versions that the reference does not show. */
const otherVersions = (language: Language): string =>
  API_VERSIONS.filter((version) => version !== DEFAULT_API_VERSION)
    .map((version) => `<a class="document" href="${PATHS.documentOf(language, version)}">${version}</a>`)
    .join(' ');

const shell = ({ language, title, section, otherLanguage, query = '', body, scripts }: Shell): string => {
  const words = WORDS[language];
  const link = (name: 'reference' | 'guides' | 'errors'): string =>
    `<a href="${PATHS[name](language)}"${current(section === name)}>${words[name]}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<header class="top">
<a class="home" href="${PATHS.reference(language)}">Rubrica</a>
<nav>${link('reference')} ${link('guides')} ${link('errors')} <a class="document" href="${PATHS.document(language)}">${words.document}</a> ${otherVersions(language)}</nav>
<form role="search" action="${PATHS.search(language)}">
<input type="search" name="q" value="${escapeHtml(query)}" placeholder="${words.search}" aria-label="${words.search}" autocomplete="off" maxlength="200">
</form>
<a class="languages" href="${escapeHtml(otherLanguage)}" lang="${otherThan(language)}" hreflang="${otherThan(language)}">${words.other}</a>
</header>
${body}
${['/docs/search.js', ...scripts].map((path) => `<script src="${path}"></script>`).join('\n')}
</body>
</html>
`;
};

/** The reference, drawn by Scalar from the OpenAPI document of the language. */
export const referencePage = (language: Language): string =>
  shell({
    language,
    title: 'Rubrica API',
    section: 'reference',
    otherLanguage: PATHS.reference(otherThan(language)),
    body: `<div id="reference" data-document="${PATHS.document(language)}"></div>`,
    scripts: ['/docs/scalar.js', '/docs/reference.js'],
  });

const listOf = (language: Language, guides: readonly GuideLink[], guide?: string): string =>
  `<ul>${guides
    .map(
      ({ name, title }) =>
        `<li><a href="${PATHS.guide(language, name)}"${current(name === guide)}>${escapeHtml(title)}</a></li>`,
    )
    .join('')}</ul>`;

/** A guide, the page of a code or what a search has found; on a telephone the guides stand below the text. */
export const textPage = ({ language, title, html, section, guides, guide, otherLanguage, query }: TextPage): string =>
  shell({
    language,
    title: `${title} · Rubrica`,
    section,
    otherLanguage,
    ...(query === undefined ? {} : { query }),
    body: `<div class="columns">
<main>
${html}</main>
<nav class="guides" aria-label="${WORDS[language].guides}">${listOf(language, guides, guide)}</nav>
</div>`,
    scripts: ['/docs/docs.js'],
  });

/** The list of guides in one language. */
export const guidesPage = (language: Language, guides: readonly GuideLink[]): string =>
  textPage({
    language,
    title: WORDS[language].guides,
    html: `<h1>${WORDS[language].guides}</h1>${listOf(language, guides)}`,
    section: 'guides',
    guides,
    guide: '',
    otherLanguage: PATHS.guides(otherThan(language)),
  });

const marked = (text: string, query: string): string =>
  markedParts(text, query)
    .map(([part, isMarked]) => (isMarked ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
    .join('');

const KINDS = { guide: 'guides', error: 'errors', operation: 'reference' } as const;

/** What a search has found. */
export const searchPage = (
  language: Language,
  query: string,
  results: readonly SearchResult[],
  guides: readonly GuideLink[],
): string => {
  const { noResults, results: count, search, whatToSearch } = WORDS[language];
  const said = results.length === 0 ? noResults(query) : count(query, results.length);
  const items = results.map(
    ({ entry: { kind, path, titles }, excerpt }) =>
      `<li><a href="${escapeHtml(path)}"><small>${WORDS[language][KINDS[kind]]}</small> ` +
      `<strong>${marked(titles.join(' › '), query)}</strong><span>${marked(excerpt, query)}</span></a></li>`,
  );
  return textPage({
    language,
    title: search,
    html: `<h1>${search}</h1><p>${escapeHtml(query === '' ? whatToSearch : said)}</p><ol class="results">${items.join('')}</ol>`,
    section: 'search',
    guides,
    otherLanguage: `${PATHS.search(otherThan(language))}?q=${encodeURIComponent(query)}`,
    query,
  });
};
