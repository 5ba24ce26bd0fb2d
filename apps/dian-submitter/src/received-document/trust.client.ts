import { Inject, Injectable } from '@nestjs/common';
import { type Environment, MOCK_AUTHORITY } from '@rubrica/contracts';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { identificationNumbers, pemOfCertificates, readCertificate } from '@rubrica/xades';
import { AUTHORITIES, type Authorities } from '../attempt/tax-authority.client.js';
import { DianSubmitterSettings } from '../config.js';
import type { JudgingTask } from './judging.js';

export type Trust = Pick<JudgingTask, 'suppliersPem' | 'dianTrust'>;

/** Tells whose signatures count in an environment: those of suppliers, and those of DIAN. */
@Injectable()
export class TrustedSigners {
  constructor(
    @Inject(AUTHORITIES) private readonly authorities: Authorities,
    private readonly vault: CertificateVaultClient,
    private readonly settings: DianSubmitterSettings,
  ) {}

  async in(environment: Environment): Promise<Trust> {
    if (environment !== 'test')
      return { suppliersPem: this.settings.supplierTrustPem, dianTrust: this.authorities[environment].trust };
    // The mock authority signs for the tax authority, and issues the certificates of all tenants there.
    const [own, ...issuers] = await this.vault.chain(MOCK_AUTHORITY);
    if (!own) throw new Error('the mock authority has no certificate');
    const pem = pemOfCertificates(issuers);
    const numbers = identificationNumbers(readCertificate(own).subject);
    return { suppliersPem: pem, dianTrust: { pem, identificationNumbers: numbers } };
  }
}
