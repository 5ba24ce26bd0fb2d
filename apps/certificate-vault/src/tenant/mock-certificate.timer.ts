import { Inject, Injectable } from '@nestjs/common';
import { ID_PREFIX } from '@rubrica/contracts';
import { Database, type DueTimer, OnTimer } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import { BlobStore, Clock, getJson, newId } from '@rubrica/service';
import { Activation } from '../certificate/activation.process.js';
import { readChain } from '../certificate/read-chain.js';
import { RevokedTenants } from '../certificate/revoked-tenants.store.js';
import { TENANT_KEYS, type TenantKeys } from '../key-custody/tenant-keys.js';
import { MockAuthority } from '../mock-authority/mock-authority.store.js';

const MAKE_MOCK_CERTIFICATE = 'make-mock-certificate';

interface NewTenant {
  readonly profile_blob: string;
}

/** The timer that makes the mock certificate of a tenant; `profileBlob`: the blob with the tenant's profile. */
export const mockCertificateTimer = (tenantId: string, profileBlob: string) => ({
  kind: MAKE_MOCK_CERTIFICATE,
  key: tenantId,
  payload: { profile_blob: profileBlob } satisfies NewTenant,
});

/** Makes each tenant's mock certificate for the test environment: technically valid, and of no legal value. */
@Injectable()
export class MockCertificateTimer {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
    @Inject(TENANT_KEYS) private readonly keys: TenantKeys,
    private readonly mockAuthority: MockAuthority,
    private readonly activation: Activation,
    private readonly revoked: RevokedTenants,
    private readonly clock: Clock,
  ) {}

  @OnTimer({
    kind: MAKE_MOCK_CERTIFICATE,
    batch: 1,
    concurrency: 2,
    leaseMs: 10_000,
    retry: { firstMs: 1_000, longestMs: 60_000 },
  })
  async onDue([timer]: readonly DueTimer<NewTenant>[]): Promise<void> {
    if (!timer) return;
    const tenantId = timer.key;
    // Sealing would make a new key for it.
    if (await this.revoked.has(tenantId)) return this.database.transaction((tx) => tx.complete(timer));
    const profile = await getJson<TenantProfile>(this.blobs, tenantId, timer.payload.profile_blob);
    const { pkcs8, chainPem } = await this.mockAuthority.issueFor(profile, this.clock.now());
    const id = newId(ID_PREFIX.certificate);
    const sealedKey = await this.keys.seal(tenantId, pkcs8, id).finally(() => pkcs8.fill(0));
    const chainBlob = await this.blobs.put(tenantId, Buffer.from(chainPem));
    await this.database.transaction(async (tx) => {
      await this.activation.activate(
        tx,
        {
          id,
          tenant_id: tenantId,
          environment: 'test',
          mock: true,
          ...readChain(chainPem),
          sealed_key: sealedKey,
          metadata: {},
        },
        chainBlob,
      );
      await tx.complete(timer);
    });
  }
}
