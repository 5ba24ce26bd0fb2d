import { Injectable } from '@nestjs/common';
import type { DocumentRequest, MailRecipient } from '@rubrica/contracts';
import { Database, type DueTimer, OnTimer } from '@rubrica/eventing';
import { BlobStore, getJson, putJson } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { letterOf } from '../letter/letter.js';
import { mimeOf } from '../letter/mime.js';
import { MailDirectory } from '../mail-catcher/mail-directory.disk.js';
import { isMailbox } from './addressed-mail.js';
import { mailing, type MailOutcome } from './mailing.decide.js';
import { isOpen, type Mailing, type MailingSubject } from './mailing.js';
import { SEND, sendTimer } from './mailing-orders.process.js';
import { MailingView } from './mailing.view.js';
import { SmtpClient } from './smtp.client.js';

type OpenMailing = Extract<Mailing, { readonly status: 'queued' | 'sent' }>;

interface Sent {
  readonly outcome: MailOutcome;
  readonly diagnostic: string | null;
}

/**
 * Sends due mails. The attempt is committed before the mail is sent and the outcome after it, so a crash may send a
 * mail twice, with the same Message-ID, but never loses one.
 */
@Injectable()
export class MailingTimer {
  constructor(
    private readonly database: Database,
    private readonly mailings: MailingView,
    private readonly blobs: BlobStore,
    private readonly smtp: SmtpClient,
    private readonly directory: MailDirectory,
    private readonly settings: MailerSettings,
  ) {}

  @OnTimer({ kind: SEND, concurrency: 32 })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.send(timer)));
  }

  private async send(timer: DueTimer): Promise<void> {
    const begun = await this.begin(timer);
    if (!begun) return;
    const { tenant_id } = begun.subject;
    const recipient = await getJson<MailRecipient>(this.blobs, tenant_id, begun.recipientBlob);
    const { outcome, diagnostic } = await this.mail(begun, recipient.email);
    const recipientBlob = await putJson(this.blobs, tenant_id, { ...recipient, diagnostic });
    await this.record(timer, begun, outcome, recipientBlob);
  }

  /** Begins the attempt; returns null, and completes the timer, when nothing is left to send. */
  private begin(timer: DueTimer): Promise<OpenMailing | null> {
    return this.database.transaction(async (tx) => {
      const { state } = await tx.handle(mailing, timer.key, { type: 'BeginAttempt', at: tx.at });
      await this.mailings.show(tx, timer.key, state);
      if (isOpen(state)) return state;
      await tx.complete(timer);
      return null;
    }, timer.cause);
  }

  private async mail({ subject, requestedAt }: OpenMailing, to: string): Promise<Sent> {
    if (!isMailbox(to)) return { outcome: 'bounced', diagnostic: '553 5.1.3 this is not the address of a mailbox' };
    const mime = await this.mimeOf(subject, requestedAt, to);
    if (subject.environment === 'test') return this.keep(subject, mime);
    const { result, diagnostic } = await this.smtp.send({ from: this.settings.mailFrom, to, mime });
    return { outcome: result, diagnostic };
  }

  private async mimeOf(subject: MailingSubject, requestedAt: string, to: string): Promise<Buffer> {
    const { tenant_id, request_blob, zip_blob, message_id } = subject;
    const [request, zip] = await Promise.all([
      getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
      this.blobs.get(tenant_id, zip_blob),
    ]);
    const envelope = { from: this.settings.mailFrom, to, messageId: message_id, date: new Date(requestedAt) };
    const letter = letterOf(subject, request);
    return mimeOf(letter, envelope, { fileName: letter.zipFileName, bytes: zip });
  }

  /**
   * Writes a mail of the test environment into the folder instead of sending it; its outcome is the one that the
   * request asks for.
   */
  private async keep({ message_id, simulate }: MailingSubject, mime: Buffer): Promise<Sent> {
    const outcome = simulate?.email ?? 'delivered';
    await this.directory.keep(message_id.slice(0, message_id.indexOf('@')), mime);
    return { outcome, diagnostic: outcome === 'bounced' ? '550 5.1.1 simulated: no such user' : null };
  }

  private async record(
    timer: DueTimer,
    { begunAt, subject }: OpenMailing,
    outcome: MailOutcome,
    recipientBlob: string,
  ): Promise<void> {
    const id = timer.key;
    await this.database.transaction(async (tx) => {
      const { state } = await tx.handle(mailing, id, {
        type: 'RecordAttempt',
        at: tx.at,
        begunAt: begunAt ?? '',
        outcome,
        recipient_blob: recipientBlob,
        jitter: 0.9 + Math.random() * 0.2,
      });
      await this.mailings.show(tx, id, state);
      if (isOpen(state) && state.begunAt === null) tx.schedule(sendTimer(id, subject.tenant_id, state.dueAt));
      await tx.complete(timer);
    }, timer.cause);
  }
}
