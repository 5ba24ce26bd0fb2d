import { Injectable } from '@nestjs/common';
import type { LiveEnvironmentName } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';

export interface ReceivingProfile {
  readonly profile_blob: string;
  readonly live_environment: LiveEnvironmentName;
}

/** The blob with the present profile of each tenant, in which its contact's address is. */
@Injectable()
export class TenantProfileView {
  constructor(private readonly database: Database) {}

  async show(
    tx: Tx,
    profiles: readonly { readonly tenant_id: string; readonly profile_blob: string }[],
  ): Promise<void> {
    const latest = new Map(profiles.map(({ tenant_id, profile_blob }) => [tenant_id, profile_blob]));
    if (latest.size === 0) return;
    await tx.query(
      `insert into tenant_profiles (tenant_id, profile_blob)
       select * from unnest($1::text[], $2::text[]) as new (tenant_id, profile_blob) order by 1
       on conflict (tenant_id) do update set profile_blob = excluded.profile_blob`,
      [[...latest.keys()], [...latest.values()]],
    );
  }

  /** Records that what these tenants receive from now on is of production. */
  wentLive(tx: Tx, tenantIds: readonly string[]): void {
    if (tenantIds.length === 0) return;
    tx.write(`update tenant_profiles set live_environment = 'production' where tenant_id = any($1)`, [tenantIds]);
  }

  /** Returns by what documents of suppliers to a tenant are judged; undefined where nobody is known. */
  async receiving(tenantId: string): Promise<ReceivingProfile | undefined> {
    const [row] = await this.database.query<ReceivingProfile>(
      'select profile_blob, live_environment from tenant_profiles where tenant_id = $1',
      [tenantId],
    );
    return row;
  }

  async of(tx: Pick<Tx, 'query'>, tenantIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.query<{ tenant_id: string; profile_blob: string }>(
      'select tenant_id, profile_blob from tenant_profiles where tenant_id = any($1)',
      [tenantIds],
    );
    return new Map(rows.map(({ tenant_id, profile_blob }) => [tenant_id, profile_blob]));
  }
}
