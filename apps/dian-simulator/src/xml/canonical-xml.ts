import { isElement, type ProcessingInstruction, type XmlAttribute, type XmlDocument, type XmlElement } from './xml.js';

/** Inclusive C14N 1.0 without comments, of the whole document except one element. Source: REC-xml-c14n-20010315. */
export const canonicalDocument = ({ root, before, after }: XmlDocument, leftOut?: XmlElement): string =>
  before.map((instruction) => `${instructionText(instruction)}\n`).join('') +
  inclusive(root, NOTHING, leftOut) +
  after.map((instruction) => `\n${instructionText(instruction)}`).join('');

/** Inclusive C14N of one element in its place: with the namespaces and xml: attributes in scope there. */
export const canonicalElement = (element: XmlElement): string =>
  inclusive(element, NOTHING, undefined, inheritedXmlAttributes(element));

/** Exclusive C14N without comments; `prefixes` are those of InclusiveNamespaces. Source: REC-xml-exc-c14n-20020718. */
export const exclusiveCanonicalElement = (element: XmlElement, prefixes: readonly string[] = []): string =>
  exclusive(element, NOTHING, prefixes);

type Namespaces = ReadonlyMap<string, string>;
const NOTHING: Namespaces = new Map();

const inclusive = (
  element: XmlElement,
  rendered: Namespaces,
  leftOut: XmlElement | undefined,
  inherited: readonly XmlAttribute[] = [],
): string => {
  const { qualified, scope, attributes } = element;
  let text = `<${qualified}`;
  if (scope !== rendered) text += declarations(addedTo(rendered, scope));
  text += attributesText(inherited.length === 0 ? attributes : [...inherited, ...attributes]);
  text += '>';
  for (const child of element.children) {
    if (typeof child === 'string') text += escapeText(child);
    else if (!isElement(child)) text += instructionText(child);
    else if (child !== leftOut) text += inclusive(child, scope, leftOut);
  }
  return `${text}</${qualified}>`;
};

const exclusive = (element: XmlElement, rendered: Namespaces, inclusivePrefixes: readonly string[]): string => {
  const { qualified, scope, prefix, attributes } = element;
  const used = [prefix, ...attributes.map((attribute) => attribute.prefix).filter((own) => own !== '')];
  const wanted = new Set([...used, ...inclusivePrefixes]);
  wanted.delete('xml');
  const declared = [...wanted]
    .map((name) => [name, scope.get(name) ?? ''] as const)
    .filter(([name, uri]) => (rendered.get(name) ?? '') !== uri);
  const now = declared.length === 0 ? rendered : new Map([...rendered, ...declared]);
  let text = `<${qualified}${declarations(declared)}${attributesText(attributes)}>`;
  for (const child of element.children) {
    if (typeof child === 'string') text += escapeText(child);
    else text += isElement(child) ? exclusive(child, now, inclusivePrefixes) : instructionText(child);
  }
  return `${text}</${qualified}>`;
};

type Declared = readonly [prefix: string, uri: string];

/** Returns the namespaces in scope that are not rendered yet. */
const addedTo = (rendered: Namespaces, scope: Namespaces): Declared[] => {
  const added: Declared[] = [];
  for (const declared of scope) if ((rendered.get(declared[0]) ?? '') !== declared[1]) added.push(declared);
  return added;
};

const declarations = (declared: readonly Declared[]): string => {
  let text = '';
  for (const [prefix, uri] of sorted(declared, byPrefix)) {
    text += ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeAttribute(uri)}"`;
  }
  return text;
};

const attributesText = (attributes: readonly XmlAttribute[]): string => {
  let text = '';
  for (const { qualified, value } of sorted(attributes, byNamespaceAndName)) {
    text += ` ${qualified}="${escapeAttribute(value)}"`;
  }
  return text;
};

const XML = 'http://www.w3.org/XML/1998/namespace';

/** The `xml:` attributes of ancestors (such as xml:lang), the nearest of each name. */
const inheritedXmlAttributes = (element: XmlElement): XmlAttribute[] => {
  const found = new Map<string, XmlAttribute>();
  for (let above = element.parent; above !== null; above = above.parent) {
    for (const attribute of above.attributes) {
      if (attribute.namespace === XML && !found.has(attribute.name)) found.set(attribute.name, attribute);
    }
  }
  for (const own of element.attributes) if (own.namespace === XML) found.delete(own.name);
  return [...found.values()];
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byPrefix = ([a]: Declared, [b]: Declared): number => compare(a, b);

const byNamespaceAndName = (a: XmlAttribute, b: XmlAttribute): number =>
  compare(a.namespace, b.namespace) || compare(a.name, b.name);

const sorted = <Item>(items: readonly Item[], order: (a: Item, b: Item) => number): readonly Item[] =>
  items.length > 1 ? [...items].sort(order) : items;

const instructionText = ({ target, data }: ProcessingInstruction): string =>
  `<?${target}${data === '' ? '' : ` ${data}`}?>`;

const TEXT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const ATTRIBUTE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

const IN_TEXT = /[&<>\r]/;
const IN_ATTRIBUTE = /[&<"\t\n\r]/;

export const escapeText = (text: string): string =>
  IN_TEXT.test(text) ? text.replace(/[&<>\r]/g, (found) => TEXT[found] ?? found) : text;
export const escapeAttribute = (text: string): string =>
  IN_ATTRIBUTE.test(text) ? text.replace(/[&<"\t\n\r]/g, (found) => ATTRIBUTE[found] ?? found) : text;
