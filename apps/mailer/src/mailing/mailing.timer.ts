import { Injectable } from '@nestjs/common';
import type { MailRecipient } from '@rubrica/contracts';
import {
  type CommandOf,
  Database,
  type DueTimer,
  faultPoint,
  type Handled,
  microBatch,
  OnTimer,
  type Tx,
  VersionConflict,
} from '@rubrica/eventing';
import { currentWork, inSpan } from '@rubrica/eventing/tracing';
import { addressKey } from '@rubrica/fiscal';
import { BlobStore, getJson, Metrics, putJson } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { MailDirectory } from '../mail-catcher/mail-directory.disk.js';
import { refusedBy } from '../report/reading/reply-class.js';
import { ReturnPaths } from '../return-path/return-paths.js';
import { domainOf, type SenderRow, SenderStore } from '../sender/sender.store.js';
import type { WayOut } from '../sender/way-out.process.js';
import { type Addressee, type SuppressionRow, SuppressionStore } from '../suppression/suppression.store.js';
import { isMailbox } from './addressed-mail.js';
import { MailWriter } from './mail-writer.process.js';
import { MAIL_OUTCOMES, mailing, type MailingCommand, type MailOutcome } from './mailing.decide.js';
import { isLive, isNotice, isOpen, type Mailing, type MailingEvent, type MailingSubject } from './mailing.js';
import { type FirstAttempt, SEND, sendTimer } from './mailing-orders.process.js';
import { type ChangedMailing, MailingView } from './mailing.view.js';
import { SmtpClient, type SmtpOutcome } from '../smtp/smtp.client.js';
import { Throttle } from '../smtp/throttle.js';

/** Mails under way at most, each with its bytes in memory; all of them may share a transaction. */
const IN_FLIGHT = 128;

type OpenMailing = Extract<Mailing, { readonly status: 'queued' | 'sent' }>;

type MailingTimerDue = DueTimer<object, FirstAttempt>;

interface BegunAttempt {
  readonly timer: MailingTimerDue;
  readonly mailing: OpenMailing;
  /** ISO instant. */
  readonly begunAt: string;
  /** It is recorded together with its outcome. */
  readonly isUnrecorded: boolean;
}

/** What a tenant has settled about mails to an address. */
interface Settled {
  readonly suppression: SuppressionRow | undefined;
  readonly sender: SenderRow | undefined;
}

interface Sent {
  readonly outcome: MailOutcome;
  readonly diagnostic: string | null;
  /** The server says that the address is none. */
  readonly isHard?: boolean;
}

interface MadeAttempt extends BegunAttempt, Sent {
  readonly recipient: MailRecipient;
}

/**
 * Sends due mails. The attempt is committed before the mail is sent and the outcome after it, so a crash may send a
 * mail twice, with the same Message-ID, but never loses one. Attempts that come at the same time share these
 * transactions. A first attempt that this process begins with the commit of its order needs no record of its own before
 * the mail: its timer is one (ADR 0158).
 */
@Injectable()
export class MailingTimer {
  private readonly attempts;
  /** So that a large provider does not see a flood, and the others do not wait behind it. */
  private readonly domains: Throttle;
  private readonly begin = microBatch((timers: readonly MailingTimerDue[]) => this.beginAll(timers), IN_FLIGHT);
  private readonly settled = microBatch((to: readonly Addressee[]) => this.settledOf(to), IN_FLIGHT);
  private readonly record = microBatch((made: readonly MadeAttempt[]) => this.recordAll(made), IN_FLIGHT);

  constructor(
    private readonly database: Database,
    private readonly mailings: MailingView,
    private readonly blobs: BlobStore,
    private readonly writer: MailWriter,
    private readonly smtp: SmtpClient,
    private readonly directory: MailDirectory,
    private readonly suppressions: SuppressionStore,
    private readonly senders: SenderStore,
    private readonly returnPaths: ReturnPaths,
    private readonly settings: MailerSettings,
    metrics: Metrics,
  ) {
    this.domains = new Throttle(settings.mailsPerDomain);
    this.attempts = metrics.counter(
      'rubrica_mail_attempts_total',
      'Attempts to send a mail, by their outcome; deferred: it is tried again',
      ['mode', 'result'],
      ['test', 'live'].flatMap((mode) => MAIL_OUTCOMES.map((result) => ({ mode, result }))),
    );
  }

  @OnTimer({ kind: SEND, concurrency: IN_FLIGHT, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue(timers: readonly MailingTimerDue[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.send(timer)));
  }

  private async send(timer: MailingTimerDue): Promise<void> {
    const begun = firstAttempt(timer) ?? (await this.begin(timer));
    if (!begun) return;
    faultPoint('mailer:attempt-begun');
    const { subject, recipientBlob } = begun.mailing;
    currentWork()?.describe({
      ...(isNotice(subject) ? {} : { 'rubrica.document.id': subject.document_id }),
      'rubrica.livemode': isLive(subject),
    });
    const recipient = await getJson<MailRecipient>(this.blobs, subject.tenant_id, recipientBlob);
    const settled = await this.settledFor(subject, recipient.email);
    const sent =
      (await this.suppressed(timer.key, settled)) ??
      (await this.mail(timer.key, begun.mailing, recipient.email, settled));
    this.attempts.inc({ mode: isLive(subject) ? 'live' : 'test', result: sent.outcome });
    faultPoint('mailer:attempt-answered');
    await this.record({ ...begun, ...sent, recipient });
  }

  /** Begins the attempts; returns null, and completes the timer, where nothing is left to send. */
  private beginAll(timers: readonly MailingTimerDue[]): Promise<(BegunAttempt | null)[]> {
    return this.database.transaction(async (tx) => {
      const ids = timers.map(({ key }) => key);
      const handled = await tx.handleAll(
        mailing,
        timers.map(({ key: id, cause }) => ({ id, command: { type: 'BeginAttempt', at: tx.at }, cause })),
      );
      await this.mailings.show(tx, changesOf(ids, handled));
      const begun = timers.map((timer, i) => {
        const state = handled[i]?.state;
        return state && isOpen(state) ? { timer, mailing: state, begunAt: tx.at, isUnrecorded: false } : null;
      });
      const ended = timers.filter((_, i) => begun[i] === null);
      if (ended.length > 0) await tx.complete(...ended);
      return begun;
    });
  }

  /** A notice goes to the tenant itself, from the service. */
  private async settledFor(subject: MailingSubject, address: string): Promise<Settled> {
    if (isNotice(subject)) return { suppression: undefined, sender: undefined };
    return this.settled({ tenantId: subject.tenant_id, livemode: isLive(subject), address });
  }

  private settledOf(to: readonly Addressee[]): Promise<Settled[]> {
    return this.database.transaction(async (tx) => {
      const [suppressions, senders] = await Promise.all([
        this.suppressions.findAll(tx, to),
        this.senders.defaultsOf(tx, to),
      ]);
      return to.map((_, i) => ({ suppression: suppressions[i], sender: senders[i] }));
    });
  }

  /**
   * A mail to a buyer's address on the tenant's suppression list is not sent; but one that the tenant sends again by hand
   * reaches who only wanted no more mails by themselves.
   */
  private async suppressed(id: string, { suppression: found }: Settled): Promise<Sent | null> {
    if (!found) return null;
    if (found.reason === 'unsubscribed' && (await this.mailings.isOrdered(id))) return null;
    const why = found.diagnostic === null ? '' : `: ${found.diagnostic}`;
    return { outcome: 'bounced', diagnostic: `not sent: the address is suppressed (${found.reason})${why}` };
  }

  private async mail(id: string, mailing: OpenMailing, to: string, { sender }: Settled): Promise<Sent> {
    if (!isMailbox(to)) return { outcome: 'bounced', diagnostic: '553 5.1.3 this is not the address of a mailbox' };
    const { subject, requestedAt } = mailing;
    const { mime, wayOut } = await this.writer.signed({ id, subject, requestedAt, to }, sender);
    if (!isLive(subject)) return this.keep(subject, mime);
    return inSpan('SMTP send', { kind: 'client', attributes: this.attributesOf(wayOut) }, async (span) => {
      const { result, diagnostic } = await this.sent(id, to, mime, wayOut);
      span?.set({ 'rubrica.mail.result': result });
      if (result !== 'delivered') span?.end(result);
      const isHard = result === 'bounced' && refusedBy({ status: null, diagnostic }) === 'hard';
      return { outcome: result, diagnostic, isHard };
    });
  }

  private attributesOf({ server }: WayOut) {
    const { hostname, port } = new URL(this.settings.smtpUrl);
    return {
      'network.protocol.name': 'smtp',
      ...(server === null
        ? { 'server.address': hostname, 'server.port': port === '' ? undefined : Number(port) }
        : { 'rubrica.mail.server': 'tenant' }),
    };
  }

  /**
   * A tenant's own server takes its own address as the sender of the envelope, so that reports come to the tenant: most
   * providers allow no other. A header tells ours, so that a report which the tenant forwards counts. Such a server has few
   * connections of its own, and takes no place among those to the receiving domains.
   */
  private sent(id: string, to: string, mime: string, { from, server }: WayOut): Promise<SmtpOutcome> {
    if (server) return server.send({ from, to, mime });
    const returnPath = this.returnPaths.of(id);
    return this.domains.run(domainOf(addressKey(to)), () =>
      this.smtp.send({
        from: returnPath ?? this.settings.mailFrom,
        to,
        mime,
        ...(returnPath === null ? {} : { envelopeId: id }),
      }),
    );
  }

  /**
   * Writes a mail of the test environment into the folder instead of sending it; its outcome is the one that the
   * request asks for.
   */
  private async keep(subject: MailingSubject, mime: string): Promise<Sent> {
    const { message_id } = subject;
    const outcome = (isNotice(subject) ? null : subject.simulate?.email) ?? 'delivered';
    await this.directory.keep(message_id.slice(0, message_id.indexOf('@')), mime);
    return { outcome, diagnostic: outcome === 'bounced' ? '550 5.1.1 simulated: no such user' : null };
  }

  /** Stores what the server said, records the outcomes, and completes the timers. */
  private async recordAll(made: readonly MadeAttempt[]): Promise<undefined[]> {
    const blobs = await Promise.all(
      made.map(({ mailing: { subject }, recipient, diagnostic }) =>
        putJson(this.blobs, subject.tenant_id, { ...recipient, diagnostic }),
      ),
    );
    return this.database.transaction(async (tx) => {
      tx.resume(
        mailing,
        new Map(made.flatMap(({ timer: { key, handover } }) => (handover ? [[key, handover.scheduled] as const] : []))),
      );
      const commands = made.flatMap((one, i) => recordOf(one, tx.at, blobs[i] ?? ''));
      const changes = changesOf(
        commands.map(({ id }) => id),
        await tx.handleAll(mailing, commands),
      );
      // Whoever was erased meanwhile has no row; then the states that were handed over are out of date.
      if ((await this.mailings.show(tx, changes)) < changes.length)
        throw new VersionConflict(changes.map(({ id }) => id));
      for (const one of made.filter(({ isHard }) => isHard)) await this.suppress(tx, one);
      for (const { id, mailing: after } of changes) {
        if (isOpen(after)) tx.schedule(sendTimer(id, after.subject.tenant_id, after.dueAt));
      }
      await tx.complete(...made.map(({ timer }) => timer));
      return made.map(() => undefined);
    });
  }

  private async suppress(tx: Tx, { timer, mailing: { subject }, recipient, diagnostic }: MadeAttempt): Promise<void> {
    if (isNotice(subject)) return; // the list is of buyers' addresses
    const { tenant_id, document_id } = subject;
    await this.suppressions.add(tx, {
      ...{ tenant_id, livemode: true, address: recipient.email, reason: 'hard_bounce', diagnostic },
      ...{ document_id, mailing_id: timer.key },
    });
  }
}

/** Returns the attempt that begins with the commit of its order; null if another process, or a later turn, makes it. */
const firstAttempt = (timer: MailingTimerDue): BegunAttempt | null => {
  const mailing = timer.handover?.scheduled.state;
  return mailing && isOpen(mailing) ? { timer, mailing, begunAt: timer.due, isUnrecorded: true } : null;
};

const recordOf = (
  { timer: { key: id, cause }, begunAt, isUnrecorded, outcome }: MadeAttempt,
  at: string,
  recipient_blob: string,
): CommandOf<MailingCommand>[] => {
  const jitter = 0.9 + Math.random() * 0.2;
  return [
    ...(isUnrecorded ? [{ id, command: { type: 'BeginAttempt', at: begunAt } as const, cause }] : []),
    { id, command: { type: 'RecordAttempt', at, begunAt, outcome, recipient_blob, jitter }, cause },
  ];
};

/** Returns the mailings that a transaction has changed, in their last state. */
const changesOf = (ids: readonly string[], handled: readonly Handled<Mailing, MailingEvent>[]): ChangedMailing[] => {
  const changed = new Map<string, ChangedMailing>();
  handled.forEach(({ state, events }, i) => {
    const id = ids[i] ?? '';
    if (events.length > 0 && state.status !== 'unknown') changed.set(id, { id, mailing: state });
  });
  return [...changed.values()];
};
