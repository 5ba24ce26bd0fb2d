/**
 * Element of ASN.1 in DER, as far as certificates and PKCS#12 containers use it. From BER, which containers written by
 * Java use, indefinite lengths and strings in several parts are read too.
 */
export interface DerElement {
  /** Identifier octet: class, constructed bit, tag number (below 31). */
  readonly tag: number;
  readonly content: Buffer;
  /** The whole encoding: identifier, length and content. */
  readonly bytes: Buffer;
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8String: 0x0c,
  numericString: 0x12,
  printableString: 0x13,
  teletexString: 0x14,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  visibleString: 0x1a,
  universalString: 0x1c,
  bmpString: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Thrown where bytes are not the expected DER. */
export class DerError extends Error {
  override readonly name = 'DerError';
}

const CONSTRUCTED = 0x20;
const CONTEXT = 0x80;
const INDEFINITE = 0x80;
const MAX_DEPTH = 32;
/** Longer than any object identifier in use; reading one takes time that grows with the square of its length. */
const MAX_OBJECT_ID = 64;

/** Tag of a context-specific, constructed element: `[0]`, `[1]` … */
export const contextTag = (number: number): number => CONTEXT | CONSTRUCTED | number;

/** Reads `bytes`, which must be exactly one element. */
export const readDer = (bytes: Buffer): DerElement => {
  const element = elementAt(bytes, 0, 0);
  if (element.bytes.length !== bytes.length) throw new DerError('bytes after the end of the element');
  return element;
};

/** Elements inside a constructed element. */
export const childrenOf = (element: DerElement): DerElement[] => {
  if ((element.tag & CONSTRUCTED) === 0) throw new DerError('a primitive element has no parts');
  const children: DerElement[] = [];
  for (let at = 0; at < element.content.length;) {
    const child = elementAt(element.content, at, 0);
    children.push(child);
    at += child.bytes.length;
  }
  return children;
};

/** Child at a path of indices: `childOf(tbs, 4, 0)` is the first child of the fifth child. */
export const childOf = (element: DerElement, ...path: readonly number[]): DerElement =>
  path.reduce((parent, index) => {
    const child = childrenOf(parent)[index];
    if (child === undefined) throw new DerError('a part is missing');
    return child;
  }, element);

export const objectIdOf = (element: DerElement): string => {
  expectTag(element, TAG.objectId);
  if (element.content.length > MAX_OBJECT_ID) throw new DerError('an object identifier beyond reason');
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const octet of element.content) {
    arc = (arc << 7n) | BigInt(octet & 0x7f);
    if (octet & 0x80) continue;
    arcs.push(arc);
    arc = 0n;
  }
  const [first, ...rest] = arcs;
  if (first === undefined) throw new DerError('an empty object identifier');
  // The first number is 40 × the first arc + the second arc. Below the first arc 2 the second has no bound.
  const root = first < 40n ? 0n : first < 80n ? 1n : 2n;
  return [root, first - root * 40n, ...rest].join('.');
};

/** Reads an integer of any length; real serial numbers exceed 64 bits. */
export const integerOf = (element: DerElement): bigint => {
  expectTag(element, TAG.integer);
  if (element.content.length === 0) throw new DerError('an empty integer');
  return BigInt.asIntN(element.content.length * 8, BigInt(`0x${element.content.toString('hex')}`));
};

/** Reads an integer from 0 to 2³¹ - 1. */
export const countOf = (element: DerElement): number => {
  const value = integerOf(element);
  if (value < 0n || value > 0x7fff_ffffn) throw new DerError('a count out of bounds');
  return Number(value);
};

/** Octets of a string; joins the parts that BER may divide it into. Accepts implicit tags. */
export const octetsOf = (element: DerElement): Buffer => joinedOctets(element, 0);

const joinedOctets = (element: DerElement, depth: number): Buffer => {
  if (depth > MAX_DEPTH) throw new DerError('nested too deeply');
  return element.tag & CONSTRUCTED
    ? Buffer.concat(childrenOf(element).map((child) => joinedOctets(child, depth + 1)))
    : element.content;
};

/** Bits of a BIT STRING as octets; the first bit is the highest of the first octet. */
export const bitsOf = (element: DerElement): Buffer => {
  expectTag(element, TAG.bitString);
  if (element.content.length === 0) throw new DerError('an empty bit string');
  return element.content.subarray(1);
};

const STRINGS: Readonly<Record<number, (content: Buffer) => string>> = {
  [TAG.utf8String]: (content) => content.toString('utf8'),
  [TAG.numericString]: (content) => content.toString('latin1'),
  [TAG.printableString]: (content) => content.toString('latin1'),
  [TAG.teletexString]: (content) => content.toString('latin1'), // authorities write Latin-1 here, not T.61
  [TAG.ia5String]: (content) => content.toString('latin1'),
  [TAG.visibleString]: (content) => content.toString('latin1'),
  [TAG.bmpString]: (content) => wideText(content, 2),
  [TAG.universalString]: (content) => wideText(content, 4),
};

/** Text of an ASN.1 character string; null for any other element. */
export const textOf = (element: DerElement): string | null => STRINGS[element.tag]?.(element.content) ?? null;

/** Reads a UTCTime or GeneralizedTime; certificates must write it with seconds and Z. */
export const timeOf = (element: DerElement): Date => {
  const text = element.content.toString('latin1');
  const digits = element.tag === TAG.utcTime ? (text < '50' ? '20' : '19') + text : text;
  const iso = digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const time = new Date(iso);
  if (iso === digits || Number.isNaN(time.getTime())) throw new DerError('a time that is none');
  return time;
};

const wideText = (content: Buffer, width: 2 | 4): string => {
  if (content.length % width !== 0) throw new DerError('half a character');
  const points: number[] = [];
  for (let at = 0; at < content.length; at += width) points.push(content.readUIntBE(at, width));
  if (points.some((point) => point > 0x10ffff)) throw new DerError('no such character');
  // Converting through UTF-8 replaces unpaired surrogates.
  return Buffer.from(points.map((point) => String.fromCodePoint(point)).join(''), 'utf8').toString('utf8');
};

const expectTag = (element: DerElement, tag: number): void => {
  if (element.tag !== tag) throw new DerError(`tag ${String(element.tag)} where ${String(tag)} is due`);
};

const octetAt = (bytes: Buffer, at: number): number => {
  const octet = bytes[at];
  if (octet === undefined) throw new DerError('the bytes end too early');
  return octet;
};

const elementAt = (bytes: Buffer, start: number, depth: number): DerElement => {
  if (depth > MAX_DEPTH) throw new DerError('nested too deeply');
  const tag = octetAt(bytes, start);
  if ((tag & 0x1f) === 0x1f) throw new DerError('a tag of several octets');
  const first = octetAt(bytes, start + 1);
  if (first === INDEFINITE) return indefiniteElementAt(bytes, start, depth);

  const lengthOctets = first < 0x80 ? 0 : first & 0x7f;
  if (lengthOctets > 4) throw new DerError('a length beyond reason');
  let length = lengthOctets === 0 ? first : 0;
  for (let index = 0; index < lengthOctets; index += 1) length = length * 256 + octetAt(bytes, start + 2 + index);
  const from = start + 2 + lengthOctets;
  if (from + length > bytes.length) throw new DerError('the bytes end too early');
  return { tag, content: bytes.subarray(from, from + length), bytes: bytes.subarray(start, from + length) };
};

/** Reads an element of indefinite length, which ends with two zero octets. */
const indefiniteElementAt = (bytes: Buffer, start: number, depth: number): DerElement => {
  const tag = octetAt(bytes, start);
  if ((tag & CONSTRUCTED) === 0) throw new DerError('a primitive element without length');
  const from = start + 2;
  let end = from;
  while (octetAt(bytes, end) !== 0 || octetAt(bytes, end + 1) !== 0) {
    end += elementAt(bytes, end, depth + 1).bytes.length;
  }
  return { tag, content: bytes.subarray(from, end), bytes: bytes.subarray(start, end + 2) };
};
