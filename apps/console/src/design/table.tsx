import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end of their column, so that their digits are one below the other. */
  readonly isNumber?: boolean;
}

/** Rows with the same facts. The first column names the row; on a phone each row is a card whose facts have their names beside them. */
export const Table = <Row,>({
  caption,
  columns: [first, ...others],
  rows,
  keyOf,
}: {
  readonly caption: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}) => (
  <table className={styles.table}>
    <caption className="only-read-aloud">{caption}</caption>
    <thead>
      <tr>
        {[first, ...others].map(({ name, isNumber = false }) => (
          <th key={name} scope="col" className={isNumber ? styles.number : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          <th scope="row">{first.cell(row)}</th>
          {others.map(({ name, cell, isNumber = false }) => (
            <td key={name} data-name={name} className={isNumber ? styles.number : undefined}>
              <div>{cell(row)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
