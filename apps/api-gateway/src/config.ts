import {
  CAPABILITY_KEYS_FORM,
  CAPABILITY_KEYS_PATTERN,
  FISCAL_SETTINGS,
  RECEPTION_ADDRESS_PATTERN,
} from '@rubrica/contracts';
import { DatabaseDirectUrl, DatabaseUrl, declaredSettings, FilesUrl, OWN_ERROR_PAGES, Setting } from '@rubrica/service';
import { IsBoolean, IsInt, IsString, IsUrl, Matches, Max, Min, ValidateIf } from 'class-validator';

/** URLs under which a browser keeps the cookie of a session: https, or http on this machine. '' is none. */
export const CONSOLE_URL_PATTERN = /^$|^https:\/\/[^/?#\s]+$|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Who may log in at the provider of operators, and with which role. */
const ROLE_RULE = '(look|act|administer)=(email:[^,\\s]+@[^,\\s]+|group:[^,]+)';
export const ROLE_RULES_PATTERN = new RegExp(`^$|^${ROLE_RULE}(,${ROLE_RULE})*$`);

/** Settings of api-gateway. */
export class ApiGatewaySettings extends declaredSettings(FISCAL_SETTINGS) {
  @Setting({ env: 'HOST', meaning: 'address that the public API and the operator API listen on' })
  @IsString()
  host = '0.0.0.0';

  @Setting({ env: 'PORT', meaning: 'port of the public API' })
  @IsInt()
  @Min(0)
  @Max(65535)
  port = 3000;

  @Setting({ env: 'ADMIN_PORT', meaning: 'port of the operator API and metrics; not for the internet' })
  @IsInt()
  @Min(0)
  @Max(65535)
  adminPort = 3001;

  @Setting({
    env: 'PUBLIC_BASE_URL',
    meaning: 'base of the file URLs that tenants and their webhooks get, without a slash at the end',
    unit: 'URL',
  })
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  @Matches(/[^/]$/, { message: 'must not end with a slash' })
  publicBaseUrl = 'http://localhost:3000';

  @FilesUrl()
  filesUrl = '';

  @Setting({
    env: 'ERROR_PAGES_URL',
    meaning:
      'base of the pages of codes, to which the `type` of a problem leads, without a slash at the end; by default /docs/errors of PUBLIC_BASE_URL',
    unit: 'URL',
  })
  @Matches(/^$|^https?:\/\/.*[^/]$/, { message: 'must be empty, or a URL without a slash at the end' })
  errorPagesUrl = '';

  @Setting({
    env: 'CONSOLE_URL',
    meaning:
      'origin of the web console, whose sessions are taken from this origin only: https, or http on this machine; empty: people cannot log in (ADR 0250)',
    unit: 'URL',
  })
  @Matches(CONSOLE_URL_PATTERN, {
    message: 'must be empty, https://host, or http://localhost: a browser keeps the cookie of no other',
  })
  consoleUrl = '';

  @Setting({
    env: 'OPERATOR_CONSOLE_URL',
    meaning:
      'origin of the console of operators, as CONSOLE_URL that of companies: where their listener is reached; empty: operators ask by tokens only (ADR 0255)',
    unit: 'URL',
  })
  @Matches(CONSOLE_URL_PATTERN, {
    message: 'must be empty, https://host, or http://localhost: a browser keeps the cookie of no other',
  })
  operatorConsoleUrl = '';

  @Setting({
    env: 'OPERATOR_OIDC_ISSUER',
    meaning:
      'provider of OpenID Connect at which operators log in, exactly as it names itself; empty: none (ADR 0265, docs/deploy.md)',
    unit: 'URL',
  })
  @Matches(/^$|^https:\/\/[^?#@\\\s]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[^?#@\\\s]*)?$/, {
    message:
      'must be empty, or a URL with https://, on this machine also http://, without query, fragment and credentials',
  })
  operatorOidcIssuer = '';

  @Setting({ env: 'OPERATOR_OIDC_CLIENT_ID', meaning: 'id that this provider gave to Rubrica' })
  @IsString()
  operatorOidcClientId = '';

  @Setting({
    env: 'OPERATOR_OIDC_CLIENT_SECRET',
    meaning: 'secret that this provider gave to Rubrica',
    secret: true,
  })
  @IsString()
  operatorOidcClientSecret = '';

  @Setting({
    env: 'OPERATOR_OIDC_ROLES',
    meaning:
      'who may log in there and with which role, as role=email:address or role=group:name, comma separated; of several the highest role holds. Empty: nobody',
  })
  @Matches(ROLE_RULES_PATTERN, {
    message: 'must be role=email:address or role=group:name, comma separated; a role is look, act or administer',
  })
  operatorOidcRoles = '';

  @Setting({ env: 'OPERATOR_OIDC_SCOPE', meaning: 'scopes that the provider is asked for; some need one for groups' })
  @Matches(/^openid( [\x21-\x7e]+)*$/, { message: 'must begin with openid, and have scopes separated by a space' })
  operatorOidcScope = 'openid email';

  @Setting({ env: 'OPERATOR_OIDC_GROUPS_CLAIM', meaning: 'claim in which this provider has the groups of a person' })
  @Matches(/^\S+$/, { message: 'must be the name of a claim' })
  operatorOidcGroupsClaim = 'groups';

  @Setting({
    env: 'SERVICE_KEY',
    meaning: "encrypts the client secrets of companies' login providers at rest; empty: companies have none (ADR 0253)",
    unit: '32 bytes in base64',
    secret: true,
  })
  @Matches(/^$|^[A-Za-z0-9+/]{43}=$/, { message: 'must be empty, or 32 bytes in base64' })
  serviceKey = '';

  @Setting({
    env: 'OIDC_ALLOW_LOOPBACK',
    meaning: 'lets login providers of companies be on this machine, there also with http://; for development',
  })
  @IsBoolean()
  oidcAllowLoopback = false;

  @DatabaseUrl()
  databaseUrl = '';

  @DatabaseDirectUrl()
  databaseDirectUrl = '';

  @Setting({
    env: 'FILE_URL_KEYS',
    meaning: 'keys of file URLs as id:secret, comma separated; the first signs, all verify',
    secret: true,
  })
  @Matches(CAPABILITY_KEYS_PATTERN, { message: CAPABILITY_KEYS_FORM })
  fileUrlKeys = '';

  @Setting({
    env: 'OPERATOR_TOKEN_HASHES',
    meaning: 'operators as name:sha256-of-token in hex, comma separated',
    secret: true,
  })
  @Matches(/^$|^[\w-]+:[0-9a-f]{64}(,[\w-]+:[0-9a-f]{64})*$/, {
    message: 'must be name:hash pairs, each hash 64 lower-case hex digits',
  })
  operatorTokenHashes = '';

  @Setting({
    env: 'TENANT_BACKLOG_LIMIT',
    meaning: 'documents of one tenant and mode that are worked on at the same time; approximate (ADR 0091)',
  })
  @IsInt()
  @Min(1)
  tenantBacklogLimit = 10_000;

  @Setting({ env: 'RATE_LIMIT_PER_SECOND', meaning: 'requests that an API key may send per second (ADR 0112)' })
  @IsInt()
  @Min(1)
  rateLimitPerSecond = 1_000;

  @Setting({ env: 'RATE_LIMIT_BURST', meaning: 'requests that an API key may send at once after a pause (ADR 0112)' })
  @IsInt()
  @Min(1)
  rateLimitBurst = 2_000;

  @Setting({ env: 'SESSION_RATE_LIMIT_PER_SECOND', meaning: 'requests that a session of a person may send per second' })
  @IsInt()
  @Min(1)
  sessionRateLimitPerSecond = 20;

  @Setting({
    env: 'SESSION_RATE_LIMIT_BURST',
    meaning: 'requests that a session of a person may send at once after a pause',
  })
  @IsInt()
  @Min(1)
  sessionRateLimitBurst = 100;

  @Setting({
    env: 'TRUSTED_PROXIES',
    meaning:
      'proxies before the public API that add an address to X-Forwarded-For, such as a load balancer; as many before the operators’ listener, for the addresses of operators. With fewer than there are, all people have the address of a proxy, and share its limit of logins; with more, anybody can name an address (ADR 0249)',
  })
  @IsInt()
  @Min(0)
  @Max(10)
  trustedProxies = 0;

  @Setting({
    env: 'RETENTION_YEARS',
    meaning:
      'how long the documents of an erased tenant are kept, from the January after the newest one; five at least (docs/tenant-data.md)',
    unit: 'years',
  })
  @IsInt()
  @Min(5)
  @Max(50)
  retentionYears = 5;

  @Setting({
    env: 'AUDIT_DAYS',
    meaning: 'how long the audit keeps who asked for what, with the address that the request came from (ADR 0254)',
    unit: 'days',
  })
  @IsInt()
  @Min(30)
  @Max(3_650)
  auditDays = 730;

  @Setting({
    env: 'REQUEST_LOG_PER_SECOND',
    meaning:
      'requests that a process writes into the request log per second at most; it drops the others (ADR 0259). 0: none',
  })
  @IsInt()
  @Min(0)
  @Max(10_000)
  requestLogPerSecond = 100;

  @Setting({
    env: 'SHUTDOWN_DELAY_MS',
    meaning:
      'how long requests are still answered after SIGTERM, while /readyz fails and each answer ends its connection; more than a load balancer needs to notice, 0 without one (ADR 0128)',
    unit: 'ms',
  })
  @IsInt()
  @Min(0)
  @Max(60_000)
  shutdownDelayMs = 6_000;

  @Setting({
    env: 'RECEPTION_ADDRESS',
    meaning: 'address at which tenants receive documents of suppliers, as mailer has it. Empty: none',
  })
  @ValidateIf(({ receptionAddress }: ApiGatewaySettings) => receptionAddress !== '')
  @Matches(RECEPTION_ADDRESS_PATTERN, { message: 'must be an address whose local part has 24 characters at most' })
  receptionAddress = '';

  @Setting({ env: 'TEST_CLOCK', meaning: 'lets an operator move the clock; the standalone on the simulator only' })
  @IsBoolean()
  testClock = false;
}

/** Returns the base of the `type` of problems. */
export const errorPagesOf = ({ errorPagesUrl, publicBaseUrl }: ApiGatewaySettings): string =>
  errorPagesUrl || `${publicBaseUrl}${OWN_ERROR_PAGES}`;
