import { Injectable } from '@nestjs/common';
import type { Environment } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { INVOICING, SOFTWARE_RECORDS, type SoftwareRecord } from '@rubrica/kinds';
import { SecretBox } from '@rubrica/service';
import { DocumentIssuerSettings } from '../config.js';
import { type Software, softwareOfInstallation, TEST_SOFTWARE } from './software.js';

/** Whose software, under which record at DIAN. */
export interface SoftwareOwner {
  readonly tenant_id: string;
  readonly record: SoftwareRecord;
  readonly environment: Environment;
}

/**
 * Software per tenant, record and environment, with the PIN sealed. A tenant without a row has the software of the
 * installation, where that is a provider; a provider issues invoices and their notes.
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

  async put(tx: Tx, owner: SoftwareOwner, { id, pin, provider }: Software): Promise<void> {
    const { tenant_id: tenantId, record, environment } = owner;
    const sealed = this.secrets.seal(pin, nameOf(owner));
    await tx.query(
      `insert into software (tenant_id, record, environment, software_id, pin, provider_nit, provider_name, provider_code)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (tenant_id, record, environment) do update set software_id = excluded.software_id, pin = excluded.pin,
         provider_nit = excluded.provider_nit, provider_name = excluded.provider_name,
         provider_code = excluded.provider_code`,
      [
        tenantId,
        record,
        environment,
        id,
        sealed,
        provider?.nit ?? null,
        provider?.name ?? null,
        provider?.code ?? null,
      ],
    );
  }

  async remove(tx: Tx, { tenant_id: tenantId, record, environment }: SoftwareOwner): Promise<void> {
    await tx.query('delete from software where tenant_id = $1 and record = $2 and environment = $3', [
      tenantId,
      record,
      environment,
    ]);
  }

  /**
   * Copies what is registered for habilitación to production; nothing where the installation's software serves both. Returns
   * the records that were copied.
   */
  async copyToProduction(tx: Tx, tenantId: string): Promise<SoftwareRecord[]> {
    const copied: SoftwareRecord[] = [];
    for (const record of SOFTWARE_RECORDS) {
      const trial = { tenant_id: tenantId, record, environment: 'habilitacion' } as const;
      const software = (await this.registered([trial])).get(nameOf(trial));
      if (!software) continue;
      await this.put(tx, { ...trial, environment: 'production' }, software);
      copied.push(record);
    }
    return copied;
  }

  /** Returns the records of which there is software for the tenant, its own or that of the installation. */
  async recordsOf(tenantId: string, environment: Environment): Promise<SoftwareRecord[]> {
    const owners = SOFTWARE_RECORDS.map((record) => ({ tenant_id: tenantId, record, environment }));
    const found = await this.findAll(owners);
    return SOFTWARE_RECORDS.filter((_, index) => found[index] !== undefined);
  }

  /** Returns undefined when there is none. */
  async find(owner: SoftwareOwner): Promise<Software | undefined> {
    return (await this.findAll([owner]))[0];
  }

  /** The same for many owners, in their order; an owner may occur several times. */
  async findAll(owners: readonly SoftwareOwner[]): Promise<(Software | undefined)[]> {
    const live = owners.filter(({ environment }) => environment !== 'test');
    const registered = await this.registered(live);
    return owners.map((owner) => registered.get(nameOf(owner)) ?? this.usual(owner));
  }

  private usual({ record, environment }: SoftwareOwner): Software | undefined {
    return environment === 'test' || record === INVOICING ? this.ofInstallation[environment] : undefined;
  }

  /** Returns what is registered for these owners themselves, by their names. */
  private async registered(owners: readonly SoftwareOwner[]): Promise<ReadonlyMap<string, Software>> {
    if (owners.length === 0) return new Map();
    const rows = await this.database.query<SoftwareRow>(
      `select tenant_id, record, environment, software_id, pin, provider_nit, provider_name, provider_code from software
        where (tenant_id, record, environment) in (select * from unnest($1::text[], $2::text[], $3::text[]))`,
      [
        owners.map(({ tenant_id }) => tenant_id),
        owners.map(({ record }) => record),
        owners.map(({ environment }) => environment),
      ],
    );
    return new Map(rows.map((row) => [nameOf(row), this.softwareOf(row)]));
  }

  private softwareOf({ software_id, pin, ...row }: SoftwareRow): Software {
    const { provider_nit: nit, provider_name: name, provider_code: code, ...owner } = row;
    const provider = nit === null || name === null ? null : { nit, name, ...(code === null ? {} : { code }) };
    return { id: software_id, pin: this.secrets.open(pin, nameOf(owner)), provider };
  }
}

interface SoftwareRow extends SoftwareOwner {
  readonly software_id: string;
  readonly pin: Buffer;
  /** Both null for the tenant's own software. */
  readonly provider_nit: string | null;
  readonly provider_name: string | null;
  /** Null: 000. */
  readonly provider_code: string | null;
}

/** Context that a PIN is sealed with. */
const nameOf = ({ tenant_id, record, environment }: SoftwareOwner): string => `${tenant_id}/${record}/${environment}`;
