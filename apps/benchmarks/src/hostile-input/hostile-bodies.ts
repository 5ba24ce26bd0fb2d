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

export const filled = (size: number, open: string, entry: (index: number) => string, close: string): Buffer => {
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
const repeated = (size: number, open: string, entry: string, close: string): Buffer => {
  const times = Math.max(0, Math.floor((size - open.length - close.length - entry.length) / (entry.length + 1)));
  return Buffer.concat([
    Buffer.from(open),
    Buffer.alloc(times * (entry.length + 1), `${entry},`),
    Buffer.from(`${entry}${close}`),
  ]);
};

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
  { shape: 'lists in lists', bytes: (size) => Buffer.alloc(size, '[') },
  { shape: 'closed lists in lists', bytes: (size) => Buffer.from(`${'['.repeat(size / 2)}${']'.repeat(size / 2)}`) },
  { shape: 'objects in objects', bytes: (size) => Buffer.from(`${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`) },
  { shape: 'one number', bytes: (size) => Buffer.alloc(size, '1') },
  { shape: 'one exponent', bytes: (size) => Buffer.from(`1e${'9'.repeat(size - 2)}`) },
  { shape: 'one text without an end', bytes: (size) => Buffer.from(`"${'a'.repeat(size - 1)}`) },
  { shape: 'white space', bytes: (size) => Buffer.from(`{${' '.repeat(size - 2)}}`) },
  { shape: 'escapes', bytes: (size) => Buffer.from(`{"a":"${'\\u0000'.repeat(size / 6 - 2)}"}`) },
  {
    shape: 'octets that are not UTF-8',
    bytes: (size) => Buffer.concat([Buffer.alloc(size - 1, ' '), Buffer.of(0xff)]),
  },
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

/** Entries of a list that are all faulty, in few octets. */
const LISTS: Readonly<Record<string, string>> = {
  'empty objects': '{}',
  'unknown fields': '{"x":1}',
  numbers: '1',
  lists: '[]',
  nulls: 'null',
  'names of Object.prototype': '{"constructor":"toString"}',
};

/** What stands in one place of a body, of so many octets. */
interface Shape {
  readonly title: string;
  readonly type: 'string' | 'array' | 'object';
  readonly inside: (size: number) => Buffer;
}

const SHAPES: readonly Shape[] = [
  ...Object.entries(TEXTS).map(([title, text]) => ({
    title: `text of ${title}`,
    type: 'string' as const,
    inside: (size: number) => Buffer.from(`"${text.repeat(Math.max(0, size - 2) / Buffer.byteLength(text))}"`),
  })),
  ...Object.entries(LISTS).map(([title, entry]) => ({
    title: `a list of ${title}`,
    type: 'array' as const,
    inside: (size: number) => repeated(size, '[', entry, ']'),
  })),
  {
    title: 'unknown fields',
    type: 'object',
    inside: (size) => filled(size, '{', (index) => `"k${index}":"v"`, '}'),
  },
  {
    title: 'fields that are null',
    type: 'object',
    inside: (size) => filled(size, '{', (index) => `"k${index}":null`, '}'),
  },
];

const around = ({ title, inside }: Shape, { name, before, after }: Place): HostileBody => ({
  shape: `${name}: ${title}`,
  bytes: (size) =>
    Buffer.concat([Buffer.from(before), inside(Math.max(0, size - before.length - after.length)), Buffer.from(after)]),
});

/** Every so-manieth of a list, so that `count` are left. */
const spread = <T>(all: readonly T[], count: number, first: number): T[] =>
  all.length <= count
    ? [...all]
    : Array.from(
        { length: count },
        (_, nth) => all[(first + Math.floor((nth * all.length) / count)) % all.length] as T,
      );

/**
 * Hostile bodies for a route, by the schema of its body: every shape, each in so many places; `first` chooses which, so
 * that each place gets its turn with other routes and sizes.
 */
export const hostileBodies = (schema: BodySchema, placesOfAShape: number, first: number): HostileBody[] => {
  const places = placesOf(schema);
  return [
    ...ANYWHERE,
    ...SHAPES.flatMap((shape, nth) =>
      spread(
        places.filter((place) => ofType(place.schema, shape.type)),
        placesOfAShape,
        first + nth,
      ).map((place) => around(shape, place)),
    ),
  ];
};
