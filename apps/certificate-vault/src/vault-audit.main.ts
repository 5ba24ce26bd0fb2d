import {
  BlobSettings,
  checkSettings,
  createLogger,
  EventLogSettings,
  openBlobStore,
  openEventLog,
  readSettings,
  Setting,
  uncheckedSettings,
} from '@rubrica/service';
import { Matches } from 'class-validator';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { AuditReader } from './audit/audit-reader.store.js';
import { checkExportedChain } from './audit/exported-chain.disk.js';
import { headLine, headsOf } from './audit/head-export.disk.js';
import type { PublishedHead } from './audit/published-head.js';
import {
  type KeptHead,
  publicationFaults,
  type PublishedHeads,
  readPublished,
  verifyChains,
} from './audit/verification.process.js';

class AuditSettings {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of certificate-vault', unit: 'URL', secret: true })
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// URL' })
  databaseUrl = '';
}

const USAGE = `npm run vault:audit -- verify                      every tenant's audit chain in the database
npm run vault:audit -- verify --published          the same, and that each still has the ends that were published:
                                                   needs the settings of the log (EVENT_LOG …) and the blobs (BLOB_STORE …)
npm run vault:audit -- verify --against <file>     the same, and that each still has the end that the file names
npm run vault:audit -- verify --export <folder>    the chain in an unpacked export of a tenant, without a database
npm run vault:audit -- heads                       the ends of all chains, for --against: keep them elsewhere
`;

/** Runs `work` on one state of the database, which may be written meanwhile. It only reads. */
const reading = async (work: (reader: AuditReader) => Promise<boolean>): Promise<boolean> => {
  const { databaseUrl } = readSettings(AuditSettings, process.env);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local search_path to certificate_vault');
    return await work(
      new AuditReader({
        query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
          (await client.query<Row>(sql, [...params])).rows,
      }),
    );
  } finally {
    await client.end();
  }
};

const printHeads = async (reader: AuditReader): Promise<boolean> => {
  for (const tenantId of await reader.tenants()) process.stdout.write(headLine(tenantId, await reader.end(tenantId)));
  return true;
};

const headsInFile = async (path: string): Promise<KeptHead[]> =>
  headsOf(await readFile(path, 'utf8')).map((head) => ({ ...head, place: 'the file' }));

/** Reads the topic and the blobs as the vault's settings name them. */
const published = async (): Promise<PublishedHeads> => {
  const logSettings = uncheckedSettings(EventLogSettings, process.env);
  const blobSettings = uncheckedSettings(BlobSettings, process.env);
  checkSettings(logSettings, blobSettings);
  const logger = createLogger({ service: 'vault-audit', level: 'error' });
  const blobs = await openBlobStore(blobSettings, logger);
  const log = await openEventLog(logSettings, 'vault-audit', logger);
  try {
    return await readPublished(log, blobs);
  } finally {
    await log.close();
    await blobs.close();
  }
};

const keptIn = ({ onTopic, inBlobs }: PublishedHeads): KeptHead[] => {
  const kept = (place: string) => (head: Pick<PublishedHead, 'tenant_id' | 'length' | 'hash'>) => ({
    tenantId: head.tenant_id,
    length: head.length,
    hash: head.hash,
    place,
  });
  return [...onTopic.map(kept('the topic')), ...inBlobs.map(kept('a blob'))];
};

/** Prints each fault; returns whether there was none. */
const verify = async (
  reader: AuditReader,
  inFile: readonly KeptHead[],
  heads: PublishedHeads | null,
): Promise<boolean> => {
  const { tenants, uses, ...chains } = await verifyChains(reader, [...(heads ? keptIn(heads) : []), ...inFile]);
  const faults = [...chains.faults, ...(heads ? await publicationFaults(reader, heads, new Date()) : [])];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const compared = heads ? `, ${heads.onTopic.length} heads on the topic, ${heads.inBlobs.length} in blobs` : '';
  process.stdout.write(`${tenants} tenants, ${uses} uses${compared}, ${faults.length} faults\n`);
  return faults.length === 0;
};

const verifyExport = async (folder: string): Promise<boolean> => {
  const { tenantId, uses, broken } = await checkExportedChain(folder);
  process.stdout.write(
    broken === null
      ? `${tenantId}: ${uses} uses, as they were written\n`
      : `${tenantId}: use ${broken} was changed, removed or inserted; what follows it proves nothing\n`,
  );
  return broken === null;
};

const run = async (): Promise<boolean> => {
  const options = {
    against: { type: 'string' },
    published: { type: 'boolean', default: false },
    export: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command] = positionals;
  if (command === 'heads') return reading(printHeads);
  if (command !== 'verify') throw new Error(`which command?\n${USAGE}`);
  if (values.export !== undefined) return verifyExport(values.export);
  const inFile = values.against === undefined ? [] : await headsInFile(values.against);
  // Before the database is read: what is published meanwhile is in it.
  const heads = values.published ? await published() : null;
  return reading((reader) => verify(reader, inFile, heads));
};

/** `npm run vault:audit`: exit code 0 when every chain is whole, 1 when one is not, 2 when that could not be found out. */
try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `the audit chains were not checked: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
}
