import { Inject, Injectable } from '@nestjs/common';
import type { DocumentRequest, Environment } from '@rubrica/contracts';
import {
  currentWork,
  Database,
  type DueTimer,
  faultPoint,
  type Loaded,
  type Lookups,
  type Tx,
} from '@rubrica/eventing';
import { kindOf } from '@rubrica/kinds';
import { BlobStore, getJson, LOGGER, type Logger, othersTurn } from '@rubrica/service';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { randomUUID } from 'node:crypto';
import { DocumentIssuerSettings, fiscalOptions } from '../config.js';
import { OutageClient } from '../contingency/outage.client.js';
import type { DocumentCommand } from '../document/document.decide.js';
import { type Document, expectPhase, isOpen, type KnownDocument, type Received } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { eachAlone } from '../document/isolation.js';
import { CERTIFICATE_MISSING } from '../document/issuing-waits.js';
import { PACKAGE, RENDER } from '../document/timer-kinds.js';
import { WaitingProcess } from '../document/waiting.process.js';
import { Allotter } from '../numbering-range/allotment.js';
import { NumberingRangeProcess } from '../numbering-range/numbering-range.process.js';
import { type LockedRanges, NumberingRangeStore } from '../numbering-range/numbering-range.store.js';
import { type SoftwareOwner, SoftwareStore } from '../software/software.store.js';
import { numberOf } from './correction.js';
import { FileCounters } from './file-counter.store.js';
import { type Job, type DueDocument, NOT_WRITABLE, type PlannedJob, type Read } from './issue-job.js';
import { needsOutageCheck, nextStep, type NextStep, type Planning, wishOf } from './planning.js';
import { type IssuingFailure, type Outcome, SigningProcess } from './signing.process.js';

/**
 * Numbers, plans and signs sets of documents. The first transaction records numbers and signing plans, then the vault
 * signs, then the second transaction records the signatures. After a crash in between the stored plans give the same
 * bytes again (ADR 0086).
 */
@Injectable()
export class IssueProcess {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly rangeProcess: NumberingRangeProcess,
    private readonly software: SoftwareStore,
    private readonly files: FileCounters,
    private readonly waiting: WaitingProcess,
    private readonly signing: SigningProcess,
    private readonly vault: CertificateVaultClient,
    private readonly outages: OutageClient,
    private readonly blobs: BlobStore,
    private readonly settings: DocumentIssuerSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async issue(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    const states = await this.database.loadAll(
      documentAggregate,
      timers.map(({ key }) => key),
    );
    const candidates = await this.read(timers, states);
    const planned = await this.database.transaction((tx) => {
      tx.resume(documentAggregate, states);
      return this.plan(tx, candidates);
    });
    if (planned.length === 0) return;
    faultPoint('document-issuer:planned');
    const outcomes = await this.signing.sign(planned);
    faultPoint('document-issuer:signed');
    await this.database.transaction((tx) => this.record(tx, outcomes));
  }

  /** Reads what planning needs. A document whose data cannot be read stays due and does not stop the others. */
  private async read(
    timers: readonly DueTimer<Lookups>[],
    states: ReadonlyMap<string, Loaded<Document>>,
  ): Promise<Read[]> {
    const due = timers.map((timer) => ({ timer, document: knownDocument(states, timer) }));
    const owners = due.map(({ document: { received } }) => received);
    const [certificates, software] = await Promise.all([
      this.vault.activeOf(owners),
      this.software.findAll(owners.map(softwareOwnerOf)),
    ]);
    const outages = new Map<Environment, Promise<Date | null>>();
    const read = async ({ timer, document }: (typeof due)[number], index: number): Promise<Read> => {
      const { tenant_id, environment, request_blob, invoice_id, corrects } = document.received;
      currentWork()?.describe({ 'rubrica.livemode': environment !== 'test' }, timer.key);
      const outage = needsOutageCheck(document)
        ? (outages.get(environment) ?? this.outages.lastingAt(environment))
        : undefined;
      if (outage) outages.set(environment, outage);
      const [request, outageAt] = await Promise.all([
        getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
        outage,
      ]);
      return {
        timer,
        request,
        outageAt,
        certificateId: certificates[index]?.id ?? null,
        software: software[index] ?? null,
        named: [invoice_id, corrects].flatMap((id) => id ?? []),
        wish: (document.numbered ?? corrects) ? null : wishOf({ document, request }),
      };
    };
    return eachAlone(due, read, (err, document_id) =>
      this.logger.error({ err, document_id }, 'a document cannot be issued now'),
    );
  }

  /** Numbers and plans the documents that can be signed and returns them; the others wait or fail. */
  private async plan(tx: Tx, candidates: readonly Read[]): Promise<PlannedJob[]> {
    const [ranges] = await Promise.all([
      this.rangeProcess.lock(
        tx,
        candidates.flatMap(({ wish }) => wish ?? []),
      ),
      tx.load(
        documentAggregate,
        candidates.flatMap(({ timer, named }) => [timer.key, ...named]),
      ),
    ]);
    // A document that was ordered into contingency since `read` stays due: whether the contingency lasts was not asked.
    const ready = (await loaded(tx, candidates)).filter(
      ({ document, outageAt }) => !needsOutageCheck(document) || outageAt !== undefined,
    );
    const open = await withNamed(
      tx,
      ready.flatMap(({ document, ...read }) => (isOpen(document) ? [{ ...read, document }] : [])),
    );
    const planning = await this.planning(tx, ranges, open);
    const decided: { readonly job: Job; readonly step: NextStep }[] = [];
    for (const job of open) {
      await othersTurn();
      decided.push({ job, step: this.stepOf(job, planning) });
    }
    const plans = decided.flatMap(({ job, step }) => (step.does === 'plan' ? [{ job, step }] : []));
    await Promise.all([this.ranges.saveCounters(tx, planning.allotter.changed()), this.keepPlans(tx, plans)]);
    await this.rangeProcess.useReturned(tx, planning.allotter.takenAgain());
    await this.waiting.wait(
      tx,
      decided.flatMap(({ job, step }) =>
        step.does === 'wait' ? [{ ...job, data: step.data, until: step.until }] : [],
      ),
    );
    const failing = decided.flatMap(({ job, step }) => (step.does === 'fail' ? [{ job, failure: step }] : []));
    await tx.handleAll(documentAggregate, failing.map(failureOf));
    await this.waiting.end(
      tx,
      failing.map(({ job }) => job),
    );

    for (const { job } of failing) drawFailed(tx, job);
    const closed = ready.filter(({ document }) => !isOpen(document));
    await tx.complete(...[...closed, ...failing.map(({ job }) => job)].map(({ timer }) => timer));
    const toSign = decided.filter(({ step }) => step.does === 'plan' || step.does === 'sign').map(({ job }) => job);
    return (await loaded(tx, toSign)).map((job) => ({
      ...job,
      document: expectPhase(job.document, 'a signature', 'planned'),
    }));
  }

  private async planning(tx: Tx, { ranges, technicalKeys }: LockedRanges, open: readonly Job[]): Promise<Planning> {
    const numbered = open.flatMap((job) => numberOf(job) ?? []);
    const authorized = await this.ranges.candidatesFor(open.filter(isNumberedInvoice).map(wishOf), tx);
    const others = await this.ranges.technicalKeys(tx, [
      ...numbered.map(({ numbering_range_id }) => numbering_range_id),
      ...authorized.map(({ id }) => id),
    ]);
    return {
      now: new Date(tx.at),
      allotter: new Allotter(ranges),
      technicalKeys: new Map([...technicalKeys, ...others]),
      authorized,
      options: fiscalOptions(this.settings),
      newSignatureId: randomUUID,
    };
  }

  /** Returns a failure for a document that cannot be composed, so that it alone fails and uses no number. */
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
    const commands = plans.flatMap(({ job, step: { commands: before, plan, softwareCode } }, index) => {
      const counted = files[index];
      if (!counted) throw new Error('a file got no number');
      const file_number = { ...counted, ...(softwareCode === undefined ? {} : { software_code: softwareCode }) };
      const order: DocumentCommand = { type: 'PlanSigning', data: { ...plan, file_number } };
      return [...before, order].map((command) => ({ id: job.timer.key, command }));
    });
    const handled = await tx.handleAll(documentAggregate, commands);
    // A number that no event records would never be used.
    if (handled.some(({ events }) => events.length === 0))
      throw new Error('a document did not take its number or plan');
  }

  private async record(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
    const states = outcomes.map(({ job }) => [job.timer.key, { state: job.document, version: job.version }] as const);
    tx.resume(documentAggregate, new Map(states));
    await tx.handleAll(
      documentAggregate,
      outcomes.map((outcome) => {
        if (outcome.is === 'failed') return failureOf(outcome);
        const { job } = outcome;
        const id = job.timer.key;
        // The certificate was revoked or has expired: the document is planned with another one or waits for one.
        if (outcome.is === 'refused') return { id, command: { type: 'DropSigningPlan', why: outcome.refusal.code } };
        return {
          id,
          command: { type: 'RecordSignature', signatureId: job.document.plan.signature_id, data: signedOf(outcome) },
        };
      }),
    );
    const settled = outcomes.filter(({ is }) => is !== 'refused').map(({ job }) => job);
    await this.waiting.end(tx, settled);
    const refused = await loaded(
      tx,
      outcomes.filter(({ is }) => is === 'refused').map(({ job }) => job),
    );
    await this.waiting.wait(
      tx,
      refused
        .filter(({ document }) => isOpen(document))
        .map((job) => ({ ...job, data: CERTIFICATE_MISSING, isRefused: true })),
    );
    for (const { is, job } of outcomes) {
      const { received, contingency } = job.document;
      if (is === 'failed') drawFailed(tx, job);
      if (is === 'signed' && contingency) tx.schedule({ kind: PACKAGE, key: job.timer.key, group: received.tenant_id });
    }
    const cancelled = refused.filter(({ document }) => !isOpen(document));
    await tx.complete(...[...settled, ...cancelled].map(({ timer }) => timer));
  }
}

/** Lets a document with a number that has failed be drawn. */
const drawFailed = (tx: Tx, { timer: { key }, document }: Job | PlannedJob): void => {
  if (document.lastPlan) tx.schedule({ kind: RENDER, key, group: document.received.tenant_id });
};

const softwareOwnerOf = ({ tenant_id, kind, environment }: Received): SoftwareOwner => ({
  tenant_id,
  record: kindOf(kind).software,
  environment,
});

const isNumberedInvoice = (job: Job): boolean => (numberOf(job)?.range ?? null) !== null;

const failureOf = ({ job, failure: { code, detail } }: { readonly job: Job; readonly failure: IssuingFailure }) => ({
  id: job.timer.key,
  command: { type: 'FailIssuing', code, detail } as const,
});

const signedOf = ({ job, fiscal, xmlBlob }: Outcome & { readonly is: 'signed' }) => ({
  edition: job.document.plan.edition,
  xml_blob: xmlBlob,
  payable_amount: fiscal.totals.payableAmount,
  currency: fiscal.currency,
});

const knownDocument = (states: ReadonlyMap<string, Loaded<Document>>, { key }: DueTimer<Lookups>): KnownDocument => {
  const document = states.get(key)?.state;
  if (!document || document.phase === 'unknown') throw new Error(`${key} is due, yet was never received`);
  return document;
};

/** Adds the documents' states as this transaction sees them, its own events included. */
const loaded = async <T extends DueDocument>(
  tx: Tx,
  due: readonly T[],
): Promise<(Omit<T, 'document'> & { readonly document: KnownDocument; readonly version: number })[]> => {
  const states = await tx.load(
    documentAggregate,
    due.map(({ timer }) => timer.key),
  );
  return due.map((one) => ({
    ...one,
    document: knownDocument(states, one.timer),
    version: states.get(one.timer.key)?.version ?? 0,
  }));
};

/** Adds the invoices that notes correct, and the rejected documents whose numbers are taken over. */
const withNamed = async (tx: Tx, jobs: readonly Omit<Job, 'invoice' | 'corrected'>[]): Promise<Job[]> => {
  const ids = jobs.flatMap(({ document: { received } }) => [received.invoice_id, received.corrects]);
  const named = await tx.load(
    documentAggregate,
    ids.flatMap((id) => id ?? []),
  );
  const stateOf = (id: string | null | undefined): Document | null => named.get(id ?? '')?.state ?? null;
  return jobs.map((job) => {
    const { invoice_id, corrects } = job.document.received;
    return { ...job, invoice: stateOf(invoice_id), corrected: stateOf(corrects) };
  });
};
