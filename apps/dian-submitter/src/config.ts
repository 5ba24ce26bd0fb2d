import { DatabaseDirectUrl, DatabaseUrl, Setting } from '@rubrica/service';
import { IsInt, IsString, Matches, Max, Min } from 'class-validator';

/** URL of DIAN's service: https, or http on loopback for a simulator. */
const ENDPOINT = /^(https:\/\/.+|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?\/.*)$/;

/** Settings of dian-submitter. */
export class DianSubmitterSettings {
  @DatabaseUrl()
  databaseUrl = '';

  @DatabaseDirectUrl()
  databaseDirectUrl = '';

  @Setting({ env: 'DIAN_HABILITACION_URL', meaning: "DIAN's service of the habilitación environment", unit: 'URL' })
  @Matches(ENDPOINT, { message: 'must be https, or http on loopback' })
  habilitacionUrl = 'https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc';

  @Setting({ env: 'DIAN_PRODUCTION_URL', meaning: "DIAN's service of the production environment", unit: 'URL' })
  @Matches(ENDPOINT, { message: 'must be https, or http on loopback' })
  productionUrl = 'https://vpfe.dian.gov.co/WcfDianCustomerServices.svc';

  @Setting({
    env: 'DIAN_HABILITACION_TRUST',
    meaning: 'authorities behind the signature of ApplicationResponses in habilitación',
    unit: 'PEM',
  })
  @IsString()
  habilitacionTrustPem = '';

  @Setting({
    env: 'DIAN_PRODUCTION_TRUST',
    meaning: 'authorities behind the signature of ApplicationResponses in production',
    unit: 'PEM',
  })
  @IsString()
  productionTrustPem = '';

  @Setting({
    env: 'SUPPLIER_TRUST',
    meaning:
      'authorities that issue certificates to suppliers; they count for a received document of which DIAN gives no copy; none: such a document stays unverified',
    unit: 'PEM',
  })
  @IsString()
  supplierTrustPem = '';

  @Setting({
    env: 'DIAN_SIGNER_NUMBERS',
    meaning:
      "numbers of which the certificate that signs ApplicationResponses bears one (DIAN's NIT, with and without check digit), comma separated",
  })
  @Matches(/^\d+(,\d+)*$/)
  signerNumbers = '800197268,8001972684';

  @Setting({
    env: 'DIAN_CONNECT_TIMEOUT_MS',
    meaning: 'until a connection stands: look-up, TCP and TLS each',
    unit: 'ms',
  })
  @IsInt()
  @Min(100)
  connectTimeoutMs = 15_000;

  @Setting({
    env: 'DIAN_ANSWER_TIMEOUT_MS',
    meaning: 'from the request to the answer; 10 to 60 s are normal',
    unit: 'ms',
  })
  @IsInt()
  @Min(100)
  answerTimeoutMs = 60_000;

  @Setting({ env: 'DIAN_ANSWER_MAX_BYTES', meaning: 'largest answer that is read', unit: 'bytes' })
  @IsInt()
  @Min(64 * 1024)
  answerMaxBytes = 4 * 1024 * 1024;

  @Setting({
    env: 'DIAN_IN_FLIGHT',
    meaning:
      'calls to DIAN under way at once, per environment and process; a connection each; one tenant has a third at most',
  })
  @IsInt()
  @Min(1)
  @Max(2_000)
  inFlight = 320;

  @Setting({
    env: 'DIAN_FRUITLESS_CALLS',
    meaning: 'calls of an environment in a row without an answer after which it is only tried, one call at a time',
  })
  @IsInt()
  @Min(1)
  fruitlessCalls = 10;

  @Setting({ env: 'DIAN_TRIAL_EVERY_MS', meaning: 'longest wait between two such trials', unit: 'ms' })
  @IsInt()
  @Min(10)
  trialEveryMs = 20_000;

  @Setting({
    env: 'OUTSIDE_TARGETS',
    meaning:
      'hosts that tell by taking a connection that our own network works, `host:port`, comma separated; none: only an operator declares contingencies',
  })
  @Matches(/^$|^[^\s,:]+:\d{1,5}(,[^\s,:]+:\d{1,5})*$/, { message: 'must be host:port, comma separated' })
  outsideTargets = '';

  @Setting({
    env: 'RETRY_FIRST_MS',
    meaning: 'wait after the first fruitless attempt; doubled after each further one',
    unit: 'ms',
  })
  @IsInt()
  @Min(10)
  retryFirstMs = 1_000;

  @Setting({ env: 'RETRY_LONGEST_MS', meaning: 'longest wait between two attempts', unit: 'ms' })
  @IsInt()
  @Min(10)
  retryLongestMs = 300_000;

  @Setting({
    env: 'SHUTDOWN_GRACE_MS',
    meaning: 'how long calls under way may still be answered when the service ends',
    unit: 'ms',
  })
  @IsInt()
  @Min(0)
  shutdownGraceMs = 3_000;
}
