import type { Element, Node } from '@xmldom/xmldom';
import { isElement } from './element-tree.js';
import { type ForeignXmlLimits, parseForeignXml } from './foreign-xml.js';

/** Thrown at bytes or text of somebody else that cannot be read as what was expected. Quotes nothing of them. */
export class UnreadableXml extends Error {
  override readonly name = 'UnreadableXml';
}

/** An element of a parsed document: what the readers of documents and answers need of it. */
export interface ForeignElement {
  readonly namespace: string;
  readonly name: string;
  /** The first child element of that name; undefined when there is none. */
  child(namespace: string, name: string): ForeignElement | undefined;
  children(namespace: string, name: string): readonly ForeignElement[];
  /** The text directly inside, CDATA included, as it is written. */
  text(): string;
}

/** Parses XML that somebody else wrote and gives its root element. Throws UnreadableXml where `parseForeignXml` refuses. */
export const readForeignXml = (xml: Uint8Array | string, limits: ForeignXmlLimits): ForeignElement => {
  const parsed = parseForeignXml(xml, limits);
  if (!parsed.ok) throw new UnreadableXml(parsed.detail);
  return foreignElement(parsed.root);
};

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

const isText = (node: Node): boolean => node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE;
