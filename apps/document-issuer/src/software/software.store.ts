import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { SecretBox } from '@rubrica/service';

/** The software that a tenant registered at DIAN, per environment: its id is public, its PIN is not. */
export interface Software {
  /** GUID with hyphens. */
  readonly id: string;
  readonly pin: string;
}

/** The test environment knows no portal: everyone has this one. */
const TEST_SOFTWARE: Software = { id: '00000000-0000-4000-8000-000000000000', pin: '00000' };

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

  /** Undefined: none is registered yet. */
  async find(tenantId: string, environment: Environment): Promise<Software | undefined> {
    if (environment === 'test') return TEST_SOFTWARE;
    const [row] = await this.database.query<{ software_id: string; pin: Buffer }>(
      'select software_id, pin from software where tenant_id = $1 and environment = $2',
      [tenantId, environment],
    );
    return row && { id: row.software_id, pin: this.secrets.open(row.pin, `${tenantId}/${environment}`) };
  }
}
