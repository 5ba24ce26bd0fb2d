import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { SecretBox } from '@rubrica/service';
import { type Software, TEST_SOFTWARE } from './software.js';

/** Software per tenant and environment, with the PIN sealed. */
@Injectable()
export class SoftwareStore {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
  ) {}

  async put(tx: Tx, tenantId: string, environment: Environment, { id, pin }: Software): Promise<void> {
    await tx.query(
      `insert into software (tenant_id, environment, software_id, pin) values ($1, $2, $3, $4)
       on conflict (tenant_id, environment) do update set software_id = excluded.software_id, pin = excluded.pin`,
      [tenantId, environment, id, this.secrets.seal(pin, `${tenantId}/${environment}`)],
    );
  }

  /** Returns undefined when none is registered. */
  async find(tenantId: string, environment: Environment): Promise<Software | undefined> {
    if (environment === 'test') return TEST_SOFTWARE;
    const [row] = await this.database.query<{ software_id: string; pin: Buffer }>(
      'select software_id, pin from software where tenant_id = $1 and environment = $2',
      [tenantId, environment],
    );
    return row && { id: row.software_id, pin: this.secrets.open(row.pin, `${tenantId}/${environment}`) };
  }
}
