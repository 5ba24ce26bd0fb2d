import { CAPABILITY_KEYS_FORM, CAPABILITY_KEYS_PATTERN } from '@rubrica/contracts';
import { DatabaseDirectUrl, DatabaseUrl, FilesUrl, Setting } from '@rubrica/service';
import { IsBoolean, IsInt, IsUrl, Length, Matches, Max, Min } from 'class-validator';

/** Settings of webhook-dispatcher. */
export class WebhookDispatcherSettings {
  @DatabaseUrl()
  databaseUrl = '';

  @DatabaseDirectUrl()
  databaseDirectUrl = '';

  @Setting({ env: 'PUBLIC_BASE_URL', meaning: 'base of the file URLs in events', unit: 'URL' })
  @IsUrl({ require_tld: false })
  publicBaseUrl = 'http://localhost:3000';

  @FilesUrl()
  filesUrl = '';

  @Setting({
    env: 'USER_AGENT_URL',
    meaning: 'page about these webhooks, named in their User-Agent; by default /docs of PUBLIC_BASE_URL',
    unit: 'URL',
  })
  @Matches(/^$|^https?:\/\/[\x21-\x7e]+$/, { message: 'must be empty or a URL' })
  userAgentUrl = '';

  @Setting({
    env: 'FILE_URL_KEYS',
    meaning: 'keys of file URLs as id:secret, comma separated; the first signs; the same as the gateway has',
    secret: true,
  })
  @Matches(CAPABILITY_KEYS_PATTERN, { message: CAPABILITY_KEYS_FORM })
  fileUrlKeys = '';

  @Setting({
    env: 'SERVICE_KEY',
    meaning: 'encrypts the secrets of endpoints at rest',
    unit: '32 bytes in base64',
    secret: true,
  })
  @Length(44, 44)
  serviceKey = '';

  @Setting({
    env: 'WEBHOOK_ALLOW_LOOPBACK',
    meaning: 'lets endpoints be on this machine, there also with http://; for development',
  })
  @IsBoolean()
  allowLoopback = false;

  @Setting({ env: 'WEBHOOK_MOST_ENDPOINTS', meaning: 'endpoints that a tenant may have in each mode' })
  @IsInt()
  @Min(1)
  @Max(1_000)
  mostEndpoints = 16;

  @Setting({
    env: 'WEBHOOK_MOST_IN_FLIGHT',
    meaning: 'attempts that a process makes at once; an endpoint gets 1/32 of them at most, a tenant a quarter',
  })
  @IsInt()
  @Min(32)
  @Max(20_000)
  mostInFlight = 2_048;

  @Setting({
    env: 'WEBHOOK_SWITCH_OFF_AFTER_HOURS',
    meaning: 'an endpoint that only fails, ten times at least, is switched off after this time',
    unit: 'hours',
  })
  @IsInt()
  @Min(1)
  @Max(8_760)
  switchOffAfterHours = 72;

  @Setting({
    env: 'WEBHOOK_EVENTS_KEPT_DAYS',
    meaning: 'events and their deliveries are removed after this time',
    unit: 'days',
  })
  @IsInt()
  @Min(90)
  @Max(3_660)
  eventsKeptDays = 90;
}

/** Returns the User-Agent of webhooks. */
export const userAgentOf = ({ userAgentUrl, publicBaseUrl }: WebhookDispatcherSettings): string =>
  `Rubrica/1.0 (+${userAgentUrl || `${publicBaseUrl}/docs`})`;
