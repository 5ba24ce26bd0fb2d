import { PROVIDER_SETTINGS } from '@rubrica/contracts';
import { type BlobSettings, declaredSettings, Setting, FilesUrl } from '@rubrica/service';
import { IsBoolean, IsIn, IsInt, IsString, Max, Min, MinLength } from 'class-validator';

export type EventLog = 'postgres' | 'kafka';

/** Settings of the standalone. Port 0 means any free port; demo-credentials.json then has the URLs. */
export class StandaloneSettings extends declaredSettings(PROVIDER_SETTINGS) {
  @Setting({ env: 'PORT', meaning: 'port of the public API' })
  @IsInt()
  @Min(0)
  @Max(65535)
  port = 3000;

  @Setting({ env: 'HOST', meaning: 'address that the public API listens on' })
  @IsString()
  host = '127.0.0.1';

  @Setting({ env: 'ADMIN_PORT', meaning: 'port of the operator API' })
  @IsInt()
  @Min(0)
  @Max(65535)
  adminPort = 0;

  @Setting({ env: 'DATA_DIR', meaning: 'folder of everything that is kept: database, documents, keys, mail' })
  @MinLength(1)
  dataDir = '.rubrica';

  @Setting({
    env: 'PUBLIC_BASE_URL',
    meaning: 'base of file URLs; by default where the public API listens',
    unit: 'URL',
  })
  @IsString()
  publicBaseUrl = '';

  @FilesUrl()
  filesUrl = '';

  @Setting({
    env: 'CONSOLE_URL',
    meaning:
      'origin of the web console, as api-gateway has it; by default http://localhost with the port of the public API',
    unit: 'URL',
  })
  @IsString()
  consoleUrl = '';

  @Setting({
    env: 'ERROR_PAGES_URL',
    meaning: 'base of the `type` of problems; by default /docs/errors where the public API listens',
    unit: 'URL',
  })
  @IsString()
  errorPagesUrl = '';

  @Setting({
    env: 'USER_AGENT_URL',
    meaning: 'page that the User-Agent of webhooks names; by default /docs where the public API listens',
    unit: 'URL',
  })
  @IsString()
  userAgentUrl = '';

  @Setting({
    env: 'EVENT_LOG',
    meaning:
      'the log between services: postgres, or kafka (that of the KAFKA_ settings above, or else a broker of its own)',
  })
  @IsIn(['postgres', 'kafka'])
  eventLog: EventLog = 'postgres';

  @Setting({
    env: 'BLOB_STORE',
    meaning: 'where blobs are written: folder, or s3 (that of the BLOB_S3_ settings above)',
  })
  @IsIn(['folder', 's3'])
  blobStore: BlobSettings['blobStore'] = 'folder';

  @Setting({
    env: 'SMTP_URL',
    meaning: 'a real mail server for live mode; by default mail is caught and kept as .eml files',
    unit: 'URL',
    secret: true,
  })
  @IsString()
  smtpUrl = '';

  @Setting({
    env: 'DKIM_DNS_SERVERS',
    meaning:
      'name servers that are asked whether DKIM records are published, IP addresses with a port or without, comma separated. Empty: those of the system',
  })
  @IsString()
  dkimDnsServers = '';

  @Setting({ env: 'MAIL_FROM', meaning: 'address that mails come from' })
  @IsString()
  mailFrom = 'facturas@rubrica.example';

  @Setting({
    env: 'BOUNCE_ADDRESS',
    meaning: 'address that reports about mails come to, bounces@domain. Empty: no report is read',
  })
  @IsString()
  bounceAddress = '';

  @Setting({ env: 'BOUNCE_LISTEN', meaning: 'host:port of the SMTP server for reports. Empty: none' })
  @IsString()
  bounceListen = '';

  @Setting({
    env: 'RECEPTION_ADDRESS',
    meaning: 'address at which tenants receive documents of suppliers, local@domain. Empty: none',
  })
  @IsString()
  receptionAddress = '';

  @Setting({ env: 'RECEPTION_LISTEN', meaning: 'host:port of the SMTP server for mails of suppliers. Empty: none' })
  @IsString()
  receptionListen = '';

  @Setting({
    env: 'RECEPTION_MAILBOX_URL',
    meaning: 'mailbox to which mails of suppliers come, imap:// or imaps://user:password@host/folder. Empty: none',
    unit: 'URL',
    secret: true,
  })
  @IsString()
  receptionMailboxUrl = '';

  @Setting({
    env: 'RECEPTION_MAILBOX_DONE',
    meaning: 'folder of that mailbox to which received mails are moved. Empty: they are marked as seen',
  })
  @IsString()
  receptionMailboxDone = '';

  @Setting({
    env: 'RECEPTION_FOLDER',
    meaning: 'folder in which companies drop documents of suppliers as <tenant id>/*.zip, *.xml or *.eml. Empty: none',
  })
  @IsString()
  receptionFolder = '';

  @Setting({
    env: 'BOUNCE_MAILBOX_URL',
    meaning: 'mailbox to which reports come, imap:// or imaps://user:password@host/folder. Empty: none',
    unit: 'URL',
    secret: true,
  })
  @IsString()
  bounceMailboxUrl = '';

  @Setting({
    env: 'TRUST_BUNDLE',
    meaning: 'authorities, beside the demo’s own, whose certificates tenants may upload and the simulator takes',
    unit: 'PEM',
  })
  @IsString()
  trustBundlePem = '';

  @Setting({ env: 'RATE_LIMIT_PER_SECOND', meaning: 'requests that an API key may send per second' })
  @IsInt()
  @Min(1)
  rateLimitPerSecond = 1_000;

  @Setting({ env: 'RATE_LIMIT_BURST', meaning: 'requests that an API key may send at once after a pause' })
  @IsInt()
  @Min(1)
  rateLimitBurst = 2_000;

  @Setting({ env: 'WEBHOOK_ALLOW_LOOPBACK', meaning: 'lets webhook URLs be loopback, there also with http://' })
  @IsBoolean()
  webhookAllowLoopback = false;

  @Setting({
    env: 'OIDC_ALLOW_LOOPBACK',
    meaning: 'lets login providers of companies be loopback, there also with http://',
  })
  @IsBoolean()
  oidcAllowLoopback = false;

  @Setting({ env: 'MAIL_SENDER_ALLOW_LOOPBACK', meaning: "lets tenants' mail servers be loopback, without TLS" })
  @IsBoolean()
  mailSenderAllowLoopback = false;

  @Setting({
    env: 'HOLD_ISSUING',
    meaning:
      'numbers and signs nothing: after a restore, until the book of the tax authority was compared (docs/runbooks/restore.md)',
  })
  @IsBoolean()
  holdIssuing = false;

  @Setting({ env: 'TEST_CLOCK', meaning: 'lets the operator move the clock of all services and of the simulator' })
  @IsBoolean()
  testClock = false;

  @Setting({
    env: 'WORKER_THREADS',
    meaning:
      'threads that draw PDFs, pack packages and verify answers when there is more than one at a time; 0: all in the main thread',
  })
  @IsInt()
  @Min(0)
  @Max(64)
  workerThreads = 1;

  @Setting({ env: 'LOG_LEVEL', meaning: 'least level that is logged on standard output' })
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
  logLevel = 'warn';
}
