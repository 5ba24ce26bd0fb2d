const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Converts what stands inside a paragraph: code, bold text, and links to other codes; any other link is its text. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([a-z][a-z0-9_]*)\.md\)/g, '<a href="/docs/errors/$2">$1</a>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** Converts a block of Markdown as the pages of codes have them: heading, fenced code, list or paragraph. */
const block = (text: string): string => {
  const [, code] = /^```\w*\n([^]*?)\n```$/.exec(text) ?? [];
  if (code !== undefined) return `<pre><code>${escaped(code)}</code></pre>`;
  const [, heading] = /^#+ (.*)$/.exec(text) ?? [];
  if (heading !== undefined) return `<h1>${inline(heading)}</h1>`;
  if (!text.startsWith('- ')) return `<p>${inline(text.replaceAll('\n', ' '))}</p>`;
  const items = text.slice(2).split(/\n- /);
  return `<ul>${items.map((item) => `<li>${inline(item.replace(/\n\s*/g, ' '))}</li>`).join('')}</ul>`;
};

/** Splits Markdown at blank lines, but not inside fenced code. */
const blocksOf = (markdown: string): string[] =>
  markdown
    .trim()
    .match(/```[^]*?\n```|(?:(?!\n\n)[^])+/g)
    ?.map((text) => text.trim())
    .filter((text) => text !== '') ?? [];

/** HTML page of a code, to which the `type` of a problem leads, from its Markdown source. */
export const errorPage = (code: string, markdown: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(code)} · Rubrica API</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1c1c; }
pre { padding: 1rem; overflow-x: auto; background: #f4f4f4; }
code { font-family: ui-monospace, monospace; }
</style>
</head>
<body>
${blocksOf(markdown).map(block).join('\n')}
<p><a href="/docs">API</a></p>
</body>
</html>
`;
