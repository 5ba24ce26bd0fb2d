import { Inject, Injectable } from '@nestjs/common';
import { Database, type DueTimer, OnTimer, type TimerRequest } from '@rubrica/eventing';
import { Clock, LOGGER, type Logger } from '@rubrica/service';
import { certificatesOfPem } from '@rubrica/xades';
import { X509Certificate } from 'node:crypto';
import { RevocationCheck } from '../revocation/revocation-check.process.js';
import { type RevocationState, unknownState } from '../revocation/revocation-state.js';
import { certificateAggregate } from './certificate.js';
import { type CertificateRow, CertificateStore } from './certificate.store.js';
import { issuedBy } from './revocation-refusal.process.js';
import { TrustedAuthorities } from './trusted-authorities.disk.js';

const CHECK_REVOCATION = 'check-revocation';
const EVERY_MS = 24 * 3_600_000;
/** When nobody has answered. */
const AGAIN_MS = 3_600_000;

export const revocationTimer = (
  { id, tenant_id }: Pick<CertificateRow, 'id' | 'tenant_id'>,
  at: Date,
  afterMs = EVERY_MS,
): TimerRequest => ({
  kind: CHECK_REVOCATION,
  key: id,
  group: tenant_id,
  // Certificates that were uploaded together are not asked about together.
  due: new Date(at.getTime() + afterMs * (0.9 + Math.random() * 0.2)).toISOString(),
});

/**
 * Asks once a day whether the certificates that sign are revoked. One that its authority has revoked signs nothing any more,
 * as if its tenant had revoked it; one that is only held, or of which nobody says anything, goes on.
 */
@Injectable()
export class RevocationTimer {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    private readonly trusted: TrustedAuthorities,
    private readonly check: RevocationCheck,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTimer({
    kind: CHECK_REVOCATION,
    batch: 1,
    concurrency: 4,
    leaseMs: 15_000,
    isTraced: false,
    retry: { firstMs: 1_000, longestMs: 60_000 },
  })
  async onDue([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    const { key: id } = timer;
    const before = await this.certificates.byId(id);
    const now = this.clock.now();
    const state = before ? await this.stateOf(before, now) : unknownState('there is no such certificate');
    await this.database.transaction(async (tx) => {
      const certificate = await this.certificates.inUse(tx, id);
      if (certificate && state?.state === 'revoked' && !state.isHold) {
        this.logger.error(
          { tenant: certificate.tenant_id, certificate: id },
          'an authority has revoked a certificate in use',
        );
        await tx.handle(certificateAggregate, id, { type: 'RevokeCertificate' });
        await this.certificates.setStatus(tx, id, 'revoked');
      } else if (certificate) {
        tx.schedule(revocationTimer(certificate, now, state?.state === 'unknown' ? AGAIN_MS : EVERY_MS));
      }
      await tx.complete(timer);
    });
  }

  /** Null where nobody is asked. */
  private async stateOf({ chain_pem }: CertificateRow, at: Date): Promise<RevocationState | null> {
    if (this.check.policy === 'off') return null;
    const [leaf, ...others] = certificatesOfPem(chain_pem).map((der) => new X509Certificate(der));
    const issued = leaf && issuedBy([leaf, ...others], await this.trusted.bundle(), at);
    return issued ? this.check.stateOf(issued) : null;
  }
}
