import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, live } from '@rubrica/service-testing';
import { createTestPki, type TestCertificate, type TestPki, TYPESCRIPT, until } from '@rubrica/testing';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';
import { chained, type ChainedUse, EMPTY_CHAIN } from './audit-chain.js';
import { AuditStore } from './audit.store.js';

const PROGRAM = fileURLToPath(new URL('../vault-audit.main.ts', import.meta.url));
const tenantId = idOf('ten', 'una');
const HOUR_S = 3_600;

let pki: TestPki;
let certificate: TestCertificate;
let vault: RunningVault;
let auditHeadsFolder: string;
let certificateId: string;
beforeAll(async () => {
  pki = await createTestPki();
  certificate = await pki.issue('good');
});
beforeEach(async () => {
  auditHeadsFolder = mkdtempSync(join(tmpdir(), 'heads-'));
  vault = await startVault(pki, { auditHeadsFolder });
  certificateId = await uploaded(vault, certificate, { caller: { ...live, tenantId } });
});
afterEach(async () => {
  await vault.close();
  rmSync(auditHeadsFolder, { recursive: true });
});

const sign = (times: number) =>
  vault.sign(
    ...Array.from(
      { length: times },
      () => signingOrder(certificateId, certificate.chainPem, { tenant_id: tenantId }).item,
    ),
  );

const published = () =>
  vault.said.filter(({ type }) => type === 'audit-chain.head-published').map(({ data }) => data['length']);
const hoursLater = (hours: number): void => {
  vault.clock.advance(hours * HOUR_S + 1);
};
const untilIdle = () =>
  until(
    async () => (await vault.database.query('select from timers where due <= $1', [vault.clock.now()])).length,
    (due) => due === 0,
  );

/** Waits until so much is published, and the timer is scheduled again: only then does the clock move on. */
const untilPublished = async (...lengths: readonly number[]): Promise<void> => {
  await until(published, (all) => all.length >= lengths.length);
  await untilIdle();
  expect(published()).toEqual(lengths);
};

/** Runs `npm run vault:audit` on the sources, with the settings of the vault. */
const audit = (...args: readonly string[]): Promise<{ readonly code: number; readonly printed: string }> =>
  auditOn(vault.blobFolder, ...args);

const auditOn = (blobFolder: string, ...args: readonly string[]): ReturnType<typeof audit> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: vault.fresh.url,
      EVENT_LOG_URL: vault.fresh.urlOf('event_log'),
      BLOB_DIR: blobFolder,
    };
    const child = execFile(process.execPath, [...TYPESCRIPT, PROGRAM, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });

/** Writes the chain anew as its owner can, with all hashes and the head right. */
const rewrite = async (change: (uses: readonly ChainedUse[]) => readonly ChainedUse[]): Promise<void> => {
  const uses = chained(EMPTY_CHAIN, change(await vault.get(AuditStore).entriesAfter(tenantId, 0)));
  await vault.database.query('delete from signature_audit where tenant_id = $1', [tenantId]);
  for (const { position, documentId, purpose, signedInfoHash, at, hash, ...use } of uses)
    await vault.database.query('insert into signature_audit values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      tenantId,
      position,
      use.certificateId,
      documentId,
      purpose,
      signedInfoHash,
      at,
      hash,
    ]);
  const { position: length, hash } = uses.at(-1) ?? { position: 0, hash: EMPTY_CHAIN.hash };
  await vault.database.query('update audit_heads set length = $2, hash = $3 where tenant_id = $1', [
    tenantId,
    length,
    hash,
  ]);
};
const withOneChanged = (uses: readonly ChainedUse[]): readonly ChainedUse[] =>
  uses.map((use) => (use.position === 2 ? { ...use, documentId: 'inv_otro' } : use));
/** Makes the vault believe that it has published nothing yet, as the owner of its tables can. */
const forgetPublications = () =>
  vault.database.query('update audit_heads set published_length = 0, published_blob = null');

/** Runs a statement in the database of the log. */
const inLog = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: vault.fresh.urlOf('event_log') });
  await client.connect();
  await client.query(`set search_path to event_log`);
  const { rowCount } = await client.query(statement);
  await client.end();
  expect(rowCount).toBe(1);
};

const WRITTEN_ANEW = 'the chain was written anew or shortened';

describe('the end of an audit chain', () => {
  it('is published an hour after the first use, again when it has grown, and after a week when it has not', async () => {
    await sign(2);
    hoursLater(1);
    await untilPublished(2);
    hoursLater(1);
    await untilIdle();
    await sign(3);
    hoursLater(1);
    await untilPublished(2, 5);
    hoursLater(7 * 24);
    await untilPublished(2, 5, 5);
  });

  it('is written into one file a day, against which the chains can be checked', async () => {
    await sign(2);
    for (let hour = 0; hour < 25; hour += 1) {
      hoursLater(1);
      await untilIdle();
    }
    const files = readdirSync(auditHeadsFolder);
    expect(files.length).toBeGreaterThanOrEqual(2);
    expect(files.length).toBeLessThanOrEqual(3);
    const [file = ''] = files;
    expect(file).toMatch(/^heads-\d{4}-\d\d-\d\d\.txt$/);
    expect(readFileSync(join(auditHeadsFolder, file), 'utf8')).toMatch(new RegExp(`^${tenantId} 2 [0-9a-f]{64}\n$`));
    expect((await audit('verify', '--against', join(auditHeadsFolder, file))).code).toBe(0);
    await rewrite((uses) => uses.slice(0, 1));
    const { code, printed } = await audit('verify', '--against', join(auditHeadsFolder, file));
    expect([code, printed]).toEqual([1, expect.stringContaining(`use 2 is not the one that the file has`)]);
  });
});

describe('vault:audit -- verify --published', () => {
  beforeEach(async () => {
    await sign(3);
    hoursLater(1);
    await untilPublished(3);
    await sign(2);
    hoursLater(1);
    await untilPublished(3, 5);
  });

  it('finds all as it was published', async () =>
    expect(await audit('verify', '--published')).toEqual({
      code: 0,
      printed: '1 tenants, 5 uses, 2 heads on the topic, 2 in blobs, 0 faults\n',
    }));

  it.each([
    ['a tail that was cut', (uses: readonly ChainedUse[]) => uses.slice(0, 4), [5]],
    ['a chain that was written anew', withOneChanged, [3, 5]],
    ['a chain that is gone', () => [], [3, 5]],
  ])('notices %s, whose hashes are all right', async (_, change, lost) => {
    await rewrite(change);
    expect((await audit('verify')).code).toBe(0);
    const { code, printed } = await audit('verify', '--published');
    expect(code).toBe(1);
    for (const length of lost) {
      expect(printed).toContain(`use ${length} is not the one that the topic has: ${WRITTEN_ANEW}`);
      expect(printed).toContain(`use ${length} is not the one that a blob has: ${WRITTEN_ANEW}`);
    }
  });

  it('notices it also once the vault was made to publish the end of the false chain', async () => {
    await rewrite(withOneChanged);
    await forgetPublications();
    hoursLater(1);
    await untilPublished(3, 5, 5);
    const { code, printed } = await audit('verify', '--published');
    expect([code, printed]).toEqual([1, expect.stringContaining(`use 3 is not the one that the topic has`)]);
  });

  it('notices by the blobs alone what the topic keeps no more', async () => {
    await rewrite(withOneChanged);
    await inLog(`delete from records where convert_from(body, 'utf8') like '%"length":3%'`);
    const { code, printed } = await audit('verify', '--published');
    expect([code, printed]).toEqual([1, expect.stringContaining(`use 3 is not the one that a blob has`)]);
    expect(printed).toContain('1 heads on the topic, 2 in blobs');
  });

  it('is not content when the blobs are gone', async () => {
    const { code, printed } = await auditOn(mkdtempSync(join(vault.folder, 'empty-')), 'verify', '--published');
    expect([code, printed]).toEqual([1, expect.stringMatching(/the blob [0-9a-f]{64} of a published head is gone/)]);
  });

  it('finds by itself that a chain was written anew, and publishes it no further', async () => {
    await rewrite(withOneChanged);
    await sign(1);
    hoursLater(1);
    await untilIdle();
    expect(published()).toEqual([3, 5]);
  });
});
