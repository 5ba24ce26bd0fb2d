import { type Element, Node } from '@xmldom/xmldom';

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

// By siblings: the iterators of xmldom's lists take several times as long.
export const childElementsOf = (element: Element): Element[] => {
  const children: Element[] = [];
  for (let child = element.firstChild; child !== null; child = child.nextSibling) {
    if (isElement(child)) children.push(child);
  }
  return children;
};

/** The element, then all elements below it, in document order. Does not recurse, so that no depth exhausts the stack. */
export const elementsOf = (element: Element): Element[] => {
  const elements: Element[] = [];
  for (let node: Node | null = element; node !== null; node = following(node, element)) {
    if (isElement(node)) elements.push(node);
  }
  return elements;
};

/** The next node in document order below `top`. */
const following = (node: Node, top: Element): Node | null => {
  if (node.firstChild !== null) return node.firstChild;
  for (let at: Node | null = node; at !== null && at !== top; at = at.parentNode) {
    if (at.nextSibling !== null) return at.nextSibling;
  }
  return null;
};
