import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, requestBatch, type Tx } from '@rubrica/eventing';
import { newId } from '@rubrica/service';
import { apiKeyHash, isApiKeyText, newApiKeyText } from './api-key.js';

/** How long a key is trusted after it was looked up: a revocation holds in every process within a second. */
const TRUSTED_MS = 900;
/** Keys that are trusted at the same time; when there are more, all are looked up anew. */
const MOST_TRUSTED = 10_000;
/** Keys of requests that arrive together are looked up at once, so many at most. */
const LOOKUPS_AT_ONCE = 100;

interface KeyRow {
  readonly hash: string;
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly role: Caller['role'];
  readonly api_version: string;
}

export interface KeyHolder {
  readonly caller: Caller;
  /** The version that the tenant is pinned to. */
  readonly apiVersion: string;
}

/** API keys, stored as hashes. A key with a `revoked_at` is not valid any more. */
@Injectable()
export class ApiKeyStore {
  /** Holders by the hash of their key, and the end of the trust by `performance.now()`. */
  private readonly trusted = new Map<string, { readonly holder: KeyHolder; readonly untilMs: number }>();

  constructor(private readonly database: Database) {}

  /**
   * Returns the holder of this key; null when the key is unknown or revoked, or its tenant is revoked. A revocation may
   * take effect up to a second late.
   */
  async callerOf(text: string): Promise<KeyHolder | null> {
    if (!isApiKeyText(text)) return null;
    const hash = apiKeyHash(text);
    const nowMs = performance.now();
    const known = this.trusted.get(hash);
    if (known && nowMs < known.untilMs) return known.holder;
    this.trusted.delete(hash);
    const holder = await this.holderOf(hash);
    if (!holder) return null;
    if (this.trusted.size >= MOST_TRUSTED) this.trusted.clear();
    this.trusted.set(hash, { holder, untilMs: nowMs + TRUSTED_MS });
    return holder;
  }

  private readonly holderOf = requestBatch(async (hashes: readonly string[]) => {
    const rows = await this.database.query<KeyRow>(
      `select k.hash, k.id, k.tenant_id, k.livemode, k.role, t.api_version
         from api_keys k join tenants t on t.id = k.tenant_id
        where k.hash = any($1) and k.revoked_at is null and t.status <> 'revoked'`,
      [hashes],
    );
    const holders = new Map(rows.map((row) => [row.hash, holderOf(row)]));
    return hashes.map((hash) => holders.get(hash) ?? null);
  }, LOOKUPS_AT_ONCE);

  /** Makes a key. Its text is returned once and stored nowhere. */
  async create(
    tx: Tx,
    tenantId: string,
    livemode: boolean,
    role: Caller['role'],
  ): Promise<{ readonly id: string; readonly text: string }> {
    const id = newId('key');
    const text = newApiKeyText(livemode);
    await tx.query(
      'insert into api_keys (id, tenant_id, livemode, role, hash, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, tenantId, livemode, role, apiKeyHash(text), tx.at],
    );
    return { id, text };
  }
}

const holderOf = ({ id, tenant_id: tenantId, livemode, role, api_version: apiVersion }: KeyRow): KeyHolder => ({
  caller: { keyId: id, tenantId, livemode, role },
  apiVersion,
});
