import { type Document, DOMParser, type Element } from '@xmldom/xmldom';
import { childElementsOf } from './element-tree.js';
import { patchXmldom } from './xmldom-patch.js';

patchXmldom();

export type XmlRefusal = 'too_large' | 'not_utf8' | 'doctype' | 'malformed';

/** Limits that the caller sets; the depth of nesting has a fixed one, `MAX_DEPTH`. */
export interface ForeignXmlLimits {
  /** Length in UTF-8. */
  readonly maxBytes: number;
  /** Number of `<`: start tags, end tags, comments … Default: no limit. The parser needs some microseconds for each. */
  readonly maxTags?: number | undefined;
}

export type ParsedForeignXml =
  | { readonly ok: true; readonly document: Document; readonly root: Element }
  /** `detail`: the reason in words, for people; it quotes nothing of the document. */
  | { readonly ok: false; readonly reason: XmlRefusal; readonly detail: string };

/** Invoices and answers of the tax authority nest about 12 deep. */
const MAX_DEPTH = 100;

/** XML declaration, comments, processing instructions and white space: what may stand before a DOCTYPE. */
const PROLOG = /^(?:\s+|<\?[^?]*(?:\?(?!>)[^?]*)*\?>|<!--[^-]*(?:-(?!->)[^-]*)*-->)*/;

const OTHER_ENCODING = /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/**
 * Parses XML that somebody else wrote. Refuses what exceeds the limits, is not UTF-8 or declares another encoding,
 * holds `<!DOCTYPE` anywhere (in CDATA and comments too), or is not well-formed. Without a DOCTYPE there are no
 * entities to expand and nothing to fetch. A byte order mark is ignored; line ends become LF, as XML 1.0 asks.
 */
export const parseForeignXml = (
  xml: Uint8Array | string,
  { maxBytes, maxTags = Infinity }: ForeignXmlLimits,
): ParsedForeignXml => {
  const bytes = typeof xml === 'string' ? Buffer.byteLength(xml) : xml.length;
  if (bytes > maxBytes) return refused('too_large', `longer than ${maxBytes} bytes`);
  const text = decoded(xml);
  if (text === null) return refused('not_utf8', 'not UTF-8');
  if (hasMoreTags(text, maxTags)) return refused('too_large', `more than ${maxTags} tags`);
  try {
    const prolog = PROLOG.exec(text)?.[0] ?? '';
    if (OTHER_ENCODING.test(prolog)) return refused('not_utf8', 'it declares an encoding other than UTF-8');
    if (text.startsWith('<!', prolog.length) || /<!DOCTYPE/i.test(text)) return refused('doctype', DOCTYPE);
    const document = parser().parseFromString(text, 'text/xml');
    const root = document.documentElement;
    if (document.doctype !== null) return refused('doctype', DOCTYPE);
    if (root === null) return refused('malformed', 'it has no root element');
    if (isDeeperThan(root, MAX_DEPTH)) return refused('malformed', `nested more than ${MAX_DEPTH} elements deep`);
    return { ok: true, document, root };
  } catch {
    // The parser's message would quote the document.
    return refused('malformed', 'not well-formed');
  }
};

const DOCTYPE = 'it has a document type declaration';

const refused = (reason: XmlRefusal, detail: string): Extract<ParsedForeignXml, { ok: false }> => ({
  ok: false,
  reason,
  detail,
});

/** The text without byte order mark; null where the bytes are not UTF-8. */
const decoded = (xml: Uint8Array | string): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(typeof xml === 'string' ? Buffer.from(xml) : xml);
  } catch {
    return null;
  }
};

/** Called before parsing, because the time of parsing grows faster than the number of nested elements. */
const hasMoreTags = (text: string, most: number): boolean => {
  let tags = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) if ((tags += 1) > most) return true;
  return false;
};

const parser = (): DOMParser =>
  new DOMParser({
    locator: false,
    onError: refuseFault,
    // xmldom by itself has the line ends of XML 1.1, which would change NEL and U+2028.
    normalizeLineEndings: (source) => source.replace(/\r\n?/g, '\n'),
  });

/** Refuses at every remark of the parser except that on U+FFFD, which real texts contain. */
const refuseFault = (level: string, message: string): void => {
  if (level === 'warning' && message.startsWith('Unicode replacement character')) return;
  throw new SyntaxError(message);
};

/** Does not recurse, so that no depth exhausts the stack. */
const isDeeperThan = (root: Element, limit: number): boolean => {
  const open: [Element, number][] = [[root, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [element, depth] = next;
    if (depth > limit) return true;
    for (const child of childElementsOf(element)) open.push([child, depth + 1]);
  }
  return false;
};
