import { NAMESPACES, type Prefix, type QName } from './namespaces.js';

export interface XmlElement {
  readonly prefix: string;
  readonly name: string;
  /** '' when in none. */
  readonly namespace: string;
  readonly attributes: readonly XmlAttribute[];
  /**
   * Namespaces in scope by prefix ('' is the default one). The same map object as the parent's when nothing is declared
   * here.
   */
  readonly scope: ReadonlyMap<string, string>;
  readonly parent: XmlElement | null;
  readonly children: readonly XmlNode[];
}

/** Text has references resolved and CDATA sections opened; comments are dropped and do not split it. */
export type XmlNode = XmlElement | ProcessingInstruction | string;

export interface XmlAttribute {
  readonly prefix: string;
  readonly name: string;
  readonly namespace: string;
  readonly value: string;
}

export interface ProcessingInstruction {
  readonly target: string;
  readonly data: string;
}

export interface XmlDocument {
  readonly root: XmlElement;
  readonly before: readonly ProcessingInstruction[];
  readonly after: readonly ProcessingInstruction[];
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string' && 'children' in node;

export const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter(isElement);

export const is = (element: XmlElement | undefined, name: QName): element is XmlElement => {
  if (element === undefined) return false;
  const colon = name.indexOf(':');
  return element.name === name.slice(colon + 1) && element.namespace === NAMESPACES[name.slice(0, colon) as Prefix];
};

/** Returns the child elements of that name. */
export const children = (element: XmlElement, name: QName): XmlElement[] =>
  elementsOf(element).filter((child) => is(child, name));

/** The first element at the end of that path, if there is one. */
export const find = (element: XmlElement | undefined, ...path: readonly QName[]): XmlElement | undefined => {
  let at = element;
  for (const name of path) {
    if (at === undefined) return undefined;
    at = at.children.find((child): child is XmlElement => isElement(child) && is(child, name));
  }
  return at;
};

/** Returns the element's own text, trimmed; '' when there is no such element. */
export const textOf = (element: XmlElement | undefined): string =>
  element === undefined
    ? ''
    : element.children
        .filter((child) => typeof child === 'string')
        .join('')
        .trim();

export const textAt = (element: XmlElement | undefined, ...path: readonly QName[]): string =>
  textOf(find(element, ...path));

/** Returns the attribute of that name without prefix. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.attributes.find((attribute) => attribute.namespace === '' && attribute.name === name)?.value;

/** The element and all elements in it, in document order. */
export function* descendantsOf(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (isElement(child)) yield* descendantsOf(child);
}
