import type { Fault } from '@rubrica/fiscal';
import { invalid, schemaFaults } from '@rubrica/service';
import type { Static, TObject } from '@sinclair/typebox';

/** Returns the filters in the text of a query, or throws a 422 with all that is wrong with it at `pointer`. */
export const filterOfText = <Filter extends TObject>(schema: Filter, text: string, pointer: string): Static<Filter> => {
  const parameters = new URLSearchParams(text);
  const named = [...new Set(parameters.keys())].map((name) => [name, valueOf(parameters.getAll(name))] as const);
  const filter: unknown = Object.fromEntries(named);
  const faults = schemaFaults(schema, filter);
  if (faults.length > 0) throw invalid(faults.map((fault) => inText(fault, pointer)));
  return filter as Static<Filter>;
};

/** Returns the text of a query with the filters. Equal filters have equal texts. */
export const textOfFilter = (filter: Readonly<Record<string, string>>): string =>
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
