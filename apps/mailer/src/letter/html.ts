import type { LetterLogo } from './letter.js';
import { type Link, type LetterSection, type LetterText, sectionsOf } from './words.js';
import { ownValue } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';

/** Name of the logo among the parts of the mail. */
export const LOGO_ID = 'logo';

/** Pixels; the picture is shown inside of them. */
const LOGO = { width: 200, height: 64 } as const;

const COLOR = '#17466b';

/**
 * The letter as mail programs show it: tables and inline styles, because Outlook knows no other layout and Gmail drops
 * the style sheet in some of its apps. The style sheet only adds dark colours and narrow screens. The logo stands on
 * white, as it was made for paper. Nothing is loaded from elsewhere.
 */
export const htmlOf = (words: LetterText, brandColor: string | null, logo: LetterLogo | null): string => {
  const { sender, code, company } = words;
  const [main, below] = sectionsOf(words);
  const color = brandColor !== null && /^#[0-9a-f]{6}$/i.test(brandColor) ? brandColor : COLOR;
  const rows = [
    `<td bgcolor="${color}" style="height:6px;font-size:0;line-height:0">&nbsp;</td>`,
    cell(
      `${logo === null ? `<div style="font-size:20px;line-height:26px;font-weight:bold">${escaped(sender)}</div>` : picture(logo, sender)}${below === null ? '' : `<div lang="${below.language}" class="s" style="${SMALL};padding-top:6px">${BELOW[below.language]}</div>`}`,
      'padding:28px 32px 0',
    ),
    cell(
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(main.section.title)}</h1>${sectionOf(main.section, color)}`,
      'padding:20px 32px 8px',
    ),
    ...(code === null
      ? []
      : [
          cell(
            `<div class="s" style="${SMALL};word-break:break-all">${code.map(escaped).join(' ')}</div>`,
            'padding:0 32px 24px',
          ),
        ]),
    ...(below === null
      ? []
      : [
          cell(
            `<h2 style="margin:0 0 8px;font-size:14px;line-height:20px">${NAMES[below.language]} · ${escaped(below.section.title)}</h2>${sectionOf(below.section, color)}`,
            'padding:20px 32px 12px;border-top:1px solid #dfe4e8',
            ` class="l" lang="${below.language}"`,
          ),
        ]),
  ];
  return `${headOf(main.language)}<title>${escaped(main.section.title)}</title>
${STYLES}<body class="p" style="margin:0;padding:0;background:#f2f4f6;color:#1b2733;font:15px/23px Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escaped(previewOf(main.section))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="p" bgcolor="#f2f4f6"><tr><td align="center" class="m" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="c" bgcolor="#ffffff" style="width:100%;max-width:600px;text-align:left;word-break:break-word">
${rows.map((row) => `<tr>${row}</tr>`).join('\n')}
</table>
<div class="s" style="${SMALL};max-width:560px;padding:16px 12px;text-align:center;word-break:break-word">${company.map(escaped).join('<br>')}</div>
</td></tr></table>
</body>
</html>
`;
};

const SMALL = 'color:#5c6873;font-size:12px;line-height:18px';

const BELOW: Readonly<Record<Language, string>> = { es: 'Español abajo', en: 'English below' };
const NAMES: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

const headOf = (language: Language): string => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
`;

const STYLES = `<style>
:root{color-scheme:light dark}
@media (max-width:480px){.m{padding:0!important}.x{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){.p{background:#12171c!important;color:#e8ecef!important}.c,.c td.x{background:#1b2229!important;color:#e8ecef!important}.s{color:#a7b1ba!important}.l,.f td{border-color:#38444f!important}.n{background:#4a3500!important;color:#ffe9b8!important}.a{color:#9cc7ea!important}}
</style>
</head>
`;

/** What lists of mails show beside the subject. */
const previewOf = ({ introduction, facts }: LetterSection): string =>
  [introduction, ...facts.map(([label, value]) => `${label}: ${value}.`)].join(' ');

const cell = (content: string, style: string, attributes = ''): string =>
  attributes === ''
    ? `<td class="x" style="${style}">${content}</td>`
    : `<td${attributes.replace('class="', 'class="x ')} style="${style}">${content}</td>`;

const picture = ({ width_px, height_px }: LetterLogo, sender: string): string => {
  const scale = Math.min(1, LOGO.width / width_px, LOGO.height / height_px);
  const [width, height] = [width_px, height_px].map((side) => Math.max(1, Math.round(side * scale)));
  return `<img src="cid:${LOGO_ID}" width="${String(width)}" height="${String(height)}" alt="${escaped(sender)}" style="display:block;border:0;padding:6px;background:#ffffff;border-radius:4px">`;
};

const sectionOf = (section: LetterSection, color: string): string => {
  const { greeting, introduction, notices, facts, page, links, attachment, paragraphs } = section;
  const isMain = greeting !== null;
  return [
    ...[...(isMain ? [greeting] : []), introduction].map(paragraph),
    ...notices.map(
      (notice) =>
        `<p class="n" style="margin:0 0 14px;padding:10px 14px;background:#fff4dc;color:#7a4b00">${escaped(notice)}</p>`,
    ),
    isMain ? factsOf(facts) : factsBelow(facts),
    ...(page === null || !isMain ? [] : [button(page, color)]),
    linksOf(page === null || isMain ? links : [page, ...links]),
    ...(attachment === null ? [] : [paragraph(attachment)]),
    ...paragraphs.map(
      ([title, text]) => `<p style="${PARAGRAPH}"><strong>${escaped(title)}</strong><br>${escaped(text)}</p>`,
    ),
  ].join('\n');
};

const PARAGRAPH = 'margin:0 0 14px';

const paragraph = (text: string): string => `<p style="${PARAGRAPH}">${escaped(text)}</p>`;

/** The amount large, the rest below it. */
const factsOf = (facts: LetterSection['facts']): string =>
  facts.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="f" style="margin:4px 0 18px">${facts
        .map(
          ([label, value], index) =>
            `<tr><td class="s" style="padding:8px 0;border-top:1px solid #dfe4e8;color:#5c6873">${escaped(label)}</td><td align="right" style="padding:8px 0;border-top:1px solid #dfe4e8${index === 0 ? ';font-size:20px;font-weight:bold;white-space:nowrap' : ''}">${escaped(value)}</td></tr>`,
        )
        .join('')}</table>`;

const factsBelow = (facts: LetterSection['facts']): string =>
  facts.length === 0
    ? ''
    : `<p style="${PARAGRAPH}">${facts.map(([label, value]) => `${escaped(label)}: <strong>${escaped(value)}</strong>`).join('<br>')}</p>`;

/** The one button of the mail. */
const button = ({ label, url }: Link, color: string): string =>
  `<p style="margin:0 0 12px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 28px;border-radius:4px;background:${color};color:${inkOn(color)};font-weight:bold;text-decoration:none">${escaped(label)}</a></p>`;

const linksOf = (links: readonly Link[]): string =>
  links.length === 0
    ? ''
    : `<p style="${PARAGRAPH}">${links.map(({ label, url }) => `<a class="a" href="${escaped(url)}" style="margin-right:14px;color:#17466b;white-space:nowrap">${escaped(label)}</a>`).join(' &nbsp;')}</p>`;

/** Black or white, which can be read on any colour. Source: the weights of ITU-R BT.601. */
const inkOn = (color: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? '#000000' : '#ffffff';
};

const escaped = (text: string): string =>
  /[&<>"\n]/.test(text) ? text.replace(/[&<>"\n]/g, (char) => ownValue(ENTITIES, char) ?? char) : text;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '<br>',
};
