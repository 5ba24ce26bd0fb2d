import pg from 'pg';

/** What PostgreSQL did for a statement. */
export interface ReadPlan {
  /** Rows that scans of tables looked at, whether or not they were what was wanted. */
  readonly looked: number;
  /** Rows of the largest sort. */
  readonly sorted: number;
  /** Tables that were read from end to end. */
  readonly scanned: readonly string[];
  readonly indexes: readonly string[];
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

/**
 * Runs a statement as `EXPLAIN ANALYZE`. `generic`: with the plan that a prepared statement keeps, made without its values.
 * The client's session decides the rest.
 */
export const readPlan = async (
  client: pg.Client,
  text: string,
  values: readonly unknown[],
  { generic = false } = {},
): Promise<ReadPlan> => {
  const literals = values.map(literalOf);
  await client.query(`set plan_cache_mode = ${generic ? 'force_generic_plan' : 'force_custom_plan'}`);
  await client.query(`prepare explained as ${text}`);
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
      `explain (analyze, buffers, format json) execute explained${values.length > 0 ? `(${literals.join(', ')})` : ''}`,
    );
    return planOf(rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))));
  } finally {
    await client.query('deallocate explained');
  }
};

const literalOf = (value: unknown): string => {
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(', ')}]`;
  return value === null ? 'null' : pg.escapeLiteral(String(value));
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const planOf = (nodes: readonly Node[]): ReadPlan => ({
  looked: nodes
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce((sum, node) => sum + lookedAt(node) * node['Actual Loops'], 0),
  sorted: Math.max(0, ...nodes.filter(isSort).map((node) => rowsInto(node))),
  scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [])),
  indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
});

const lookedAt = (node: Node): number =>
  node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);

const isSort = (node: Node): boolean => node['Node Type'].endsWith('Sort');

const rowsInto = ({ Plans = [] }: Node): number =>
  Plans.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
