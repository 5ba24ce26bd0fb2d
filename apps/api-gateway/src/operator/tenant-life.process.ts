import { Injectable } from '@nestjs/common';
import { Refusal } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import { faultWith, type TenantProfile, tenantProfileFaults } from '@rubrica/fiscal';
import {
  BlobStore,
  type IdempotencyKey,
  idempotently,
  idempotentlyAfter,
  invalid,
  type KeptAnswer,
  offsetTime,
  Problem,
  putJson,
  requestCause,
} from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { ApiKeyStore } from '../api-key/api-key.store.js';
import { CaughtUp } from '../document/caught-up.process.js';
import { DocumentStore } from '../document/document.store.js';
import { tenantAggregate } from '../tenant/tenant.messages.js';
import { type TenantRow, TenantStore } from '../tenant/tenant.store.js';
import { operatorTenant } from './operator-tenant.js';
import { keptUntil } from './retention.js';
import { TenantErasureStore } from './tenant-erasure.store.js';
import { erasureTimer } from './tenant-erasure.timer.js';

/** Which tenant an order is about, and which operator gives it. */
export interface TenantOrder {
  readonly tenantId: string;
  readonly operator: string;
  readonly idempotency: IdempotencyKey | null;
}

/**
 * Carries out what operators order of a tenant. Suspension and revocation hold as soon as they are committed: the
 * transaction that stores documents reads the status under the same lock.
 */
@Injectable()
export class TenantLife {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantStore,
    private readonly apiKeys: ApiKeyStore,
    private readonly documents: DocumentStore,
    private readonly caughtUp: CaughtUp,
    private readonly blobs: BlobStore,
    private readonly erasures: TenantErasureStore,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /** Changes the profile of live mode; the NIT too while no document of live mode was asked for. */
  async change(tenantId: string, changes: Partial<TenantProfile>): Promise<TenantRow> {
    const before = await this.tenants.get(tenantId);
    const profile = { ...before.profile, ...changes };
    const faults = tenantProfileFaults(profile);
    if (faults.length > 0) throw invalid(faults);
    const profileBlob = await putJson(this.blobs, tenantId, profile);
    return this.database.transaction(async (tx) => {
      if (profile.nit !== before.nit) await this.takeNit(tx, tenantId, profile.nit);
      await tx.handle(tenantAggregate, tenantId, {
        type: 'ChangeTenantProfile',
        profile,
        profileBlob,
        byOperator: true,
      });
      await this.tenants.updateProfile(tx, tenantId, profile);
      return this.tenants.locked(tx, tenantId);
    }, requestCause());
  }

  /** Refuses new documents from now on. Of a suspended tenant nothing changes, the reason neither. */
  suspend({ tenantId, operator, idempotency }: TenantOrder, reason: string): Promise<KeptAnswer> {
    return idempotently(this.database, idempotency, async (tx) => {
      await this.documents.lockTenant(tx, tenantId);
      const { events } = await tx.handle(tenantAggregate, tenantId, { type: 'SuspendTenant', operator, reason });
      if (events.length > 0) await this.tenants.suspend(tx, tenantId, { operator, reason, since: timeOf(tx) });
      return this.answer(tx, tenantId);
    });
  }

  resume({ tenantId, operator, idempotency }: TenantOrder): Promise<KeptAnswer> {
    return idempotently(this.database, idempotency, async (tx) => {
      await this.documents.lockTenant(tx, tenantId);
      const { events } = await tx.handle(tenantAggregate, tenantId, { type: 'ResumeTenant', operator });
      if (events.length > 0) await this.tenants.resume(tx, tenantId);
      return this.answer(tx, tenantId);
    });
  }

  /**
   * Ends the API keys and frees the NIT. certificate-vault destroys the tenant's key when it hears the fact, which leaves
   * with this transaction.
   */
  revoke(
    { tenantId, operator, idempotency }: TenantOrder,
    { nit, force }: { readonly nit: string; readonly force: boolean },
  ): Promise<KeptAnswer> {
    // The read model says which documents are under way.
    const readModel = (): Promise<void> => this.caughtUp.wait();
    return idempotentlyAfter(this.database, idempotency, readModel, async (tx) => {
      await this.tenants.lockNits(tx);
      await this.documents.lockTenant(tx, tenantId);
      const row = await this.tenants.locked(tx, tenantId);
      if (row.nit !== nit) throw invalid([otherNit(nit)]);
      const documentsUnderWay = row.status === 'revoked' ? 0 : await this.documents.countUnderWay(tx, tenantId);
      if (documentsUnderWay > 0 && !force) throw underWay(documentsUnderWay);
      const { events } = await tx.handle(tenantAggregate, tenantId, {
        type: 'RevokeTenant',
        operator,
        documentsUnderWay,
      });
      if (events.length > 0) {
        await this.tenants.revoke(tx, row, {
          operator,
          revoked_at: timeOf(tx),
          documents_under_way: documentsUnderWay,
          key_destroyed_at: null,
        });
        await this.apiKeys.revokeAll(tx, tenantId);
      }
      return this.answer(tx, tenantId);
    });
  }

  /**
   * Has the data of a revoked tenant erased: what need not be kept now, the documents when their time is over. Other
   * services erase theirs when they hear the fact, which leaves with this transaction.
   */
  async erase({ tenantId, operator, idempotency }: TenantOrder, nit: string): Promise<KeptAnswer> {
    return idempotently(this.database, idempotency, async (tx) => {
      await this.documents.lockTenant(tx, tenantId);
      const row = await this.tenants.locked(tx, tenantId);
      if (row.nit !== nit) throw invalid([otherNit(nit)]);
      const newest = await this.erasures.newestDocument(tx, tenantId);
      const documentsKeptUntil = newest && keptUntil(newest, this.settings.retentionYears);
      const { events } = await tx.handle(tenantAggregate, tenantId, {
        type: 'EraseTenant',
        operator,
        documentsKeptUntil,
      });
      if (events.length > 0) {
        await this.tenants.erase(tx, tenantId, {
          operator,
          erased_at: timeOf(tx),
          documents_kept_until: documentsKeptUntil,
        });
        tx.schedule(erasureTimer(tenantId));
      }
      return this.answer(tx, tenantId);
    });
  }

  private async takeNit(tx: Tx, tenantId: string, nit: string): Promise<void> {
    await this.tenants.lockNits(tx);
    await this.documents.lockTenant(tx, tenantId);
    await this.tenants.refuseUsedNit(tx, nit);
    if (!(await this.documents.hasLive(tx, tenantId))) return;
    throw new Refusal('nit_not_changeable', {
      en: 'The tenant has asked for documents under its NIT. Another NIT is another tenant.',
      es: 'La empresa ya pidió documentos con su NIT. Otro NIT es otra empresa.',
    });
  }

  private async answer(tx: Tx, tenantId: string): Promise<{ readonly status: number; readonly body: object }> {
    return { status: 200, body: operatorTenant(await this.tenants.locked(tx, tenantId)) };
  }
}

const timeOf = ({ at }: Tx): string => offsetTime(new Date(at));

const otherNit = (nit: string) =>
  faultWith(
    '#/nit',
    'nit_mismatch',
    { en: `The NIT of this tenant is not ${nit}.`, es: `El NIT de esta empresa no es ${nit}.` },
    {
      fix: { en: 'Write the NIT of the tenant that you mean.', es: 'Escriba el NIT de la empresa que desea revocar.' },
    },
  );

const underWay = (count: number): Problem =>
  new Problem(
    409,
    'documents_under_way',
    {
      en: `${count} documents of the tenant still need its key. Suspend it and wait, or send "force": true; they cannot be finished then.`,
      es: `${count} documentos de la empresa aún necesitan su clave. Suspéndala y espere, o envíe "force": true; en ese caso no se podrán terminar.`,
    },
    [],
    {},
    { documents_under_way: count },
  );
