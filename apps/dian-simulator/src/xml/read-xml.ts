import type { ProcessingInstruction, XmlAttribute, XmlDocument, XmlElement, XmlNode } from './xml.js';

/** Not well-formed, or of a kind that is not taken here. The message names no content of the document. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

const NAME_START =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const NAME = new RegExp(`[${NAME_START}][${NAME_START}\\-.0-9\\xB7\\u0300-\\u036F\\u203F-\\u2040]*`, 'uy');
const DECLARATION =
  /<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(?:"1\.0"|'1\.0')(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(["'])([A-Za-z0-9._-]+)\1)?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>/y;
const BLANKS = /[ \t\n]*/y;
const NOT_A_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const MOST_DEPTH = 100;
const MOST_ATTRIBUTES = 200;

/**
 * Parses XML 1.0 with namespaces, without DTD. It is as strict as the recommendation, because it decides whether a
 * document is well-formed (ZB01). No entity is ever expanded or fetched, because none can be declared. Throws XmlError.
 */
export const readXml = (bytes: Uint8Array | string): XmlDocument => {
  const text = characters(bytes);
  let at = 0;

  const fail = (what: string): never => {
    throw new XmlError(`${what} (line ${text.slice(0, at).split('\n').length})`);
  };
  const sees = (literal: string): boolean => text.startsWith(literal, at);
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  const skipBlanks = (): boolean => (match(BLANKS)?.[0].length ?? 0) > 0;
  const expect = (literal: string): void => {
    if (!sees(literal)) fail(`'${literal}' expected`);
    at += literal.length;
  };
  const name = (): string => match(NAME)?.[0] ?? fail('name expected');
  const upTo = (end: string): string => {
    const until = text.indexOf(end, at);
    if (until < 0) fail(`'${end}' missing`);
    const inside = text.slice(at, until);
    at = until + end.length;
    return inside;
  };

  const resolved = (raw: string): string =>
    raw.includes('&')
      ? raw.replace(/&([^;]*)(;?)/g, (_, reference: string, end: string) => {
          if (end === '') fail('reference without end');
          const [, hexadecimal, decimal] = /^#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}))$/.exec(reference) ?? [];
          if (hexadecimal === undefined && decimal === undefined)
            return ENTITIES.get(reference) ?? fail('unknown entity');
          const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
          const character = code > 0x10ffff ? '\0' : String.fromCodePoint(code);
          return NOT_A_CHARACTER.test(character) ? fail('illegal character') : character;
        })
      : raw;

  const comment = (): void => {
    expect('<!--');
    upTo('--'); // `--` may stand only at a comment's end
    expect('>');
  };

  const processingInstruction = (): ProcessingInstruction => {
    expect('<?');
    const target = name();
    if (target.includes(':') || target.toLowerCase() === 'xml') fail('processing instruction with a reserved name');
    const isSpaced = skipBlanks();
    const data = upTo('?>');
    if (!isSpaced && data !== '') fail('blank expected');
    return { target, data };
  };

  /** Attributes up to the end of the tag, as written: name and value. */
  const rawAttributes = (): [name: string, value: string][] => {
    const found: [string, string][] = [];
    for (;;) {
      const isSpaced = skipBlanks();
      if (sees('>') || sees('/>')) return found;
      if (!isSpaced) fail('blank expected');
      const attribute = name();
      skipBlanks();
      expect('=');
      skipBlanks();
      const quote = sees('"') ? '"' : "'";
      expect(quote);
      const raw = upTo(quote);
      if (raw.includes('<')) fail("'<' in an attribute");
      if (found.some(([other]) => other === attribute)) fail('attribute written twice');
      if (found.length === MOST_ATTRIBUTES) fail(`more than ${MOST_ATTRIBUTES} attributes`);
      found.push([attribute, resolved(raw.replace(/[\t\n]/g, ' '))]);
    }
  };

  const split = (qualified: string): readonly [prefix: string, name: string] => {
    const parts = qualified.split(':');
    if (parts.length > 2 || parts.includes('')) fail('malformed qualified name');
    return parts.length === 2 ? [parts[0] ?? '', parts[1] ?? ''] : ['', qualified];
  };

  const declared = (raw: readonly (readonly [string, string])[], scope: ReadonlyMap<string, string>) => {
    let own: Map<string, string> | undefined;
    for (const [attribute, uri] of raw) {
      if (attribute !== 'xmlns' && !attribute.startsWith('xmlns:')) continue;
      const prefix = attribute === 'xmlns' ? '' : (split(attribute)[1] ?? '');
      const isXml = prefix === 'xml' && uri === XML;
      if (prefix === 'xmlns' || uri === XMLNS || (!isXml && (prefix === 'xml' || uri === XML)))
        fail('reserved namespace');
      if (prefix !== '' && uri === '') fail('prefix bound to nothing');
      if (!isXml) (own ??= new Map(scope)).set(prefix, uri);
    }
    return own ?? scope;
  };

  const namespaceOf = (prefix: string, scope: ReadonlyMap<string, string>): string => {
    if (prefix === 'xml') return XML;
    return scope.get(prefix) ?? (prefix === '' ? '' : fail('prefix not declared'));
  };

  const startTag = (parent: OpenElement | null): { element: OpenElement; isEmpty: boolean } => {
    expect('<');
    const qualified = name();
    const raw = rawAttributes();
    const scope = declared(raw, parent?.scope ?? NO_NAMESPACES);
    const attributes: XmlAttribute[] = [];
    for (const [attribute, value] of raw) {
      if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) continue;
      const [prefix, local] = split(attribute);
      const namespace = prefix === '' ? '' : namespaceOf(prefix, scope);
      if (attributes.some((other) => other.name === local && other.namespace === namespace))
        fail('attribute written twice');
      attributes.push({ prefix, name: local, namespace, value });
    }
    const [prefix, local] = split(qualified);
    const namespace = namespaceOf(prefix, scope);
    const element: OpenElement = { prefix, name: local, namespace, attributes, scope, parent, children: [], qualified };
    parent?.children.push(element);
    const isEmpty = sees('/>');
    expect(isEmpty ? '/>' : '>');
    return { element, isEmpty };
  };

  const appendText = (to: OpenElement, piece: string): void => {
    const last = to.children.length - 1;
    const before = to.children[last];
    if (typeof before === 'string') to.children[last] = before + piece;
    else if (piece !== '') to.children.push(piece);
  };

  /**
   * Parses from the root's start tag to its end tag. A loop, not a recursion: depth is limited by a number, not by the
   * stack.
   */
  const tree = (): XmlElement => {
    const { element: root, isEmpty } = startTag(null);
    let open: OpenElement | null = isEmpty ? null : root;
    let depth = 1;
    while (open !== null) {
      const next = text.indexOf('<', at);
      if (next < 0) fail('end of the document inside an element');
      if (next > at) {
        const raw = text.slice(at, next);
        if (raw.includes(']]>')) fail("']]>' in text");
        appendText(open, resolved(raw));
        at = next;
      }
      if (sees('</')) {
        at += 2;
        if (name() !== open.qualified) fail('end tag of another element');
        skipBlanks();
        expect('>');
        open = open.parent;
        depth -= 1;
      } else if (sees('<!--')) comment();
      else if (sees('<![CDATA[')) {
        at += 9;
        appendText(open, upTo(']]>'));
      } else if (sees('<?')) open.children.push(processingInstruction());
      else if (sees('<!')) fail('markup declaration inside an element');
      else {
        const started: { element: OpenElement; isEmpty: boolean } = startTag(open);
        if (started.isEmpty) continue;
        open = started.element;
        depth += 1;
        if (depth > MOST_DEPTH) fail(`deeper than ${MOST_DEPTH} elements`);
      }
    }
    return root;
  };

  const misc = (): ProcessingInstruction[] => {
    const found: ProcessingInstruction[] = [];
    for (;;) {
      skipBlanks();
      if (sees('<!--')) comment();
      else if (sees('<?')) found.push(processingInstruction());
      else return found;
    }
  };

  const illegal = NOT_A_CHARACTER.exec(text);
  if (illegal !== null) {
    at = illegal.index;
    fail('illegal character');
  }
  const encoding = match(DECLARATION)?.[2];
  if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') fail('encoding other than UTF-8');
  const before = misc();
  if (sees('<!DOCTYPE')) fail('DOCTYPE');
  const root = tree();
  const after = misc();
  if (at < text.length) fail('something after the root element');
  return { root, before, after };
};

interface OpenElement extends XmlElement {
  readonly parent: OpenElement | null;
  readonly children: XmlNode[];
  readonly qualified: string;
}

const NO_NAMESPACES: ReadonlyMap<string, string> = new Map();

/** Normalizes line ends as XML 1.0 demands, and removes a byte order mark. */
const characters = (bytes: Uint8Array | string): string => {
  try {
    const decoded = typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const text = decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded;
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  } catch {
    throw new XmlError('not UTF-8');
  }
};
