import { Injectable } from '@nestjs/common';
import { Batch, Database } from '@rubrica/eventing';
import type { Words } from '@rubrica/fiscal';
import { Problem } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { TokenLease } from './token-lease.js';

/** Leases that are kept at the same time; when there are more, all are forgotten. */
const MOST_LEASES = 10_000;
/** Leases that are renewed with one statement, at most. */
const RENEWALS_AT_ONCE = 100;

/** Who has a limit: an API key, or a session of a person. */
export type LimitedParty = 'key' | 'session';

/** What a token bucket holds when it is full, and what it gains in a second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface LeaseOfKey {
  /** Id of the API key or of the session. */
  readonly keyId: string;
  readonly lease: TokenLease;
}

/** Headers of an answer about the limit of its API key or session. */
export type RateHeaders = Readonly<Record<'ratelimit' | 'ratelimit-policy', string>>;

/**
 * Limit of the requests of one API key, or of one session: a token bucket in the database, shared by all processes. A process takes tokens
 * from it ahead of the requests that spend them, so most requests ask nobody (ADR 0112).
 */
@Injectable()
export class RateLimits {
  private readonly leases = new Map<string, TokenLease>();
  private readonly underRenewal = new Map<string, Promise<void>>();
  private readonly rates: Readonly<Record<LimitedParty, Rate>>;
  private readonly renewals: Readonly<Record<LimitedParty, Batch<LeaseOfKey, void>>>;

  constructor(
    private readonly database: Database,
    settings: ApiGatewaySettings,
  ) {
    this.rates = {
      key: { burst: settings.rateLimitBurst, perSecond: settings.rateLimitPerSecond },
      session: { burst: settings.sessionRateLimitBurst, perSecond: settings.sessionRateLimitPerSecond },
    };
    this.renewals = { key: this.renewalsOf('key'), session: this.renewalsOf('session') };
  }

  /** Spends one token of the key or session. Throws a 429 when there is none. */
  async admit(party: LimitedParty, keyId: string): Promise<RateHeaders> {
    const lease = this.leaseOf(keyId);
    while (!lease.take(performance.now())) {
      if (lease.isRefused(performance.now())) throw refusal(party, this.rates[party], lease);
      lease.waiting += 1;
      try {
        await this.renewed(party, keyId, lease);
      } finally {
        lease.waiting -= 1;
      }
    }
    // Nobody waits for this; if it fails, who finds no token waits and is told.
    if (lease.isLow(performance.now())) this.renewed(party, keyId, lease).catch(() => undefined);
    return rateHeaders(this.rates[party], lease);
  }

  private renewalsOf(party: LimitedParty): Batch<LeaseOfKey, void> {
    const renew = (leases: readonly LeaseOfKey[]): Promise<void> => this.renewAll(this.rates[party], leases);
    return new Batch(`token-leases-${party}`, renew, { most: RENEWALS_AT_ONCE });
  }

  private leaseOf(keyId: string): TokenLease {
    const known = this.leases.get(keyId);
    if (known) return known;
    if (this.leases.size >= MOST_LEASES) this.leases.clear();
    const lease = new TokenLease();
    this.leases.set(keyId, lease);
    return lease;
  }

  /** Renews a lease, once for all who ask for it meanwhile. */
  private renewed(party: LimitedParty, keyId: string, lease: TokenLease): Promise<void> {
    const running = this.underRenewal.get(keyId);
    if (running) return running;
    const renewal = this.renewals[party].add({ keyId, lease }).finally(() => this.underRenewal.delete(keyId));
    this.underRenewal.set(keyId, renewal);
    return renewal;
  }

  private async renewAll({ burst, perSecond }: Rate, leases: readonly LeaseOfKey[]): Promise<void> {
    const nowMs = performance.now();
    const wanted = leases.map(({ lease }) => lease.request(nowMs));
    // In the order of the keys, so that two processes never wait for each other. What is negative is given back.
    const rows = await this.database.query<{ key_id: string; granted: number; tokens: number }>(
      `insert into rate_limits as bucket (key_id, tokens, granted, filled_at)
       select key_id, $3 - least($3, wanted), least($3, wanted), clock_timestamp()
       from unnest($1::text[], $2::float8[]) as asked (key_id, wanted) order by key_id
       on conflict (key_id) do update set (tokens, granted, filled_at) = (
         select least($3, full_to - given), given, clock_timestamp()
         from (
           select full_to, least(excluded.granted, floor(full_to)) as given
           from (
             select least($3, bucket.tokens
               + $4 * greatest(0, extract(epoch from clock_timestamp() - bucket.filled_at)::float8)) as full_to
           ) as filled
         ) as taken
       )
       returning key_id, granted, tokens`,
      [leases.map(({ keyId }) => keyId), wanted, burst, perSecond],
    );
    const buckets = new Map(rows.map((row) => [row.key_id, row]));
    for (const { keyId, lease } of leases) {
      const { granted = 0, tokens = 0 } = buckets.get(keyId) ?? {};
      lease.renew(granted, tokens, perSecond, performance.now());
    }
  }
}

const rateHeaders = ({ burst, perSecond }: Rate, lease: TokenLease): RateHeaders => {
  const fullInS = Math.ceil((burst - lease.remaining) / perSecond);
  return {
    'ratelimit-policy': `"requests";q=${burst};w=${Math.ceil(burst / perSecond)}`,
    ratelimit: `"requests";r=${lease.remaining};t=${fullInS}`,
  };
};

const PARTY: Readonly<Record<LimitedParty, Words>> = {
  key: { en: 'This API key', es: 'Esta clave de API' },
  session: { en: 'This session', es: 'Esta sesión' },
};

const refusal = (party: LimitedParty, rate: Rate, lease: TokenLease): Problem => {
  const { burst, perSecond } = rate;
  const { en, es } = PARTY[party];
  const detail = {
    en: `${en} has sent more than ${perSecond} requests per second, and ${burst} at once. Send this one again when Retry-After has passed.`,
    es: `${es} envió más de ${perSecond} solicitudes por segundo y ${burst} de una vez. Envíe esta de nuevo cuando pase el tiempo de Retry-After.`,
  };
  return new Problem(429, 'rate_limited', detail, [], { ...rateHeaders(rate, lease), 'retry-after': '1' });
};
