/** Texts in Spanish, by the English text. */
export type SpanishTexts = Readonly<Record<string, string>>;

/** A list of codes, which are the same in both languages: `` `not_found`, `not_live` ``. */
const CODES = /^`?\w+`?(?:, `?\w+`?)*$/;
const BEFORE_CODES = /^([^]*?): (`\w+`(?:, `\w+`)*)$/;
/** What stands behind many descriptions: the form of the value. */
const BEFORE_FORM = /^([^]*) (\([^()]*\))$/;
/** Members whose content is data, not description. */
const DATA = new Set(['example', 'examples', 'const', 'enum', 'default', 'x-codeSamples']);
/** Members whose content has names of its own: a property may be called `example`. */
const NAMED = new Set(['properties', 'schemas', 'parameters', 'headers', 'responses', 'content', 'paths']);

/** Returns a text in Spanish; undefined where it has none. */
export const spanishOf = (text: string, texts: SpanishTexts): string | undefined => {
  if (Object.hasOwn(texts, text)) return texts[text];
  if (CODES.test(text) && text.includes('_')) return text;
  const [, head = '', codes] = BEFORE_CODES.exec(text) ?? [];
  if (codes !== undefined) return joined(spanishOf(head, texts), ': ', codes);
  const [, words = '', form = ''] = BEFORE_FORM.exec(text) ?? [];
  return Object.hasOwn(texts, form) ? joined(spanishOf(words, texts), ' ', texts[form]) : undefined;
};

const joined = (head: string | undefined, between: string, tail: string | undefined): string | undefined =>
  head === undefined || tail === undefined ? undefined : `${head}${between}${tail}`;

/** Returns a copy of an OpenAPI document in which each text is what `translated` makes of it. */
export const withTexts = (document: object, translated: (text: string) => string): object => {
  const copied = (node: unknown, parent: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => copied(item, ''));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([name, member]: [string, unknown]) => {
        if (NAMED.has(parent)) return [name, copied(member, '')];
        if (DATA.has(name)) return [name, member];
        const isText = name === 'description' || name === 'summary';
        return [name, isText && typeof member === 'string' ? translated(member) : copied(member, name)];
      }),
    );
  };
  return copied(document, '') as object;
};

interface Tagged {
  readonly tags: readonly { readonly name: string }[];
}

/**
 * Returns an OpenAPI document in Spanish; a text that has no Spanish one stays as it is. A tag keeps its name, by which
 * links lead to it, and is shown under the Spanish one.
 */
export const inSpanish = (document: Tagged, texts: SpanishTexts): object => {
  const translated = withTexts(document, (text) => spanishOf(text, texts) ?? text) as Tagged;
  return {
    ...translated,
    tags: translated.tags.map((tag) => ({ ...tag, 'x-displayName': texts[tag.name] ?? tag.name })),
  };
};
