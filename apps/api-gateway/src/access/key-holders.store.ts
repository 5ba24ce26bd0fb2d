import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Batch, Database } from '@rubrica/eventing';
import type { ApiVersion } from '@rubrica/kinds';
import { Clock } from '@rubrica/service';
import { apiKeyHash, isApiKeyText } from './api-key-text.js';

/** How long a key is trusted after it was looked up: a revocation holds in every process within a second. */
const TRUSTED_MS = 900;
/** Keys that are trusted at the same time; when there are more, all are looked up anew. */
const MOST_TRUSTED = 10_000;
/** Keys that are looked up, or whose use is recorded, with one statement; at most. */
const KEYS_AT_ONCE = 100;
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
  /** Holders by the hash of their key, and the end of the trust by `performance.now()`. */
  private readonly trusted = new Map<string, { readonly holder: KeyHolder; readonly untilMs: number }>();
  private readonly lookups = new Batch('key-lookups', (hashes: readonly string[]) => this.findAll(hashes), {
    most: KEYS_AT_ONCE,
  });
  private readonly uses = new Batch('key-uses', (ids: readonly string[]) => this.recordUses(ids), {
    most: KEYS_AT_ONCE,
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
    const holder = await this.trustedHolder(apiKeyHash(text));
    return holder !== null && this.clock.now().getTime() < holder.expiresAtMs ? holder : null;
  }

  private async trustedHolder(hash: string): Promise<KeyHolder | null> {
    const nowMs = performance.now();
    const known = this.trusted.get(hash);
    if (known && nowMs < known.untilMs) return known.holder;
    this.trusted.delete(hash);
    const row = await this.lookups.add(hash);
    if (!row) return null;
    const usedMs = row.last_used_at?.getTime() ?? -Infinity;
    // Nobody waits for this; if it fails, the next look-up records the use.
    if (this.clock.now().getTime() - usedMs >= USE_RECORDED_MS) this.uses.add(row.id).catch(() => undefined);
    if (this.trusted.size >= MOST_TRUSTED) this.trusted.clear();
    const holder = holderFrom(row);
    this.trusted.set(hash, { holder, untilMs: nowMs + TRUSTED_MS });
    return holder;
  }

  private async findAll(hashes: readonly string[]): Promise<(KeyRow | null)[]> {
    const rows = await this.database.query<KeyRow>(
      `select k.hash, k.id, k.tenant_id, k.livemode, k.role, k.expires_at, k.last_used_at, t.api_version
         from api_keys k join tenants t on t.id = k.tenant_id
        where k.hash = any($1) and k.revoked_at is null and t.status <> 'revoked'`,
      [hashes],
    );
    const found = new Map(rows.map((row) => [row.hash, row]));
    return hashes.map((hash) => found.get(hash) ?? null);
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
