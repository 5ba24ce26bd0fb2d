import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import { Batch, Database, type Tx } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import { DEFAULT_API_VERSION } from '@rubrica/kinds';
import { type List, type ListQuery, lockList, notFound, readList } from '@rubrica/service';
import { nitInUse } from './nit-in-use.js';
import type { Lack, Profile, TenantStatus } from './tenant.js';

/** Why an operator has suspended a tenant. */
export interface Suspension {
  readonly operator: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly since: string;
}

/** How an operator has revoked a tenant. */
export interface Revocation {
  readonly operator: string;
  /** ISO 8601. */
  readonly revoked_at: string;
  readonly documents_under_way: number;
  /** Null until certificate-vault has said that the tenant's key is destroyed. */
  readonly key_destroyed_at: string | null;
}

/** How an operator had the data of a revoked tenant erased. */
export interface Erasure {
  readonly operator: string;
  /** ISO 8601. */
  readonly erased_at: string;
  /** YYYY-MM-DD; null when there is nothing to be kept. */
  readonly documents_kept_until: string | null;
}

/** How a tenant went live. */
export interface WentLive {
  /** ISO 8601. */
  readonly at: string;
  /** The API key that asked for it. */
  readonly key_id: string;
  /** What was missing, and was overruled. */
  readonly lacking: readonly Lack[];
}

export interface TenantRow {
  readonly id: string;
  readonly nit: string;
  readonly profile: Profile;
  /** Fields that keys of test mode have changed; the other ones are those of `profile` in test documents too. */
  readonly test_changes: Partial<Profile>;
  readonly live_environment: Exclude<Environment, 'test'>;
  readonly status: TenantStatus;
  readonly suspension: Suspension | null;
  readonly revocation: Revocation | null;
  readonly erasure: Erasure | null;
  /** Null: not yet, or before this was recorded. */
  readonly went_live: WentLive | null;
  readonly created_at: Date;
}

export interface TenantListQuery extends ListQuery {
  readonly nit?: string;
  readonly status?: TenantStatus;
  readonly 'created[gte]'?: string;
  readonly 'created[lt]'?: string;
}

/** Tenants of requests that arrive together are read at once, so many at most. */
const LOOKUPS_AT_ONCE = 100;

/** The tenants, one row each. */
@Injectable()
export class TenantStore {
  private readonly lookups = new Batch('tenants', (ids: readonly string[]) => this.findAll(ids), {
    most: LOOKUPS_AT_ONCE,
  });

  constructor(private readonly database: Database) {}

  async get(tenantId: string): Promise<TenantRow> {
    const row = await this.lookups.add(tenantId);
    if (!row) throw notFound({ en: 'tenant', es: 'esa empresa' });
    return row;
  }

  private async findAll(ids: readonly string[]): Promise<(TenantRow | undefined)[]> {
    const rows = await this.database.query<TenantRow>('select * from tenants where id = any($1)', [[...new Set(ids)]]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  }

  list<T>(query: TenantListQuery, itemOf: (row: TenantRow) => T): Promise<List<T>> {
    const source = {
      table: 'tenants',
      scope: [['position > ?', 0]],
      filters: [
        ['nit = ?', query.nit],
        ['status = ?', query.status],
        ['created_at >= ?', query['created[gte]']],
        ['created_at < ?', query['created[lt]']],
      ],
    } as const;
    return readList(this.database, '/admin/v1/tenants', source, query, itemOf);
  }

  /** Returns the tenant, locked until the commit. */
  async locked(tx: Tx, tenantId: string): Promise<TenantRow> {
    const [row] = await tx.query<TenantRow>('select * from tenants where id = $1 for update', [tenantId]);
    if (!row) throw notFound({ en: 'tenant', es: 'esa empresa' });
    return row;
  }

  /** Returns the status of those of these tenants that may not ask for documents. */
  async stopped(tx: Tx, tenantIds: readonly string[]): Promise<ReadonlyMap<string, TenantStatus>> {
    const rows = await tx.query<Pick<TenantRow, 'id' | 'status'>>(
      `select id, status from tenants where id = any($1) and status <> 'active'`,
      [[...new Set(tenantIds)]],
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  /**
   * Locks all NITs until the commit, and the order of the tenants' list. Taken before a tenant is inserted, gets another
   * NIT or is revoked.
   */
  lockNits(tx: Tx): Promise<unknown> {
    return lockList(tx, 'tenants', true);
  }

  /** Needs `lockNits`. Throws a 409 `nit_in_use` if another tenant has this NIT. */
  async refuseUsedNit(tx: Tx, nit: string): Promise<void> {
    const [holder] = await tx.query<{ id: string }>('select id from tenants where nit = $1 and holds_nit', [nit]);
    if (holder) throw nitInUse(nit, holder.id);
  }

  async insert(tx: Tx, tenantId: string, profile: TenantProfile): Promise<TenantRow> {
    await this.lockNits(tx);
    await this.refuseUsedNit(tx, profile.nit);
    const [row] = await tx.query<TenantRow>(
      `insert into tenants (id, nit, profile, live_environment, api_version, status, created_at)
       values ($1, $2, $3, 'habilitacion', $4, 'active', $5) returning *`,
      [tenantId, profile.nit, JSON.stringify(profile), DEFAULT_API_VERSION, tx.at],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return row;
  }

  updateProfile(tx: Tx, tenantId: string, profile: Profile): Promise<unknown> {
    return tx.query('update tenants set profile = $2, nit = $3 where id = $1', [
      tenantId,
      JSON.stringify(profile),
      profile.nit,
    ]);
  }

  suspend(tx: Tx, tenantId: string, suspension: Suspension): Promise<unknown> {
    return tx.query(`update tenants set status = 'suspended', suspension = $2 where id = $1`, [
      tenantId,
      JSON.stringify(suspension),
    ]);
  }

  resume(tx: Tx, tenantId: string): Promise<unknown> {
    return tx.query(`update tenants set status = 'active', suspension = null where id = $1`, [tenantId]);
  }

  /** Needs `lockNits`. The NIT is free, or that of the oldest other tenant that was made with it before NITs were unique. */
  async revoke(tx: Tx, { id, nit }: TenantRow, revocation: Revocation): Promise<void> {
    await tx.query(
      `update tenants set status = 'revoked', suspension = null, revocation = $2, holds_nit = false where id = $1`,
      [id, JSON.stringify(revocation)],
    );
    await tx.query(
      `update tenants set holds_nit = true where id = (
         select id from tenants where nit = $1 and status <> 'revoked' order by holds_nit desc, position limit 1
       )`,
      [nit],
    );
  }

  erase(tx: Tx, tenantId: string, erasure: Erasure): Promise<unknown> {
    return tx.query(`update tenants set erasure = $2, test_changes = '{}' where id = $1`, [
      tenantId,
      JSON.stringify(erasure),
    ]);
  }

  /** Records when the key of a revoked tenant was destroyed. */
  keyDestroyed(tx: Tx, tenantId: string, at: string): void {
    tx.write(
      `update tenants set revocation = revocation || jsonb_build_object('key_destroyed_at', $2::text) where id = $1`,
      [tenantId, at],
    );
  }

  changeTestProfile(tx: Tx, tenantId: string, changes: Partial<Profile>): Promise<unknown> {
    return tx.query('update tenants set test_changes = test_changes || $2::jsonb where id = $1', [
      tenantId,
      JSON.stringify(changes),
    ]);
  }

  goLive(tx: Tx, tenantId: string, wentLive: WentLive): Promise<unknown> {
    return tx.query(`update tenants set live_environment = 'production', went_live = $2 where id = $1`, [
      tenantId,
      JSON.stringify(wentLive),
    ]);
  }
}

/** Returns the environment of a tenant's keys in one mode. */
export const environmentOf = (tenant: TenantRow, livemode: boolean): Environment =>
  livemode ? tenant.live_environment : 'test';

/** Returns the profile as documents of one mode show it. */
export const profileOf = ({ profile, test_changes }: TenantRow, livemode: boolean): Profile =>
  livemode ? profile : { ...profile, ...test_changes };
