import { Inject, Injectable } from '@nestjs/common';
import { Database, type DueTimer, faultPoint, OnTimer } from '@rubrica/eventing';
import { certificateAggregate } from '../certificate/certificate.js';
import { CertificateStore } from '../certificate/certificate.store.js';
import { DkimKeyStore } from '../dkim/dkim-key.store.js';
import { TENANT_KEYS, type TenantKeys } from '../key-custody/tenant-keys.js';
import { tenantKeyAggregate } from './tenant-key.js';

const DESTROY_TENANT_KEY = 'destroy-tenant-key';

export const keyDestructionTimer = (tenantId: string) => ({ kind: DESTROY_TENANT_KEY, key: tenantId });

/**
 * Destroys what signs for a revoked tenant: its sealed private keys, then the key that opens every copy of them, then
 * says so. Each step may be repeated, so one that was interrupted begins again.
 */
@Injectable()
export class KeyDestructionTimer {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    private readonly dkimKeys: DkimKeyStore,
    @Inject(TENANT_KEYS) private readonly keys: TenantKeys,
  ) {}

  @OnTimer({ kind: DESTROY_TENANT_KEY, batch: 1, leaseMs: 10_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const tenantId = timer.key;
    await this.database.transaction(async (tx) => {
      for (const id of await this.certificates.lockUnrevoked(tx, tenantId)) {
        await tx.handle(certificateAggregate, id, { type: 'RevokeCertificate' });
        await this.certificates.setStatus(tx, id, 'revoked');
      }
      await this.dkimKeys.removeAll(tx, tenantId);
    });
    faultPoint('certificate-vault:certificates-revoked');
    await this.keys.destroy(tenantId);
    faultPoint('certificate-vault:key-destroyed');
    await this.database.transaction(async (tx) => {
      await tx.handle(tenantKeyAggregate, tenantId, { type: 'RecordDestruction', tenantId });
      await tx.complete(timer);
    });
  }
}
