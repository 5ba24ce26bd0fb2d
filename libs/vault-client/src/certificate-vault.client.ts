import {
  type ActiveCertificate,
  type CertificateOwner,
  CERTIFICATES_PER_QUESTION,
  certificateVaultRoutes,
  type Environment,
  isCertificateRefusal,
  SIGNATURES_PER_CALL,
  type SignatureItem,
  type SigningRefusal,
} from '@rubrica/contracts';
import { Batch } from '@rubrica/eventing';
import { type InternalClient, Problem } from '@rubrica/service';
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

/** Limit of the cache, whose entries have a few kilobytes each; the one that was not used for longest goes. */
const MAX_CACHED = 5_000;

/**
 * Asks certificate-vault for certificates and signatures. Where the vault does not answer, its `Problem` is passed on.
 * Certificates are cached by id, as they never change.
 */
export class CertificateVaultClient {
  private readonly byId = new Map<string, Promise<SigningCertificate | null>>();
  private readonly signatures = new Batch('vault-signatures', (items: readonly SignatureItem[]) => this.sign(items), {
    most: SIGNATURES_PER_CALL,
    failsAsOne: true,
  });

  /** `issuerNameOrder`: how a signature writes the names of issuers. */
  constructor(
    private readonly internal: InternalClient,
    private readonly options: { readonly issuerNameOrder?: NameOrder } = {},
  ) {}

  /** Returns the certificate that signs for the tenant now, or null. */
  async active(tenantId: string, environment: Environment): Promise<SigningCertificate | null> {
    const params = { tenant: tenantId, environment };
    const active = await answered(
      this.internal.call(certificateVaultRoutes.activeCertificate, { params }),
      'certificate_missing',
    );
    if (!active) return null;
    const id = active.certificate_id;
    return this.known(id) ?? this.kept(id, Promise.resolve(this.opened(active)));
  }

  /** The same for many owners with one call, in their order; an owner may occur several times. */
  async activeOf(owners: readonly CertificateOwner[]): Promise<(SigningCertificate | null)[]> {
    const distinct = new Map(owners.map((owner) => [nameOf(owner), owner]));
    const ids = new Map<string, string | null>();
    for (const some of inParts([...distinct], CERTIFICATES_PER_QUESTION)) {
      const body = { owners: some.map(([, { tenant_id, environment }]) => ({ tenant_id, environment })) };
      const { certificate_ids } = await this.internal.call(certificateVaultRoutes.activeCertificates, { body });
      some.forEach(([name], index) => ids.set(name, certificate_ids[index] ?? null));
    }
    return Promise.all(
      owners.map(async (owner) => {
        const id = ids.get(nameOf(owner)) ?? null;
        return id === null ? null : this.certificate(id);
      }),
    );
  }

  /** Returns null when the vault has no such certificate (any more). */
  certificate(id: string): Promise<SigningCertificate | null> {
    const asked = async (): Promise<SigningCertificate | null> => {
      const { signingCertificate } = certificateVaultRoutes;
      const found = await answered(this.internal.call(signingCertificate, { params: { id } }), 'not_found');
      return found && this.opened(found);
    };
    return this.known(id) ?? this.kept(id, asked());
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
    for (const some of inParts(items, SIGNATURES_PER_CALL)) {
      const answer = await this.internal.call(certificateVaultRoutes.sign, { body: { items: some } });
      if (answer.items.length !== some.length) throw new Error('the vault left a signature out');
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
    const answer = await this.signatures.add(item);
    if ('refused' in answer) throw new VaultRefusal(answer.refused);
    return answer.value;
  }

  private known(id: string): Promise<SigningCertificate | null> | undefined {
    const known = this.byId.get(id);
    if (known) {
      this.byId.delete(id);
      this.byId.set(id, known);
    }
    return known;
  }

  /** Those who want the certificate before it is there wait for the same answer; none is kept that says there is none. */
  private kept(id: string, answer: Promise<SigningCertificate | null>): Promise<SigningCertificate | null> {
    const forget = (): void => {
      if (this.byId.get(id) === answer) this.byId.delete(id);
    };
    answer.then((certificate) => {
      if (!certificate) forget();
    }, forget);
    const [longestUnused] = this.byId.keys();
    if (this.byId.size >= MAX_CACHED && longestUnused !== undefined) this.byId.delete(longestUnused);
    this.byId.set(id, answer);
    return answer;
  }

  private opened({ certificate_id: id, chain_pem }: ActiveCertificate): SigningCertificate {
    const chain = certificatesOfPem(chain_pem);
    return { id, chain, signer: signerCertificates(chain, this.options) };
  }
}

/** Returns the answer; null when the vault has refused with this code. */
const answered = async <T>(answer: Promise<T>, absentCode: string): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem && error.code === absentCode) return null;
    throw error;
  }
};

const nameOf = ({ tenant_id, environment }: CertificateOwner): string => `${tenant_id}/${environment}`;

const inParts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most));
