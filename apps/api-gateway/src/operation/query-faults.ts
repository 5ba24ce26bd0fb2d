import type { Fault } from '@rubrica/fiscal';
import { invalid, type ProblemError, schemaFaults } from '@rubrica/service';
import type { Static, TSchema } from '@sinclair/typebox';

/** All that is wrong with a query, parameter by parameter. */
export const queryFaults = (schema: TSchema, query: unknown): ProblemError[] =>
  schemaFaults(schema, query).map(ofParameter);

/** The query, or a 422 with all that is wrong with it. */
export const validQuery = <S extends TSchema>(schema: S, query: unknown): Static<S> => {
  const faults = queryFaults(schema, query);
  if (faults.length > 0) throw invalid(faults);
  return query as Static<S>;
};

/** A fault of the query as an object, in terms of its parameters. */
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
