import { Injectable } from '@nestjs/common';
import type { ActiveCertificate, Environment, SignatureItem, SignaturesRequest, SignaturesResponse } from '@rubrica/contracts';
import { InternalHttp, Problem } from '@rubrica/service';
import { certificatesOfPem, type SignerCertificates, signerCertificates } from '@rubrica/xades';

export interface SigningCertificate {
  readonly id: string;
  readonly signer: SignerCertificates;
}

/** What the vault answered for one SignedInfo. */
export type Signature = { readonly value: string } | { readonly refused: { readonly code: string; readonly detail: string } };

const SIGNATURES_PER_CALL = 100;

/** Certificates are asked for by id (they never change) and by tenant (they are replaced now and then). */
@Injectable()
export class CertificateVaultClient {
  private readonly byId = new Map<string, SigningCertificate>();

  constructor(private readonly internal: InternalHttp) {}

  /** The certificate that signs for the tenant now; null when there is none. */
  async active(tenantId: string, environment: Environment): Promise<SigningCertificate | null> {
    try {
      return this.remember(
        await this.internal.call<ActiveCertificate>('certificate-vault', 'GET', `/internal/tenants/${tenantId}/signing-certificates/${environment}`),
      );
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return null;
      throw error;
    }
  }

  async byCertificateId(id: string): Promise<SigningCertificate> {
    return (
      this.byId.get(id) ?? this.remember(await this.internal.call<ActiveCertificate>('certificate-vault', 'GET', `/internal/signing-certificates/${id}`))
    );
  }

  /** One signature per item, in order. Asking again is harmless: the same bytes give the same signature. */
  async sign(items: readonly SignatureItem[]): Promise<Signature[]> {
    const signatures: Signature[] = [];
    for (let i = 0; i < items.length; i += SIGNATURES_PER_CALL) {
      const body: SignaturesRequest = { items: items.slice(i, i + SIGNATURES_PER_CALL) };
      const answer = await this.internal.call<SignaturesResponse>('certificate-vault', 'POST', '/internal/signatures', { body });
      for (const item of answer.items) signatures.push('error' in item ? { refused: item.error } : { value: item.signature_value });
    }
    return signatures;
  }

  private remember({ certificate_id: id, chain_pem }: ActiveCertificate): SigningCertificate {
    const known = this.byId.get(id);
    if (known) return known;
    const certificate = { id, signer: signerCertificates(certificatesOfPem(chain_pem)) };
    this.byId.set(id, certificate);
    return certificate;
  }
}
