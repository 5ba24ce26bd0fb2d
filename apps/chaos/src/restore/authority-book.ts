import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** A document that the simulated tax authority has accepted. */
export interface BookEntry {
  readonly number: string;
  readonly cufe: string;
  /** The buyer's order, by which a sale is known again. */
  readonly order: string;
}

interface Judged {
  readonly type: string;
  readonly identity: { readonly number: string; readonly cufe: string };
  /** Empty if it was rejected. */
  readonly xml: string;
}

/** Returns what the simulator has accepted, from its journal: what DIAN's portal shows to an issuer. */
export const authorityBook = (dataDir: string): BookEntry[] =>
  readFileSync(join(dataDir, 'simulator', 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Judged)
    .filter(({ type, xml }) => type === 'document_judged' && xml !== '')
    .map(({ identity: { number, cufe }, xml }) => ({ number, cufe, order: orderIn(xml) }));

const orderIn = (packed: string): string => {
  const xml = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  return /<cac:OrderReference><cbc:ID>([^<]+)</.exec(xml)?.[1] ?? '';
};
