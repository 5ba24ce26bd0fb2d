import { Injectable } from '@nestjs/common';
import type {
  ActiveCertificate,
  Environment,
  SignatureItem,
  SignaturesRequest,
  SignaturesResponse,
} from '@rubrica/contracts';
import { InternalHttp, Problem } from '@rubrica/service';
import { certificatesOfPem, type SignerCertificates, signerCertificates } from '@rubrica/xades';
import { DocumentIssuerSettings } from '../config.js';

export interface SigningCertificate {
  readonly id: string;
  readonly signer: SignerCertificates;
}

/** What the vault answered for one SignedInfo. */
export type Signature = { readonly value: string } | { readonly refused: SigningRefusal };

export interface SigningRefusal {
  readonly code: string;
  readonly detail: string;
}

const OWNER = 'certificate-vault';
const SIGNATURES_PER_CALL = 100;
/** Of some kilobytes each; beyond that all are asked for anew. */
const MOST_KEPT = 1_000;

/** Certificates are asked for by id (they never change) and by tenant (they are replaced now and then). */
@Injectable()
export class CertificateVaultClient {
  private readonly byId = new Map<string, SigningCertificate>();

  constructor(
    private readonly internal: InternalHttp,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  /** The certificate that signs for the tenant now; null when there is none. */
  active(tenantId: string, environment: Environment): Promise<SigningCertificate | null> {
    return this.ask(`/internal/tenants/${tenantId}/signing-certificates/${environment}`, 'certificate_missing');
  }

  /** Null when the vault knows no such certificate (any more). */
  async certificate(id: string): Promise<SigningCertificate | null> {
    return this.byId.get(id) ?? this.ask(`/internal/signing-certificates/${id}`, 'not_found');
  }

  /** One signature per item, in order. Asking again is harmless: the same bytes give the same signature. */
  async sign(items: readonly SignatureItem[]): Promise<Signature[]> {
    const signatures: Signature[] = [];
    for (let i = 0; i < items.length; i += SIGNATURES_PER_CALL) {
      const body: SignaturesRequest = { items: items.slice(i, i + SIGNATURES_PER_CALL) };
      const answer = await this.internal.call<SignaturesResponse>(OWNER, 'POST', '/internal/signatures', { body });
      if (answer.items.length !== body.items.length) throw new Error('the vault left a signature out');
      for (const item of answer.items) {
        signatures.push('error' in item ? { refused: item.error } : { value: item.signature_value });
      }
    }
    return signatures;
  }

  private async ask(path: string, absentCode: string): Promise<SigningCertificate | null> {
    try {
      return this.kept(await this.internal.call<ActiveCertificate>(OWNER, 'GET', path));
    } catch (error) {
      if (error instanceof Problem && error.code === absentCode) return null;
      throw error;
    }
  }

  private kept({ certificate_id: id, chain_pem }: ActiveCertificate): SigningCertificate {
    const known = this.byId.get(id);
    if (known) return known;
    const certificate = { id, signer: signerCertificates(certificatesOfPem(chain_pem), this.settings) };
    if (this.byId.size >= MOST_KEPT) this.byId.clear();
    this.byId.set(id, certificate);
    return certificate;
  }
}

/** Another certificate may sign what this one may not; any other refusal concerns what was to be signed. */
export const isOfCertificate = ({ code }: SigningRefusal): boolean => code.startsWith('certificate_');
