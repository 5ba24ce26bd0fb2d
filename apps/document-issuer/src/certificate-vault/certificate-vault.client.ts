import { Injectable } from '@nestjs/common';
import {
  type ActiveCertificate,
  certificateVaultRoutes,
  type Environment,
  SIGNATURES_PER_CALL,
  type SignatureItem,
  type SigningRefusal,
} from '@rubrica/contracts';
import { InternalHttp, Problem } from '@rubrica/service';
import { certificatesOfPem, type SignerCertificates, signerCertificates } from '@rubrica/xades';
import { DocumentIssuerSettings } from '../config.js';

export interface SigningCertificate {
  readonly id: string;
  readonly signer: SignerCertificates;
}

/** Answer of the vault for one SignedInfo. */
export type Signature = { readonly value: string } | { readonly refused: SigningRefusal };

/** Limit of the cache, whose entries have a few kilobytes each; a full cache is emptied. */
const MAX_CACHED = 1_000;

/** Asks the vault for signatures and certificates. Certificates are cached by id, as they never change. */
@Injectable()
export class CertificateVaultClient {
  private readonly byId = new Map<string, SigningCertificate>();

  constructor(
    private readonly internal: InternalHttp,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  /** Returns the certificate that signs for the tenant now, or null. */
  active(tenantId: string, environment: Environment): Promise<SigningCertificate | null> {
    return this.ask(
      this.internal.ask(certificateVaultRoutes.activeCertificate, { params: { tenant: tenantId, environment } }),
      'certificate_missing',
    );
  }

  /** Returns null when the vault has no such certificate (any more). */
  async certificate(id: string): Promise<SigningCertificate | null> {
    const known = this.byId.get(id);
    if (known) return known;
    return this.ask(this.internal.ask(certificateVaultRoutes.signingCertificate, { params: { id } }), 'not_found');
  }

  /** Returns one signature per item, in order. A call may be repeated: the same bytes give the same signature. */
  async sign(items: readonly SignatureItem[]): Promise<Signature[]> {
    const signatures: Signature[] = [];
    for (let i = 0; i < items.length; i += SIGNATURES_PER_CALL) {
      const body = { items: items.slice(i, i + SIGNATURES_PER_CALL) };
      const answer = await this.internal.ask(certificateVaultRoutes.sign, { body });
      if (answer.items.length !== body.items.length) throw new Error('the vault left a signature out');
      for (const item of answer.items) {
        signatures.push('error' in item ? { refused: item.error } : { value: item.signature_value });
      }
    }
    return signatures;
  }

  private async ask(answer: Promise<ActiveCertificate>, absentCode: string): Promise<SigningCertificate | null> {
    try {
      return this.cached(await answer);
    } catch (error) {
      if (error instanceof Problem && error.code === absentCode) return null;
      throw error;
    }
  }

  private cached({ certificate_id: id, chain_pem }: ActiveCertificate): SigningCertificate {
    const known = this.byId.get(id);
    if (known) return known;
    const certificate = { id, signer: signerCertificates(certificatesOfPem(chain_pem), this.settings) };
    if (this.byId.size >= MAX_CACHED) this.byId.clear();
    this.byId.set(id, certificate);
    return certificate;
  }
}
