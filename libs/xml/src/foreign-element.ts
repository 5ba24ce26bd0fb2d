import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

/** Bytes or text that somebody else wrote and that are not taken as XML. Nothing of them is repeated. */
export class UnreadableXml extends Error {
  override readonly name = 'UnreadableXml';
}

/** An element of a parsed document, as far as we need one. */
export interface ForeignElement {
  readonly namespace: string;
  readonly name: string;
  /** The first child element of that name; undefined when there is none. */
  child(namespace: string, name: string): ForeignElement | undefined;
  children(namespace: string, name: string): readonly ForeignElement[];
  /** The text directly inside, as it is written. */
  text(): string;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const isText = (node: Node): boolean => node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE;

// Nothing here descends on its own, so that no depth of nesting exhausts the stack.
export const foreignElement = (element: Element): ForeignElement => {
  const nodes = Array.from(element.childNodes);
  const children = (namespace: string, name: string): readonly ForeignElement[] =>
    nodes
      .filter(isElement)
      .filter((child) => (child.namespaceURI ?? '') === namespace && child.localName === name)
      .map(foreignElement);
  return {
    namespace: element.namespaceURI ?? '',
    name: element.localName ?? '',
    children,
    child: (namespace, name) => children(namespace, name)[0],
    text: () =>
      nodes
        .filter(isText)
        .map((node) => node.nodeValue ?? '')
        .join(''),
  };
};

const decoded = (xml: string | Uint8Array): string => {
  if (typeof xml === 'string') return xml.startsWith('\uFEFF') ? xml.slice(1) : xml;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(xml);
  } catch {
    throw new UnreadableXml('not UTF-8');
  }
};

// XML 1.0's line ends; the parser's own rule is that of XML 1.1 and would change NEL and U+2028.
const normalizeLineEndings = (text: string): string => text.replace(/\r\n?/g, '\n');

export interface ForeignLimits {
  readonly maxBytes: number;
  /** Opening and closing ones; each costs the parser some microseconds, nested ones more. Default: as many as fit. */
  readonly maxTags?: number;
}

const hasMoreTags = (text: string, most: number): boolean => {
  let tags = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) if ((tags += 1) > most) return true;
  return false;
};

/**
 * The root element of a document from outside. No DTD, hence no entities of its own to expand and nothing to
 * fetch; limits that bound the work; everything that the parser has to say against it refuses it.
 */
export const readForeignXml = (xml: string | Uint8Array, limits: ForeignLimits): ForeignElement => {
  if (xml.length > limits.maxBytes) throw new UnreadableXml(`longer than ${limits.maxBytes} bytes`);
  const text = decoded(xml);
  if (/<!DOCTYPE/i.test(text)) throw new UnreadableXml('it has a document type declaration');
  if (hasMoreTags(text, limits.maxTags ?? Infinity)) throw new UnreadableXml(`more than ${limits.maxTags} tags`);
  const parser = new DOMParser({
    locator: false,
    normalizeLineEndings,
    onError: (level, message) => {
      // A character like any other, which texts that were once misread are full of.
      if (level === 'warning' && message.startsWith('Unicode replacement character')) return;
      throw new UnreadableXml(`${level}: ${message}`);
    },
  });
  let root: Element | null;
  try {
    root = parser.parseFromString(text, 'text/xml').documentElement;
  } catch {
    // The parser's own words quote the document.
    throw new UnreadableXml('not well-formed');
  }
  if (root === null) throw new UnreadableXml('it has no root element');
  return foreignElement(root);
};
