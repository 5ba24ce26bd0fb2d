import { storedBlobs } from '@rubrica/service';
import { type DataFolder, ROLES } from '@rubrica/standalone';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Runs SQL on the database of all services. */
type Rows = <Row extends object>(sql: string) => Promise<Row[]>;

export interface WrittenBytes {
  readonly where: string;
  readonly bytes: Buffer;
}

/** Where an installation keeps its own secrets, what only tenants and the authority have, and the logs. */
const NOT_SEARCHED = ['secrets.json', 'demo.json', 'demo-credentials.json', 'pki', 'simulator', 'logs'];

/** All that a run has written: rows of every table, files of database, log, keys, blobs and mails. */
export async function* writtenBy(folder: DataFolder, rows: Rows): AsyncGenerator<WrittenBytes> {
  for (const schema of ROLES) yield* tablesOf(schema, rows);
  if (existsSync(folder.blobs))
    for await (const { name, bytes } of storedBlobs(folder.blobs))
      yield { where: `blob ${name}`, bytes: Buffer.from(bytes) };
  for (const name of readdirSync(folder.root))
    if (!NOT_SEARCHED.includes(name)) yield* filesIn(folder.root, join(folder.root, name));
}

async function* tablesOf(schema: string, rows: Rows): AsyncGenerator<WrittenBytes> {
  const tables = await rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = to_regnamespace('${schema}') and relkind in ('r', 'p')`,
  );
  for (const { name } of tables)
    for (const { row } of await rows<{ row: string }>(`select t::text as row from ${schema}."${name}" t`))
      yield { where: `${schema}.${name}`, bytes: Buffer.from(row) };
}

function* filesIn(root: string, path: string): Generator<WrittenBytes> {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) for (const name of readdirSync(path)) yield* filesIn(root, join(path, name));
  else if (stat?.isFile()) yield { where: relative(root, path), bytes: readFileSync(path) };
}
