import { Unavailable } from '@rubrica/service';
import type { KeyRing } from './key-ring.disk.js';

const AT_ONCE = 8;

export interface Rewrapped {
  readonly wrapped: number;
  /** Tenants whose key could not be wrapped, with the reason; it is as it was before. */
  readonly failed: readonly { readonly tenantId: string; readonly reason: string }[];
}

/**
 * Wraps the keys of all tenants by the newest version of the master key, while others use them. Rejects when the provider does
 * not answer; what is wrapped by then stays, and the rest is wrapped the next time.
 */
export const rewrapAll = async (ring: KeyRing): Promise<Rewrapped> => {
  const tenants = await ring.tenants();
  const failed: { tenantId: string; reason: string }[] = [];
  let wrapped = 0;
  const work = async (): Promise<void> => {
    for (let tenantId = tenants.pop(); tenantId !== undefined; tenantId = tenants.pop()) {
      try {
        if (await ring.rewrap(tenantId)) wrapped += 1;
      } catch (error) {
        if (error instanceof Unavailable) throw error;
        failed.push({ tenantId, reason: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { wrapped, failed };
};

/** Returns how many keys each version of the master key wraps; `nothing` counts those that are not wrapped. */
export const wrappings = async (ring: KeyRing): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for (const tenantId of await ring.tenants()) {
    const by = await ring.wrappedBy(tenantId).catch(() => 'damaged');
    if (by !== null) counts.set(by, (counts.get(by) ?? 0) + 1);
  }
  return counts;
};
