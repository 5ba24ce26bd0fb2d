import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { SecretBox } from '@rubrica/service';
import { type Software, TEST_SOFTWARE } from './software.js';

interface SoftwareOwner {
  readonly tenant_id: string;
  readonly environment: Environment;
}

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
      [tenantId, environment, id, this.secrets.seal(pin, nameOf({ tenant_id: tenantId, environment }))],
    );
  }

  /** Returns undefined when none is registered. */
  async find(tenantId: string, environment: Environment): Promise<Software | undefined> {
    return (await this.findAll([{ tenant_id: tenantId, environment }]))[0];
  }

  /** The same for many owners, in their order; an owner may occur several times. */
  async findAll(owners: readonly SoftwareOwner[]): Promise<(Software | undefined)[]> {
    const live = owners.filter(({ environment }) => environment !== 'test');
    const rows = live.length === 0 ? [] : await this.rowsOf(live);
    const software = new Map(
      rows.map(({ pin, ...row }) => [nameOf(row), { id: row.software_id, pin: this.secrets.open(pin, nameOf(row)) }]),
    );
    return owners.map((owner) => (owner.environment === 'test' ? TEST_SOFTWARE : software.get(nameOf(owner))));
  }

  private rowsOf(owners: readonly SoftwareOwner[]): Promise<SoftwareRow[]> {
    return this.database.query(
      `select tenant_id, environment, software_id, pin from software
        where (tenant_id, environment) in (select * from unnest($1::text[], $2::text[]))`,
      [owners.map(({ tenant_id }) => tenant_id), owners.map(({ environment }) => environment)],
    );
  }
}

interface SoftwareRow {
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly software_id: string;
  readonly pin: Buffer;
}

/** Context that a PIN is sealed with. */
const nameOf = ({ tenant_id, environment }: SoftwareOwner): string => `${tenant_id}/${environment}`;
