import { type Element, Node } from '@xmldom/xmldom';

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

export const childElementsOf = (element: Element): Element[] => [...element.childNodes].filter(isElement);

/** The element, then all elements below it, in document order. */
export function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.childNodes) if (isElement(child)) yield* elementsOf(child);
}
