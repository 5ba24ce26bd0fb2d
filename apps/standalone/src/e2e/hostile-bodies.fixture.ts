/** A JSON Schema of OpenAPI, as far as the shapes ask it. */
export interface BodySchema {
  readonly type?: string | readonly string[];
  readonly items?: BodySchema;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly anyOf?: readonly BodySchema[];
  readonly $ref?: string;
}

/** A body that should cost time: JSON of about a size. */
export interface HostileBody {
  readonly shape: string;
  readonly bytes: (size: number) => Buffer;
}

const filled = (size: number, open: string, entry: (index: number) => string, close: string): Buffer => {
  const parts: string[] = [];
  let length = open.length + close.length;
  for (let index = 0; ; index += 1) {
    const text = `${index === 0 ? '' : ','}${entry(index)}`;
    length += text.length;
    if (length > size) break;
    parts.push(text);
  }
  return Buffer.from(`${open}${parts.join('')}${close}`);
};
const repeated = (size: number, open: string, entry: string, close: string): Buffer =>
  filled(size, open, () => entry, close);

/** Whatever the route takes. */
const ANYWHERE: readonly HostileBody[] = [
  { shape: 'unknown fields', bytes: (size) => filled(size, '{', (index) => `"k${index}":1`, '}') },
  {
    shape: 'unknown fields with long names',
    bytes: (size) => filled(size, '{', (index) => `"${'k'.repeat(900)}${index}":1`, '}'),
  },
  {
    shape: 'names of Object.prototype',
    bytes: (size) => repeated(size, '{', '"constructor":1,"__proto__":{},"toString":null', '}'),
  },
  { shape: 'a list of numbers', bytes: (size) => repeated(size, '[', '1', ']') },
  { shape: 'a list of empty objects', bytes: (size) => repeated(size, '[', '{}', ']') },
  { shape: 'lists in lists', bytes: (size) => Buffer.from('['.repeat(size)) },
  { shape: 'closed lists in lists', bytes: (size) => Buffer.from(`${'['.repeat(size / 2)}${']'.repeat(size / 2)}`) },
  { shape: 'objects in objects', bytes: (size) => Buffer.from(`${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`) },
  { shape: 'one number', bytes: (size) => Buffer.from('1'.repeat(size)) },
  { shape: 'one text without an end', bytes: (size) => Buffer.from(`"${'a'.repeat(size - 1)}`) },
  { shape: 'white space', bytes: (size) => Buffer.from(`{${' '.repeat(size - 2)}}`) },
  { shape: 'escapes', bytes: (size) => Buffer.from(`{"a":"${'\\u0000'.repeat(size / 6 - 2)}"}`) },
];

/** Texts on which a careless pattern takes time that grows with the square of their length, or worse. */
const TEXTS: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  'digits and points': '1.',
  'blanks before a letter': ' ',
  hyphens: '-',
  addresses: 'a@b.co,',
  dots: '.',
  'percent signs': '%2',
  slashes: '/',
  NUL: '\\u0000',
  'half surrogates': '\\ud800',
  'letters with accents': 'e\\u0301',
  emoji: '😀',
};

const ofType = ({ type, anyOf }: BodySchema, name: string): boolean =>
  type === name ||
  (Array.isArray(type) && type.includes(name)) ||
  (anyOf?.some((branch) => ofType(branch, name)) ?? false);
const branch = (schema: BodySchema, name: string): BodySchema =>
  schema.anyOf?.find((one) => ofType(one, name)) ?? schema;

/** JSON around a place: `before` and `after` what is put there. */
interface Place {
  readonly name: string;
  readonly schema: BodySchema;
  readonly before: string;
  readonly after: string;
}

/** Fields of a body down to the entries of its lists. */
const placesOf = (schema: BodySchema, name = '', before = '', after = '', depth = 0): Place[] => {
  const { properties = {} } = branch(schema, 'object');
  return Object.entries(properties).flatMap(([field, of]) => {
    const place = {
      name: `${name}${field}`,
      schema: of,
      before: `${before}{${JSON.stringify(field)}:`,
      after: `}${after}`,
    };
    if (depth > 2) return [place];
    const { items } = branch(of, 'array');
    const inside = items
      ? placesOf(items, `${place.name}[].`, `${place.before}[`, `]${place.after}`, depth + 1)
      : placesOf(of, `${place.name}.`, place.before, place.after, depth + 1);
    return [place, ...inside];
  });
};

/** Entries of a list of objects that are all faulty, in few octets. */
const LISTS: Readonly<Record<string, string>> = {
  'empty objects': '{}',
  'unknown fields': '{"x":1}',
  numbers: '1',
  lists: '[]',
};

const around = (shape: string, { name, before, after }: Place, inside: (size: number) => Buffer): HostileBody => ({
  shape: `${name}: ${shape}`,
  bytes: (size) =>
    Buffer.concat([Buffer.from(before), inside(Math.max(0, size - before.length - after.length)), Buffer.from(after)]),
});

/** Texts for one field of a route; those of similar routes are others, so that each field gets all of them somewhere. */
const TEXTS_OF_A_FIELD = 3;

/** Hostile bodies for a route, by the schema of its body. `route`: its number. */
export const hostileBodies = (schema: BodySchema, route: number): HostileBody[] => [
  ...ANYWHERE,
  ...placesOf(schema).flatMap((place, index) => {
    const bodies: HostileBody[] = [];
    const texts = Object.entries(TEXTS);
    const first = (index + route) * TEXTS_OF_A_FIELD;
    if (ofType(place.schema, 'string'))
      for (const [title, text] of [...texts, ...texts].slice(first % texts.length).slice(0, TEXTS_OF_A_FIELD))
        bodies.push(
          around(`text of ${title}`, place, (size) =>
            Buffer.from(`"${text.repeat(Math.max(0, size - 2) / Buffer.byteLength(text))}"`),
          ),
        );
    if (ofType(place.schema, 'array'))
      for (const [title, entry] of Object.entries(LISTS))
        bodies.push(around(`a list of ${title}`, place, (size) => repeated(size, '[', entry, ']')));
    if (ofType(place.schema, 'object'))
      bodies.push(around('unknown fields', place, (size) => filled(size, '{', (index) => `"k${index}":"v"`, '}')));
    return bodies;
  }),
];
