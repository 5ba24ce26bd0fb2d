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
const NOT_A_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
/** Found in every text that NOT_A_CHARACTER finds something in, and in some others; it is the faster one. */
const PERHAPS_NOT_A_CHARACTER = /[\0-\x08\x0B\x0C\x0E-\x1F\uD800-\uDFFF\uFFFE\uFFFF]/;
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

/** Codes of ASCII characters in names: 1 where a name may begin with it, 2 where it may only follow. */
const NAME_CODES = new Uint8Array(0x80);
for (const code of NAME_CODES.keys()) {
  const character = String.fromCharCode(code);
  NAME_CODES[code] = /[:A-Z_a-z]/.test(character) ? 1 : /[-.0-9]/.test(character) ? 2 : 0;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const BLANK = 0x20;
const DOUBLE_QUOTE = 0x22;
const AMPERSAND = 0x26;
const SINGLE_QUOTE = 0x27;
const SLASH = 0x2f;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;

class Parser {
  private at = 0;
  private readonly ids = new Map<string, XmlElement | null>();
  /** Names and values of the start tag that is being read, as written. */
  private rawNames: QualifiedName[] = [];
  private rawValues: string[] = [];
  private readonly hasReferences: boolean;
  private readonly hasSectionEnds: boolean;

  constructor(private readonly text: string) {
    this.hasReferences = text.includes('&');
    this.hasSectionEnds = text.includes(']]>');
  }

  document(): XmlDocument {
    if (PERHAPS_NOT_A_CHARACTER.test(this.text)) this.refuseIllegalCharacters();
    const encoding = this.match(DECLARATION)?.[2];
    if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') this.fail('encoding other than UTF-8');
    const before = this.misc();
    if (this.sees('<!DOCTYPE')) this.fail('DOCTYPE');
    const root = this.tree();
    const after = this.misc();
    if (this.at < this.text.length) this.fail('something after the root element');
    return { root, before, after, ids: this.ids };
  }

  private refuseIllegalCharacters(): void {
    const illegal = NOT_A_CHARACTER.exec(this.text);
    if (illegal === null) return;
    this.at = illegal.index;
    this.fail('illegal character');
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
    const from = this.at;
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== BLANK && code !== LINE_FEED && code !== TAB) return this.at > from;
      this.at += 1;
    }
  }

  private expect(literal: string): void {
    if (!this.sees(literal)) this.fail(`'${literal}' expected`);
    this.at += literal.length;
  }

  private name(): QualifiedName {
    const { text, at } = this;
    let end = at;
    if (NAME_CODES[text.charCodeAt(end)] === 1) while ((NAME_CODES[text.charCodeAt(end)] ?? 0) > 0) end += 1;
    if (end === at || text.charCodeAt(end) >= NAME_CODES.length) {
      return qualifiedName(this.match(NAME)?.[0] ?? this.fail('name expected'));
    }
    this.at = end;
    return qualifiedName(text.slice(at, end));
  }

  private upTo(end: string): string {
    const until = this.text.indexOf(end, this.at);
    if (until < 0) this.fail(`'${end}' missing`);
    const inside = this.text.slice(this.at, until);
    this.at = until + end.length;
    return inside;
  }

  private resolved(raw: string): string {
    return this.hasReferences && raw.includes('&')
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
    const { qualified: target } = this.name();
    if (target.includes(':') || target.toLowerCase() === 'xml')
      this.fail('processing instruction with a reserved name');
    const isSpaced = this.skipBlanks();
    const data = this.upTo('?>');
    if (!isSpaced && data !== '') this.fail('blank expected');
    return { target, data };
  }

  /** Reads attributes up to the end of the tag into rawNames and rawValues. */
  private readAttributes(): void {
    this.rawNames = [];
    this.rawValues = [];
    for (;;) {
      const isSpaced = this.skipBlanks();
      const code = this.text.charCodeAt(this.at);
      if (code === GREATER || code === SLASH) return;
      if (!isSpaced) this.fail('blank expected');
      const name = this.name();
      this.skipBlanks();
      if (this.text.charCodeAt(this.at) !== EQUALS) this.fail("'=' expected");
      this.at += 1;
      this.skipBlanks();
      const value = this.attributeValue();
      if (this.rawNames.some(({ qualified }) => qualified === name.qualified)) this.fail('attribute written twice');
      if (this.rawNames.length === MOST_ATTRIBUTES) this.fail(`more than ${MOST_ATTRIBUTES} attributes`);
      this.rawNames.push(name);
      this.rawValues.push(value);
    }
  }

  private attributeValue(): string {
    const { text } = this;
    const quote = text.charCodeAt(this.at);
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) this.fail('quote expected');
    const from = (this.at += 1);
    let isPlain = true;
    for (let code = text.charCodeAt(this.at); code !== quote; code = text.charCodeAt((this.at += 1))) {
      if (code === LESS) this.fail("'<' in an attribute");
      if (Number.isNaN(code)) this.fail('quote missing');
      if (code === AMPERSAND || code === TAB || code === LINE_FEED) isPlain = false;
    }
    const raw = text.slice(from, this.at);
    this.at += 1;
    return isPlain ? raw : this.resolved(raw.replace(/[\t\n]/g, ' '));
  }

  /** Returns the namespaces in scope of the start tag that was read. */
  private declared(scope: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    let own: Map<string, string> | undefined;
    for (const [index, { prefix: before, local, isDeclaration }] of this.rawNames.entries()) {
      if (!isDeclaration) continue;
      const uri = this.rawValues[index] ?? '';
      const prefix = before === '' ? '' : local;
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

  private attributes(scope: ReadonlyMap<string, string>): readonly XmlAttribute[] {
    const attributes: XmlAttribute[] = [];
    for (const [index, { qualified, prefix, local, isDeclaration }] of this.rawNames.entries()) {
      if (isDeclaration) continue;
      const namespace = prefix === '' ? '' : this.namespaceOf(prefix, scope);
      if (prefix !== '' && attributes.some((other) => other.name === local && other.namespace === namespace))
        this.fail('attribute written twice');
      attributes.push({ qualified, prefix, name: local, namespace, value: this.rawValues[index] ?? '' });
    }
    return attributes;
  }

  /** Reads a start tag up to its `>` or `/>`. */
  private startTag(parent: OpenElement | null): OpenElement {
    this.at += 1; // '<'
    const { qualified, prefix, local, isSplit } = this.name();
    this.readAttributes();
    const isPlain = this.rawNames.length === 0;
    if (!isSplit || this.rawNames.some((name) => !name.isSplit)) this.fail('malformed qualified name');
    const outside = parent?.scope ?? NO_NAMESPACES;
    const scope = isPlain ? outside : this.declared(outside);
    const attributes = isPlain ? NO_ATTRIBUTES : this.attributes(scope);
    const namespace = this.namespaceOf(prefix, scope);
    const element = { qualified, prefix, name: local, namespace, attributes, scope, parent, children: [] };
    parent?.children.push(element);
    for (const { name, value } of attributes) {
      if (name.length !== 2 || name.toLowerCase() !== 'id') continue;
      const other = this.ids.get(value);
      this.ids.set(value, other === undefined || other === element ? element : null);
    }
    return element;
  }

  /** Returns whether the tag ends with `/>`. */
  private endsEmpty(): boolean {
    const isEmpty = this.text.charCodeAt(this.at) === SLASH;
    this.expect(isEmpty ? '/>' : '>');
    return isEmpty;
  }

  private endTag({ qualified }: OpenElement): void {
    this.at += 2; // '</'
    if (!this.sees(qualified)) this.fail('end tag of another element');
    this.at += qualified.length;
    this.skipBlanks();
    this.expect('>');
  }

  /**
   * Parses from the root's start tag to its end tag. A loop, not a recursion: depth is limited by a number, not by the
   * stack.
   */
  private tree(): XmlElement {
    if (this.text.charCodeAt(this.at) !== LESS) this.fail("'<' expected");
    const root = this.startTag(null);
    let open: OpenElement | null = this.endsEmpty() ? null : root;
    let depth = 1;
    while (open !== null) {
      this.characterData(open);
      if (this.text.charCodeAt(this.at + 1) === SLASH) {
        this.endTag(open);
        open = open.parent;
        depth -= 1;
      } else if (!this.markup(open)) {
        const element: OpenElement = this.startTag(open);
        if (this.endsEmpty()) continue;
        open = element;
        depth += 1;
        if (depth > MOST_DEPTH) this.fail(`deeper than ${MOST_DEPTH} elements`);
      }
    }
    return root;
  }

  /** Reads text up to the next `<`. */
  private characterData(open: OpenElement): void {
    const next = this.text.indexOf('<', this.at);
    if (next < 0) this.fail('end of the document inside an element');
    if (next === this.at) return;
    const raw = this.text.slice(this.at, next);
    if (this.hasSectionEnds && raw.includes(']]>')) this.fail("']]>' in text");
    appendText(open, this.resolved(raw));
    this.at = next;
  }

  /** Reads a comment, a CDATA section or a processing instruction. Returns false where a start tag is. */
  private markup(open: OpenElement): boolean {
    const next = this.text[this.at + 1];
    if (next === '?') open.children.push(this.processingInstruction());
    else if (next !== '!') return false;
    else if (this.sees('<!--')) this.comment();
    else if (this.sees('<![CDATA[')) {
      this.at += 9;
      appendText(open, this.upTo(']]>'));
    } else this.fail('markup declaration inside an element');
    return true;
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

interface QualifiedName {
  readonly qualified: string;
  readonly prefix: string;
  readonly local: string;
  /** False for names with an empty part or more than one colon. */
  readonly isSplit: boolean;
  /** Whether it is `xmlns` or begins with `xmlns:`. */
  readonly isDeclaration: boolean;
}

const MOST_NAMES = 5_000;
const names = new Map<string, QualifiedName>();

/** Takes a name apart. Documents have few different names: each is kept, and is one object for all of them. */
const qualifiedName = (written: string): QualifiedName => {
  const known = names.get(written);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const qualified = Buffer.from(written).toString(); // a copy: a slice would keep the document in memory
  const [first = '', second] = qualified.split(':');
  const made = {
    qualified,
    ...(second === undefined ? { prefix: '', local: first } : { prefix: first, local: second }),
    isSplit: /^[^:]+(:[^:]+)?$/.test(qualified),
    isDeclaration: first === 'xmlns',
  };
  names.set(qualified, made);
  return made;
};

const appendText = (to: OpenElement, piece: string): void => {
  const last = to.children.length - 1;
  const before = to.children[last];
  if (typeof before === 'string') to.children[last] = before + piece;
  else if (piece !== '') to.children.push(piece);
};

interface OpenElement extends XmlElement {
  readonly parent: OpenElement | null;
  readonly children: XmlNode[];
}

const NO_NAMESPACES: ReadonlyMap<string, string> = new Map();
const NO_ATTRIBUTES: readonly XmlAttribute[] = [];
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Normalizes line ends as XML 1.0 demands, and removes a byte order mark. */
const characters = (bytes: Uint8Array | string): string => {
  try {
    const decoded = typeof bytes === 'string' ? bytes : UTF8.decode(bytes);
    const text = decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded;
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  } catch {
    throw new XmlError('not UTF-8');
  }
};
