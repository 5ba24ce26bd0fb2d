import MarkdownIt from 'markdown-it';

/** Where a relative link of a Markdown file leads, as a path of the gateway; null: its target is not served. */
export type LinkTarget = (link: string) => string | null;

/** A part of a page that a search can find: from one heading to the next. */
export interface PageSection {
  /** Heading of the page and, below the first one, that of the section. */
  readonly titles: readonly string[];
  /** Id of the heading; empty for the beginning of the page. */
  readonly anchor: string;
  readonly text: string;
}

// HTML in the source is shown as text, so `<uuid>` in a sentence stays readable.
const markdown = new MarkdownIt({ html: false });
/** Returns text as HTML that shows it. */
export const { escapeHtml } = markdown.utils;
markdown.renderer.rules['table_open'] = () => '<div class="scroll" tabindex="0"><table>';
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
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
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
export const titleOf = (source: string): string => withoutMarks(/^# (.*)$/m.exec(source)?.[1] ?? '');

/** Splits a page into what a search finds: the words between two headings, without programs and answers. */
export const sectionsOf = (source: string): PageSection[] => {
  const title = titleOf(source);
  const sections: { titles: string[]; anchor: string; words: string[] }[] = [
    { titles: [title], anchor: '', words: [] },
  ];
  const tokens = markdown.parse(source, {});
  for (const [index, { type, content, children }] of tokens.entries()) {
    if (type !== 'inline') continue;
    const heading = tokens[index - 1];
    if (heading?.type === 'heading_open' && heading.tag === 'h1') continue;
    if (heading?.type === 'heading_open')
      sections.push({ titles: [title, withoutMarks(content)], anchor: anchorOf(content), words: [] });
    else
      sections
        .at(-1)
        ?.words.push((children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join(''));
  }
  return sections.map(({ titles, anchor, words }) => ({ titles, anchor, text: words.join(' ').replace(/\s+/g, ' ') }));
};

const withoutMarks = (heading: string): string => heading.replaceAll(/[`*]/g, '');
