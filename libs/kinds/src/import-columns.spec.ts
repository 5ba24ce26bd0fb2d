import { describe, expect, it } from '@jest/globals';
import type { TSchema } from '@sinclair/typebox';
import { COUNTERPARTY_ROLES } from './counterparty.js';
import type { ImportColumn } from './import-columns.js';
import { KINDS } from './kinds.js';

const IMPORTS: readonly (readonly [name: string, columns: readonly ImportColumn[], schema: TSchema])[] = [
  ...KINDS.map(({ name, api }) => [name, api.importColumns, api.draft] as const),
  ...COUNTERPARTY_ROLES.map(({ name, importColumns, input }) => [name, importColumns, input] as const),
];

/** Path of a column in the body; a line has the first tax of its list. */
const pathIn = ({ part, path }: ImportColumn): readonly string[] =>
  part === 'document'
    ? path
    : [
        'lines',
        '[]',
        ...path.flatMap((name) =>
          ['tax', 'withholding'].includes(name) ? [`${name}s`.replace('xs', 'xes'), '[]'] : name,
        ),
      ];

/** Returns the schema at a path, also in an alternative; undefined where there is none. */
const schemaAt = (schema: TSchema | undefined, [name, ...rest]: readonly string[]): TSchema | undefined => {
  if (!schema || name === undefined) return schema;
  const alternatives = [schema, ...((schema['anyOf'] as TSchema[] | undefined) ?? [])];
  const inner = alternatives.flatMap(({ properties, items }) =>
    name === '[]'
      ? ((items as TSchema | undefined) ?? [])
      : ((properties as Record<string, TSchema> | undefined)?.[name] ?? []),
  );
  return inner.map((one) => schemaAt(one, rest)).find(Boolean);
};

describe.each(IMPORTS)('the columns of an import: %s', (_, columns, schema) => {
  it('name fields that its body has', () => {
    const missing = columns.filter((column) => schemaAt(schema, pathIn(column)) === undefined);
    expect(missing.map(({ path }) => path.join('.'))).toEqual([]);
  });

  it('have titles in both languages, each of one column', () => {
    const titles = columns.flatMap(({ title: { en, es } }) => [...new Set([en, es])]);
    expect(titles.filter((title, nth) => titles.indexOf(title) !== nth)).toEqual([]);
    expect(titles.filter((title) => !/^[a-z_]+$/.test(title))).toEqual([]);
  });

  it('begin with the external id, by which nothing is imported twice', () =>
    expect(columns[0]?.title.en).toBe('external_id'));
});
