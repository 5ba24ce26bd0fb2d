declare const kind: unique symbol;

/** Markup in canonical form (ADR 0052). Only this file creates values of this type, so that unescaped text cannot become a child. */
export type Xml = string & { readonly [kind]: 'xml' };

/** Written attributes, each with a leading blank. */
export type Attributes = string & { readonly [kind]: 'attributes' };

/** Writes an element with text; for null or undefined no element. */
export type Leaf = (text: string | null | undefined, attributes?: Attributes) => Xml;

/** Writes an element with child elements. */
export type Branch = (...children: readonly Xml[]) => Xml;

/** Thrown at a character that XML 1.0 cannot contain, or an unpaired surrogate. Does not quote the text. */
export class IllegalXmlCharacter extends Error {
  override readonly name = 'IllegalXmlCharacter';

  constructor(
    readonly place: string,
    readonly codePoint: number,
  ) {
    super(`${place}: U+${codePoint.toString(16).toUpperCase().padStart(4, '0')} cannot stand in an XML document`);
  }
}

export const none = '' as Xml;

// All output is Canonical XML 1.0 (no self-closing tags, `"` around values, attributes sorted by name, only these
// escapes), so that it can be digested without canonicalization.
type Escapes = readonly (readonly [character: string, escape: string])[];
const MARKUP: Escapes = [
  ['&', '&amp;'],
  ['<', '&lt;'],
];
const IN_TEXT: Escapes = [...MARKUP, ['>', '&gt;'], ['\r', '&#xD;']];
const IN_VALUE: Escapes = [...MARKUP, ['"', '&quot;'], ['\t', '&#x9;'], ['\n', '&#xA;'], ['\r', '&#xD;']];

// Nearly all texts need no escape: one test finds them.
const NOT_PLAIN_TEXT = /[^\t\n -%'-;=?-\uD7FF\uE000-\uFFFD]/;
const NOT_PLAIN_VALUE = /[^ !#-%'-;=-\uD7FF\uE000-\uFFFD]/;
const ILLEGAL = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const escaped = (text: string, escapes: Escapes, place: string): string => {
  const illegal = ILLEGAL.exec(text)?.[0].codePointAt(0);
  if (illegal !== undefined) throw new IllegalXmlCharacter(place, illegal);
  return escapes.reduce((done, [character, escape]) => done.replaceAll(character, escape), text);
};

const escapeText = (text: string, place = 'text'): string =>
  NOT_PLAIN_TEXT.test(text) ? escaped(text, IN_TEXT, place) : text;

const escapeValue = (value: string, place = 'attribute'): string =>
  NOT_PLAIN_VALUE.test(value) ? escaped(value, IN_VALUE, place) : value;

/** Writes attributes without prefix, sorted as canonical XML asks; null: no attribute. */
export const attributes = (values: Readonly<Record<string, string | null>>): Attributes => {
  let written = '';
  for (const name of Object.keys(values).sort()) {
    const value = values[name];
    if (value !== null && value !== undefined) written += ` ${name}="${escapeValue(value, `@${name}`)}"`;
  }
  return written as Attributes;
};

export const leaf = (name: string): Leaf => {
  const plainStart = `<${name}>`;
  const end = `</${name}>`;
  // Nearly all elements of one name have the same attributes: a currency, a unit.
  const startWith = rememberLast((values: Attributes) => joined(`<${name}`, values, '>'));
  return (text, values) => {
    if (text === null || text === undefined) return none;
    const start = values === undefined ? plainStart : startWith(values);
    return (start + escapeText(text, name) + end) as Xml;
  };
};

/**
 * Joins parts to one flat string. `+` makes a tree of strings that is flattened at its first use, and flattening a
 * long document costs as much as writing it; so markup that is used many times is joined once.
 */
const joined = (...parts: readonly string[]): string => parts.join('');

/** Remembers the last argument and its result, and computes again only for another argument. */
export const rememberLast = <Argument, Result>(
  compute: (argument: Argument) => Result,
): ((argument: Argument) => Result) => {
  let last: { readonly argument: Argument; readonly result: Result } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
};

/** Joins markup that is used many times. */
export const constant = (xml: Xml): Xml => joined(xml, '') as Xml;

/** Writes text in CDATA, for a file only: it is not canonical. A `]]>` is divided over two sections. */
export const cdata =
  (name: string) =>
  (text: string): Xml =>
    `<${name}><![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>` as Xml;

export const branch = (name: string): Branch => {
  const start = `<${name}>`;
  const end = `</${name}>`;
  return (...children) => {
    let written = start;
    for (const child of children) written += child;
    return (written + end) as Xml;
  };
};

/** Writes the items one after the other. */
export const each = <Item>(items: readonly Item[], write: (item: Item, index: number) => Xml): Xml => {
  let written = '';
  let index = 0;
  for (const item of items) written += write(item, index++);
  return written as Xml;
};

/** Makes a writer for each name, all with one prefix. */
export const leaves = <Name extends string>(prefix: string, names: readonly Name[]): Readonly<Record<Name, Leaf>> =>
  Object.fromEntries(names.map((name) => [name, leaf(`${prefix}:${name}`)])) as Record<Name, Leaf>;

export const branches = <Name extends string>(prefix: string, names: readonly Name[]): Readonly<Record<Name, Branch>> =>
  Object.fromEntries(names.map((name) => [name, branch(`${prefix}:${name}`)])) as Record<Name, Branch>;
