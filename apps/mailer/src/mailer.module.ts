import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { parseCapabilityKeys } from '@rubrica/contracts';
import { EventingModule } from '@rubrica/eventing/wiring';
import {
  AddressResolver,
  DnsResolver,
  SecretBox,
  ServiceModule,
  type ServiceParts,
  filesUrlOf,
} from '@rubrica/service';
import type { SecureContextOptions } from 'node:tls';
import { MailerSettings } from './config.js';
import { DkimClient } from './dkim/dkim.client.js';
import { ErasureStore } from './erasure/erasure.store.js';
import { ErasureTimer } from './erasure/erasure.timer.js';
import { MailReception } from './reception/mail-reception.client.js';
import { ReceivedMails } from './reception/received-mail.process.js';
import { ReceivedMailTimer } from './reception/received-mail.timer.js';
import { ReceptionFolder } from './reception/reception-folder.disk.js';
import { ReceptionFolderTimer } from './reception/reception-folder.timer.js';
import { ReceptionMailbox } from './reception/reception-mailbox.client.js';
import { ReceptionMailboxTimer } from './reception/reception-mailbox.timer.js';
import { ReceptionListener } from './reception/reception-listener.smtp.js';
import { ReportListener } from './report/report-listener.smtp.js';
import { ReportMailbox } from './report/report-mailbox.client.js';
import { ReportMailboxStore } from './report/report-mailbox.store.js';
import { ReportMailboxTimer } from './report/report-mailbox.timer.js';
import { ProviderRequestController } from './report/provider-request.http.js';
import { Reports } from './report/report.process.js';
import { ReportStore } from './report/report.store.js';
import { UnsubscribeController } from './mailing/unsubscribe.http.js';
import { SnsClient } from './report/sns.client.js';
import { FileUrlMint } from './letter/file-url-mint.js';
import { LogoStore } from './letter/logo.store.js';
import { MailDirectory } from './mail-catcher/mail-directory.disk.js';
import { Addressees } from './mailing/addressees.process.js';
import { MailDispatch } from './mailing/mail-dispatch.client.js';
import { MailWriter } from './mailing/mail-writer.process.js';
import { MailingConsumer } from './mailing/mailing.consumer.js';
import { MailingController } from './mailing/mailing.http.js';
import { MailingOrders } from './mailing/mailing-orders.process.js';
import { MailingRecord } from './mailing/mailing-record.process.js';
import { MailingTimer } from './mailing/mailing.timer.js';
import { MailingView } from './mailing/mailing.view.js';
import { PersonMailController } from './person-mail/person-mail.http.js';
import { SmtpClient } from './smtp/smtp.client.js';
import { TenantConsumer } from './tenant/tenant.consumer.js';
import { TenantProfileView } from './profile/tenant-profile.view.js';
import { migrations } from './migrations/index.js';
import { mailing } from './mailing/mailing.decide.js';
import { LIMITS } from './report/reading/report.js';
import { UnsubscribeUrls } from './return-path/unsubscribe-urls.js';
import { ReturnPaths } from './return-path/return-paths.js';
import { SenderController } from './sender/sender.http.js';
import { SenderStore } from './sender/sender.store.js';
import { ACCOUNT_LIMITS, AccountRules, SmtpAccounts } from './sender/smtp-accounts.client.js';
import { WaysOut } from './sender/way-out.process.js';
import { SuppressionController } from './suppression/suppression.http.js';
import { SuppressionStore } from './suppression/suppression.store.js';

/** What tests have on this machine: name servers, the authority of the tenants' mail servers, and Amazon SNS. */
export interface MailerParts {
  readonly resolver?: AddressResolver;
  readonly ca?: SecureContextOptions['ca'];
  readonly sns?: SnsClient;
}

/** All wiring of the mailer. */
@Module({})
export class MailerModule {
  static with(settings: MailerSettings, parts: ServiceParts, own: MailerParts = {}): DynamicModule {
    return {
      module: MailerModule,
      imports: [
        ServiceModule.register('mailer', parts),
        EventingModule.register({
          service: 'mailer',
          databaseUrl: settings.databaseUrl,
          databaseDirectUrl: settings.databaseDirectUrl,
          schema: 'mailer',
          migrations,
          aggregates: [mailing],
          log: parts.log,
          clock: parts.clock,
          logger: parts.logger,
          tracer: parts.tracing?.tracer,
        }),
      ],
      controllers: [
        MailingController,
        SenderController,
        SuppressionController,
        ProviderRequestController,
        PersonMailController,
        UnsubscribeController,
        MailingConsumer,
        TenantConsumer,
      ],
      providers: [
        { provide: MailerSettings, useValue: settings },
        {
          provide: SmtpClient,
          useValue: new SmtpClient({ url: settings.smtpUrl, connections: settings.smtpConnections }),
        },
        ...senderProviders(settings, own),
        { provide: MailDirectory, useValue: new MailDirectory(settings.mailFolder) },
        { provide: UnsubscribeUrls, useValue: new UnsubscribeUrls(settings.publicBaseUrl, settings.fileUrlKeys) },
        { provide: FileUrlMint, useValue: new FileUrlMint(filesUrlOf(settings), settings.fileUrlKeys) },
        {
          provide: ReturnPaths,
          useValue: new ReturnPaths(
            settings.bounceAddress,
            settings.bounceKeys === '' ? [] : parseCapabilityKeys(settings.bounceKeys),
          ),
        },
        { provide: ReportMailbox, useValue: new ReportMailbox(settings.bounceMailboxUrl) },
        { provide: SnsClient, useValue: own.sns ?? new SnsClient() },
        {
          provide: ReportListener,
          inject: [Reports, ReturnPaths],
          useFactory: (reports: Reports, returnPaths: ReturnPaths) =>
            new ReportListener({
              listen: settings.bounceListen,
              accepts: (address) => returnPaths.accepts(address),
              onMail: (bytes, to) => reports.onMail('smtp', bytes, to),
              mostBytes: LIMITS.mailBytes,
            }),
        },
        ...receptionProviders(settings),
        ReportMailboxStore,
        ReportMailboxTimer,
        ReportStore,
        Reports,
        SuppressionStore,
        ErasureStore,
        ErasureTimer,
        LogoStore,
        MailingView,
        MailingOrders,
        MailWriter,
        MailDispatch,
        Addressees,
        MailingRecord,
        MailingTimer,
        TenantProfileView,
      ],
    };
  }
}

/** Makes what takes the mails of suppliers. */
const receptionProviders = ({
  receptionListen: listen,
  receptionMailboxUrl: url,
  receptionMailboxDone: doneFolder,
  receptionFolder: folder,
}: MailerSettings): Provider[] => [
  {
    provide: ReceptionListener,
    inject: [ReceivedMails],
    useFactory: (mails: ReceivedMails) =>
      new ReceptionListener({
        listen,
        accepts: (address) => mails.accepts(address),
        onMail: (bytes, to) => mails.onMail(bytes, to),
      }),
  },
  { provide: ReceptionMailbox, useValue: new ReceptionMailbox({ url, doneFolder }) },
  ReceptionMailboxTimer,
  { provide: ReceptionFolder, useValue: new ReceptionFolder(folder) },
  ReceptionFolderTimer,
  MailReception,
  ReceivedMails,
  ReceivedMailTimer,
];

/** What tenants' senders need. */
const senderProviders = (
  { serviceKey, senderAllowLoopback: allowLoopback }: MailerSettings,
  { resolver = new DnsResolver(), ca }: MailerParts,
): Provider[] => [
  { provide: SecretBox, useValue: new SecretBox(serviceKey) },
  { provide: AddressResolver, useValue: resolver },
  {
    provide: AccountRules,
    useValue: { addresses: { allowLoopback }, ca, limits: ACCOUNT_LIMITS } satisfies AccountRules,
  },
  DkimClient,
  SenderStore,
  SmtpAccounts,
  WaysOut,
];
