import { DOCUMENT_STATUSES } from '@rubrica/contracts';
import type { Fault } from '@rubrica/fiscal';
import { KINDS } from '@rubrica/kinds';
import { invalid, schemaFaults } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { createdQuery } from '../resource/list.js';

/** A filter of one value or of several, with commas between them. */
const severalOf = (values: readonly string[], what: string) =>
  Type.Optional(
    Type.String({
      pattern: `^(${values.join('|')})(,(${values.join('|')})){0,${values.length - 1}}$`,
      description: `${what}; several with commas between them`,
      examples: [values.slice(0, 2).join(',')],
    }),
  );
const id = Type.Optional(Type.String({ maxLength: 64 }));

/** Filters of the list of all documents, as parameters of its query. */
export const documentFilters = {
  ...createdQuery,
  object: severalOf(
    KINDS.map(({ name }) => name),
    'Kinds of documents',
  ),
  status: severalOf(DOCUMENT_STATUSES, 'Statuses'),
  environment: severalOf(['test', 'habilitacion', 'production'], 'Environments'),
  customer_id: id,
  supplier_id: id,
  number: Type.Optional(Type.String({ maxLength: 20 })),
  external_id: id,
};

const DocumentFilter = Type.Object(documentFilters, { additionalProperties: false });
export type DocumentFilter = Static<typeof DocumentFilter>;

/** Field of a body with filters of the list of all documents, written as the query of that list. */
export const filterInput = (description: string) =>
  Type.String({
    maxLength: 2_000,
    description: `${description}: the query of \`GET /v1/documents\` without page and limit; empty: all documents`,
    examples: ['object=invoice&status=failed,rejected_by_dian'],
  });

/** Returns the filters in the text of a query, or throws a 422 with all that is wrong with it at `pointer`. */
export const filterIn = (text: string, pointer: string): DocumentFilter => {
  const parameters = new URLSearchParams(text);
  const named = [...new Set(parameters.keys())].map((name) => [name, valueOf(parameters.getAll(name))] as const);
  const filter: unknown = Object.fromEntries(named);
  const faults = schemaFaults(DocumentFilter, filter);
  if (faults.length > 0) throw invalid(faults.map((fault) => inText(fault, pointer)));
  return filter as DocumentFilter;
};

/** Returns the text of a query with the filters. Equal filters have equal texts. */
export const textOfFilter = (filter: DocumentFilter): string =>
  new URLSearchParams(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1))).toString();

const valueOf = (values: readonly string[]): unknown => (values.length === 1 ? values[0] : values);

/** Converts a fault of one filter into a fault of the whole text. */
const inText = (fault: Fault, pointer: string): Fault => {
  const name = fault.pointer.slice(2).replaceAll('~1', '/').replaceAll('~0', '~');
  return {
    ...fault,
    pointer,
    detail: `${name}: ${fault.detail}`,
    es: { ...fault.es, detail: `${name}: ${fault.es.detail}` },
  };
};
