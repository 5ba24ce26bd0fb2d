const TAG = /<(?:"[^"]*"|[^">])*>/y;
const TEXT = /[^<]*/y;

/** Breaks canonical XML into one element per line, for people. Text stays unchanged, so that nothing is lost. */
export const readableXml = (canonical: string): string => {
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

/** Inverse of `readableXml`. */
export const canonicalOfReadable = (text: string): string => text.trimEnd().replace(/>\n *</g, '><');
