import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { fileCounterOf, kindOf } from '@rubrica/kinds';
import { LOGGER, type Logger, othersTurn } from '@rubrica/service';
import { randomUUID } from 'node:crypto';
import { DocumentIssuerSettings, fiscalOptions } from '../config.js';
import type { DocumentCommand } from '../document/document.decide.js';
import { type Document, expectPhase, isOpen } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { WaitingProcess } from '../document/waiting.process.js';
import { Allotter } from '../numbering-range/allotment.js';
import { NumberingRangeProcess } from '../numbering-range/numbering-range.process.js';
import { type LockedRanges, NumberingRangeStore } from '../numbering-range/numbering-range.store.js';
import { numberOf } from './correction.js';
import { FileCounters } from './file-counter.store.js';
import { type IssueJob, NOT_WRITABLE, type PlannedJob, type Read } from './issue-job.js';
import { drawFailed, withState } from './job-state.process.js';
import { needsOutageCheck, nextStep, type NextStep, type Planning, wishOf } from './planning.js';

/** A document and what is done about it now. */
interface DecidedJob<Step = NextStep> {
  readonly job: IssueJob;
  readonly step: Step;
}

type Step<Does extends NextStep['does']> = Extract<NextStep, { readonly does: Does }>;

/** Gives numbers and signing plans to the documents that can be signed; the others wait or fail. */
@Injectable()
export class PlanningProcess {
  constructor(
    private readonly ranges: NumberingRangeStore,
    private readonly rangeProcess: NumberingRangeProcess,
    private readonly files: FileCounters,
    private readonly waiting: WaitingProcess,
    private readonly settings: DocumentIssuerSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the documents that have a plan now. */
  async plan(tx: Tx, candidates: readonly Read[]): Promise<PlannedJob[]> {
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
    // A document that was ordered into contingency since it was read stays due: whether that lasts was not asked.
    const ready = (await withState(tx, candidates)).filter(
      ({ document, outageAt }) => !needsOutageCheck(document) || outageAt !== undefined,
    );
    const open = await withNamed(
      tx,
      ready.flatMap(({ document, ...read }) => (isOpen(document) ? [{ ...read, document }] : [])),
    );
    const planning = await this.planning(tx, ranges, open);
    const decided: DecidedJob[] = [];
    for (const job of open) {
      await othersTurn();
      decided.push({ job, step: this.stepOf(job, planning) });
    }
    await Promise.all([
      this.ranges.saveCounters(tx, planning.allotter.changed()),
      this.keepPlans(tx, only(decided, 'plan')),
    ]);
    await this.rangeProcess.useReturned(tx, planning.allotter.takenAgain());
    await this.waiting.wait(
      tx,
      only(decided, 'wait').map(({ job, step: { data, until } }) => ({ ...job, data, until })),
    );
    const failing = only(decided, 'fail');
    await this.fail(tx, failing);
    const closed = ready.filter(({ document }) => !isOpen(document));
    await tx.complete(...[...closed, ...failing.map(({ job }) => job)].map(({ timer }) => timer));
    const toSign = decided.filter(({ step }) => step.does === 'plan' || step.does === 'sign').map(({ job }) => job);
    return (await withState(tx, toSign)).map((job) => ({
      ...job,
      document: expectPhase(job.document, 'a signature', 'planned'),
    }));
  }

  private async planning(
    tx: Tx,
    { ranges, technicalKeys }: LockedRanges,
    open: readonly IssueJob[],
  ): Promise<Planning> {
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
  private stepOf(job: IssueJob, planning: Planning): NextStep {
    try {
      return nextStep(job, planning);
    } catch (error) {
      this.logger.error({ err: error, document_id: job.timer.key }, 'the document cannot be composed');
      return { does: 'fail', ...NOT_WRITABLE };
    }
  }

  private async keepPlans(tx: Tx, plans: readonly DecidedJob<Step<'plan'>>[]): Promise<void> {
    const files = await this.files.take(
      tx,
      plans.map(({ job: { document }, step }) => ({
        tenantId: document.received.tenant_id,
        environment: document.received.environment,
        kind: fileCounterOf(kindOf(document.received.kind)),
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

  private async fail(tx: Tx, failing: readonly DecidedJob<Step<'fail'>>[]): Promise<void> {
    await tx.handleAll(
      documentAggregate,
      failing.map(({ job, step: { code, detail } }) => ({
        id: job.timer.key,
        command: { type: 'FailIssuing', code, detail },
      })),
    );
    const jobs = failing.map(({ job }) => job);
    await this.waiting.end(tx, jobs);
    for (const job of jobs) drawFailed(tx, job);
  }
}

/** Returns the documents about which the same is done. */
const only = <Does extends NextStep['does']>(
  decided: readonly DecidedJob[],
  does: Does,
): readonly DecidedJob<Step<Does>>[] => decided.filter((one): one is DecidedJob<Step<Does>> => one.step.does === does);

const isNumberedInvoice = (job: IssueJob): boolean => (numberOf(job)?.range ?? null) !== null;

/** Adds the documents that notes refer to, and the rejected documents whose numbers are taken over. */
const withNamed = async (tx: Tx, jobs: readonly Omit<IssueJob, 'referred' | 'corrected'>[]): Promise<IssueJob[]> => {
  const ids = jobs.flatMap(({ document: { received } }) => [received.invoice_id, received.corrects]);
  const named = await tx.load(
    documentAggregate,
    ids.flatMap((id) => id ?? []),
  );
  const stateOf = (id: string | null | undefined): Document | null => named.get(id ?? '')?.state ?? null;
  return jobs.map((job) => {
    const { invoice_id, corrects } = job.document.received;
    return { ...job, referred: stateOf(invoice_id), corrected: stateOf(corrects) };
  });
};
