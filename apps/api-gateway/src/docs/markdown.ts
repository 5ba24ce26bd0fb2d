import MarkdownIt from 'markdown-it';

/** Where a relative link of a Markdown file leads, as a path of the gateway; null: its target is not served. */
export type LinkTarget = (link: string) => string | null;

/** Beginning of the paragraph in Spanish on the page of a code. */
const IN_SPANISH = '**En español.**';

// HTML in the source is shown as text, so `<uuid>` in a sentence stays readable.
const markdown = new MarkdownIt({ html: false });
/** Returns text as HTML that shows it. */
export const { escapeHtml } = markdown.utils;
markdown.renderer.rules['table_open'] = () => '<div class="scroll"><table>';
markdown.renderer.rules['table_close'] = () => '</table></div>';

/** Id of a heading as GitHub makes it, so that a link to it works in both places. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Converts Markdown to HTML. A link that leads to no page keeps its text and loses its target. */
export const htmlOf = (source: string, target: LinkTarget): string => {
  const tokens = markdown.parse(source, {});
  for (const [index, token] of tokens.entries()) {
    const content = tokens[index + 1]?.content ?? '';
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(content));
    if (token.type === 'paragraph_open' && content.startsWith(IN_SPANISH)) {
      token.attrSet('id', 'es');
      token.attrSet('lang', 'es');
    }
    for (const inner of token.children ?? []) {
      if (inner.type !== 'link_open') continue;
      const link = String(inner.attrGet('href') ?? '');
      const own = /^(?:https?:|#)/.test(link) ? link : target(link);
      inner.attrs = own === null ? [] : [['href', own]];
    }
  }
  return markdown.renderer.render(tokens, markdown.options, {});
};

/** Text of the first heading, without its marks. */
export const titleOf = (source: string): string => (/^# (.*)$/m.exec(source)?.[1] ?? '').replaceAll(/[`*]/g, '');
