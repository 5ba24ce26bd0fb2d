declare const kind: unique symbol;

/** Finished markup. Only this file makes it, so text that was not escaped cannot become a child. */
export type Xml = string & { readonly [kind]: 'xml' };

/** Finished attributes, each with its leading blank. */
export type Attributes = string & { readonly [kind]: 'attributes' };

/** An element with text; null or undefined: no element. */
export type Leaf = (text: string | null | undefined, attributes?: Attributes) => Xml;

/** An element with elements. */
export type Branch = (...children: readonly Xml[]) => Xml;

/** A character that XML 1.0 has no way to write, or half a surrogate pair. The text itself is not repeated. */
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

// Everything written here is in the form that Canonical XML 1.0 gives it (no self-closing tags, `"` around
// values, attributes by name, these escapes and no others), so that a digest is taken over the bytes as they are.
type Escapes = readonly (readonly [character: string, escape: string])[];
const MARKUP: Escapes = [
  ['&', '&amp;'],
  ['<', '&lt;'],
];
const IN_TEXT: Escapes = [...MARKUP, ['>', '&gt;'], ['\r', '&#xD;']];
const IN_VALUE: Escapes = [...MARKUP, ['"', '&quot;'], ['\t', '&#x9;'], ['\n', '&#xA;'], ['\r', '&#xD;']];

// Nearly all texts are plain; the rest is looked at closely.
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

/** Unprefixed attributes in canonical order, whatever order they come in; null: no attribute. */
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
  // Nearly all elements of a name bear the same attributes: a currency, a unit.
  const startWith = rememberLast((values: Attributes) => whole(`<${name}`, values, '>'));
  return (text, values) => {
    if (text === null || text === undefined) return none;
    const start = values === undefined ? plainStart : startWith(values);
    return (start + escapeText(text, name) + end) as Xml;
  };
};

/**
 * One piece of markup. What `+` makes is a tree of its parts until somebody reads it, and a document of many lines
 * costs as much to gather from such trees as to write: what is used again is gathered once.
 */
const whole = (...parts: readonly string[]): string => parts.join('');

/** The same answer to the same question, as long as no other is asked in between. */
export const rememberLast = <Question, Answer>(
  answer: (question: Question) => Answer,
): ((question: Question) => Answer) => {
  let last: { readonly question: Question; readonly answer: Answer } | undefined;
  return (question) => {
    if (last?.question !== question) last = { question, answer: answer(question) };
    return last.answer;
  };
};

/** Markup that is written again and again. */
export const constant = (xml: Xml): Xml => whole(xml, '') as Xml;

/** Text in CDATA: for a file only, never canonical. `]]>` would end a section, so it is written across two. */
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

/** One after the other. */
export const each = <Item>(items: readonly Item[], write: (item: Item, index: number) => Xml): Xml => {
  let written = '';
  let index = 0;
  for (const item of items) written += write(item, index++);
  return written as Xml;
};

/** An element per name, under one prefix. */
export const leaves = <Name extends string>(prefix: string, names: readonly Name[]): Readonly<Record<Name, Leaf>> =>
  Object.fromEntries(names.map((name) => [name, leaf(`${prefix}:${name}`)])) as Record<Name, Leaf>;

export const branches = <Name extends string>(prefix: string, names: readonly Name[]): Readonly<Record<Name, Branch>> =>
  Object.fromEntries(names.map((name) => [name, branch(`${prefix}:${name}`)])) as Record<Name, Branch>;
