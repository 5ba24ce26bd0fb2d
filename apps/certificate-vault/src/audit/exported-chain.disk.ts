import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brokenAt, type ChainedUse, EMPTY_CHAIN } from './audit-chain.js';

/** An entry as the export of a tenant's data has it. */
interface ExportedUse {
  readonly position: number;
  readonly certificate_id: string;
  readonly document_id: string;
  readonly purpose: ChainedUse['purpose'];
  readonly signed_info_hash: string;
  readonly at: string;
  readonly hash: string;
}

/** Checks the audit chain in an unpacked export of a tenant, without the database. `broken`: the first wrong position. */
export const checkExportedChain = async (
  folder: string,
): Promise<{ readonly tenantId: string; readonly uses: number; readonly broken: number | null }> => {
  const chainFolder = join(folder, 'key-uses');
  const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
  const { id: tenantId } = (await json(join(folder, 'tenant.json'))) as { readonly id: string };
  const end = (await json(join(chainFolder, 'end.json'))) as { readonly length: number; readonly hash: string };
  const names = (await readdir(chainFolder)).filter((name) => name.endsWith('.ndjson')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(chainFolder, name), 'utf8')));
  const entries = texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => useOf(tenantId, line));
  const last = entries.at(-1) ?? { position: EMPTY_CHAIN.length, hash: EMPTY_CHAIN.hash };
  const isWhole = last.position === end.length && last.hash === end.hash;
  return {
    tenantId,
    uses: entries.length,
    broken: brokenAt(EMPTY_CHAIN, entries) ?? (isWhole ? null : last.position + 1),
  };
};

const useOf = (tenantId: string, line: string): ChainedUse => {
  const use = JSON.parse(line) as ExportedUse;
  return {
    tenantId,
    position: use.position,
    certificateId: use.certificate_id,
    documentId: use.document_id,
    purpose: use.purpose,
    signedInfoHash: use.signed_info_hash,
    at: use.at,
    hash: use.hash,
  };
};
