import type { Words } from '@rubrica/fiscal';
import { othersTurn } from '../worker/others-turn.js';
import { type Container, type JsonLimits, outlineOf, SLICE } from './json-outline.js';
import { Problem } from './problem.js';

/** Limits far above what any document needs: code that visits every value of a body must not be overloaded by it. */
const LIMITS: JsonLimits = { levels: 32, values: 200_000, entries: 10_000, text: 256 * 1024 };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the JSON value of a body, or undefined for an empty body. Throws a 400 for any other text that is not JSON. A
 * member named `__proto__` is kept as an ordinary member, so that the schema refuses it as an unknown field. `times`: how
 * many bodies of the usual size it may hold. Of a large body it reads a slice at a time, between which others have their turn.
 */
export const parseJsonBody = async (bytes: Uint8Array, times = 1): Promise<unknown> => {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  const limits = { ...LIMITS, values: LIMITS.values * times };
  const outline = await outlineOf(text, limits);
  if (outline.outcome === 'too complex') throw tooComplex(limits);
  if (text.length > SLICE && outline.outcome === 'malformed') throw malformed(text, outline.at);
  const root = text.length > SLICE && outline.outcome === 'read' ? outline.root : null;
  return new SlicedText(text).value(root);
};

const decode = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Problem(400, 'malformed_json', {
      en: 'The body is not UTF-8, the encoding of JSON.',
      es: 'El cuerpo no está en UTF-8, la codificación de JSON.',
    });
  }
};

/** A part of the text, or what stands for it. */
interface Piece {
  readonly from: number;
  readonly text: string;
}

/** Parses a text by its large lists and objects: each alone, and what is around them. */
class SlicedText {
  private leftOfTurn = SLICE;

  constructor(private readonly text: string) {}

  /** `root`: null to parse the whole text at once. */
  async value(root: Container | null): Promise<unknown> {
    if (!root) return this.parsed([this.piece(0, this.text.length)]);
    // Around the root there are blanks, or it is not JSON.
    await this.parsed([this.piece(0, root.start), { from: root.start, text: '0' }, this.piece(root.end)]);
    return this.container(root);
  }

  private async container({ start, end, children }: Container): Promise<unknown> {
    if (children.length === 0) return this.parsed([this.piece(start, end)]);
    const pieces: Piece[] = [];
    let from = start;
    for (const [index, child] of children.entries()) {
      pieces.push(this.piece(from, child.start), { from: child.start, text: `[${index}]` });
      from = child.end;
    }
    const around = Object(await this.parsed([...pieces, this.piece(from, end)])) as object;
    for (const [name, member] of Object.entries(around)) {
      // All lists and objects in it were replaced by `[index]`.
      const child = Array.isArray(member) ? children[Number(member[0])] : undefined;
      if (!child) continue;
      const value = await this.container(child);
      // Not an assignment: a member may be called __proto__.
      Object.defineProperty(around, name, { value, writable: true, enumerable: true, configurable: true });
    }
    return around;
  }

  private piece(from: number, to?: number): Piece {
    return { from, text: this.text.slice(from, to) };
  }

  private async parsed(pieces: readonly Piece[]): Promise<unknown> {
    const text = pieces.map((piece) => piece.text).join('');
    this.leftOfTurn -= text.length;
    if (this.leftOfTurn < 0) {
      this.leftOfTurn = SLICE;
      await othersTurn();
    }
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      // The parser's message quotes the body, which may hold a secret: only the position is taken from it.
      const message = String(error);
      const [, position] = /position (\d+)/.exec(message) ?? [];
      if (position !== undefined) throw malformed(this.text, placeIn(pieces, Number(position)));
      throw message.includes('Unexpected end') ? malformed(this.text, this.text.length) : NO_VALUE;
    }
  }
}

/** Place in the whole text of a position in pieces of it. */
const placeIn = (pieces: readonly Piece[], position: number): number => {
  let before = 0;
  for (const { from, text } of pieces) {
    if (position < before + text.length) return from + position - before;
    before += text.length;
  }
  return position;
};

const notJson = ({ en, es }: Words): Problem =>
  new Problem(400, 'malformed_json', {
    en: `The body is not valid JSON: ${en}.`,
    es: `El cuerpo no es JSON válido: ${es}.`,
  });

/** The parser gives no place for it. */
const NO_VALUE = notJson({ en: 'a value is missing or misspelled', es: 'falta un valor o está mal escrito' });

const malformed = (text: string, at: number): Problem => {
  if (at >= text.length) return notJson({ en: 'it ends too early', es: 'termina antes de tiempo' });
  const column = at - text.lastIndexOf('\n', at - 1);
  let line = 1;
  for (let before = 0; before < at; before += 1) if (text[before] === '\n') line += 1;
  return notJson({ en: `line ${line}, column ${column}`, es: `línea ${line}, columna ${column}` });
};

const tooComplex = ({ levels, values, entries, text }: JsonLimits): Problem =>
  new Problem(400, 'json_too_complex', {
    en: `The body has more than ${levels} levels or ${values} values, ${entries} in one list or object, or a text of more than ${text} characters. Send several smaller ones.`,
    es: `El cuerpo tiene más de ${levels} niveles o ${values} valores, ${entries} en una lista u objeto, o un texto de más de ${text} caracteres. Envíe varios más pequeños.`,
  });
