import type { Language } from '@rubrica/service';
import { createHash } from 'node:crypto';
import { ownValue } from '@rubrica/fiscal';

/** A page for people, in one language. */
export interface Page {
  readonly language: Language;
  /** The same page in the other language. */
  readonly otherUrl: string;
  readonly title: string;
  /** Whose page it is, at its head; markup. */
  readonly head?: string;
  /** Markup. */
  readonly body: string;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1b2733;background:#fff}
header,main,footer{max-width:60rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem}
.issuer{margin:0;font-weight:bold}
h1{margin:.5rem 0 1rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}
a{color:#17466b}
.state{margin:0 0 1rem;padding:.75rem 1rem;border-left:.25rem solid #4d5863;background:#eef1f4}
.state h2{margin:0;font-size:1.0625rem;line-height:1.5}
.state p{margin:.25rem 0 0}
.good{border-color:#1c6b3c;background:#e8f5ec}
.warning{border-color:#7a4b00;background:#fff4dc}
.bad{border-color:#a4262c;background:#fdecec}
dl{margin:1rem 0}
dl div{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:1rem;padding:.5rem 0;border-top:1px solid #dfe4e8}
dt{color:#4d5863}dd{margin:0;overflow-wrap:anywhere}
.total{font-size:1.25rem;font-weight:bold}
.files{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.5rem;padding:0;list-style:none}
.button{display:inline-block;padding:.75rem 1.75rem;border:0;border-radius:.25rem;background:#17466b;color:#fff;font:inherit;font-weight:bold;text-decoration:none}
.button:focus-visible,a:focus-visible{outline:.2rem solid #d97706;outline-offset:.15rem}
iframe{width:100%;height:80vh;border:1px solid #dfe4e8}
footer,.code{color:#4d5863;font-size:.875rem}
.code{overflow-wrap:anywhere}
@media (max-width:40rem){dl div{grid-template-columns:1fr;gap:0}iframe{display:none}}
@media (prefers-color-scheme:dark){body{color:#e8ecef;background:#12171c}a{color:#9cc7ea}.state{background:#1b2229;border-color:#a7b1ba}.good{background:#12301e;border-color:#7fd6a0}.warning{background:#4a3500;border-color:#ffe9b8}.bad{background:#4a1518;border-color:#ffb3b3}dt,footer,.code{color:#a7b1ba}.button{background:#9cc7ea;color:#12171c}dl div,iframe{border-color:#38444f}}
@media print{iframe,.files,.other{display:none}}
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

const OTHER = { es: { language: 'en', name: 'English' }, en: { language: 'es', name: 'Español' } } as const;

/** A page of this host, with its style and a link to its other language. It has no script. */
export const written = ({ language, otherUrl, title, head = '<span></span>', body }: Page): string => {
  const other = OTHER[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>${head}<a class="other" href="${escaped(otherUrl)}" lang="${other.language}" hreflang="${other.language}">${other.name}</a></header>
${body}
</body>
</html>
`;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ownValue(ENTITIES, char) ?? char);
