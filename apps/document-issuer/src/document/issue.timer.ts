import { Inject, Injectable } from '@nestjs/common';
import type { DocumentRequest } from '@rubrica/contracts';
import { Database, type DueTimer, faultPoint, OnTimer, type Tx } from '@rubrica/eventing';
import { colombianDate, colombianTimestamp, invoiceTypeCode } from '@rubrica/fiscal';
import { BlobStore, Clock, getJson, LOGGER, type Logger } from '@rubrica/service';
import { prepareSignature } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { type AllottableRange, allot } from '../numbering-range/allotment.js';
import { allottable, NumberingRangeStore, rangeKey, type RangeWish } from '../numbering-range/numbering-range.store.js';
import { SoftwareStore } from '../software/software.store.js';
import { CertificateVaultClient, type SigningCertificate } from './certificate-vault.client.js';
import { Composer } from './composer.js';
import type { KnownDocument, Numbered } from './document.js';
import { documentAggregate } from './document.messages.js';
import { ISSUE } from './document.consumer.js';
import { DocumentRows } from './document.store.js';

/** One document on its way through this timer. */
interface Job {
  readonly timer: DueTimer;
  readonly id: string;
  readonly document: KnownDocument;
  readonly request: DocumentRequest;
  readonly certificate: SigningCertificate | null;
  readonly softwareId: string | null;
}

const BATCH = 50;
const LOOK_AGAIN_MS = 60_000;

const ACTION = {
  certificate_missing: 'Upload a certificate with POST /v1/certificates; the document goes on by itself.',
  range_exhausted:
    'Register a numbering range that has numbers with POST /v1/numbering-ranges; the document goes on by itself.',
  software_missing: 'Register the software (id and PIN) of your DIAN portal; the document goes on by itself.',
} as const;

const EDITION_OF_CONTINGENCY = 2;

/**
 * Number, XML, signature. First transaction: number and signing plan. Then the vault signs what the plan says; a
 * crash from here on finds the plan and makes the same bytes again. Second transaction: signed.
 */
@Injectable()
export class IssueTimer {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly software: SoftwareStore,
    private readonly rows: DocumentRows,
    private readonly vault: CertificateVaultClient,
    private readonly composer: Composer,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTimer({ kind: ISSUE, batch: BATCH, concurrency: 2, leaseMs: 5_000 })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    const jobs = await this.jobsOf(timers);
    const planned = await this.database.transaction((tx) => this.plan(tx, jobs));
    faultPoint('document-issuer:planned');
    await this.sign(
      jobs.filter(({ id }) => planned.has(id)),
      planned,
    );
    await this.database.transaction((tx) => tx.complete(...timers.filter(({ key }) => !planned.has(key))));
  }

  /** Everything that is read before a lock is taken. */
  private async jobsOf(timers: readonly DueTimer[]): Promise<Job[]> {
    const documents = await this.database.transaction((tx) =>
      tx.load(
        documentAggregate,
        timers.map(({ key }) => key),
      ),
    );
    const jobs = await Promise.all(
      timers.map(async (timer): Promise<Job | null> => {
        const document = documents.get(timer.key)?.state;
        if (!document || document.phase !== 'received') return null;
        const { tenant_id, environment, request_blob } = document.received;
        const [request, certificate, software] = await Promise.all([
          getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
          document.plan
            ? this.vault.byCertificateId(document.plan.certificate_id)
            : this.vault.active(tenant_id, environment),
          this.software.find(tenant_id, environment),
        ]);
        return { timer, id: timer.key, document, request, certificate, softwareId: software?.id ?? null };
      }),
    );
    return jobs.filter((job): job is Job => job !== null);
  }

  /** Numbers and plans what can go on; what cannot is set to wait. Answers the documents that are to be signed now. */
  private async plan(tx: Tx, jobs: readonly Job[]): Promise<Map<string, KnownDocument>> {
    const wishes = new Map(jobs.filter(({ document }) => !document.numbered).map((job) => [job.id, wishOf(job)]));
    const rows = await this.ranges.lock(tx, [...wishes.values()]);
    const counters = new Map<string, AllottableRange>([...rows.values()].map((row) => [row.id, allottable(row)]));
    const used = new Set<string>();
    const planned = new Map<string, KnownDocument>();
    const now = new Date(tx.at);

    for (const job of jobs) {
      if (job.document.received.simulate?.outcome === 'failed') {
        await tx.handle(documentAggregate, job.id, {
          type: 'FailIssuing',
          code: 'simulated_failure',
          detail: 'Failed because `simulate.outcome` asked for it.',
        });
        continue;
      }
      if (!job.certificate || job.softwareId === null) {
        await this.wait(
          tx,
          job,
          'certificate_missing',
          job.certificate ? ACTION.software_missing : ACTION.certificate_missing,
        );
        continue;
      }
      let numbered = job.document.numbered;
      if (!numbered) {
        const wish = wishes.get(job.id);
        const row = wish && rows.get(rangeKey(wish));
        const counter = row && counters.get(row.id);
        const allotted = counter && allot(counter, now, job.request.draft.issued_at ?? null);
        if (!row || !allotted) {
          await this.wait(tx, job, 'range_exhausted', ACTION.range_exhausted);
          continue;
        }
        counters.set(row.id, allotted.range);
        used.add(row.id);
        const { rangeId, ...allotment } = allotted.allotment;
        numbered = {
          numbering_range_id: rangeId,
          prefix: allotment.prefix,
          sequence: allotment.sequence,
          number: allotment.number,
          issued_at: allotment.issuedAt,
          issued_at_given: job.request.draft.issued_at !== undefined,
          type_code: invoiceTypeCode(job.request.draft),
          range: row.resolution_number
            ? {
                resolutionNumber: row.resolution_number,
                validFrom: row.valid_from ?? '',
                validTo: row.valid_to ?? '',
                prefix: row.prefix,
                from: String(row.first),
                to: String(row.last),
              }
            : null,
        };
        await tx.handle(documentAggregate, job.id, { type: 'TakeNumber', data: numbered });
      }
      planned.set(job.id, await this.planSigning(tx, job, numbered, now));
    }
    if (used.size > 0)
      await this.ranges.saveCounters(
        tx,
        [...counters.values()].filter(({ id }) => used.has(id)),
      );
    return planned;
  }

  private async planSigning(tx: Tx, job: Job, numbered: Numbered, now: Date): Promise<KnownDocument> {
    const { document, certificate, softwareId } = job;
    if (document.plan || !certificate || softwareId === null) return document;
    const isContingency = document.contingency !== null;
    // FAD09e: the day of issue is the day of signing. An edition in contingency has an issue time of its own.
    const issuedToday = colombianDate(numbered.issued_at) === colombianDate(now);
    const issuedAt = isContingency || !issuedToday ? colombianTimestamp(now) : numbered.issued_at;
    if (!isContingency && !issuedToday) await tx.handle(documentAggregate, job.id, { type: 'Redate', issuedAt });
    const year = Number(issuedAt.slice(0, 4));
    const { tenant_id, environment } = document.received;
    const sequence = await this.rows.takeFileNumbers(tx, tenant_id, environment, 'fv', year, 1);
    const { state } = await tx.handle(documentAggregate, job.id, {
      type: 'PlanSigning',
      data: {
        edition: isContingency ? EDITION_OF_CONTINGENCY : 1,
        type_code: isContingency ? '04' : numbered.type_code,
        issued_at: issuedAt,
        certificate_id: certificate.id,
        software_id: softwareId,
        signing_time: signingTime(now),
        signature_id: randomUUID(),
        file_number: { year, sequence },
      },
    });
    if (state.phase === 'unknown') throw new Error('planned, yet unknown');
    return state;
  }

  private async wait(
    tx: Tx,
    job: Job,
    reason: 'certificate_missing' | 'range_exhausted',
    action: string,
  ): Promise<void> {
    const { tenant_id, environment } = job.document.received;
    await tx.handle(documentAggregate, job.id, { type: 'WaitFor', reason, action });
    await this.rows.wait(tx, job.id, tenant_id, environment, reason);
    // What it waits for may have come while we looked: the fact that releases it would then find nobody waiting.
    tx.schedule({
      kind: ISSUE,
      key: job.id,
      group: tenant_id,
      due: new Date(Date.parse(tx.at) + LOOK_AGAIN_MS).toISOString(),
    });
  }

  /** Writes, has signed, stores and records; a document that cannot be written fails alone. */
  private async sign(jobs: readonly Job[], planned: ReadonlyMap<string, KnownDocument>): Promise<void> {
    const drafts = [];
    for (const job of jobs) {
      const document = planned.get(job.id);
      if (!document?.plan || !job.certificate) continue;
      try {
        const composed = await this.composer.compose(job.request, document);
        const { plan } = document;
        const signature = prepareSignature(composed.xml, {
          id: plan.signature_id,
          signingTime: plan.signing_time,
          signer: job.certificate.signer,
          role: 'supplier',
        });
        drafts.push({ job, document, plan, composed, signature });
      } catch (error) {
        await this.fail(job, error);
      }
    }
    const signatures = await this.vault.sign(
      drafts.map(({ job, document, plan, signature }) => ({
        tenant_id: document.received.tenant_id,
        document_id: job.id,
        certificate_id: plan.certificate_id,
        purpose: 'document',
        signed_info: signature.signedInfo,
      })),
    );
    const signed = await Promise.all(
      drafts.map(async (draft, index) => {
        const answer = signatures[index];
        if (!answer) throw new Error('the vault left a SignedInfo unanswered');
        if ('refused' in answer) return { ...draft, refused: answer.refused };
        const bytes = draft.signature.assemble(answer.value);
        return { ...draft, xmlBlob: await this.blobs.put(draft.document.received.tenant_id, bytes) };
      }),
    );
    faultPoint('document-issuer:signed');
    await this.database.transaction(async (tx) => {
      for (const draft of signed) {
        const { job, plan } = draft;
        if ('refused' in draft) {
          // The certificate was revoked in between: another one signs, or the document waits for one.
          this.logger.warn({ document_id: job.id, ...draft.refused }, 'the vault refused to sign');
          await tx.handle(documentAggregate, job.id, { type: 'DropSigningPlan', why: draft.refused.code });
          tx.schedule({ kind: ISSUE, key: job.id, group: draft.document.received.tenant_id });
          continue;
        }
        const { fiscal } = draft.composed;
        await tx.handle(documentAggregate, job.id, {
          type: 'RecordSignature',
          data: {
            edition: plan.edition,
            cufe: fiscal.uuid,
            xml_blob: draft.xmlBlob,
            payable_amount: fiscal.totals.payableAmount,
            currency: fiscal.currency,
          },
        });
        if (draft.document.contingency)
          tx.schedule({ kind: 'package', key: job.id, group: draft.document.received.tenant_id });
      }
      await tx.complete(...signed.map(({ job }) => job.timer));
    });
  }

  private async fail(job: Job, error: unknown): Promise<void> {
    this.logger.error({ err: error, document_id: job.id }, 'the document cannot be written');
    await this.database.transaction(async (tx) => {
      await tx.handle(documentAggregate, job.id, {
        type: 'FailIssuing',
        code: 'document_not_writable',
        detail:
          'The document could not be written as XML. The reason is in our log; POST …/retry goes on with the same number.',
      });
      await tx.complete(job.timer);
    });
  }
}

const wishOf = ({ document }: Job): RangeWish => {
  const { tenant_id, environment, kind, numbering_range_id } = document.received;
  return { tenantId: tenant_id, environment, documentType: kind, rangeId: numbering_range_id };
};

/** Colombian timestamp with milliseconds. */
export const signingTime = (now: Date): string =>
  colombianTimestamp(now).replace('-05:00', `.${String(now.getMilliseconds()).padStart(3, '0')}-05:00`);
