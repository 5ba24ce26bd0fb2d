import type { Element, Node } from '@xmldom/xmldom';
import { childElementsOf } from './element-tree.js';
import { type ForeignXmlLimits, parseForeignXml } from './foreign-xml.js';

/** Thrown where XML of somebody else is not readable or not the expected document. Quotes nothing of it. */
export class UnreadableXml extends Error {
  override readonly name = 'UnreadableXml';
}

/** Element of a parsed document, with the few ways to read it that readers of documents need. */
export interface ForeignElement {
  readonly namespace: string;
  readonly name: string;
  /** The first child element of that name; undefined when there is none. `namespace` null: of any namespace. */
  child(namespace: string | null, name: string): ForeignElement | undefined;
  children(namespace: string | null, name: string): readonly ForeignElement[];
  /** Value of an attribute without a namespace; '' without it. */
  attribute(name: string): string;
  /** Text directly inside the element, CDATA included, not trimmed. */
  text(): string;
}

/** Parses XML that somebody else wrote, to its root element. Throws UnreadableXml where `parseForeignXml` refuses. */
export const readForeignXml = (xml: Uint8Array | string, limits: ForeignXmlLimits): ForeignElement => {
  const parsed = parseForeignXml(xml, limits);
  if (!parsed.ok) throw new UnreadableXml(parsed.detail);
  return foreignElement(parsed.root);
};

export const foreignElement = (element: Element): ForeignElement => {
  const named = (namespace: string | null, name: string) => (child: Element) =>
    (namespace === null || (child.namespaceURI ?? '') === namespace) && child.localName === name;
  return {
    namespace: element.namespaceURI ?? '',
    name: element.localName ?? '',
    children: (namespace, name) => childElementsOf(element).filter(named(namespace, name)).map(foreignElement),
    child: (namespace, name) => {
      const child = childElementsOf(element).find(named(namespace, name));
      return child && foreignElement(child);
    },
    attribute: (name) => element.getAttributeNS(null, name) ?? '',
    text: () => {
      let text = '';
      for (let node = element.firstChild; node !== null; node = node.nextSibling) {
        if (isText(node)) text += node.nodeValue ?? '';
      }
      return text;
    },
  };
};

const isText = (node: Node): boolean => node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE;
