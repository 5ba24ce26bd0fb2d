import { readSettings, Setting } from '@rubrica/service';
import { Matches } from 'class-validator';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { AuditReader } from './audit/audit-reader.store.js';
import { checkExportedChain } from './audit/exported-chain.disk.js';

class AuditSettings {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of certificate-vault', unit: 'URL', secret: true })
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// URL' })
  databaseUrl = '';
}

const USAGE = `npm run vault:audit -- verify                      every tenant's audit chain in the database
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
  for (const tenantId of await reader.tenants()) {
    const { length, hash } = await reader.end(tenantId);
    process.stdout.write(`${tenantId} ${length} ${hash}\n`);
  }
  return true;
};

/** Prints each fault; returns whether there was none. */
const verify = async (reader: AuditReader, kept: string): Promise<boolean> => {
  const tenants = await reader.tenants();
  let [uses, faults] = [0, 0];
  const fault = (text: string): void => {
    faults += 1;
    process.stdout.write(`${text}\n`);
  };
  for (const tenantId of tenants) {
    const broken = await reader.firstBroken(tenantId);
    if (broken !== null)
      fault(`${tenantId}: use ${broken} was changed, removed or inserted; what follows it proves nothing`);
    uses += (await reader.end(tenantId)).length;
  }
  for (const line of kept.split('\n').filter(Boolean)) {
    const [tenantId = '', length, hash = ''] = line.split(' ');
    if (!(await reader.had(tenantId, { length: Number(length), hash })))
      fault(`${tenantId}: use ${length} is not the one that was kept: the chain was written anew or shortened`);
  }
  process.stdout.write(`${tenants.length} tenants, ${uses} uses, ${faults} faults\n`);
  return faults === 0;
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
  const options = { against: { type: 'string' }, export: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command] = positionals;
  if (command === 'heads') return reading(printHeads);
  if (command !== 'verify') throw new Error(`which command?\n${USAGE}`);
  if (values.export !== undefined) return verifyExport(values.export);
  const kept = values.against === undefined ? '' : await readFile(values.against, 'utf8');
  return reading((reader) => verify(reader, kept));
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
