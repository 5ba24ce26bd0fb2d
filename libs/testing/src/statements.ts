import pg from 'pg';

/** Statements that this process sends to PostgreSQL as one role. */
export interface RecordedTransactions {
  /** Returns the statements of each transaction that writes this table, in the order in which the transactions began. */
  writing(table: string): (readonly string[])[];
  stop(): void;
}

/** Records the statements of a role's transactions from now on; those outside of transactions are not recorded. */
export const recordTransactions = (role: string): RecordedTransactions => {
  const all: string[][] = [];
  const running = new WeakMap<object, string[]>();
  const query = pg.Client.prototype.query as (this: pg.Client, ...statement: unknown[]) => unknown;
  const record = (client: pg.Client, text: string): void => {
    if (/^(begin|start transaction)/i.test(text)) {
      const transaction: string[] = [];
      running.set(client, transaction);
      all.push(transaction);
    } else if (/^(commit|rollback)/i.test(text)) {
      running.delete(client);
    } else {
      running.get(client)?.push(text);
    }
  };
  pg.Client.prototype.query = function (this: pg.Client, ...statement: unknown[]) {
    const [first] = statement as [string | { readonly text: string }];
    if (this.user === role) record(this, typeof first === 'string' ? first : first.text);
    return query.apply(this, statement);
  } as pg.Client['query'];
  return {
    writing: (table) => all.filter((texts) => texts.some((text) => text.includes(`insert into ${table} `))),
    stop: () => {
      pg.Client.prototype.query = query as pg.Client['query'];
    },
  };
};
