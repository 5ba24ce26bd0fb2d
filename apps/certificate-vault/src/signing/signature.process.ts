import { Inject, Injectable } from '@nestjs/common';
import { MOCK_AUTHORITY, type SignaturesResponse, type SigningRefusal } from '@rubrica/contracts';
import { Batch, Database } from '@rubrica/eventing';
import { Clock, LOGGER, type Logger, Metrics } from '@rubrica/service';
import { signedInfoHash } from '../audit/audit-chain.js';
import { AuditStore } from '../audit/audit.store.js';
import { CertificateStore, type CertificateWithKey } from '../certificate/certificate.store.js';
import { DkimKeyStore, type MailSigner } from '../dkim/dkim-key.store.js';
import { SealBroken, TENANT_KEYS, TenantKeyMissing, type TenantKeys } from '../key-custody/tenant-keys.js';
import { MockAuthority } from '../mock-authority/mock-authority.store.js';
import {
  certificateRefusal,
  keyLost,
  mailRefusal,
  rsaSignature,
  shapeRefusal,
  type SigningOrder,
  withKey,
} from './signing.js';

/** A signature, or the code that says why there is none. */
type SigningResult = SignaturesResponse['items'][number];

/** Keys by their id. */
interface Signers {
  readonly certificates: ReadonlyMap<string, CertificateWithKey>;
  readonly dkimKeys: ReadonlyMap<string, MailSigner>;
}

/** The orders of a call that may be signed, and why the others may not. */
interface Admission {
  readonly granted: readonly SigningOrder[];
  readonly refused: ReadonlyMap<SigningOrder, SigningRefusal>;
  readonly signers: Signers;
}

const PURPOSES = ['document', 'transport', 'mail'] as const;

/** Calls whose uses are recorded in one transaction, at most. */
const CALLS_AT_ONCE = 20;

/** Signs what may be signed. Every use of a key is in the audit chain before the key is opened. */
@Injectable()
export class SignatureProcess {
  private readonly signatures;
  private readonly calls = new Batch(
    'signing-calls',
    (calls: readonly (readonly SigningOrder[])[]) => this.admitAll(calls),
    { most: CALLS_AT_ONCE },
  );

  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    private readonly dkimKeys: DkimKeyStore,
    @Inject(TENANT_KEYS) private readonly keys: TenantKeys,
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
      PURPOSES.flatMap((purpose) =>
        ['signed', purpose === 'mail' ? 'dkim_key_lost' : 'certificate_key_lost'].map((result) => ({
          purpose,
          result,
        })),
      ),
    );
  }

  /** Returns one result per order, in their order. Throws Unavailable when the keys cannot be reached: nothing is signed. */
  async sign(orders: readonly SigningOrder[]): Promise<SigningResult[]> {
    // Before uses are recorded, which would be recorded again at each attempt.
    this.keys.refuseInOutage();
    const admission = await this.calls.add(orders);
    const signed = await this.signedBy(admission);
    const results = orders.map(
      (order) => signed.get(order) ?? { error: admission.refused.get(order) ?? keyLost(order) },
    );
    this.count(orders, results);
    return results;
  }

  private count(orders: readonly SigningOrder[], results: readonly SigningResult[]): void {
    for (const purpose of PURPOSES) {
      const codes = results.filter((_, index) => orders[index]?.purpose === purpose).map(codeOf);
      for (const result of new Set(codes))
        this.signatures.inc({ purpose, result }, codes.filter((code) => code === result).length);
    }
  }

  /** Records the uses of keys in one transaction. */
  private async admitAll(calls: readonly (readonly SigningOrder[])[]): Promise<Admission[]> {
    const signers = await this.signersOf(calls.flat());
    const now = this.clock.now();
    const admissions = calls.map((orders) => {
      const refused = new Map<SigningOrder, SigningRefusal>();
      for (const order of orders) {
        const refusal = refusalOf(order, signers, now);
        if (refusal) refused.set(order, refusal);
      }
      return { granted: orders.filter((order) => !refused.has(order)), refused, signers };
    });
    await this.record(admissions.flatMap(({ granted }) => granted));
    return admissions;
  }

  private async signersOf(orders: readonly SigningOrder[]): Promise<Signers> {
    const idsOf = (isOfMail: boolean): string[] => [
      ...new Set(orders.filter(({ purpose }) => (purpose === 'mail') === isOfMail).map(({ keyId }) => keyId)),
    ];
    const [certificates, dkimKeys] = await Promise.all([
      this.certificates.signers(idsOf(false)),
      this.dkimKeys.signers(idsOf(true)),
    ]);
    return { certificates, dkimKeys };
  }

  private async record(orders: readonly SigningOrder[]): Promise<void> {
    if (orders.length === 0) return;
    await this.database.transaction((tx) =>
      this.audit.append(
        tx,
        orders.map(({ tenantId, keyId, documentId, purpose, text }) => ({
          tenantId,
          certificateId: keyId,
          documentId,
          purpose,
          signedInfoHash: signedInfoHash(text),
          at: tx.at,
        })),
      ),
    );
  }

  /**
   * Signs what was ordered and opens each key once. A key that cannot be opened leaves only its own orders unsigned.
   */
  private async signedBy({ granted, signers }: Admission): Promise<Map<SigningOrder, SigningResult>> {
    const results = new Map<SigningOrder, SigningResult>();
    const byKey = Map.groupBy(granted, ({ keyId }) => keyId);
    await Promise.all(
      [...byKey].map(async ([keyId, itsOrders]) => {
        const pkcs8 = await this.openKey(keyId, signers.certificates.get(keyId) ?? signers.dkimKeys.get(keyId));
        if (!pkcs8) return;
        await withKey(pkcs8, (key) =>
          Promise.all(
            itsOrders.map(async (order) =>
              results.set(order, { signature_value: await rsaSignature(key, order.text) }),
            ),
          ),
        );
      }),
    );
    return results;
  }

  /** Returns the PKCS#8 key; null when the tenant's data key was destroyed or the stored bytes were changed. */
  private async openKey(keyId: string, signer: CertificateWithKey | MailSigner | undefined): Promise<Buffer | null> {
    if (keyId === MOCK_AUTHORITY) return this.mockAuthority.signingKey();
    if (!signer?.sealed_key) return null;
    try {
      return await this.keys.open(signer.tenant_id, signer.sealed_key, signer.id);
    } catch (error) {
      if (!(error instanceof TenantKeyMissing || error instanceof SealBroken)) throw error;
      this.logger.error({ err: error, key_id: keyId, tenant_id: signer.tenant_id }, 'a key cannot be opened');
      return null;
    }
  }
}

const codeOf = (result: SigningResult): string => ('error' in result ? result.error.code : 'signed');

const refusalOf = (order: SigningOrder, signers: Signers, now: Date): SigningRefusal | null => {
  if (order.purpose === 'mail') return mailRefusal(order, signers.dkimKeys.get(order.keyId));
  const refusal = shapeRefusal(order);
  if (refusal || order.keyId === MOCK_AUTHORITY) return refusal;
  return certificateRefusal(order, signers.certificates.get(order.keyId), now);
};
