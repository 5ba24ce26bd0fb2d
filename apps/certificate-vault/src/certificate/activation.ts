import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { certificateAggregate } from './certificate.js';
import { type CertificateRow, CertificateStore, type NewCertificate } from './certificate.store.js';

/** Makes a certificate the one that signs; the one before it is replaced, its documents need nothing. */
@Injectable()
export class Activation {
  constructor(private readonly certificates: CertificateStore) {}

  async activate(tx: Tx, certificate: NewCertificate, chainBlob: string): Promise<CertificateRow> {
    const { id, tenant_id, environment, mock, fingerprint, valid_from, valid_to } = certificate;
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 31))', [`${tenant_id}/${environment}`]);
    for (const before of await this.certificates.lockActive(tx, tenant_id, environment)) {
      await tx.handle(certificateAggregate, before.id, { type: 'ReplaceCertificate', by: id });
      await this.certificates.setStatus(tx, before.id, 'replaced');
    }
    const row = await this.certificates.insert(tx, certificate);
    await tx.handle(certificateAggregate, id, {
      type: 'ActivateCertificate',
      facts: { tenant_id, environment, mock, fingerprint, valid_from, valid_to, chain_blob: chainBlob },
    });
    return row;
  }
}
