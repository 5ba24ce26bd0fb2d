import {
  type ActiveCertificate,
  certificateVaultRoutes,
  type Environment,
  isCertificateRefusal,
  SIGNATURES_PER_CALL,
  type SignatureItem,
  type SigningRefusal,
} from '@rubrica/contracts';
import { microBatch } from '@rubrica/eventing';
import { type InternalHttp, Problem } from '@rubrica/service';
import { certificatesOfPem, type NameOrder, type SignerCertificates, signerCertificates } from '@rubrica/xades';

/** A certificate that signs in the vault. */
export interface SigningCertificate {
  readonly id: string;
  /** DER, the certificate itself first. */
  readonly chain: readonly Buffer[];
  /** What a signature says of its certificates. */
  readonly signer: SignerCertificates;
}

/** Answer of the vault for one SignedInfo. */
export type Signature = { readonly value: string } | { readonly refused: SigningRefusal };

/** Says that the vault has refused to sign: asking again changes nothing. */
export class VaultRefusal extends Error {
  readonly code: SigningRefusal['code'];
  readonly detail: string;

  constructor({ code, detail }: SigningRefusal) {
    super(`${code}: ${detail}`);
    this.name = 'VaultRefusal';
    this.code = code;
    this.detail = detail;
  }

  /** True when another certificate may sign. */
  get isOfCertificate(): boolean {
    return isCertificateRefusal(this);
  }
}

/** Limit of the cache, whose entries have a few kilobytes each; a full cache is emptied. */
const MAX_CACHED = 1_000;

/**
 * Asks certificate-vault for certificates and signatures. Where the vault does not answer, its `Problem` is passed on.
 * Certificates are cached by id, as they never change.
 */
export class CertificateVaultClient {
  private readonly byId = new Map<string, SigningCertificate>();

  /** `issuerNameOrder`: how a signature writes the names of issuers. */
  constructor(
    private readonly internal: InternalHttp,
    private readonly options: { readonly issuerNameOrder?: NameOrder } = {},
  ) {}

  /** Returns the certificate that signs for the tenant now, or null. */
  active(tenantId: string, environment: Environment): Promise<SigningCertificate | null> {
    const params = { tenant: tenantId, environment };
    return this.read(this.internal.ask(certificateVaultRoutes.activeCertificate, { params }), 'certificate_missing');
  }

  /** Returns null when the vault has no such certificate (any more). */
  async certificate(id: string): Promise<SigningCertificate | null> {
    const known = this.byId.get(id);
    if (known) return known;
    return this.read(this.internal.ask(certificateVaultRoutes.signingCertificate, { params: { id } }), 'not_found');
  }

  /** Returns the certificate's chain. Throws a `VaultRefusal` when the vault has no such certificate. */
  async chain(id: string): Promise<readonly Buffer[]> {
    const certificate = await this.certificate(id);
    if (certificate) return certificate.chain;
    throw new VaultRefusal({ code: 'certificate_unknown', detail: 'The vault has no such certificate.' });
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

  /**
   * Returns one signature, base64. One call is under way at a time; what is asked for meanwhile goes into the next one.
   * Throws a `VaultRefusal` when the vault refuses this item.
   */
  async signOne(item: SignatureItem): Promise<string> {
    const answer = await this.batched(item);
    if ('failed' in answer) throw answer.failed;
    if ('refused' in answer) throw new VaultRefusal(answer.refused);
    return answer.value;
  }

  /** A call that fails is an answer for each of its items, since `microBatch` would repeat it item by item. */
  private readonly batched = microBatch<SignatureItem, Signature | { readonly failed: unknown }>(
    (items) => this.sign(items).catch((failed: unknown) => items.map(() => ({ failed }))),
    SIGNATURES_PER_CALL,
  );

  private async read(answer: Promise<ActiveCertificate>, absentCode: string): Promise<SigningCertificate | null> {
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
    const chain = certificatesOfPem(chain_pem);
    const certificate = { id, chain, signer: signerCertificates(chain, this.options) };
    if (this.byId.size >= MAX_CACHED) this.byId.clear();
    this.byId.set(id, certificate);
    return certificate;
  }
}
