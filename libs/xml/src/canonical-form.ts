import { type Attr, type Document, type Element, Node } from '@xmldom/xmldom';
import { isElement } from './element-tree.js';

const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XML = 'http://www.w3.org/XML/1998/namespace';

type Namespaces = ReadonlyMap<string, string>;

/**
 * Writes Canonical XML 1.0 (inclusive, without comments) of a document, or of an element with all below it. `omitted`
 * is left out with all below it, as the enveloped-signature transform does. Not xmldsigjs, because that does not escape
 * namespace names, so that two documents get one form, and forgets declarations between the root and the element (ADR 0060).
 */
export const canonicalForm = (node: Document | Element, omitted: Element | null = null): string => {
  if (isElement(node)) return elementForm(node, new Map(), omitted, inheritedBy(node));
  let written = '';
  let root = '';
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (isElement(child)) root = elementForm(child, new Map(), omitted);
    else if (child.nodeType !== Node.PROCESSING_INSTRUCTION_NODE || child.nodeName === 'xml') continue;
    else if (root === '') written += `${instructionForm(child)}\n`;
    else root += `\n${instructionForm(child)}`;
  }
  return written + root;
};

/** `rendered`: namespaces declared by written ancestors. `inherited`: what the first element has from unwritten ones. */
const elementForm = (
  element: Element,
  rendered: Namespaces,
  omitted: Element | null,
  inherited: Inherited | null = null,
): string => {
  const declarations = new Map(inherited?.declarations);
  const attributes = inherited === null ? [] : [...inherited.attributes];
  for (let index = 0; index < element.attributes.length; index += 1) {
    const attribute = element.attributes[index] as Attr;
    if (attribute.namespaceURI === XMLNS) declarations.set(prefixOf(attribute), attribute.value);
    else attributes.push(attribute);
  }
  const changed = changedBy(declarations, rendered);
  const inForce = changed.length === 0 ? rendered : new Map([...rendered, ...changed]);

  let written = `<${element.tagName}`;
  for (const [prefix, uri] of changed) written += ` xmlns${prefix && `:${prefix}`}="${escapedValue(uri)}"`;
  if (attributes.length > 1) attributes.sort(byNamespaceAndName);
  for (const { name, value } of attributes) written += ` ${name}="${escapedValue(value)}"`;
  written += '>';
  for (let child = element.firstChild; child !== null; child = child.nextSibling) {
    if (child === omitted) continue;
    if (isElement(child)) written += elementForm(child, inForce, omitted);
    else if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE) {
      written += canonicalText(child.nodeValue ?? '');
    } else if (child.nodeType === Node.PROCESSING_INSTRUCTION_NODE) written += instructionForm(child);
  }
  return `${written}</${element.tagName}>`;
};

/** Declarations to be written, sorted. Nearly all elements have none. */
const changedBy = (declarations: Namespaces, rendered: Namespaces): readonly (readonly [string, string])[] =>
  declarations.size === 0
    ? NONE
    : [...declarations]
        .filter(([prefix, uri]) => prefix !== 'xml' && (rendered.get(prefix) ?? '') !== uri)
        .sort(([one], [other]) => (one < other ? -1 : 1));

const NONE: readonly (readonly [string, string])[] = [];

interface Inherited {
  readonly declarations: Namespaces;
  readonly attributes: readonly Attr[];
}

/** Namespaces and `xml:` attributes of the ancestors; the nearest ancestor wins. */
const inheritedBy = (apex: Element): Inherited => {
  const declarations = new Map<string, string>();
  const attributes = new Map<string, Attr>();
  for (let above = apex.parentNode; above !== null && isElement(above); above = above.parentNode) {
    for (const attribute of above.attributes) {
      const { namespaceURI, name } = attribute;
      if (namespaceURI === XMLNS && !declarations.has(prefixOf(attribute))) {
        declarations.set(prefixOf(attribute), attribute.value);
      }
      if (namespaceURI === XML && !attributes.has(name) && !apex.hasAttribute(name)) attributes.set(name, attribute);
    }
  }
  return { declarations, attributes: [...attributes.values()] };
};

const prefixOf = (declaration: Attr): string => (declaration.prefix === null ? '' : (declaration.localName ?? ''));

const byNamespaceAndName = (one: Attr, other: Attr): number => {
  const [oneUri, otherUri] = [one.namespaceURI ?? '', other.namespaceURI ?? ''];
  if (oneUri !== otherUri) return oneUri < otherUri ? -1 : 1;
  return (one.localName ?? '') < (other.localName ?? '') ? -1 : 1;
};

const instructionForm = ({ nodeName, nodeValue }: Node): string =>
  `<?${nodeName}${nodeValue ? ` ${nodeValue.replaceAll('\r', '&#xD;')}` : ''}?>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

/** Escapes text as the canonical form does. Does not check for characters that XML forbids. */
export const canonicalText = (text: string): string => text.replace(/[&<>\r]/g, escapeOf);

const escapeOf = (character: string): string => ESCAPES[character] ?? character;
const escapedValue = (value: string): string => value.replace(/[&<"\t\n\r]/g, escapeOf);
