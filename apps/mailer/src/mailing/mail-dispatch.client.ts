import { Injectable } from '@nestjs/common';
import { inSpan } from '@rubrica/eventing/tracing';
import { addressKey } from '@rubrica/fiscal';
import { MailerSettings } from '../config.js';
import { MailDirectory } from '../mail-catcher/mail-directory.disk.js';
import { refusedBy } from '../report/reading/reply-class.js';
import { ReturnPaths } from '../return-path/return-paths.js';
import { domainOf } from '../sender/sender.store.js';
import type { WayOut } from '../sender/way-out.process.js';
import { SmtpClient, type SmtpOutcome } from '../smtp/smtp.client.js';
import { Throttle } from '../smtp/throttle.js';
import type { MailingSubject } from './mailing.js';
import type { Sent } from './mailing-attempt.js';

/** Gives written mails to a mail server, or to the folder of the test environment. */
@Injectable()
export class MailDispatch {
  /** Limits the mails under way to one receiving domain, so that others need not wait behind it. */
  private readonly domains: Throttle;

  constructor(
    private readonly smtp: SmtpClient,
    private readonly directory: MailDirectory,
    private readonly returnPaths: ReturnPaths,
    private readonly settings: MailerSettings,
  ) {
    this.domains = new Throttle(settings.mailsPerDomain);
  }

  /** Sends a mail of live mode. */
  send(id: string, to: string, mime: string, wayOut: WayOut): Promise<Sent> {
    return inSpan('SMTP send', { kind: 'client', attributes: this.attributesOf(wayOut) }, async (span) => {
      const { result, diagnostic } = await this.sent(id, to, mime, wayOut);
      span?.set({ 'rubrica.mail.result': result });
      if (result !== 'delivered') span?.end(result);
      const isHard = result === 'bounced' && refusedBy({ status: null, diagnostic }) === 'hard';
      return { outcome: result, diagnostic, isHard };
    });
  }

  /** Sends a mail that the service writes in its own name, and that no report is about. */
  async sendOwn(to: string, mime: string): Promise<SmtpOutcome['result']> {
    const { smtpUrl, mailFrom: from } = this.settings;
    const { hostname } = new URL(smtpUrl);
    const attributes = { 'network.protocol.name': 'smtp', 'server.address': hostname };
    return inSpan('SMTP send', { kind: 'client', attributes }, async (span) => {
      const { result } = await this.domains.run(domainOf(addressKey(to)), () => this.smtp.send({ from, to, mime }));
      if (result !== 'delivered') span?.end(result);
      return result;
    });
  }

  /** Writes a mail of the test environment into the folder; its outcome is the one that the request asks for. */
  async keep(subject: MailingSubject, mime: string): Promise<Sent> {
    const { message_id } = subject;
    const outcome = ('simulate' in subject ? subject.simulate?.email : null) ?? 'delivered';
    await this.directory.keep(message_id.slice(0, message_id.indexOf('@')), mime);
    return { outcome, diagnostic: outcome === 'bounced' ? '550 5.1.1 simulated: no such user' : null };
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
   * connections of its own, and takes no slot among those to the receiving domains.
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
}
