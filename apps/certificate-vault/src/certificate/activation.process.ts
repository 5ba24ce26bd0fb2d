import { colombianDate } from '@rubrica/fiscal';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { lockList } from '@rubrica/service';
import { certificateAggregate } from './certificate.js';
import { type CertificateRow, CertificateStore, type NewCertificate } from './certificate.store.js';
import { RevokedTenants } from './revoked-tenants.store.js';
import { noticeTimers } from './expiry-notice.timer.js';
import { revocationTimer } from './revocation.timer.js';

/**
 * Makes a certificate the active one and marks the one before as replaced. Documents planned with the replaced one are
 * still signed with it.
 */
@Injectable()
export class Activation {
  constructor(
    private readonly certificates: CertificateStore,
    private readonly revoked: RevokedTenants,
  ) {}

  async activate(tx: Tx, certificate: NewCertificate, chainBlob: string): Promise<CertificateRow> {
    const { id, tenant_id, environment, mock, fingerprint, not_before, not_after } = certificate;
    await lockList(tx, tenant_id, environment !== 'test');
    await this.revoked.refuse(tx, tenant_id);
    for (const before of await this.certificates.lockActive(tx, certificate)) {
      await tx.handle(certificateAggregate, before.id, { type: 'ReplaceCertificate', by: id });
      await this.certificates.setStatus(tx, before.id, 'replaced');
    }
    await tx.handle(certificateAggregate, id, {
      type: 'ActivateCertificate',
      facts: {
        tenant_id,
        environment,
        mock,
        fingerprint,
        valid_from: colombianDate(not_before),
        valid_to: colombianDate(not_after),
        chain_blob: chainBlob,
      },
    });
    if (!mock && environment !== 'test') {
      const at = new Date(tx.at);
      tx.schedule(...noticeTimers(certificate, at), revocationTimer(certificate, at));
    }
    return this.certificates.insert(tx, certificate);
  }
}
