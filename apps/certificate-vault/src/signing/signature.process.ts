import { Inject, Injectable } from '@nestjs/common';
import { MOCK_AUTHORITY, type SignatureItem, type SignaturesResponse, type SigningRefusal } from '@rubrica/contracts';
import { Database, microBatch } from '@rubrica/eventing';
import { Clock, LOGGER, type Logger, Metrics } from '@rubrica/service';
import { signedInfoHash } from '../audit/audit-chain.js';
import { AuditStore } from '../audit/audit.store.js';
import { CertificateStore, type Signer } from '../certificate/certificate.store.js';
import { KEY_PROVIDER, type KeyProvider, SealBroken, TenantKeyMissing } from '../key-custody/key-provider.js';
import { MockAuthority } from '../mock-authority/mock-authority.store.js';
import { certificateRefusal, KEY_LOST, rsaSignature, shapeRefusal, withKey } from './signing.js';

/** A signature, or the code that says why there is none. */
type SigningResult = SignaturesResponse['items'][number];

/** The items of a call that may be signed, and why the others may not. */
interface Admission {
  readonly granted: readonly SignatureItem[];
  readonly refused: ReadonlyMap<SignatureItem, SigningRefusal>;
  readonly signers: ReadonlyMap<string, Signer>;
}

const PURPOSES = ['document', 'transport'] as const;
const RESULTS = ['signed', KEY_LOST.code];

/** Calls whose uses are recorded in one transaction, at most. */
const CALLS_AT_ONCE = 20;

/** Signs what may be signed. Every use of a key is in the audit chain before the key is opened. */
@Injectable()
export class SignatureProcess {
  private readonly signatures;

  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    @Inject(KEY_PROVIDER) private readonly keys: KeyProvider,
    private readonly mockAuthority: MockAuthority,
    private readonly audit: AuditStore,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
  ) {
    this.signatures = metrics.counter(
      'rubrica_signatures_total',
      'Signatures asked for: signed, or the code by which they were refused',
      ['purpose', 'result'],
      PURPOSES.flatMap((purpose) => RESULTS.map((result) => ({ purpose, result }))),
    );
  }

  /** Returns one result per item, in their order. Throws Unavailable when the keys cannot be reached: nothing is signed. */
  async sign(items: readonly SignatureItem[]): Promise<SigningResult[]> {
    // Before uses are recorded, which would be recorded again at each attempt.
    this.keys.refuseInOutage();
    const admission = await this.admitted(items);
    const signed = await this.signedBy(admission);
    const results = items.map((item) => signed.get(item) ?? { error: admission.refused.get(item) ?? KEY_LOST });
    this.count(items, results);
    return results;
  }

  private count(items: readonly SignatureItem[], results: readonly SigningResult[]): void {
    for (const purpose of PURPOSES) {
      const codes = results.filter((_, index) => items[index]?.purpose === purpose).map(codeOf);
      for (const result of new Set(codes))
        this.signatures.inc({ purpose, result }, codes.filter((code) => code === result).length);
    }
  }

  /** Calls that come while uses are being recorded go into the next transaction together. */
  private readonly admitted = microBatch<readonly SignatureItem[], Admission>(
    (calls) => this.admit(calls),
    CALLS_AT_ONCE,
  );

  private async admit(calls: readonly (readonly SignatureItem[])[]): Promise<Admission[]> {
    const ids = calls.flatMap((items) => items.map(({ certificate_id }) => certificate_id));
    const signers = await this.certificates.signers([...new Set(ids)]);
    const now = this.clock.now();
    const admissions = calls.map((items) => {
      const refused = new Map<SignatureItem, SigningRefusal>();
      for (const item of items) {
        const refusal = refusalOf(item, signers.get(item.certificate_id), now);
        if (refusal) refused.set(item, refusal);
      }
      return { granted: items.filter((item) => !refused.has(item)), refused, signers };
    });
    await this.record(admissions.flatMap(({ granted }) => granted));
    return admissions;
  }

  private async record(items: readonly SignatureItem[]): Promise<void> {
    if (items.length === 0) return;
    await this.database.transaction((tx) =>
      this.audit.append(
        tx,
        items.map((item) => ({
          tenantId: item.tenant_id,
          certificateId: item.certificate_id,
          documentId: item.document_id,
          purpose: item.purpose,
          signedInfoHash: signedInfoHash(item.signed_info),
          at: tx.at,
        })),
      ),
    );
  }

  /**
   * Signs the items and opens each key once. A key that cannot be opened leaves only the items of its certificate
   * unsigned.
   */
  private async signedBy({ granted, signers }: Admission): Promise<Map<SignatureItem, SigningResult>> {
    const results = new Map<SignatureItem, SigningResult>();
    const byCertificate = Map.groupBy(granted, ({ certificate_id }) => certificate_id);
    await Promise.all(
      [...byCertificate].map(async ([certificateId, itsItems]) => {
        const pkcs8 = await this.openKey(certificateId, signers.get(certificateId));
        if (!pkcs8) return;
        await withKey(pkcs8, (key) =>
          Promise.all(
            itsItems.map(async (item) =>
              results.set(item, { signature_value: await rsaSignature(key, item.signed_info) }),
            ),
          ),
        );
      }),
    );
    return results;
  }

  /** Returns the PKCS#8 key; null when the tenant's data key was destroyed or the stored bytes were changed. */
  private async openKey(certificateId: string, signer: Signer | undefined): Promise<Buffer | null> {
    if (certificateId === MOCK_AUTHORITY) return this.mockAuthority.signingKey();
    if (!signer?.sealed_key) return null;
    try {
      return await this.keys.open(signer.tenant_id, signer.sealed_key, signer.id);
    } catch (error) {
      if (!(error instanceof TenantKeyMissing || error instanceof SealBroken)) throw error;
      this.logger.error(
        { err: error, certificate_id: certificateId, tenant_id: signer.tenant_id },
        'a key cannot be opened',
      );
      return null;
    }
  }
}

const codeOf = (result: SigningResult): string => ('error' in result ? result.error.code : 'signed');

const refusalOf = (item: SignatureItem, signer: Signer | undefined, now: Date): SigningRefusal | null =>
  shapeRefusal(item) ?? (item.certificate_id === MOCK_AUTHORITY ? null : certificateRefusal(item, signer, now));
