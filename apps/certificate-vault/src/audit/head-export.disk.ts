import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditReader } from './audit-reader.store.js';
import type { ChainHead } from './audit-chain.js';

/** Returns a line of `vault:audit -- heads` and of the daily file. */
export const headLine = (tenantId: string, { length, hash }: ChainHead): string => `${tenantId} ${length} ${hash}\n`;

/** Reads the lines of heads back. Throws at a line that is none. */
export const headsOf = (text: string): readonly (ChainHead & { readonly tenantId: string })[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, tenantId, length, hash] = /^(ten_[0-9a-z]{26}) (\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
      if (!tenantId || !length || !hash) throw new Error(`not a line of heads (tenant length hash): ${line}`);
      return { tenantId, length: Number(length), hash };
    });

/** Files with the ends of all chains, one a day. */
export class HeadExport {
  constructor(
    /** '': no file is written. */
    private readonly folder: string,
    private readonly audit: AuditReader,
  ) {}

  /** Writes the file of the day, `heads-2026-11-26.txt`, unless it is there already. */
  async write(at: Date): Promise<void> {
    const file = join(this.folder, `heads-${at.toISOString().slice(0, 10)}.txt`);
    if (this.folder === '' || (await isThere(file))) return;
    const lines: string[] = [];
    for (const tenantId of await this.audit.tenants()) lines.push(headLine(tenantId, await this.audit.end(tenantId)));
    await mkdir(this.folder, { recursive: true });
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, lines.join(''), { mode: 0o440 });
    await rename(part, file);
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
