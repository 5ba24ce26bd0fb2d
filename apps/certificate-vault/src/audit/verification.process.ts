import type { BlobStore } from '@rubrica/service';
import type { Log } from '@rubrica/eventing/log';
import type { ChainHead } from './audit-chain.js';
import type { AuditReader } from './audit-reader.store.js';
import { headsBehind, headsOnTopic } from './published-heads.client.js';
import { type HeadBlob, PUBLISHED_EVERY_MS, type PublishedHead } from './published-head.js';

/** Head that was kept outside the database, and where. */
export interface KeptHead extends ChainHead {
  readonly tenantId: string;
  readonly place: string;
}

export interface ChainVerification {
  readonly tenants: number;
  readonly uses: number;
  readonly faults: readonly string[];
}

/** Checks every chain in the database, and that each still has the ends that were kept elsewhere. */
export const verifyChains = async (reader: AuditReader, kept: readonly KeptHead[]): Promise<ChainVerification> => {
  const tenants = await reader.tenants();
  const faults: string[] = [];
  let uses = 0;
  for (const tenantId of tenants) {
    const broken = await reader.firstBroken(tenantId);
    if (broken !== null)
      faults.push(`${tenantId}: use ${broken} was changed, removed or inserted; what follows it proves nothing`);
    uses += (await reader.end(tenantId)).length;
  }
  for (const { tenantId, length, hash, place } of kept)
    if (!(await reader.had(tenantId, { length, hash })))
      faults.push(
        `${tenantId}: use ${length} is not the one that ${place} has: the chain was written anew or shortened`,
      );
  return { tenants: tenants.length, uses, faults };
};

/** What was published of the chains, read without the database. */
export interface PublishedHeads {
  readonly onTopic: readonly PublishedHead[];
  readonly inBlobs: readonly HeadBlob[];
  readonly missingBlobs: readonly { readonly tenantId: string; readonly blob: string }[];
}

/** Reads every head on the topic, and behind the newest of each tenant those in its blobs. */
export const readPublished = async (log: Log, blobs: BlobStore): Promise<PublishedHeads> => {
  const onTopic = await headsOnTopic(log);
  const newest = new Map(onTopic.map((head) => [head.tenant_id, head]));
  const inBlobs: HeadBlob[] = [];
  const missingBlobs: { tenantId: string; blob: string }[] = [];
  for (const { tenant_id: tenantId, head_blob } of newest.values()) {
    const { heads, missing } = await headsBehind(blobs, tenantId, head_blob);
    inBlobs.push(...heads);
    if (missing !== null) missingBlobs.push({ tenantId, blob: missing });
  }
  return { onTopic, inBlobs, missingBlobs };
};

/** A publication may come late once. */
const UNPUBLISHED_MS = 2 * PUBLISHED_EVERY_MS;

/** Returns what lacks among the published heads: a blob that is gone, and a chain of which no end was published in time. */
export const publicationFaults = async (
  reader: AuditReader,
  { onTopic, missingBlobs }: PublishedHeads,
  now: Date,
): Promise<string[]> => {
  const [revoked, tenants] = [await reader.revokedTenants(), await reader.tenants()];
  const faults = missingBlobs
    .filter(({ tenantId }) => !revoked.has(tenantId))
    .map(({ tenantId, blob }) => `${tenantId}: the blob ${blob} of a published head is gone`);
  const published = new Set(onTopic.map(({ tenant_id }) => tenant_id));
  for (const tenantId of tenants.filter((tenant) => !published.has(tenant))) {
    const [first] = await reader.entriesAfter(tenantId, 0);
    if (first && now.getTime() - Date.parse(first.at) > UNPUBLISHED_MS)
      faults.push(`${tenantId}: no end of this chain is on the topic, though it has uses since ${first.at}`);
  }
  return faults;
};
