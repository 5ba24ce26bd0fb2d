import { CAPABILITY_KEYS_FORM, CAPABILITY_KEYS_PATTERN } from '@rubrica/contracts';
import { Setting } from '@rubrica/service';
import { IsEmail, IsInt, IsUrl, Matches, Max, Min, MinLength, ValidateIf } from 'class-validator';

/** Settings of mailer. */
export class MailerSettings {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// URL' })
  databaseUrl = '';

  @Setting({
    env: 'DATABASE_DIRECT_URL',
    meaning: 'PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode: migrations go past it',
    unit: 'URL',
    secret: true,
  })
  @Matches(/^(postgres(ql)?:\/\/.*)?$/, { message: 'must be a postgres:// URL' })
  databaseDirectUrl = '';

  @Setting({
    env: 'SMTP_URL',
    meaning: 'mail server that takes the mails of live mode, smtp:// or smtps://; beyond this machine TLS is demanded',
    unit: 'URL',
    secret: true,
  })
  @IsUrl({ protocols: ['smtp', 'smtps'], require_protocol: true, require_tld: false })
  smtpUrl = '';

  @Setting({ env: 'MAIL_FROM', meaning: 'address that mails come from; its domain ends their Message-IDs' })
  @IsEmail({ require_tld: false })
  mailFrom = 'facturacion@rubrica.example';

  @Setting({ env: 'MAIL_DIR', meaning: 'folder where the mails of the test environment are kept; they are never sent' })
  @MinLength(1)
  mailFolder = '';

  @Setting({ env: 'PUBLIC_BASE_URL', meaning: 'base of the file URLs in mails', unit: 'URL' })
  @IsUrl({ require_tld: false })
  publicBaseUrl = 'http://localhost:3000';

  @Setting({
    env: 'FILE_URL_KEYS',
    meaning:
      'keys of file URLs as id:secret, comma separated; the first signs; the same as the gateway has. Empty: mails have no buttons for PDF and XML',
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
}
