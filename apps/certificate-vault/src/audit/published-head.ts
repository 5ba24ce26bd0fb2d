import { type Fact } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';

/** End of a tenant's audit chain as it was published, with the blob that has it. */
export interface PublishedHead {
  readonly tenant_id: string;
  readonly length: number;
  readonly hash: string;
  readonly head_blob: string;
}

/** Content of the blob of a published head. Its name is its hash, so the last one known vouches for all before it. */
export interface HeadBlob {
  readonly tenant_id: string;
  readonly length: number;
  readonly hash: string;
  /** ISO instant. */
  readonly at: string;
  /** Blob of the head that was published before; null for the first. */
  readonly previous_blob: string | null;
}

export const HEAD_PUBLISHED = 'co.rubrica.audit-chain.head-published.v1';
/** How often the ends of chains that have grown are published. */
export const PUBLISHED_EVERY_MS = 3_600_000;

export interface HeadPublished {
  readonly type: 'AuditHeadPublished';
  readonly data: PublishedHead;
}

const messages = ({ data }: HeadPublished): readonly Fact[] => [
  { key: data.tenant_id, tenantid: data.tenant_id, type: HEAD_PUBLISHED, data },
];

/** Its id is made for one publication (`publicationId`); it has one event. */
export const publishedHeadAggregate: Aggregate<Pick<PublishedHead, 'length'>, PublishedHead, HeadPublished> = {
  name: 'audit-head',
  initialState: { length: 0 },
  decide: (data) => [{ type: 'AuditHeadPublished', data }],
  evolve: (_, { data: { length } }) => ({ length }),
  messages,
};

export const publicationId = (tenantId: string, at: string): string => `${tenantId}-${Date.parse(at)}`;
