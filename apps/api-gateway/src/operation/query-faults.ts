import type { Fault } from '@rubrica/fiscal';
import { invalid, type ProblemError, schemaFaults } from '@rubrica/service';
import type { Static, TSchema } from '@sinclair/typebox';

/** Returns the faults of a query, one or more per parameter. */
export const queryFaults = (schema: TSchema, query: unknown): ProblemError[] =>
  schemaFaults(schema, query).map(ofParameter);

/** Returns the query, or throws a 422 with all its faults. */
export const validQuery = <S extends TSchema>(schema: S, query: unknown): Static<S> => {
  const faults = queryFaults(schema, query);
  if (faults.length > 0) throw invalid(faults);
  return query as Static<S>;
};

/** Converts a fault of the query as a JSON object into a fault of a parameter. */
const ofParameter = ({ pointer, code, detail, fix }: Fault): ProblemError => {
  const parameter = pointer
    .slice(2)
    .replace(/\/\d+$/, '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  switch (code) {
    case 'unknown_field':
      return {
        parameter,
        code: 'unknown_parameter',
        detail: 'There is no such parameter here.',
        fix: 'Remove it, or check its spelling.',
      };
    case 'wrong_type':
      return { parameter, code: 'repeated_parameter', detail: 'This parameter may be sent once only.' };
    default:
      return { parameter, code, detail, ...(fix ? { fix } : {}) };
  }
};
