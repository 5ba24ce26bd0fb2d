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
export const readXml = (bytes: Uint8Array | string): XmlDocument => new Parser(characters(bytes)).document();

class Parser {
  private at = 0;

  constructor(private readonly text: string) {}

  document(): XmlDocument {
    const illegal = NOT_A_CHARACTER.exec(this.text);
    if (illegal !== null) {
      this.at = illegal.index;
      this.fail('illegal character');
    }
    const encoding = this.match(DECLARATION)?.[2];
    if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') this.fail('encoding other than UTF-8');
    const before = this.misc();
    if (this.sees('<!DOCTYPE')) this.fail('DOCTYPE');
    const root = this.tree();
    const after = this.misc();
    if (this.at < this.text.length) this.fail('something after the root element');
    return { root, before, after };
  }

  private fail(what: string): never {
    throw new XmlError(`${what} (line ${this.text.slice(0, this.at).split('\n').length})`);
  }

  private sees(literal: string): boolean {
    return this.text.startsWith(literal, this.at);
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }

  private skipBlanks(): boolean {
    return (this.match(BLANKS)?.[0].length ?? 0) > 0;
  }

  private expect(literal: string): void {
    if (!this.sees(literal)) this.fail(`'${literal}' expected`);
    this.at += literal.length;
  }

  private name(): string {
    return this.match(NAME)?.[0] ?? this.fail('name expected');
  }

  private upTo(end: string): string {
    const until = this.text.indexOf(end, this.at);
    if (until < 0) this.fail(`'${end}' missing`);
    const inside = this.text.slice(this.at, until);
    this.at = until + end.length;
    return inside;
  }

  private resolved(raw: string): string {
    return raw.includes('&')
      ? raw.replace(/&([^;]*)(;?)/g, (_, reference: string, end: string) => {
          if (end === '') this.fail('reference without end');
          const [, hexadecimal, decimal] = /^#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}))$/.exec(reference) ?? [];
          if (hexadecimal === undefined && decimal === undefined)
            return ENTITIES.get(reference) ?? this.fail('unknown entity');
          const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
          const character = code > 0x10ffff ? '\0' : String.fromCodePoint(code);
          return NOT_A_CHARACTER.test(character) ? this.fail('illegal character') : character;
        })
      : raw;
  }

  private comment(): void {
    this.expect('<!--');
    this.upTo('--'); // `--` may stand only at a comment's end
    this.expect('>');
  }

  private processingInstruction(): ProcessingInstruction {
    this.expect('<?');
    const target = this.name();
    if (target.includes(':') || target.toLowerCase() === 'xml')
      this.fail('processing instruction with a reserved name');
    const isSpaced = this.skipBlanks();
    const data = this.upTo('?>');
    if (!isSpaced && data !== '') this.fail('blank expected');
    return { target, data };
  }

  /** Attributes up to the end of the tag, as written: name and value. */
  private rawAttributes(): [name: string, value: string][] {
    const found: [string, string][] = [];
    for (;;) {
      const isSpaced = this.skipBlanks();
      if (this.sees('>') || this.sees('/>')) return found;
      if (!isSpaced) this.fail('blank expected');
      const attribute = this.name();
      this.skipBlanks();
      this.expect('=');
      this.skipBlanks();
      const quote = this.sees('"') ? '"' : "'";
      this.expect(quote);
      const raw = this.upTo(quote);
      if (raw.includes('<')) this.fail("'<' in an attribute");
      if (found.some(([other]) => other === attribute)) this.fail('attribute written twice');
      if (found.length === MOST_ATTRIBUTES) this.fail(`more than ${MOST_ATTRIBUTES} attributes`);
      found.push([attribute, this.resolved(raw.replace(/[\t\n]/g, ' '))]);
    }
  }

  private split(qualified: string): readonly [prefix: string, name: string] {
    const parts = qualified.split(':');
    if (parts.length > 2 || parts.includes('')) this.fail('malformed qualified name');
    return parts.length === 2 ? [parts[0] ?? '', parts[1] ?? ''] : ['', qualified];
  }

  private declared(raw: readonly (readonly [string, string])[], scope: ReadonlyMap<string, string>) {
    let own: Map<string, string> | undefined;
    for (const [attribute, uri] of raw) {
      if (attribute !== 'xmlns' && !attribute.startsWith('xmlns:')) continue;
      const prefix = attribute === 'xmlns' ? '' : (this.split(attribute)[1] ?? '');
      const isXml = prefix === 'xml' && uri === XML;
      if (prefix === 'xmlns' || uri === XMLNS || (!isXml && (prefix === 'xml' || uri === XML)))
        this.fail('reserved namespace');
      if (prefix !== '' && uri === '') this.fail('prefix bound to nothing');
      if (!isXml) (own ??= new Map(scope)).set(prefix, uri);
    }
    return own ?? scope;
  }

  private namespaceOf(prefix: string, scope: ReadonlyMap<string, string>): string {
    if (prefix === 'xml') return XML;
    return scope.get(prefix) ?? (prefix === '' ? '' : this.fail('prefix not declared'));
  }

  private startTag(parent: OpenElement | null): { element: OpenElement; isEmpty: boolean } {
    this.expect('<');
    const qualified = this.name();
    const raw = this.rawAttributes();
    const scope = this.declared(raw, parent?.scope ?? NO_NAMESPACES);
    const attributes: XmlAttribute[] = [];
    for (const [attribute, value] of raw) {
      if (attribute === 'xmlns' || attribute.startsWith('xmlns:')) continue;
      const [prefix, local] = this.split(attribute);
      const namespace = prefix === '' ? '' : this.namespaceOf(prefix, scope);
      if (attributes.some((other) => other.name === local && other.namespace === namespace))
        this.fail('attribute written twice');
      attributes.push({ prefix, name: local, namespace, value });
    }
    const [prefix, local] = this.split(qualified);
    const namespace = this.namespaceOf(prefix, scope);
    const element: OpenElement = { prefix, name: local, namespace, attributes, scope, parent, children: [], qualified };
    parent?.children.push(element);
    const isEmpty = this.sees('/>');
    this.expect(isEmpty ? '/>' : '>');
    return { element, isEmpty };
  }

  /**
   * Parses from the root's start tag to its end tag. A loop, not a recursion: depth is limited by a number, not by the
   * stack.
   */
  private tree(): XmlElement {
    const { element: root, isEmpty } = this.startTag(null);
    let open: OpenElement | null = isEmpty ? null : root;
    let depth = 1;
    while (open !== null) {
      const next = this.text.indexOf('<', this.at);
      if (next < 0) this.fail('end of the document inside an element');
      if (next > this.at) {
        const raw = this.text.slice(this.at, next);
        if (raw.includes(']]>')) this.fail("']]>' in text");
        appendText(open, this.resolved(raw));
        this.at = next;
      }
      if (this.sees('</')) {
        this.at += 2;
        if (this.name() !== open.qualified) this.fail('end tag of another element');
        this.skipBlanks();
        this.expect('>');
        open = open.parent;
        depth -= 1;
      } else if (this.sees('<!--')) this.comment();
      else if (this.sees('<![CDATA[')) {
        this.at += 9;
        appendText(open, this.upTo(']]>'));
      } else if (this.sees('<?')) open.children.push(this.processingInstruction());
      else if (this.sees('<!')) this.fail('markup declaration inside an element');
      else {
        const started: { element: OpenElement; isEmpty: boolean } = this.startTag(open);
        if (started.isEmpty) continue;
        open = started.element;
        depth += 1;
        if (depth > MOST_DEPTH) this.fail(`deeper than ${MOST_DEPTH} elements`);
      }
    }
    return root;
  }

  private misc(): ProcessingInstruction[] {
    const found: ProcessingInstruction[] = [];
    for (;;) {
      this.skipBlanks();
      if (this.sees('<!--')) this.comment();
      else if (this.sees('<?')) found.push(this.processingInstruction());
      else return found;
    }
  }
}

const appendText = (to: OpenElement, piece: string): void => {
  const last = to.children.length - 1;
  const before = to.children[last];
  if (typeof before === 'string') to.children[last] = before + piece;
  else if (piece !== '') to.children.push(piece);
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
