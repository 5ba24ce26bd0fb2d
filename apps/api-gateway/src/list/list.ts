import { type TProperties, Type } from '@sinclair/typebox';
import { Problem } from '@rubrica/service';

/** Query of every list: newest first by commit position, so that a poller misses nothing. */
export const listQuery = {
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1 to 100, default 10' })),
  starting_after: Type.Optional(Type.String({ maxLength: 64, description: 'an id: what comes behind it, older' })),
  ending_before: Type.Optional(Type.String({ maxLength: 64, description: 'an id: what comes before it, newer' })),
};

export const createdQuery = {
  'created[gte]': Type.Optional(Type.String({ format: 'date-time', description: 'ISO 8601 with offset' })),
  'created[lt]': Type.Optional(Type.String({ format: 'date-time', description: 'ISO 8601 with offset' })),
};

export const listOf = <P extends TProperties>(item: ReturnType<typeof Type.Object<P>>) =>
  Type.Object({ object: Type.Literal('list'), url: Type.String(), has_more: Type.Boolean(), data: Type.Array(item) });

export interface ListRequest {
  readonly limit?: string;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

export interface List<T> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly T[];
}

/** Conditions of a list as SQL; `$1`, `$2` … are its parameters in order. */
export class Conditions {
  private readonly clauses: string[] = [];
  readonly params: unknown[] = [];

  /** `clause` writes its one parameter as `?`. */
  add(clause: string, value: unknown): this {
    this.params.push(value);
    this.clauses.push(clause.replace('?', `$${this.params.length}`));
    return this;
  }

  when(clause: string, value: unknown): this {
    return value === undefined ? this : this.add(clause, value);
  }

  get sql(): string {
    return this.clauses.join(' and ');
  }
}

export interface Page {
  readonly limit: number;
  readonly newer: boolean;
  readonly sql: string;
  readonly params: readonly unknown[];
}

/**
 * The page a request asks for. `positionOf` gives the commit position of an id within the list's scope, undefined
 * when there is none. The SQL reads one row more than the page, which tells whether there is more.
 */
export const pageOf = async (
  request: ListRequest,
  conditions: Conditions,
  positionOf: (id: string) => Promise<string | undefined>,
): Promise<Page> => {
  const { starting_after: after, ending_before: before } = request;
  if (after !== undefined && before !== undefined) {
    throw new Problem(422, 'invalid_request', 'Send starting_after or ending_before, not both.', [
      { parameter: 'ending_before', code: 'not_allowed', detail: 'Send starting_after or ending_before, not both.' },
    ]);
  }
  const cursor = after ?? before;
  if (cursor !== undefined) {
    const position = await positionOf(cursor);
    if (position === undefined) {
      const parameter = after === undefined ? 'ending_before' : 'starting_after';
      throw new Problem(422, 'cursor_unknown', `There is no ${cursor.slice(0, 64)} in this list.`, [
        { parameter, code: 'cursor_unknown', detail: 'This id is not in the list.' },
      ]);
    }
    conditions.add(after === undefined ? 'position > ?' : 'position < ?', position);
  }
  const limit = Number(request.limit ?? 10);
  const newer = before !== undefined;
  return {
    limit,
    newer,
    sql: `where ${conditions.sql} order by position ${newer ? 'asc' : 'desc'} limit ${limit + 1}`,
    params: conditions.params,
  };
};

export const listAnswer = <Row, T>(url: string, page: Page, rows: readonly Row[], toItem: (row: Row) => T): List<T> => {
  const shown = rows.slice(0, page.limit);
  if (page.newer) shown.reverse();
  return { object: 'list', url, has_more: rows.length > page.limit, data: shown.map(toItem) };
};
