import { NAMESPACES, type Prefix, type QName } from './namespaces.js';

export interface XmlElement {
  /** The name as it is written: with its prefix. */
  readonly qualified: string;
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
  readonly qualified: string;
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
  /** Elements by their Id, in any spelling of the attribute; null for an Id that several elements have. */
  readonly ids: ReadonlyMap<string, XmlElement | null>;
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string' && 'children' in node;

export const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter(isElement);

interface ExpandedName {
  readonly namespace: string;
  readonly name: string;
}

const expandedNames = new Map<QName, ExpandedName>();

/** Names in paths are constants of this program, so that each is taken apart once. */
const expanded = (name: QName): ExpandedName => {
  const known = expandedNames.get(name);
  if (known !== undefined) return known;
  const colon = name.indexOf(':');
  const made = { namespace: NAMESPACES[name.slice(0, colon) as Prefix], name: name.slice(colon + 1) };
  expandedNames.set(name, made);
  return made;
};

const bears = (element: XmlElement, { namespace, name }: ExpandedName): boolean =>
  element.name === name && element.namespace === namespace;

export const is = (element: XmlElement | undefined, name: QName): element is XmlElement =>
  element !== undefined && bears(element, expanded(name));

/** Returns the child elements of that name. */
export const children = (element: XmlElement, name: QName): XmlElement[] => {
  const wanted = expanded(name);
  const found: XmlElement[] = [];
  for (const child of element.children) if (isElement(child) && bears(child, wanted)) found.push(child);
  return found;
};

/** The first element at the end of that path, if there is one. */
export const find = (element: XmlElement | undefined, ...path: readonly QName[]): XmlElement | undefined => {
  let at = element;
  for (const name of path) at = at && firstChild(at, expanded(name));
  return at;
};

const firstChild = (element: XmlElement, wanted: ExpandedName): XmlElement | undefined => {
  for (const child of element.children) if (isElement(child) && bears(child, wanted)) return child;
  return undefined;
};

/** Returns the element's own text, trimmed; '' when there is no such element. */
export const textOf = (element: XmlElement | undefined): string => {
  let text = '';
  for (const child of element?.children ?? []) if (typeof child === 'string') text += child;
  return text.trim();
};

export const textAt = (element: XmlElement | undefined, ...path: readonly QName[]): string =>
  textOf(find(element, ...path));

/** Returns the attribute of that name without prefix. */
export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined => {
  for (const attribute of element?.attributes ?? []) {
    if (attribute.name === name && attribute.namespace === '') return attribute.value;
  }
  return undefined;
};

/** Returns the elements of that name among the element and all elements in it, in document order. */
export const descendantsOf = (element: XmlElement, name: QName): XmlElement[] => {
  const found: XmlElement[] = [];
  collect(element, expanded(name), found);
  return found;
};

const collect = (element: XmlElement, wanted: ExpandedName, found: XmlElement[]): void => {
  if (bears(element, wanted)) found.push(element);
  for (const child of element.children) if (isElement(child)) collect(child, wanted, found);
};
