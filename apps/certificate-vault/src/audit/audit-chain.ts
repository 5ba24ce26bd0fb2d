import { hash as hashOf } from 'node:crypto';

/** One use of a key, as recorded in a tenant's audit chain. */
export interface KeyUse {
  readonly tenantId: string;
  /** Of the certificate, or of the DKIM key. */
  readonly certificateId: string;
  readonly documentId: string;
  readonly purpose: 'document' | 'transport' | 'mail';
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

/** Length and last hash of a tenant's chain. */
export interface ChainHead {
  readonly length: number;
  readonly hash: string;
}

export const EMPTY_CHAIN: ChainHead = { length: 0, hash: '0'.repeat(64) };

export const signedInfoHash = (text: string): string => sha256(text);

/** Returns the uses as entries that follow the head, in order, each with its hash. */
export const chained = ({ length, hash }: ChainHead, uses: readonly KeyUse[]): ChainedUse[] => {
  let previous = hash;
  return uses.map((use, index) => {
    previous = linkHash(previous, use);
    return { ...use, position: length + index + 1, hash: previous };
  });
};

/**
 * Returns the first position after `before` that was changed, removed or inserted; null when the entries are as they
 * were written. Removed last entries show only when the caller compares with the head.
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

const sha256 = (text: string): string => hashOf('sha256', text, 'hex');
