import { type Document, DOMParser, type Element } from '@xmldom/xmldom';
import { isElement } from './canonical-form.js';

export type XmlRefusal = 'too_large' | 'not_utf8' | 'doctype' | 'malformed';

/** Everything else in the document is of our own make or signed; this bounds what a stranger can make us do. */
const MAX_DEPTH = 100;

/** XML declaration, comments, instructions and white space; a DOCTYPE could only come next. */
const PROLOG = /^(?:\s+|<\?[^?]*(?:\?(?!>)[^?]*)*\?>|<!--[^-]*(?:-(?!->)[^-]*)*-->)*/;

/**
 * XML of a stranger: UTF-8, well formed, no DOCTYPE (hence no entities), of bounded size, depth and number of tags. Line ends as
 * XML 1.0 has them: xmldom by itself takes those of 1.1.
 */
export const parseForeignXml = (
  xml: Buffer | string,
  maxBytes: number,
  maxTags = Infinity,
): { ok: true; document: Document; root: Element } | { ok: false; reason: XmlRefusal } => {
  if ((typeof xml === 'string' ? Buffer.byteLength(xml) : xml.length) > maxBytes) return refused('too_large');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(typeof xml === 'string' ? Buffer.from(xml) : xml);
  } catch {
    return refused('not_utf8');
  }
  if (hasMoreTags(text, maxTags)) return refused('too_large');
  try {
    const prolog = PROLOG.exec(text)?.[0] ?? '';
    if (/^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(prolog)) return refused('not_utf8');
    if (text.startsWith('<!', prolog.length)) return refused('doctype');
    const parser = new DOMParser({
      locator: false,
      onError: refuseFault,
      normalizeLineEndings: (source) => source.replace(/\r\n?/g, '\n'),
    });
    const document = parser.parseFromString(text, 'text/xml');
    const root = document.documentElement;
    if (document.doctype !== null) return refused('doctype');
    return root === null || isDeeperThan(root, MAX_DEPTH) ? refused('malformed') : { ok: true, document, root };
  } catch {
    return refused('malformed');
  }
};

/** Each costs the parser some microseconds, nested ones more. */
const hasMoreTags = (text: string, most: number): boolean => {
  let tags = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) if ((tags += 1) > most) return true;
  return false;
};

/** All that the parser remarks is a fault of form, but for U+FFFD: texts that were once misread are full of it. */
const refuseFault = (level: string, message: string): void => {
  if (level === 'warning' && message.startsWith('Unicode replacement character')) return;
  throw new SyntaxError(message);
};

export const childElementsOf = (element: Element): Element[] => [...element.childNodes].filter(isElement);

/** In document order, itself first. */
export function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.childNodes) if (isElement(child)) yield* elementsOf(child);
}

const refused = (reason: XmlRefusal): { ok: false; reason: XmlRefusal } => ({ ok: false, reason });

/** Without recursion: it is asked before anything recurses. */
const isDeeperThan = (root: Element, limit: number): boolean => {
  const open: [Element, number][] = [[root, 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [element, depth] = next;
    if (depth > limit) return true;
    for (const child of element.childNodes) if (isElement(child)) open.push([child, depth + 1]);
  }
  return false;
};
