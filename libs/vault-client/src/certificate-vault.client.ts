import { Injectable } from '@nestjs/common';
import {
  certificateVaultRoutes,
  type Environment,
  isCertificateRefusal,
  SIGNATURES_PER_CALL,
  type SignatureItem,
} from '@rubrica/contracts';
import { InternalHttp, Problem } from '@rubrica/service';
import { certificatesOfPem } from '@rubrica/xades';

const MOST_CERTIFICATES = 1_000;

/** The vault has answered, and will not lend this key: asking again changes nothing. */
export class VaultRefusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
    this.name = 'VaultRefusal';
  }

  /** True when another certificate may sign. */
  get isOfCertificate(): boolean {
    return isCertificateRefusal(this);
  }
}

interface Waiting {
  readonly item: SignatureItem;
  readonly resolve: (signatureValue: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Certificates and signatures. Where the vault does not answer, its `Problem` is passed on. */
@Injectable()
export class CertificateVaultClient {
  private readonly chains = new Map<string, readonly Buffer[]>();
  private waiting: Waiting[] = [];
  private isAsking = false;

  constructor(private readonly internal: InternalHttp) {}

  /** DER, the certificate itself first. It never changes, so it is asked for once. */
  async chain(certificateId: string): Promise<readonly Buffer[]> {
    const known = this.chains.get(certificateId);
    if (known) return known;
    const input = { params: { id: certificateId } };
    const { chain_pem } = await orRefusal(this.internal.ask(certificateVaultRoutes.signingCertificate, input));
    const chain = certificatesOfPem(chain_pem);
    if (this.chains.size >= MOST_CERTIFICATES) this.chains.clear();
    this.chains.set(certificateId, chain);
    return chain;
  }

  /** The certificate that signs for the tenant now; null: there is none. */
  async active(tenantId: string, environment: Environment): Promise<string | null> {
    const params = { tenant: tenantId, environment };
    try {
      return (await this.internal.ask(certificateVaultRoutes.activeCertificate, { params })).certificate_id;
    } catch (error) {
      if (error instanceof Problem && error.code === 'certificate_missing') return null;
      throw error;
    }
  }

  /** Base64. One call is under way at a time; whoever asks meanwhile goes together in the next. */
  sign(item: SignatureItem): Promise<string> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.isAsking) void this.askForAll();
    });
  }

  private async askForAll(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, SIGNATURES_PER_CALL);
      this.waiting = this.waiting.slice(SIGNATURES_PER_CALL);
      try {
        const body = { items: batch.map(({ item }) => item) };
        const { items } = await this.internal.ask(certificateVaultRoutes.sign, { body });
        batch.forEach(({ resolve, reject }, index) => {
          const answer = items[index];
          if (!answer) reject(new Error('the vault left a signature out'));
          else if ('error' in answer) reject(new VaultRefusal(answer.error.code, answer.error.detail));
          else resolve(answer.signature_value);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.isAsking = false;
  }
}

const orRefusal = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found')
      throw new VaultRefusal('certificate_unknown', error.detail);
    if (error instanceof Problem && error.status < 500) throw new VaultRefusal(error.code, error.detail);
    throw error;
  }
};
