import { Injectable } from '@nestjs/common';
import type { MailRecipient } from '@rubrica/contracts';
import { faultPoint, OnTimer } from '@rubrica/eventing';
import { currentWork } from '@rubrica/eventing/tracing';
import { BlobStore, getJson, Metrics } from '@rubrica/service';
import { isMailbox } from './addressed-mail.js';
import { Addressees, type Settled } from './addressees.process.js';
import { MailDispatch } from './mail-dispatch.client.js';
import { MailWriter } from './mail-writer.process.js';
import { firstAttempt, type MailingTimerDue, type Sent } from './mailing-attempt.js';
import { MAIL_OUTCOMES } from './mailing.decide.js';
import { isLive, mailedId, type OpenMailing } from './mailing.js';
import { SEND } from './mailing-orders.process.js';
import { MailingRecord } from './mailing-record.process.js';

/** Mails under way at most, each with its bytes in memory. */
const IN_FLIGHT = 128;

/**
 * Sends due mails. The attempt is committed before the mail is sent and the outcome after it, so a crash may send a
 * mail twice, with the same Message-ID, but never loses one. A first attempt that this process begins with the commit of its
 * order needs no record of its own before the mail: its timer is one (ADR 0228).
 */
@Injectable()
export class MailingTimer {
  private readonly attempts;

  constructor(
    private readonly record: MailingRecord,
    private readonly addressees: Addressees,
    private readonly writer: MailWriter,
    private readonly dispatch: MailDispatch,
    private readonly blobs: BlobStore,
    metrics: Metrics,
  ) {
    this.attempts = metrics.counter(
      'rubrica_mail_attempts_total',
      'Attempts to send a mail, by their outcome; deferred: it is tried again',
      ['mode', 'result'],
      ['test', 'live'].flatMap((mode) => MAIL_OUTCOMES.map((result) => ({ mode, result }))),
    );
  }

  @OnTimer({ kind: SEND, concurrency: IN_FLIGHT, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue(timers: readonly MailingTimerDue[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.attempt(timer)));
  }

  private async attempt(timer: MailingTimerDue): Promise<void> {
    const begun = firstAttempt(timer) ?? (await this.record.begun.add(timer));
    if (!begun) return;
    faultPoint('mailer:attempt-begun');
    const { subject, recipientBlob } = begun.mailing;
    const documentId = mailedId(subject);
    currentWork()?.describe({
      ...(documentId === null ? {} : { 'rubrica.document.id': documentId }),
      'rubrica.livemode': isLive(subject),
    });
    const recipient = await getJson<MailRecipient>(this.blobs, subject.tenant_id, recipientBlob);
    const settled = await this.addressees.settled(subject, recipient.email);
    const sent =
      (await this.addressees.refusal(timer.key, settled)) ??
      (await this.send(timer.key, begun.mailing, recipient.email, settled));
    this.attempts.inc({ mode: isLive(subject) ? 'live' : 'test', result: sent.outcome });
    faultPoint('mailer:attempt-answered');
    await this.record.made.add({ ...begun, ...sent, recipient });
  }

  private async send(id: string, mailing: OpenMailing, to: string, { sender }: Settled): Promise<Sent> {
    if (!isMailbox(to)) return { outcome: 'bounced', diagnostic: '553 5.1.3 this is not the address of a mailbox' };
    const { subject, requestedAt } = mailing;
    const { mime, wayOut } = await this.writer.signed({ id, subject, requestedAt, to }, sender);
    return isLive(subject) ? this.dispatch.send(id, to, mime, wayOut) : this.dispatch.keep(subject, mime);
  }
}
