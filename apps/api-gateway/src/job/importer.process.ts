import type { Caller } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import { faultWith } from '@rubrica/fiscal';
import { COUNTERPARTY_ROLES, type ImportColumn, KINDS } from '@rubrica/kinds';
import { type HttpAnswer, invalid, Problem } from '@rubrica/service';

/** Bodies of POSTs that were checked; stores the good ones, and returns the answer of each, or its problem. */
export type CheckedBodies = (tx: Tx) => Promise<readonly (HttpAnswer | Problem)[]>;

/** Takes bodies as POSTs of them would be taken. */
export interface Importer {
  /** Returns the problem that the POST of a body would have; null: none. Stores nothing. */
  problemOf(caller: Caller, body: object): Promise<Problem | null>;
  /** Checks bodies. Throws what is no fault of a body: the step is done again. */
  check(caller: Caller, bodies: readonly object[]): Promise<CheckedBodies>;
}

/** What a file may have: name of a kind of documents or of a role of counterparties, and its columns. */
interface Importable {
  readonly name: string;
  readonly columns: readonly ImportColumn[];
}

/** In the order in which the reference lists them. */
export const IMPORTABLE: readonly Importable[] = [
  ...KINDS.map(({ name, api }) => ({ name, columns: api.importColumns })),
  ...COUNTERPARTY_ROLES.map(({ name, importColumns }) => ({ name, columns: importColumns })),
];

/** Returns the columns of a file of that; undefined when a file cannot have it. */
export const columnsOf = (name: string): readonly ImportColumn[] | undefined =>
  IMPORTABLE.find((one) => one.name === name)?.columns;

/** Returns what the work returns, or its problem with the body, which becomes a line of the result. Anything else is thrown. */
export const orProblem = async <Result>(work: () => Result | Promise<Result>): Promise<Result | Problem> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.status < 500 && error.status !== 429) return error;
    throw error;
  }
};

/** Throws a 422 for a body without an external id. */
export const refuseNameless = (body: object): void => {
  if (!('external_id' in body)) throw invalid([NO_EXTERNAL_ID]);
};

const WRITE_IT = {
  en: 'Write the number or the code that it has in your own books.',
  es: 'Escriba el número o el código que tiene en sus propios libros.',
};
const NO_EXTERNAL_ID = faultWith(
  '#/external_id',
  'required',
  {
    en: 'A row of an import needs an external id: by it nothing is issued or created twice, also from another file.',
    es: 'Una fila de una importación necesita un id externo: con él nada se emite ni se crea dos veces, tampoco desde otro archivo.',
  },
  { fix: WRITE_IT },
);
