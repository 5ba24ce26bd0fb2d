import type { SignatureItem } from '@rubrica/contracts';
import { createHash } from 'node:crypto';

/** One use of a key, as a tenant's audit chain keeps it. */
export interface KeyUse {
  readonly tenantId: string;
  readonly certificateId: string;
  readonly documentId: string;
  readonly purpose: SignatureItem['purpose'];
  /** SHA-256 of what was signed, hex. */
  readonly signedInfoHash: string;
  /** ISO instant. */
  readonly at: string;
}

export interface ChainedUse extends KeyUse {
  /** From 1, without gaps. */
  readonly position: number;
  /** Hex. */
  readonly hash: string;
}

/** The end of a tenant's chain. */
export interface ChainHead {
  readonly length: number;
  readonly hash: string;
}

export const EMPTY_CHAIN: ChainHead = { length: 0, hash: '0'.repeat(64) };

export const signedInfoHash = (text: string): string => sha256(text);

/** The uses as they stand behind the head, in order. */
export const chained = ({ length, hash }: ChainHead, uses: readonly KeyUse[]): ChainedUse[] => {
  let previous = hash;
  return uses.map((use, index) => {
    previous = linkHash(previous, use);
    return { ...use, position: length + index + 1, hash: previous };
  });
};

/**
 * Where the entries that follow `before` are not what was written: the first position that was changed, taken out or
 * put in. Null: they are. Taking entries off the end shows by the head alone.
 */
export const brokenAt = (before: ChainHead, entries: readonly ChainedUse[]): number | null => {
  const expected = chained(before, entries);
  const broken = entries.findIndex(
    ({ position, hash }, index) => position !== expected[index]?.position || hash !== expected[index].hash,
  );
  return broken < 0 ? null : before.length + broken + 1;
};

const linkHash = (previous: string, use: KeyUse): string =>
  sha256(
    [previous, use.tenantId, use.certificateId, use.documentId, use.purpose, use.signedInfoHash, use.at].join('\n'),
  );

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
