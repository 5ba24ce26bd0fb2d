import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';

/** The blob with the present profile of each tenant. */
@Injectable()
export class TenantProfileView {
  constructor(private readonly database: Database) {}

  show(tx: Tx, tenantId: string, profileBlob: string): void {
    tx.write(
      `insert into tenant_profiles (tenant_id, profile_blob) values ($1, $2)
       on conflict (tenant_id) do update set profile_blob = excluded.profile_blob`,
      [tenantId, profileBlob],
    );
  }

  /** Returns undefined where no message has told the profile yet. */
  async blobOf(tenantId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ profile_blob: string }>(
      'select profile_blob from tenant_profiles where tenant_id = $1',
      [tenantId],
    );
    return row?.profile_blob;
  }
}
