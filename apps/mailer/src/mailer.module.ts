import { type DynamicModule, Module } from '@nestjs/common';
import { EventingModule } from '@rubrica/eventing';
import { ServiceModule, type ServiceParts } from '@rubrica/service';
import { MailerSettings } from './config.js';
import { FileUrlMint } from './letter/file-url-mint.js';
import { LogoStore } from './letter/logo.store.js';
import { MailDirectory } from './mail-catcher/mail-directory.disk.js';
import { MailingConsumer } from './mailing/mailing.consumer.js';
import { MailingController } from './mailing/mailing.http.js';
import { MailingOrders } from './mailing/mailing-orders.process.js';
import { MailingTimer } from './mailing/mailing.timer.js';
import { MailingView } from './mailing/mailing.view.js';
import { SmtpClient } from './mailing/smtp.client.js';
import { migrations } from './migrations/index.js';
import { mailing } from './mailing/mailing.decide.js';

/** All wiring of the mailer. */
@Module({})
export class MailerModule {
  static with(settings: MailerSettings, parts: ServiceParts): DynamicModule {
    return {
      module: MailerModule,
      imports: [
        ServiceModule.register('mailer', parts),
        EventingModule.register({
          service: 'mailer',
          databaseUrl: settings.databaseUrl,
          schema: 'mailer',
          migrations,
          aggregates: [mailing],
          log: parts.log,
          clock: parts.clock,
          logger: parts.logger,
        }),
      ],
      controllers: [MailingController, MailingConsumer],
      providers: [
        { provide: MailerSettings, useValue: settings },
        { provide: SmtpClient, useValue: new SmtpClient({ url: settings.smtpUrl }) },
        { provide: MailDirectory, useValue: new MailDirectory(settings.mailFolder) },
        { provide: FileUrlMint, useValue: new FileUrlMint(settings.publicBaseUrl, settings.fileUrlKeys) },
        LogoStore,
        MailingView,
        MailingOrders,
        MailingTimer,
      ],
    };
  }
}
