import type { Fault } from '@rubrica/fiscal';
import { invalid, parameterFault, type ProblemError, schemaFaults } from '@rubrica/service';
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
const ofParameter = ({ pointer, rule: _, ...fault }: Fault): ProblemError => {
  const parameter = pointer
    .slice(2)
    .replace(/\/\d+$/, '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  switch (fault.code) {
    case 'unknown_field':
      return parameterFault(
        parameter,
        'unknown_parameter',
        { en: 'There is no such parameter here.', es: 'Aquí no hay ese parámetro.' },
        { en: fault.fix ?? '', es: fault.es.fix ?? '' },
      );
    case 'wrong_type':
      return parameterFault(parameter, 'repeated_parameter', {
        en: 'This parameter may be sent once only.',
        es: 'Este parámetro se puede enviar una sola vez.',
      });
    default:
      return { parameter, ...fault };
  }
};
