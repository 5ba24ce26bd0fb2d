/** Types of array elements: `oid` is the number of the type in PostgreSQL, and `head` the bytes before each value. */
const ELEMENT = {
  text: { oid: 25, head: [] },
  bytea: { oid: 17, head: [] },
  json: { oid: 114, head: [] },
  /** The byte 1 before each value is the version of PostgreSQL's jsonb format. */
  jsonb: { oid: 3802, head: [1] },
} as const;

/**
 * Returns a query parameter of an array type (such as `$1::text[]`) in PostgreSQL's binary format, in which long values
 * need no escaping. For `json` and `jsonb`, `valueOf` returns JSON text. Source of the format: `array_recv` and
 * `jsonb_recv` of PostgreSQL.
 */
export const binaryArray = <Thing>(
  type: keyof typeof ELEMENT,
  things: readonly Thing[],
  valueOf: (thing: Thing) => string | Uint8Array,
): Buffer => {
  const values = things.map(valueOf);
  const { oid, head } = ELEMENT[type];
  const lengths = values.map((value) => head.length + Buffer.byteLength(value));
  const header = [1, 0, oid, values.length, 1]; // dimensions, has nulls, type, number of elements, first index
  const array = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + 4 + length, 4 * header.length));
  let at = 0;
  for (const number of header) at = array.writeInt32BE(number, at);
  // A loop and no closures, because closures for each array would be compiled again and again.
  for (const [i, value] of values.entries()) {
    at = array.writeInt32BE(lengths[i] ?? 0, at);
    for (const byte of head) at = array.writeUInt8(byte, at);
    if (typeof value === 'string') at += array.write(value, at);
    else {
      array.set(value, at);
      at += value.byteLength;
    }
  }
  return array;
};
