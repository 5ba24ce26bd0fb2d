import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { newId } from '@rubrica/service';
import { apiKeyHash, isApiKeyText, newApiKeyText } from './api-key.js';

interface KeyRow {
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
  constructor(private readonly database: Database) {}

  /** Returns the holder of this key; null when the key is unknown or revoked, or its tenant is revoked. */
  async callerOf(text: string): Promise<KeyHolder | null> {
    if (!isApiKeyText(text)) return null;
    const [row] = await this.database.query<KeyRow>(
      `select k.id, k.tenant_id, k.livemode, k.role, t.api_version
         from api_keys k join tenants t on t.id = k.tenant_id
        where k.hash = $1 and k.revoked_at is null and t.status <> 'revoked'`,
      [apiKeyHash(text)],
    );
    if (!row) return null;
    const caller = { keyId: row.id, tenantId: row.tenant_id, livemode: row.livemode, role: row.role };
    return { caller, apiVersion: row.api_version };
  }

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
