const TAG = /<(?:"[^"]*"|[^">])*>/y;
const TEXT = /[^<]*/y;

/** Canonical XML with one element a line, for people. Text is left alone, so that nothing is lost. */
export const readable = (canonical: string): string => {
  const lines: string[] = [];
  let depth = 0;
  let at = 0;
  const next = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(canonical)?.[0] ?? '';
    at += found.length;
    return found;
  };
  while (at < canonical.length) {
    let line = next(TAG);
    if (line === '') throw new Error('text between elements');
    if (line.startsWith('</')) depth -= 1;
    const indent = '  '.repeat(depth);
    if (!line.startsWith('</')) {
      line += next(TEXT);
      if (canonical.startsWith('</', at)) line += next(TAG);
      else depth += 1;
    }
    lines.push(indent + line);
  }
  return `${lines.join('\n')}\n`;
};

/** The way back. */
export const canonicalOf = (text: string): string => text.trimEnd().replace(/>\n *</g, '><');
