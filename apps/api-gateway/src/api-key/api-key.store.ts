import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { type List, type ListQuery, lockList, lockListsOf, newId, readList } from '@rubrica/service';
import { apiKeyHash, newApiKeyText } from '../access/api-key-text.js';
import type { ApiKeyRow } from './api-key.js';

type Mode = Pick<Caller, 'tenantId' | 'livemode'>;

export interface NewApiKey {
  readonly name: string;
  readonly role: Caller['role'];
  /** ISO 8601. */
  readonly expiresAt?: string | null;
}

/** API keys, stored as hashes. A key with a `revoked_at` is not valid any more. */
@Injectable()
export class ApiKeyStore {
  constructor(private readonly database: Database) {}

  /** Makes a key. Its text is returned once and stored nowhere. */
  async create(
    tx: Tx,
    { tenantId, livemode }: Mode,
    { name, role, expiresAt = null }: NewApiKey,
  ): Promise<{ readonly row: ApiKeyRow; readonly text: string }> {
    await lockList(tx, tenantId, livemode);
    const text = newApiKeyText(livemode);
    const [row] = await tx.query<ApiKeyRow>(
      `insert into api_keys (id, tenant_id, livemode, role, name, hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
      [newId('key'), tenantId, livemode, role, name, apiKeyHash(text), tx.at, expiresAt],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return { row, text };
  }

  /** Returns the keys of one mode that are not revoked, locked until the commit. */
  async locked(tx: Tx, { tenantId, livemode }: Mode): Promise<ApiKeyRow[]> {
    await lockList(tx, tenantId, livemode);
    return tx.query<ApiKeyRow>(
      'select * from api_keys where tenant_id = $1 and livemode = $2 and revoked_at is null order by id for update',
      [tenantId, livemode],
    );
  }

  revoke(tx: Tx, id: string): void {
    tx.write('update api_keys set revoked_at = $2 where id = $1', [id, tx.at]);
  }

  /** Revokes all keys of a tenant, of both modes. */
  async revokeAll(tx: Tx, tenantId: string): Promise<void> {
    await lockListsOf(tx, [tenantId]);
    tx.write('update api_keys set revoked_at = $2 where tenant_id = $1 and revoked_at is null', [tenantId, tx.at]);
  }

  list<T>({ tenantId, livemode }: Mode, query: ListQuery, itemOf: (row: ApiKeyRow) => T): Promise<List<T>> {
    const source = {
      table: 'api_keys',
      scope: [
        ['tenant_id = ?', tenantId],
        ['livemode = ?', livemode],
      ],
      filters: [['(revoked_at is null) = ?', true]],
    } as const;
    return readList(this.database, '/v1/api-keys', source, query, itemOf);
  }
}
