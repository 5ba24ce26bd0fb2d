import type { Words } from '@rubrica/fiscal';
import { othersTurn } from '../worker/others-turn.js';
import { type Container, type JsonLimits, outlineOf, SLICE } from './json-outline.js';
import { Problem } from './problem.js';

/** Limits of a JSON body. Every document is far below them. They protect code that visits all values of a body. */
const LIMITS: JsonLimits = { levels: 32, values: 200_000, entries: 10_000, text: 256 * 1024 };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a body as JSON. Returns undefined for an empty body. Throws a 400 if the body is not JSON or exceeds the
 * limits. `times` is a factor for the largest number of values. A large body is parsed in slices, and other requests
 * run between them. A member with the name `__proto__` becomes an ordinary member, so that the schema refuses it as
 * unknown.
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

/**
 * A part of the JSON text, or a placeholder for a list or object that is parsed alone. `from`: position of the part in
 * the whole text.
 */
interface Piece {
  readonly from: number;
  readonly text: string;
}

/**
 * A JSON text that is parsed in several parts, so that other requests run between two parts. A large list or object is a
 * part of its own; the text around it has a placeholder in its place.
 */
class SlicedText {
  private leftOfTurn = SLICE;

  constructor(private readonly text: string) {}

  /**
   * Returns the value of the text. `root`: position of the list or object that is the whole value. If `root` is null,
   * the text is parsed in one part.
   */
  async value(root: Container | null): Promise<unknown> {
    if (!root) return this.parsed([this.piece(0, this.text.length)]);
    // Throws if there is anything but whitespace around the root.
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
      // Every list or object inside this one was replaced by `[index]`.
      const child = Array.isArray(member) ? children[Number(member[0])] : undefined;
      if (!child) continue;
      const value = await this.container(child);
      // An assignment would fail for a member with the name `__proto__`.
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
      // Takes only the position from the message of the parser. The message quotes the body, which may contain a
      // secret.
      const message = String(error);
      const [, position] = /position (\d+)/.exec(message) ?? [];
      if (position !== undefined) throw malformed(this.text, placeIn(pieces, Number(position)));
      throw message.includes('Unexpected end') ? malformed(this.text, this.text.length) : NO_VALUE;
    }
  }
}

/**
 * Converts a position in the joined texts of the pieces to a position in the whole text. Positions count characters
 * from 0.
 */
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

/** Error for a body that is not JSON, if the parser does not report the position of the fault. */
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
