import { Controller } from '@nestjs/common';
import { type AnswerOf, type InputOf, mailerRoutes as routes } from '@rubrica/contracts';
import { Clock, InternalInput, InternalRoute } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { readMailgun } from './provider/mailgun.js';
import { readPostmark } from './provider/postmark.js';
import type { MailProvider, ProviderReading, ProviderRequest } from './provider/provider-event.js';
import { readSendgrid } from './provider/sendgrid.js';
import { eventsOfSns, readSns } from './provider/ses.js';
import { Reports } from './report.process.js';
import { digestOf } from './report.store.js';
import { SnsClient } from './sns.client.js';

/** Takes what mail providers send to their webhooks, which the gateway passes on as it came. */
@Controller()
export class ProviderRequestController {
  constructor(
    private readonly settings: MailerSettings,
    private readonly sns: SnsClient,
    private readonly reports: Reports,
    private readonly clock: Clock,
  ) {}

  @InternalRoute(routes.providerRequest)
  async take(
    @InternalInput() { params: { provider }, body }: InputOf<typeof routes.providerRequest>,
  ): Promise<AnswerOf<typeof routes.providerRequest>> {
    const headers = Object.fromEntries(body.headers.map(({ name, value }) => [name, value]));
    const request = { headers, body: Buffer.from(body.body, 'base64'), now: this.clock.now().getTime() };
    const reading = await this.read(provider, request);
    if ('refused' in reading) return { counted: 0, refused: reading.refused };
    const { events, once: token } = reading;
    const once = token === undefined ? undefined : { token, bodyDigest: digestOf(body.body) };
    return { counted: await this.reports.onEvents(provider, events, once), refused: null };
  }

  private read(provider: MailProvider, request: ProviderRequest): ProviderReading | Promise<ProviderReading> {
    const { settings } = this;
    switch (provider) {
      case 'sendgrid':
        return readSendgrid(listed(settings.sendgridKeys), request);
      case 'mailgun':
        return readMailgun(listed(settings.mailgunKeys), request);
      case 'postmark':
        return readPostmark(listed(settings.postmarkUsers), request);
      case 'ses':
        return this.readSes(request);
    }
  }

  private async readSes(request: ProviderRequest): Promise<ProviderReading> {
    const message = readSns(listed(this.settings.sesTopics), request);
    if ('refused' in message) return message;
    const certificate = await this.sns.certificate(message.certificateUrl);
    if (certificate === null) return { refused: 'SNS has no certificate at SigningCertURL' };
    const reading = eventsOfSns(message, certificate);
    if ('refused' in reading || message.subscribeUrl === null) return reading;
    return (await this.sns.confirm(message.subscribeUrl)) ? reading : { refused: 'SNS does not take SubscribeURL' };
  }
}

const listed = (setting: string): string[] => (setting === '' ? [] : setting.split(','));
