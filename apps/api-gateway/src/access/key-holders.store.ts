import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Batch, Database } from '@rubrica/eventing';
import type { ApiVersion } from '@rubrica/kinds';
import { Clock } from '@rubrica/service';
import { apiKeyHash, isApiKeyText } from './api-key-text.js';
import { HOLDERS_AT_ONCE, TrustedHolders } from './trusted-holders.js';

/** Precision of a key's last use: a later use is recorded after this. */
const USE_RECORDED_MS = 60_000;

interface KeyRow {
  readonly hash: string;
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly role: Caller['role'];
  readonly api_version: ApiVersion;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
}

export interface KeyHolder {
  /** In the version that the tenant is pinned to. */
  readonly caller: Caller;
  /** Ms since 1970; Infinity for a key that does not expire. */
  readonly expiresAtMs: number;
}

/** Finds who holds an API key, and records that it was used. */
@Injectable()
export class KeyHolders {
  private readonly trusted = new TrustedHolders(
    'key-lookups',
    (hashes) => this.findAll(hashes),
    (row: KeyRow) => this.used(row),
  );
  private readonly uses = new Batch('key-uses', (ids: readonly string[]) => this.recordUses(ids), {
    most: HOLDERS_AT_ONCE,
  });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the holder of this key; null when the key is unknown, revoked or expired, or its tenant is revoked. A
   * revocation may take effect up to a second late, an expiry does not.
   */
  async holderOf(text: string): Promise<KeyHolder | null> {
    if (!isApiKeyText(text)) return null;
    const holder = await this.trusted.find(apiKeyHash(text));
    return holder !== null && this.clock.now().getTime() < holder.expiresAtMs ? holder : null;
  }

  /** Counts a look-up as a use of the key. */
  private used(row: KeyRow): KeyHolder {
    const usedMs = row.last_used_at?.getTime() ?? -Infinity;
    // Nobody waits for this; if it fails, the next look-up records the use.
    if (this.clock.now().getTime() - usedMs >= USE_RECORDED_MS) this.uses.add(row.id).catch(() => undefined);
    return holderFrom(row);
  }

  private findAll(hashes: readonly string[]): Promise<KeyRow[]> {
    return this.database.query<KeyRow>(
      `select k.hash, k.id, k.tenant_id, k.livemode, k.role, k.expires_at, k.last_used_at, t.api_version
         from api_keys k join tenants t on t.id = k.tenant_id
        where k.hash = any($1) and k.revoked_at is null and t.status <> 'revoked'`,
      [hashes],
    );
  }

  private async recordUses(ids: readonly string[]): Promise<void> {
    const now = this.clock.now();
    // A row that is locked is being recorded by another process.
    await this.database.query(
      `update api_keys set last_used_at = $2 where id in (
         select id from api_keys
         where id = any($1) and (last_used_at is null or last_used_at <= $3) for update skip locked
       )`,
      [ids, now.toISOString(), new Date(now.getTime() - USE_RECORDED_MS).toISOString()],
    );
  }
}

const holderFrom = (row: KeyRow): KeyHolder => ({
  caller: {
    keyId: row.id,
    tenantId: row.tenant_id,
    livemode: row.livemode,
    role: row.role,
    version: row.api_version,
  },
  expiresAtMs: row.expires_at?.getTime() ?? Infinity,
});
