import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import { Database, requestBatch, type Tx } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import { notFound } from '@rubrica/service';
import { LATEST_VERSION } from '../operation/version.js';
import type { Profile } from './tenant.js';

export interface TenantRow {
  readonly id: string;
  readonly nit: string;
  readonly profile: Profile;
  /** Fields that keys of test mode have changed; the other ones are those of `profile` in test documents too. */
  readonly test_changes: Partial<Profile>;
  readonly live_environment: Exclude<Environment, 'test'>;
  readonly created_at: Date;
}

/** Tenants of requests that arrive together are read at once, so many at most. */
const LOOKUPS_AT_ONCE = 100;

/** The tenants, one row each. */
@Injectable()
export class TenantStore {
  constructor(private readonly database: Database) {}

  async get(tenantId: string): Promise<TenantRow> {
    const row = await this.find(tenantId);
    if (!row) throw notFound({ en: 'tenant', es: 'ese cliente' });
    return row;
  }

  private readonly find = requestBatch(async (ids: readonly string[]) => {
    const rows = await this.database.query<TenantRow>('select * from tenants where id = any($1)', [[...new Set(ids)]]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  }, LOOKUPS_AT_ONCE);

  all(): Promise<TenantRow[]> {
    return this.database.query<TenantRow>('select * from tenants order by created_at, id');
  }

  async insert(tx: Tx, tenantId: string, profile: TenantProfile): Promise<TenantRow> {
    const [row] = await tx.query<TenantRow>(
      `insert into tenants (id, nit, profile, live_environment, api_version, status, created_at)
       values ($1, $2, $3, 'habilitacion', $4, 'active', $5) returning *`,
      [tenantId, profile.nit, JSON.stringify(profile), LATEST_VERSION, tx.at],
    );
    if (!row) throw new Error('a row that was inserted is not returned');
    return row;
  }

  updateProfile(tx: Tx, tenantId: string, profile: Profile): Promise<unknown> {
    return tx.query('update tenants set profile = $2 where id = $1', [tenantId, JSON.stringify(profile)]);
  }

  changeTestProfile(tx: Tx, tenantId: string, changes: Partial<Profile>): Promise<unknown> {
    return tx.query('update tenants set test_changes = test_changes || $2::jsonb where id = $1', [
      tenantId,
      JSON.stringify(changes),
    ]);
  }

  goLive(tx: Tx, tenantId: string): Promise<unknown> {
    return tx.query(`update tenants set live_environment = 'production' where id = $1`, [tenantId]);
  }
}

/** Returns the environment of a tenant's keys in one mode. */
export const environmentOf = (tenant: TenantRow, livemode: boolean): Environment =>
  livemode ? tenant.live_environment : 'test';

/** Returns the profile as documents of one mode show it. */
export const profileOf = ({ profile, test_changes }: TenantRow, livemode: boolean): Profile =>
  livemode ? profile : { ...profile, ...test_changes };
