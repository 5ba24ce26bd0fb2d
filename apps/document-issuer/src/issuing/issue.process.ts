import { Inject, Injectable } from '@nestjs/common';
import type { DocumentRequest, Environment, SignatureItem } from '@rubrica/contracts';
import { Database, type DueTimer, faultPoint, OnTimer, type Tx } from '@rubrica/eventing';
import type { FiscalDocument } from '@rubrica/fiscal';
import { BlobStore, getJson, LOGGER, type Logger } from '@rubrica/service';
import { documentXml } from '@rubrica/ubl';
import { type PreparedSignature, prepareSignature } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { DocumentIssuerSettings, fiscalOptions } from '../config.js';
import { Allotter } from '../numbering-range/allotment.js';
import { NumberingRangeStore } from '../numbering-range/numbering-range.store.js';
import { SoftwareStore } from '../software/software.store.js';
import {
  CertificateVaultClient,
  isOfCertificate,
  type Signature,
  type SigningRefusal,
} from '../certificate-vault/certificate-vault.client.js';
import { composedDocument } from '../document/composition.js';
import type { DocumentCommand } from '../document/document.decide.js';
import { documentAggregate } from '../document/document.messages.js';
import { FileCounters } from './file-counter.store.js';
import { type Job, loaded, numberOf, planned, type PlannedJob, type Read, withNamed } from './issue-job.js';
import { PACKAGE } from '../package/package.process.js';
import { OutageClient } from '../contingency/outage.client.js';
import {
  type Candidate,
  CERTIFICATE_MISSING,
  isAskedOf,
  nextStep,
  type NextStep,
  type Planning,
  wishOf,
} from './planning.js';
import { type Looked, WaitingDocuments } from '../document/waiting.process.js';

export const ISSUE = 'issue';

interface Draft {
  readonly job: PlannedJob;
  readonly fiscal: FiscalDocument;
  readonly signature: PreparedSignature<Buffer>;
}

/** What has become of a plan. */
type Outcome =
  | { readonly is: 'signed'; readonly job: PlannedJob; readonly fiscal: FiscalDocument; readonly xmlBlob: string }
  | { readonly is: 'refused'; readonly job: PlannedJob; readonly refusal: SigningRefusal }
  | { readonly is: 'failed'; readonly job: PlannedJob; readonly failure: SigningRefusal };

const NOT_WRITABLE = {
  code: 'document_not_writable',
  detail:
    'The document could not be written as XML. The reason is in our log; POST …/retry goes on with the same number.',
} as const;

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
    private readonly files: FileCounters,
    private readonly waiting: WaitingDocuments,
    private readonly vault: CertificateVaultClient,
    private readonly outages: OutageClient,
    private readonly blobs: BlobStore,
    private readonly settings: DocumentIssuerSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnTimer({ kind: ISSUE, batch: 50, concurrency: 2, leaseMs: 5_000 })
  async onDue(timers: readonly DueTimer<Looked>[]): Promise<void> {
    const candidates = await this.read(timers);
    const planned = await this.database.transaction((tx) => this.plan(tx, candidates));
    if (planned.length === 0) return;
    faultPoint('document-issuer:planned');
    const outcomes = await this.sign(planned);
    faultPoint('document-issuer:signed');
    await this.database.transaction((tx) => this.record(tx, outcomes));
  }

  /** One whose request cannot be read now stays due, and no other waits for it. */
  private async read(timers: readonly DueTimer<Looked>[]): Promise<Read[]> {
    const due = await this.database.transaction((tx) =>
      loaded(
        tx,
        timers.map((timer) => ({ timer })),
      ),
    );
    const signers = new Map<string, ReturnType<IssueTimer['signerOf']>>();
    const outages = new Map<Environment, Promise<Date | null>>();
    const reads = due.map(async ({ timer, document }) => {
      const { tenant_id, environment, request_blob } = document.received;
      const owner = `${tenant_id}/${environment}`;
      const signer = signers.get(owner) ?? this.signerOf(tenant_id, environment);
      signers.set(owner, signer);
      const outage = isAskedOf(document)
        ? (outages.get(environment) ?? this.outages.lastingAt(environment))
        : undefined;
      if (outage) outages.set(environment, outage);
      const [of, request, outageAt] = await Promise.all([
        signer,
        getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
        outage,
      ]);
      return { timer, request, ...of, outageAt };
    });
    return (await Promise.allSettled(reads)).flatMap((read, index) => {
      if (read.status === 'fulfilled') return [read.value];
      this.logger.error({ err: read.reason, document_id: due[index]?.timer.key }, 'a document cannot be issued now');
      return [];
    });
  }

  private async signerOf(
    tenantId: string,
    environment: Environment,
  ): Promise<Pick<Candidate, 'certificateId' | 'software'>> {
    const [certificate, software] = await Promise.all([
      this.vault.active(tenantId, environment),
      this.software.find(tenantId, environment),
    ]);
    return { certificateId: certificate?.id ?? null, software: software ?? null };
  }

  /** Numbers and plans what can go on; what cannot waits or fails. Answers what is to be signed now. */
  private async plan(tx: Tx, candidates: readonly Read[]): Promise<PlannedJob[]> {
    const jobs = await withNamed(tx, await loaded(tx, candidates));
    // One that was ordered into contingency just now stays due: nobody has asked yet whether that lasts.
    const asked = jobs.filter(({ document, outageAt }) => !isAskedOf(document) || outageAt !== undefined);
    const open = asked.filter(({ document }) => document.phase === 'received');
    const planning = await this.planning(tx, open);
    const decided = open.map((job) => ({ job, step: this.stepOf(job, planning) }));
    await this.ranges.saveCounters(tx, planning.allotter.changed());

    await this.keepPlans(
      tx,
      decided.flatMap(({ job, step }) => (step.does === 'plan' ? [{ job, step }] : [])),
    );
    await this.waiting.wait(
      tx,
      decided.flatMap(({ job, step }) => (step.does === 'wait' ? [{ ...job, data: step.data }] : [])),
    );
    const failing = decided.flatMap(({ job, step }) => (step.does === 'fail' ? [{ job, failure: step }] : []));
    await tx.handleAll(documentAggregate, failing.map(failureOf));
    await this.waiting.leave(tx, waitingAmong(failing));
    await this.waiting.follow(
      tx,
      failing.map(({ job }) => job.timer.key),
    );

    const closed = asked.filter((job) => !open.includes(job));
    await tx.complete(...[...closed, ...failing.map(({ job }) => job)].map(({ timer }) => timer));
    const toSign = decided.filter(({ step }) => step.does === 'plan' || step.does === 'sign').map(({ job }) => job);
    return (await loaded(tx, toSign)).map(planned);
  }

  /** From here on the ranges are locked. */
  private async planning(tx: Tx, open: readonly Job[]): Promise<Planning> {
    const numbered = open.flatMap((job) => numberOf(job) ?? []);
    const unnumbered = open.filter((job) => !numberOf(job));
    const ranges = await this.ranges.lock(tx, unnumbered.map(wishOf));
    const rangeIds = [...ranges.map(({ id }) => id), ...numbered.map(({ numbering_range_id }) => numbering_range_id)];
    return {
      now: new Date(tx.at),
      allotter: new Allotter(ranges),
      technicalKeys: await this.ranges.technicalKeys(tx, rangeIds),
      options: fiscalOptions(this.settings),
      newSignatureId: randomUUID,
    };
  }

  /** A document that cannot be composed fails alone, and spends no number. */
  private stepOf(job: Job, planning: Planning): NextStep {
    try {
      return nextStep(job, planning);
    } catch (error) {
      this.logger.error({ err: error, document_id: job.timer.key }, 'the document cannot be composed');
      return { does: 'fail', ...NOT_WRITABLE };
    }
  }

  private async keepPlans(
    tx: Tx,
    plans: readonly { readonly job: Job; readonly step: NextStep & { readonly does: 'plan' } }[],
  ): Promise<void> {
    const files = await this.files.take(
      tx,
      plans.map(({ job: { document }, step }) => ({
        tenantId: document.received.tenant_id,
        environment: document.received.environment,
        kind: document.received.kind,
        year: Number(step.plan.issued_at.slice(0, 4)),
      })),
    );
    const commands = plans.flatMap(({ job, step: { commands: before, plan } }, index) => {
      const file_number = files[index];
      if (!file_number) throw new Error('a file got no number');
      const order: DocumentCommand = { type: 'PlanSigning', data: { ...plan, file_number } };
      return [...before, order].map((command) => ({ id: job.timer.key, command }));
    });
    const handled = await tx.handleAll(documentAggregate, commands);
    // A number that is in no fact would be left out for ever.
    if (handled.some(({ events }) => events.length === 0))
      throw new Error('a document did not take its number or plan');
  }

  private async sign(jobs: readonly PlannedJob[]): Promise<Outcome[]> {
    const written = await Promise.all(jobs.map((job) => this.write(job)));
    const drafts = written.filter((one) => 'signature' in one);
    const signatures = await this.vault.sign(drafts.map(orderOf));
    const stored = drafts.map((draft, index) => this.store(draft, signatures[index]));
    return [...(await Promise.all(stored)), ...written.filter((one) => 'is' in one)];
  }

  private async write(job: PlannedJob): Promise<Draft | Outcome> {
    const { plan, document, request, numbered } = job;
    const certificate = await this.vault.certificate(plan.certificate_id);
    if (!certificate)
      return { is: 'refused', job, refusal: { code: 'certificate_unknown', detail: 'The vault lost it.' } };
    try {
      const fiscal = composedDocument({ request, received: document.received, numbered }, plan);
      const signature = prepareSignature(documentXml(fiscal), {
        id: plan.signature_id,
        signingTime: plan.signing_time,
        signer: certificate.signer,
        role: 'supplier',
      });
      return { job, fiscal, signature };
    } catch (error) {
      this.logger.error({ err: error, document_id: job.timer.key }, 'the document cannot be written');
      return { is: 'failed', job, failure: NOT_WRITABLE };
    }
  }

  private async store({ job, fiscal, signature }: Draft, answer: Signature | undefined): Promise<Outcome> {
    if (!answer) throw new Error('the vault left a signature out');
    if ('refused' in answer) {
      const refusal = answer.refused;
      this.logger.warn({ document_id: job.timer.key, ...refusal }, 'the vault refused to sign');
      if (isOfCertificate(refusal)) return { is: 'refused', job, refusal };
      return { is: 'failed', job, failure: { code: 'signature_refused', detail: refusal.detail } };
    }
    const xmlBlob = await this.blobs.put(job.document.received.tenant_id, signature.assemble(answer.value));
    return { is: 'signed', job, fiscal, xmlBlob };
  }

  private async record(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
    await tx.handleAll(
      documentAggregate,
      outcomes.map((outcome) => {
        if (outcome.is === 'failed') return failureOf(outcome);
        const { job } = outcome;
        const id = job.timer.key;
        // The certificate was revoked or its time is over: another one signs, or the document waits for one.
        if (outcome.is === 'refused') return { id, command: { type: 'DropSigningPlan', why: outcome.refusal.code } };
        return {
          id,
          command: { type: 'RecordSignature', signatureId: job.plan.signature_id, data: signedOf(outcome) },
        };
      }),
    );
    const settled = outcomes.filter(({ is }) => is !== 'refused').map(({ job }) => job);
    await this.waiting.leave(
      tx,
      settled.map(({ timer }) => timer.key),
    );
    const refused = outcomes.filter(({ is }) => is === 'refused').map(({ job }) => job);
    await this.waiting.wait(
      tx,
      refused.map((job) => ({ ...job, data: CERTIFICATE_MISSING, isRefused: true })),
    );
    for (const { is, job } of outcomes) {
      const { received, contingency } = job.document;
      if (is === 'signed' && contingency) tx.schedule({ kind: PACKAGE, key: job.timer.key, group: received.tenant_id });
    }
    await this.waiting.follow(
      tx,
      outcomes.map(({ job }) => job.timer.key),
    );
    await tx.complete(...settled.map(({ timer }) => timer));
  }
}

const waitingAmong = (decided: readonly { readonly job: Job }[]): string[] =>
  decided.filter(({ job }) => job.document.waiting).map(({ job }) => job.timer.key);

const failureOf = ({ job, failure: { code, detail } }: { readonly job: Job; readonly failure: SigningRefusal }) => ({
  id: job.timer.key,
  command: { type: 'FailIssuing', code, detail } as const,
});

const orderOf = ({ job, signature }: Draft): SignatureItem => ({
  tenant_id: job.document.received.tenant_id,
  document_id: job.timer.key,
  certificate_id: job.plan.certificate_id,
  purpose: 'document',
  signed_info: signature.signedInfo,
});

const signedOf = ({ job, fiscal, xmlBlob }: Outcome & { readonly is: 'signed' }) => ({
  edition: job.plan.edition,
  xml_blob: xmlBlob,
  payable_amount: fiscal.totals.payableAmount,
  currency: fiscal.currency,
});
