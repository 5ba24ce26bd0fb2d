import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { SecretBox } from '@rubrica/service';
import { DocumentIssuerSettings } from '../config.js';
import { type Software, softwareOfInstallation, TEST_SOFTWARE } from './software.js';

interface SoftwareOwner {
  readonly tenant_id: string;
  readonly environment: Environment;
}

/**
 * Software per tenant and environment, with the PIN sealed. A tenant without a row has the software of the installation,
 * where that is a provider.
 */
@Injectable()
export class SoftwareStore {
  private readonly ofInstallation: Readonly<Record<Environment, Software | undefined>>;

  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    settings: DocumentIssuerSettings,
  ) {
    this.ofInstallation = {
      test: TEST_SOFTWARE,
      habilitacion: softwareOfInstallation(settings, 'habilitacion') ?? undefined,
      production: softwareOfInstallation(settings, 'production') ?? undefined,
    };
  }

  async put(tx: Tx, tenantId: string, environment: Environment, { id, pin, provider }: Software): Promise<void> {
    const sealed = this.secrets.seal(pin, nameOf({ tenant_id: tenantId, environment }));
    await tx.query(
      `insert into software (tenant_id, environment, software_id, pin, provider_nit, provider_name, provider_code)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (tenant_id, environment) do update set software_id = excluded.software_id, pin = excluded.pin,
         provider_nit = excluded.provider_nit, provider_name = excluded.provider_name,
         provider_code = excluded.provider_code`,
      [tenantId, environment, id, sealed, provider?.nit ?? null, provider?.name ?? null, provider?.code ?? null],
    );
  }

  async remove(tx: Tx, tenantId: string, environment: Environment): Promise<void> {
    await tx.query('delete from software where tenant_id = $1 and environment = $2', [tenantId, environment]);
  }

  /** Copies what is registered for habilitación to production; nothing where the installation's software serves both. */
  async copyToProduction(tx: Tx, tenantId: string): Promise<void> {
    const software = (await this.registered([{ tenant_id: tenantId, environment: 'habilitacion' }])).values().next();
    if (!software.done) await this.put(tx, tenantId, 'production', software.value);
  }

  /** Returns undefined when there is none. */
  async find(tenantId: string, environment: Environment): Promise<Software | undefined> {
    return (await this.findAll([{ tenant_id: tenantId, environment }]))[0];
  }

  /** The same for many owners, in their order; an owner may occur several times. */
  async findAll(owners: readonly SoftwareOwner[]): Promise<(Software | undefined)[]> {
    const live = owners.filter(({ environment }) => environment !== 'test');
    const registered = await this.registered(live);
    return owners.map((owner) => registered.get(nameOf(owner)) ?? this.ofInstallation[owner.environment]);
  }

  /** Returns what is registered for these owners themselves, by their names. */
  private async registered(owners: readonly SoftwareOwner[]): Promise<ReadonlyMap<string, Software>> {
    if (owners.length === 0) return new Map();
    const rows = await this.database.query<SoftwareRow>(
      `select tenant_id, environment, software_id, pin, provider_nit, provider_name, provider_code from software
        where (tenant_id, environment) in (select * from unnest($1::text[], $2::text[]))`,
      [owners.map(({ tenant_id }) => tenant_id), owners.map(({ environment }) => environment)],
    );
    return new Map(rows.map((row) => [nameOf(row), this.softwareOf(row)]));
  }

  private softwareOf({ software_id, pin, ...row }: SoftwareRow): Software {
    const { provider_nit: nit, provider_name: name, provider_code: code, ...owner } = row;
    const provider = nit === null || name === null ? null : { nit, name, ...(code === null ? {} : { code }) };
    return { id: software_id, pin: this.secrets.open(pin, nameOf(owner)), provider };
  }
}

interface SoftwareRow {
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly software_id: string;
  readonly pin: Buffer;
  /** Both null for the tenant's own software. */
  readonly provider_nit: string | null;
  readonly provider_name: string | null;
  /** Null: 000. */
  readonly provider_code: string | null;
}

/** Context that a PIN is sealed with. */
const nameOf = ({ tenant_id, environment }: SoftwareOwner): string => `${tenant_id}/${environment}`;
