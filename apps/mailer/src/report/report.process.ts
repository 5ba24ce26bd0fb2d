import { Injectable } from '@nestjs/common';
import type { MailRecipient } from '@rubrica/contracts';
import { Database, faultPoint } from '@rubrica/eventing';
import { addressKey } from '@rubrica/fiscal';
import { BlobStore, getJson, type Job, Metrics, moduleUrl, putJson, WorkerPool } from '@rubrica/service';
import { createHash } from 'node:crypto';
import { mailing } from '../mailing/mailing.decide.js';
import { isOpen } from '../mailing/mailing.js';
import { sendTimer } from '../mailing/mailing-orders.process.js';
import { type MailingRow, MailingView } from '../mailing/mailing.view.js';
import { meaningOf, reportOfMailing, type ReportOfMailing } from './reported-mailing.js';
import type { MailProvider, ProviderEvent } from './provider/provider-event.js';
import { readReport } from './reading/mail-report.js';
import type { MailReport } from './reading/report.js';
import { ReturnPaths } from '../return-path/return-paths.js';
import { SuppressionStore } from '../suppression/suppression.store.js';
import { digestOf, ReportStore } from './report.store.js';

/** Ways by which a report came, as the metric names them. */
export type ReportWay = 'smtp' | 'imap' | MailProvider;

const RESULTS = ['delivered', 'returned', 'bounced', 'complained', 'repeated', 'none'] as const;
type Result = (typeof RESULTS)[number];

/** In a thread, unless it is small: a hostile mail takes up to 2 ms per KB. */
export const REPORT: Job<Uint8Array, Promise<MailReport>> = {
  module: moduleUrl(import.meta.url, './reading/mail-report'),
  run: readReport,
  bytesOf: ({ length }) => 4 * length,
};

/**
 * Applies reports to mailings: each in one transaction with the record that it was counted. A report counts only with the
 * token of a mailing, or from a provider that has proved itself.
 */
@Injectable()
export class Reports {
  private readonly reports;

  constructor(
    private readonly database: Database,
    private readonly store: ReportStore,
    private readonly mailings: MailingView,
    private readonly suppressions: SuppressionStore,
    private readonly blobs: BlobStore,
    private readonly returnPaths: ReturnPaths,
    private readonly workers: WorkerPool,
    metrics: Metrics,
  ) {
    this.reports = metrics.counter(
      'rubrica_mail_reports_total',
      'Reports about mails, by the way they came and what they changed; none: nothing',
      ['way', 'result'],
      ['smtp', 'imap'].flatMap((way) => RESULTS.map((result) => ({ way, result }))),
    );
  }

  /** Applies a mail that came to a return path. `to`: addresses of its envelope. Returns what it changed. */
  async onMail(way: ReportWay, bytes: Buffer, to: readonly string[] = []): Promise<Result> {
    const report = await this.workers.run(REPORT, bytes);
    const tokens = [...to, ...report.returnPaths].flatMap((address) => this.returnPaths.mailingIn(address) ?? []);
    const [id] = tokens;
    const found = id === undefined ? undefined : await this.mailings.find(id);
    if (!found) return this.counted(way, 'none');
    const recipient = await this.recipientOf(found);
    const said = reportOfMailing(report, { id: found.id, email: recipient.email });
    if (!said) return this.counted(way, 'none');
    const name = report.reportId ?? createHash('sha256').update(bytes).digest('hex');
    return this.counted(way, await this.apply(found, recipient, said, digestOf(found.id, name, said.outcome)));
  }

  /**
   * Applies events of a provider that has proved itself. `once`: token of its signature, and the digest of the one body that
   * it may come with. The same request may come again, when its first reader was killed: an event counts once. Returns how
   * many changed something.
   */
  async onEvents(
    provider: MailProvider,
    events: readonly ProviderEvent[],
    once?: { readonly token: string; readonly bodyDigest: string },
  ): Promise<number> {
    if (once !== undefined) {
      const { token, bodyDigest } = once;
      if (!(await this.database.transaction((tx) => this.store.useToken(tx, `${provider} ${token}`, bodyDigest))))
        return 0;
    }
    let changed = 0;
    for (const event of events) {
      const result = this.counted(provider, await this.onEvent(provider, event));
      if (result !== 'none' && result !== 'repeated') changed += 1;
    }
    return changed;
  }

  private async onEvent(provider: MailProvider, { id, token, messageId, report }: ProviderEvent): Promise<Result> {
    const named = token === null ? null : this.returnPaths.mailingIn(token);
    const mailingId = named ?? (messageId === null ? null : mailingOfMessage(messageId));
    const found = mailingId === null ? undefined : await this.mailings.find(mailingId);
    const said = meaningOf(report);
    if (!found || !said) return 'none';
    const recipient = await this.recipientOf(found);
    if (addressKey(report.recipient ?? '') !== addressKey(recipient.email)) return 'none';
    return this.apply(found, recipient, said, digestOf(found.id, provider, id ?? said.outcome));
  }

  private async apply(
    { id, tenant_id, livemode, document_id }: MailingRow,
    recipient: MailRecipient,
    { outcome, suppressed, diagnostic }: ReportOfMailing,
    reportId: string,
  ): Promise<Result> {
    const recipientBlob = await putJson(this.blobs, tenant_id, {
      ...recipient,
      diagnostic: diagnostic ?? recipient.diagnostic,
    });
    faultPoint('mailer:report-read');
    const result = await this.database.transaction(async (tx): Promise<Result> => {
      if (!(await this.store.count(tx, { id: reportId, tenantId: tenant_id, mailingId: id, outcome })))
        return 'repeated';
      const { state, events } = await tx.handle(mailing, id, {
        type: 'RecordReport',
        at: tx.at,
        outcome,
        recipient_blob: recipientBlob,
        jitter: 0.9 + Math.random() * 0.2,
      });
      // The list is of buyers' addresses: a notice to the tenant is about no document.
      if (suppressed !== null && document_id !== null)
        await this.suppressions.add(tx, {
          ...{ tenant_id, livemode, address: recipient.email, reason: suppressed },
          ...{ diagnostic, document_id, mailing_id: id },
        });
      if (events.length === 0 || state.status === 'unknown') return 'none';
      await this.mailings.show(tx, [{ id, mailing: state }]);
      if (isOpen(state)) tx.schedule(sendTimer(id, tenant_id, state.dueAt));
      return outcome;
    });
    faultPoint('mailer:report-counted');
    return result;
  }

  private recipientOf({ tenant_id, recipient_blob }: MailingRow): Promise<MailRecipient> {
    return getJson<MailRecipient>(this.blobs, tenant_id, recipient_blob);
  }

  private counted(way: ReportWay, result: Result): Result {
    this.reports.inc({ way, result });
    return result;
  }
}

/** A Message-ID begins with the id of its mailing. */
const mailingOfMessage = (messageId: string): string => messageId.slice(0, messageId.indexOf('@')).toLowerCase();
