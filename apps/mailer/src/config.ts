import {
  CAPABILITY_KEYS_FORM,
  CAPABILITY_KEYS_PATTERN,
  MAIL_PROVIDERS,
  RECEPTION_ADDRESS_PATTERN,
} from '@rubrica/contracts';
import { DatabaseDirectUrl, DatabaseUrl, FilesUrl, Setting } from '@rubrica/service';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsUrl,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';

/** Settings of mailer. */
export class MailerSettings {
  @DatabaseUrl()
  databaseUrl = '';

  @DatabaseDirectUrl()
  databaseDirectUrl = '';

  @Setting({
    env: 'SMTP_URL',
    meaning: 'mail server that takes the mails of live mode, smtp:// or smtps://; beyond this machine TLS is demanded',
    unit: 'URL',
    secret: true,
  })
  @IsUrl({ protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false })
  smtpUrl = '';

  @Setting({
    env: 'SERVICE_KEY',
    meaning: "encrypts the passwords of tenants' mail servers at rest",
    unit: '32 bytes in base64',
    secret: true,
  })
  @Length(44, 44)
  serviceKey = '';

  @Setting({
    env: 'MAIL_SENDER_ALLOW_LOOPBACK',
    meaning: "lets tenants' mail servers be on this machine, at any port and without TLS; for development",
  })
  @IsBoolean()
  senderAllowLoopback = false;

  @Setting({ env: 'MAIL_FROM', meaning: 'address that mails come from; its domain ends their Message-IDs' })
  @IsEmail({ require_tld: false })
  mailFrom = 'facturacion@rubrica.example';

  @Setting({ env: 'MAIL_DIR', meaning: 'folder where the mails of the test environment are kept; they are never sent' })
  @MinLength(1)
  mailFolder = '';

  @Setting({ env: 'PUBLIC_BASE_URL', meaning: 'base of the file URLs in mails', unit: 'URL' })
  @IsUrl({ require_tld: false })
  publicBaseUrl = 'http://localhost:3000';

  @FilesUrl()
  filesUrl = '';

  @Setting({
    env: 'FILE_URL_KEYS',
    meaning:
      'keys of file URLs as id:secret, comma separated; the first signs; the same as the gateway has. Empty: mails have no links to the document and its files',
    secret: true,
  })
  @ValidateIf(({ fileUrlKeys }: MailerSettings) => fileUrlKeys !== '')
  @Matches(CAPABILITY_KEYS_PATTERN, { message: CAPABILITY_KEYS_FORM })
  fileUrlKeys = '';

  @Setting({ env: 'MAIL_RESENDS_A_DAY', meaning: 'mails that a tenant may order again in 24 hours, in each mode' })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  resendsADay = 500;

  @Setting({
    env: 'BOUNCE_ADDRESS',
    meaning:
      'address that reports about mails come to, bounces@domain; each mail has bounces+<token>@domain as its envelope sender. Empty: MAIL_FROM, and no report is read',
  })
  @ValidateIf(({ bounceAddress }: MailerSettings) => bounceAddress !== '')
  @Matches(/^[a-z0-9.-]{1,16}@[^@\s]+$/, { message: 'must be an address whose local part has 16 characters at most' })
  bounceAddress = '';

  @Setting({
    env: 'BOUNCE_KEYS',
    meaning: 'keys of the tokens in return paths as id:secret, comma separated; the first signs, all verify',
    secret: true,
  })
  @ValidateIf(({ bounceAddress, bounceKeys }: MailerSettings) => bounceAddress !== '' || bounceKeys !== '')
  @Matches(CAPABILITY_KEYS_PATTERN, { message: CAPABILITY_KEYS_FORM })
  bounceKeys = '';

  @Setting({
    env: 'BOUNCE_LISTEN',
    meaning:
      'host:port of the SMTP server for reports; the MX record of the domain of BOUNCE_ADDRESS leads there. Empty: none',
  })
  @Matches(/^$|^.+:\d{1,5}$/, { message: 'must be host:port' })
  bounceListen = '';

  @Setting({
    env: 'BOUNCE_MAILBOX_URL',
    meaning:
      'mailbox to which reports come, imap:// or imaps://user:password@host/folder; it is only read. Empty: none',
    unit: 'URL',
    secret: true,
  })
  @ValidateIf(({ bounceMailboxUrl }: MailerSettings) => bounceMailboxUrl !== '')
  @IsUrl({ protocols: ['imap', 'imaps'], require_protocol: true, require_tld: false })
  bounceMailboxUrl = '';

  @Setting({
    env: 'RECEPTION_ADDRESS',
    meaning:
      'address at which tenants receive documents of suppliers, local@domain; each has local+<its id>@domain. Empty: none',
  })
  @ValidateIf(({ receptionAddress }: MailerSettings) => receptionAddress !== '')
  @Matches(RECEPTION_ADDRESS_PATTERN, { message: 'must be an address whose local part has 24 characters at most' })
  receptionAddress = '';

  @Setting({
    env: 'RECEPTION_LISTEN',
    meaning:
      'host:port of the SMTP server for mails of suppliers; the MX record of the domain of RECEPTION_ADDRESS leads there. Empty: none',
  })
  @Matches(/^$|^.+:\d{1,5}$/, { message: 'must be host:port' })
  receptionListen = '';

  @Setting({
    env: 'RECEPTION_MAILBOX_URL',
    meaning:
      'mailbox to which mails of suppliers come, imap:// or imaps://user:password@host/folder; its unread mails to addresses of RECEPTION_ADDRESS are received. Empty: none',
    unit: 'URL',
    secret: true,
  })
  @ValidateIf(({ receptionMailboxUrl }: MailerSettings) => receptionMailboxUrl !== '')
  @IsUrl({ protocols: ['imap', 'imaps'], require_protocol: true, require_tld: false })
  receptionMailboxUrl = '';

  @Setting({
    env: 'RECEPTION_MAILBOX_DONE',
    meaning: 'folder of that mailbox to which received mails are moved. Empty: they are marked as seen',
  })
  @MaxLength(200)
  receptionMailboxDone = '';

  @Setting({
    env: 'RECEPTION_FOLDER',
    meaning:
      'folder, shared by all processes of the mailer, in which companies drop documents of suppliers as <tenant id>/*.zip, *.xml or *.eml. Empty: none',
  })
  receptionFolder = '';

  @Setting({
    env: 'RECEPTION_SECONDS',
    meaning: 'wait between two readings of the mailbox and of the folder of suppliers',
    unit: 's',
  })
  @IsInt()
  @Min(1)
  @Max(3_600)
  receptionSeconds = 15;

  @Setting({ env: 'BOUNCE_MAILBOX_SECONDS', meaning: 'wait between two readings of the bounce mailbox', unit: 's' })
  @IsInt()
  @Min(1)
  @Max(3_600)
  bounceMailboxSeconds = 15;

  @Setting({
    env: 'MAIL_PROVIDER',
    meaning:
      'provider behind SMTP_URL: ses, sendgrid, mailgun or postmark; each mail bears a mark that its events give back. Empty: none',
  })
  @IsIn(['', ...MAIL_PROVIDERS])
  mailProvider: '' | (typeof MAIL_PROVIDERS)[number] = '';

  @Setting({
    env: 'SES_TOPICS',
    meaning: 'ARNs of the SNS topics that events of Amazon SES come from, comma separated. Empty: none is taken',
  })
  sesTopics = '';

  @Setting({
    env: 'SENDGRID_KEYS',
    meaning: "verification keys of SendGrid's event webhook (base64), comma separated. Empty: no event is taken",
  })
  sendgridKeys = '';

  @Setting({
    env: 'MAILGUN_KEYS',
    meaning: 'webhook signing keys of Mailgun, comma separated. Empty: no event is taken',
    secret: true,
  })
  mailgunKeys = '';

  @Setting({
    env: 'POSTMARK_USERS',
    meaning: 'user:password in the URL that Postmark sends events to, comma separated. Empty: no event is taken',
    secret: true,
  })
  postmarkUsers = '';

  @Setting({
    env: 'MAIL_ATTACHMENT_BYTES',
    meaning:
      'size at most of the zip as it stands in a mail; a larger one is linked instead, if FILE_URL_KEYS is set, and the PDF by itself and the logo are left out where they have no room beside it. DIAN lets a mail have 2 MB',
    unit: 'bytes',
  })
  @IsInt()
  @Min(1)
  attachmentBytes = 1_900_000;

  @Setting({ env: 'MAIL_CONNECTIONS', meaning: 'connections to the mail server that a process keeps' })
  @IsInt()
  @Min(1)
  @Max(100)
  smtpConnections = 10;

  @Setting({ env: 'MAIL_PER_DOMAIN', meaning: 'mails of a process that are sent at once to one receiving domain' })
  @IsInt()
  @Min(1)
  @Max(1_000)
  mailsPerDomain = 8;
}
