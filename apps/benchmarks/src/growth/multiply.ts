import { startPostgres } from '@rubrica/embedded-postgres';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import {
  copySql,
  counterSql,
  type MarkedColumn,
  marksSql,
  type Multiplication,
  nameOf,
  plainColumnsSql,
  type Table,
  type Template,
  templateOf,
  templateSql,
} from './multiplied-table.js';

/** Schemas whose tables have rows of documents. */
const SCHEMAS = [
  'api_gateway',
  'certificate_vault',
  'dian_submitter',
  'document_issuer',
  'mailer',
  'webhook_dispatcher',
  'event_log',
] as const;

/** Not multiplied: rows that go away by themselves, and what is kept for other reasons than a document. */
const LEFT_OUT = ['timers', 'outbox', 'parked', 'blocked_keys', 'idempotency_records'];

/** For writing much at once. The product starts its server with settings of its own again. */
const SETTINGS = {
  ...{ fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0', autovacuum: 'off' },
  ...{ shared_buffers: '1GB', maintenance_work_mem: '1GB', max_wal_size: '8GB', checkpoint_timeout: '1h', jit: 'off' },
};
const WRITERS = 2;

/** Runs work on the data folder's PostgreSQL while the product is stopped. */
const onServer = async <T>(dataDir: string, work: (connect: () => Promise<pg.Client>) => Promise<T>): Promise<T> => {
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), settings: SETTINGS });
  const clients: pg.Client[] = [];
  const url = new URL(server.superuserUrl);
  url.pathname = '/rubrica';
  try {
    return await work(async () => {
      const client = new pg.Client(url.href);
      clients.push(client);
      await client.connect();
      return client;
    });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await server.stop();
  }
};

/**
 * Keeps the rows of all documents that there are: at most the first thousand of the demo. Largest tables first; only those
 * that are wanted.
 */
export const keepTemplates = (dataDir: string, isWanted: (name: string) => boolean = () => true): Promise<Template[]> =>
  onServer(dataDir, async (connect) => {
    const client = await connect();
    await client.query('create schema growth');
    const templates: (Template & { readonly bytes: number })[] = [];
    for (const table of (await tablesOf(client)).filter((one) => isWanted(nameOf(one)))) {
      const { rowCount } = await client.query(templateSql(table));
      if (rowCount === 0) {
        await client.query(`drop table ${templateOf(table)}`);
        continue;
      }
      const { rows: marked } = await client.query<MarkedColumn>(marksSql(table));
      const template = { ...table, marked };
      for (const sql of plainColumnsSql(template)) await client.query(sql);
      const { rows } = await client.query<{ bytes: string }>('select pg_table_size($1) as bytes', [templateOf(table)]);
      templates.push({ ...template, bytes: Number(rows[0]?.bytes) });
    }
    return templates.toSorted((a, b) => b.bytes - a.bytes);
  });

/** Writes copies of the templates into all tables, with their indexes and statistics. Blobs and the simulator get none. */
export const multiply = (
  dataDir: string,
  templates: readonly Template[],
  multiplication: Multiplication,
  say: (text: string) => void,
): Promise<void> =>
  onServer(dataDir, async (connect) => {
    const client = await connect();
    const tables = [...templates];
    const write = async (): Promise<void> => {
      const own = await connect();
      for (let table = tables.shift(); table !== undefined; table = tables.shift()) {
        const begin = performance.now();
        await copyTable(own, table, multiplication);
        say(`${nameOf(table)}: ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    for (const sql of counterSql(SCHEMAS, multiplication.copies)) await client.query(sql);
    say('statistics');
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    execFileSync('sync', ['-f', dataDir]);
  });

const copyTable = async (client: pg.Client, table: Template, multiplication: Multiplication): Promise<void> => {
  await client.query('begin');
  for (const sql of copySql(table, multiplication)) await client.query(sql);
  await client.query('commit');
};

const tablesOf = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, null), 'isGenerated', a.attgenerated <> '',
          'isIndexed', exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey)),
          'sequence', pg_get_serial_sequence(c.oid::regclass::text, a.attname)
        ) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
       coalesce((select json_agg(json_build_object('name', o.conname, 'definition', pg_get_constraintdef(o.oid)))
        from pg_constraint o where o.conrelid = c.oid and o.contype in ('p', 'u')), '[]') as constraints,
       coalesce((select json_agg(json_build_object('name', x.relname, 'definition', pg_get_indexdef(x.oid)))
        from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and not exists (select from pg_constraint o where o.conindid = x.oid)), '[]') as indexes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) and c.relname <> all($2) order by 1, 2`,
    [SCHEMAS, LEFT_OUT],
  );
  return rows;
};
