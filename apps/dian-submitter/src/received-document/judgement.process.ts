import { Injectable } from '@nestjs/common';
import type { SimulatedAnswer } from '@rubrica/contracts';
import { Database, type DueTimer, type TimerRequest } from '@rubrica/eventing';
import { type Container, type DianWord, judgeCufe, type ReasonCode } from '@rubrica/reception';
import { BlobStore, Clock, getJson } from '@rubrica/service';
import { VaultRefusal } from '@rubrica/vault-client';
import { DianSubmitterSettings } from '../config.js';
import { Acknowledgements } from './acknowledgement.process.js';
import { DianStatements } from './dian-statement.client.js';
import { DocumentJudge } from './document-judge.client.js';
import { judgementTimer, type Questions } from './judgement-timer.js';
import type { Judged, KnownReceivedDocument, ReceivedFile } from './received-document.js';
import { receivedDocument } from './received-document.messages.js';
import { type ReceivedDocumentRow, ReceivedDocumentStore } from './received-document.store.js';
import { Reception } from './reception.process.js';

type Due = DueTimer<Questions>;

const HOUR_MS = 3_600_000;
/** A document of an outage comes to DIAN within 48 hours after the outage, which is not known here. */
const PENDING_HOURS = 72;

/** Asks DIAN about received documents, and judges them. */
@Injectable()
export class Judgements {
  constructor(
    private readonly database: Database,
    private readonly documents: ReceivedDocumentStore,
    private readonly reception: Reception,
    private readonly dian: DianStatements,
    private readonly acknowledgements: Acknowledgements,
    private readonly judging: DocumentJudge,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly settings: DianSubmitterSettings,
  ) {}

  /** Judges a document that is due, and says when it is to be judged again. */
  async judge(timer: Due): Promise<void> {
    const { state } = await this.database.load(receivedDocument, timer.key);
    const row = await this.documents.byId(timer.key);
    if (!row || state.status === 'unknown' || state.status === 'verified') return this.end(timer);
    // Files that came later are judged first: one that was judged before is not better now.
    const file = state.unjudged[0] ?? state.judged?.file ?? null;
    const word = await this.wordOf(state, file);
    if (word === 'certificate_missing') {
      const reasons = [{ code: word, where: 'GetStatus' }];
      return this.record(timer, { status: 'unverified', reasons, validated_at: null, file }, row);
    }
    if (word.status === 'unanswered') return this.postpone(timer);
    await this.record(timer, await this.judgedBy(word, row, state, file), row);
  }

  private async wordOf(
    { receipt }: KnownReceivedDocument,
    file: ReceivedFile | null,
  ): Promise<DianWord | Extract<ReasonCode, 'certificate_missing'>> {
    const { environment, tenant_id, cufe, simulate } = receipt;
    if (environment === 'test') return this.simulated(simulate ?? 'accepted', tenant_id, file);
    try {
      return await this.dian.about(environment, tenant_id, cufe);
    } catch (error) {
      if (error instanceof VaultRefusal && error.isOfCertificate) return 'certificate_missing';
      throw error;
    }
  }

  /** In the test environment nothing is sent, and there is no copy: whoever signed the document decides. */
  private async simulated(status: SimulatedAnswer, tenantId: string, file: ReceivedFile | null): Promise<DianWord> {
    if (status !== 'accepted') return { status };
    const issuerNit = (file && (await this.reception.supplierOf(tenantId, file))) ?? '';
    return { status, number: file?.number ?? '', issuerNit, validatedAt: this.clock.now(), copy: null };
  }

  private async judgedBy(
    word: DianWord,
    { id, buyer_nit }: ReceivedDocumentRow,
    { receipt }: KnownReceivedDocument,
    given: ReceivedFile | null,
  ): Promise<Judged> {
    const { tenant_id, environment } = receipt;
    const file = given ?? (await this.copyAsFile(word, tenant_id));
    const validated_at = word.status === 'accepted' ? (word.validatedAt?.toISOString() ?? null) : null;
    if (file === null) return { ...judgeCufe(word), validated_at, file };
    const container = await getJson<Container>(this.blobs, tenant_id, file.container_blob);
    const supplierNit = await this.reception.supplierOf(tenant_id, file);
    const isNumberKnown = await this.documents.hasOther({ id, tenant_id, environment }, supplierNit, file.number);
    const { status, reasons } = await this.judging.judge(environment, {
      container,
      buyerNit: buyer_nit,
      dian: word,
      isNumberKnown,
    });
    return { status, reasons, validated_at, file };
  }

  /** The document that DIAN keeps, where the CUFE came alone. */
  private async copyAsFile(word: DianWord, tenantId: string): Promise<ReceivedFile | null> {
    if (word.status !== 'accepted' || word.copy === null) return null;
    const { documents } = await this.reception.open('DIAN', Buffer.from(word.copy));
    return documents[0] ? this.reception.stored(tenantId, documents[0]) : null;
  }

  /** Records a judgement with the row of the document, and schedules the next one. */
  private async record(timer: Due, judged: Judged, row: ReceivedDocumentRow): Promise<void> {
    const { status, file } = judged;
    const acknowledgement = await this.acknowledgements.prepared({
      ...row,
      status,
      document_blob: file?.document_blob ?? null,
    });
    await this.database.transaction(async (tx) => {
      await tx.complete(timer);
      // The tenant's data may have been erased while DIAN was asked.
      if (!(await this.documents.hold(tx, timer.key))) return;
      const command = { type: 'JudgeDocument', judged } as const;
      const { state, events } = await tx.handle(receivedDocument, timer.key, command, timer.cause);
      if (state.status === 'unknown') throw new Error(`${timer.key} was judged and is not known`);
      if (events.length > 0) {
        const supplierNit = state.file && (await this.reception.supplierOf(state.receipt.tenant_id, state.file));
        await this.documents.keep(tx, timer.key, state, { buyerNit: row.buyer_nit, supplierNit });
      }
      if (state.status === 'verified') {
        if (acknowledgement && events.length > 0) await this.acknowledgements.place(tx, acknowledgement);
        return;
      }
      const next = state.unjudged.length > 0 ? judgementTimer(timer.key, timer.group) : this.next(timer, judged);
      if (next) tx.schedule(next);
    });
  }

  private end(timer: Due): Promise<void> {
    return this.database.transaction((tx) => tx.complete(timer));
  }

  /** DIAN did not answer: it is asked again, later each time. */
  private async postpone(timer: Due): Promise<void> {
    const { key, group, payload } = timer;
    const { tries = 0 } = payload;
    const { retryFirstMs, retryLongestMs } = this.settings;
    const waitMs = Math.min(retryFirstMs * 2 ** Math.min(tries, 30), retryLongestMs) * (0.9 + Math.random() * 0.2);
    await this.database.transaction(async (tx) => {
      await tx.complete(timer);
      tx.schedule(judgementTimer(key, group, { due: this.inMs(waitMs), payload: { ...payload, tries: tries + 1 } }));
    });
  }

  /** What may change without a new file: DIAN gets the document of an outage, the tenant a certificate. */
  private next({ key, group, payload }: Due, { reasons }: Judged): TimerRequest | null {
    if (!reasons.some(({ code }) => code === 'dian_validation_pending' || code === 'certificate_missing')) return null;
    const until = payload.until ?? this.inMs(PENDING_HOURS * HOUR_MS);
    const due = this.inMs(HOUR_MS);
    return due > until ? null : judgementTimer(key, group, { due, payload: { until } });
  }

  private inMs(ms: number): string {
    return new Date(this.clock.now().getTime() + ms).toISOString();
  }
}
