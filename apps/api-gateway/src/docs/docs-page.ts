import type { Language } from '@rubrica/service';
import { escapeHtml } from './markdown.js';

/** A guide as the navigation shows it. */
export interface GuideLink {
  readonly name: string;
  readonly title: string;
}

/** A page around text that comes from Markdown. */
export interface TextPage {
  readonly language: Language;
  readonly title: string;
  readonly html: string;
  readonly guides: readonly GuideLink[];
  /** Name of the guide that is shown; absent: another page. */
  readonly guide?: string;
  /** The same page in the other language, or the place where its language has its pages. */
  readonly otherLanguage: string;
}

const SHARED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];
/** Content-Security-Policy of the pages made from Markdown: all they load is from this server. */
export const TEXT_POLICY = [...SHARED_POLICY, "style-src 'self'"].join('; ');
/** That of the reference: Scalar brings its styles in its script. */
export const REFERENCE_POLICY = [...SHARED_POLICY, "style-src 'self' 'unsafe-inline'"].join('; ');

const WORDS = {
  en: { reference: 'Reference', guides: 'Guides', document: 'OpenAPI', other: 'Español' },
  es: { reference: 'Referencia', guides: 'Guías', document: 'OpenAPI', other: 'English' },
} as const;
export const otherThan = (language: Language): Language => (language === 'en' ? 'es' : 'en');

const current = (is: boolean): string => (is ? ' aria-current="page"' : '');

interface Shell {
  readonly language: Language;
  readonly title: string;
  readonly section: 'reference' | 'guides' | 'other';
  readonly otherLanguage: string;
  readonly body: string;
  readonly scripts: readonly string[];
}

const shell = ({ language, title, section, otherLanguage, body, scripts }: Shell): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<nav class="top">
<a class="home" href="/docs">Rubrica</a>
<a href="/docs"${current(section === 'reference')}>${WORDS[language].reference}</a>
<a href="/docs/guides/${language}"${current(section === 'guides')}>${WORDS[language].guides}</a>
<a href="/openapi.json">${WORDS[language].document}</a>
<a class="languages" href="${otherLanguage}" lang="${otherThan(language)}">${WORDS[language].other}</a>
</nav>
${body}
${scripts.map((path) => `<script src="${path}"></script>`).join('\n')}
</body>
</html>
`;

/** The reference, drawn by Scalar from /openapi.json. */
export const referencePage = (): string =>
  shell({
    language: 'en',
    title: 'Rubrica API',
    section: 'reference',
    otherLanguage: '/docs/guides/es',
    body: '<div id="reference"></div>',
    scripts: ['/docs/scalar.js', '/docs/reference.js'],
  });

const listOf = (language: Language, guides: readonly GuideLink[], guide?: string): string =>
  `<ul>${guides
    .map(
      ({ name, title }) =>
        `<li><a href="/docs/guides/${language}/${name}"${current(name === guide)}>${escapeHtml(title)}</a></li>`,
    )
    .join('')}</ul>`;

/** A guide or the page of a code, with the guides at its side. */
export const textPage = ({ language, title, html, guides, guide, otherLanguage }: TextPage): string =>
  shell({
    language,
    title: `${title} · Rubrica`,
    section: guide === undefined ? 'other' : 'guides',
    otherLanguage,
    body: `<div class="columns">
<nav class="guides" aria-label="${WORDS[language].guides}">${listOf(language, guides, guide)}</nav>
<main>
${html}</main>
</div>`,
    scripts: ['/docs/docs.js'],
  });

/** The list of guides in one language. */
export const guidesPage = (language: Language, guides: readonly GuideLink[]): string =>
  textPage({
    language,
    title: WORDS[language].guides,
    html: `<h1>${WORDS[language].guides}</h1>${listOf(language, guides)}`,
    guides,
    guide: '',
    otherLanguage: `/docs/guides/${otherThan(language)}`,
  });
