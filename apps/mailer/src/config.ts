import { Setting } from '@rubrica/service';
import { IsEmail, IsInt, IsUrl, Matches, Max, Min, MinLength } from 'class-validator';

/** Settings of mailer. */
export class MailerSettings {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// URL' })
  databaseUrl = '';

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

  @Setting({ env: 'MAIL_RESENDS_A_DAY', meaning: 'mails that a tenant may order again in 24 hours, in each mode' })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  resendsADay = 500;
}
