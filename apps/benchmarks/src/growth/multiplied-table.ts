/** A table of a service, as its catalog describes it. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly Column[];
  /** Definitions of the primary key and of unique constraints. */
  readonly constraints: readonly { readonly name: string; readonly definition: string }[];
  /** All other indexes. */
  readonly indexes: readonly { readonly name: string; readonly definition: string }[];
}

export interface Column {
  readonly name: string;
  /** As `format_type` says it. */
  readonly type: string;
  readonly isGenerated: boolean;
  readonly isIndexed: boolean;
  /** What its values come from, if anything. */
  readonly sequence: string | null;
}

/** A table with a template of the rows that are multiplied. */
export interface Template extends Table {
  /** Columns of the template that are texts with marks; all others are as in the table. */
  readonly marked: readonly MarkedColumn[];
}

export interface MarkedColumn {
  readonly name: string;
  readonly hasIds: boolean;
  readonly hasNumbers: boolean;
}

export interface Multiplication {
  readonly copies: number;
  /** Copies of the log's records: it keeps only the last ones. */
  readonly copiesInLog: number;
  /** Time over which the documents are spread. */
  readonly days: number;
}

/** Ids of a document and of what belongs to it, by their prefixes. */
const OF_DOCUMENT = '\\m(inv|cn|dn|mlg|evt|whd)_[0-9a-z]{6}';
/** These, and the requests' ids; the characters taken away make room for the number of the copy. */
const IDS = OF_DOCUMENT.replace('whd', 'whd|req');
const COPY = '~~~~~~';
/** Begin of the numbers of the first thousand documents of the demo's range, and what stands in its place. */
const NUMBERS = '990000';
const NUMBER = '~#~#~#';
/** Thousands of the range: those up to here are left to documents that are really processed, before the first copy. */
const LEFT_TO_REAL = 10;
const IN_RANGE = 5_000;

/** The range has room for that many, and for a thousand documents after them. */
export const MOST_COPIES = IN_RANGE - LEFT_TO_REAL - 2;

/** First number after those of all copies. */
const nextNumberAfter = (copies: number): number => 990_000_000 + (copies + LEFT_TO_REAL + 1) * 1_000;

const TEXTS = ['text', 'json', 'jsonb', 'bytea'];

export const nameOf = ({ schema, name }: Table): string => `${schema}.${name}`;
export const templateOf = ({ schema, name }: Table): string => `growth.${schema}_${name}`;
const written = (table: Table): Column[] => table.columns.filter(({ isGenerated }) => !isGenerated);

/** Keeps the rows of documents as a template: in their ids and numbers, marks stand where copies differ. */
export const templateSql = (table: Table): string => {
  const columns = written(table).map(({ name, type }) => {
    if (!TEXTS.includes(type)) return name;
    const text = type === 'bytea' ? `convert_from(${name}, 'UTF8')` : `${name}::text`;
    return `replace(regexp_replace(${text}, '${IDS}', '\\1_${COPY}', 'g'), '${NUMBERS}', '${NUMBER}') as ${name}`;
  });
  return `create table ${templateOf(table)} as select ${columns.join(', ')} from ${nameOf(table)} t where t::text ~ '${OF_DOCUMENT}'`;
};

/** Tells which columns of the template have marks, one row each. */
export const marksSql = (table: Table): string =>
  written(table)
    .filter(({ type }) => TEXTS.includes(type))
    .map(
      ({ name }) => `select '${name}' as name, coalesce(bool_or(strpos(${name}, '${COPY}') > 0), false) as "hasIds",
        coalesce(bool_or(strpos(${name}, '${NUMBER}') > 0), false) as "hasNumbers" from ${templateOf(table)}`,
    )
    .join(' union all ');

/** Makes the columns without marks what they are in the table, so that copying them costs nothing. */
export const plainColumnsSql = (template: Template): string[] =>
  written(template)
    .filter(({ name, type }) => TEXTS.includes(type) && markOf(template, name) === undefined)
    .map(({ name, type }) => {
      const value = type === 'bytea' ? `convert_to(${name}, 'UTF8')` : `${name}::${type}`;
      return `alter table ${templateOf(template)} alter column ${name} type ${type} using ${value}`;
    });

const markOf = ({ marked }: Template, column: string): MarkedColumn | undefined =>
  marked.find(({ name, hasIds, hasNumbers }) => name === column && (hasIds || hasNumbers));

/**
 * Writes the copies. The table is emptied before in the same transaction, so that PostgreSQL needs no WAL for it, and
 * has no indexes meanwhile.
 */
export const copySql = (table: Template, { copies, copiesInLog, days }: Multiplication): string[] => {
  const columns = written(table);
  const names = columns.map(({ name }) => name).join(', ');
  const isLog = table.schema === 'event_log';
  const stride = columns.filter(isPosition).map(({ name }) => `max(${name}) + 1 as ${name}`);
  const values = columns.map((column) => valueOf(column, markOf(table, column.name), { copies, days }));
  return [
    `create temp table kept on commit drop as select ${names} from ${nameOf(table)}`,
    `create temp table stride on commit drop as select ${['count(*)', ...stride].join(', ')} from kept`,
    ...table.constraints.map(({ name }) => `alter table ${nameOf(table)} drop constraint ${name}`),
    ...table.indexes.map(({ name }) => `drop index ${table.schema}.${name}`),
    `truncate ${nameOf(table)}`,
    `insert into ${nameOf(table)} (${names}) overriding system value select ${names} from kept`,
    `do $$ declare copy_code text; copy_number text; begin
       for copy in ${isLog ? copies - copiesInLog + 1 : 1} .. ${copies} loop
         copy_code := lpad(to_hex(copy::bigint * 10368889 % 16777216), 6, '0');
         copy_number := to_char(copy + ${LEFT_TO_REAL}, 'FM"99"0000');
         insert into ${nameOf(table)} (${names}) overriding system value
         select ${values.join(', ')} from ${templateOf(table)} t, stride;
       end loop;
     end $$`,
    ...table.constraints.map(
      ({ name, definition }) => `alter table ${nameOf(table)} add constraint ${name} ${definition}`,
    ),
    ...table.indexes.map(({ definition }) => definition),
    ...columns
      .filter(({ sequence }) => sequence !== null)
      .map(({ name, sequence }) => `select setval('${sequence ?? ''}', (select max(${name}) from ${nameOf(table)}))`),
  ];
};

/** Positions count rows of a table, and go on from the last. */
const isPosition = ({ type, isIndexed }: Column): boolean => type === 'bigint' && isIndexed;

const valueOf = (
  column: Column,
  mark: MarkedColumn | undefined,
  { copies, days }: Pick<Multiplication, 'copies' | 'days'>,
): string => {
  const { name, type } = column;
  if (isPosition(column)) return `t.${name} + copy * stride.${name}`;
  if (type.startsWith('timestamp')) return `t.${name} - (${copies} - copy) * interval '${days / copies} days'`;
  if (mark === undefined) return `t.${name}`;
  const ofCopy = mark.hasIds ? `replace(t.${name}, '${COPY}', copy_code)` : `t.${name}`;
  const marked = mark.hasNumbers ? `replace(${ofCopy}, '${NUMBER}', copy_number)` : ofCopy;
  return type === 'bytea' ? `convert_to(${marked}, 'UTF8')` : `(${marked})::${type}`;
};

/** Sets what counts rows elsewhere to what the tables have now. */
export const counterSql = (schemas: readonly string[], copies: number): string[] => [
  `update document_issuer.numbering_ranges set next = ${nextNumberAfter(copies)} where next between 990000001 and 990999999`,
  `update document_issuer.file_counters set next = next + ${copies} * (select count(*) from growth.api_gateway_documents)`,
  `update certificate_vault.audit_heads h set length = a.position, hash = a.hash
   from (select distinct on (tenant_id) * from certificate_vault.signature_audit order by tenant_id, position desc) a
   where a.tenant_id = h.tenant_id`,
  `update webhook_dispatcher.feeds f set last = greatest(last, (
     select max(position) from webhook_dispatcher.public_events e
     where e.tenant_id = f.tenant_id and e.livemode = f.livemode
   ))`,
  `update event_log.partitions p set next_pos = r.next_pos
   from (select topic, part, max(pos) + 1 as next_pos from event_log.records group by topic, part) r
   where r.topic = p.topic and r.part = p.part`,
  ...schemas
    .filter((schema) => schema !== 'event_log')
    .map(
      (schema) => `update ${schema}.consumer_positions c set pos = p.next_pos from event_log.partitions p
        where p.topic = split_part(c.consumer, '/', 2) and p.part = c.part`,
    ),
  'drop schema growth cascade',
];
