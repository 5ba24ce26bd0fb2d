import { Injectable } from '@nestjs/common';
import { Batch, Database } from '@rubrica/eventing';
import { Problem } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { TokenLease } from './token-lease.js';

/** Leases that are kept at the same time; when there are more, all are forgotten. */
const MOST_LEASES = 10_000;
/** Leases that are renewed with one statement, at most. */
const RENEWALS_AT_ONCE = 100;

interface LeaseOfKey {
  readonly keyId: string;
  readonly lease: TokenLease;
}

/** Headers of an answer about the limit of its API key. */
export type RateHeaders = Readonly<Record<'ratelimit' | 'ratelimit-policy', string>>;

/**
 * Limit of the requests of one API key: a token bucket in the database, shared by all processes. A process takes tokens
 * from it ahead of the requests that spend them, so most requests ask nobody (ADR 0112).
 */
@Injectable()
export class RateLimits {
  private readonly leases = new Map<string, TokenLease>();
  private readonly underRenewal = new Map<string, Promise<void>>();
  private readonly renewals = new Batch('token-leases', (leases: readonly LeaseOfKey[]) => this.renewAll(leases), {
    most: RENEWALS_AT_ONCE,
  });

  constructor(
    private readonly database: Database,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /** Spends one token of the key. Throws a 429 when there is none. */
  async admit(keyId: string): Promise<RateHeaders> {
    const lease = this.leaseOf(keyId);
    while (!lease.take(performance.now())) {
      if (lease.isRefused(performance.now())) throw this.refusal(lease);
      lease.waiting += 1;
      try {
        await this.renewed(keyId, lease);
      } finally {
        lease.waiting -= 1;
      }
    }
    // Nobody waits for this; if it fails, who finds no token waits and is told.
    if (lease.isLow(performance.now())) this.renewed(keyId, lease).catch(() => undefined);
    return this.headers(lease);
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
  private renewed(keyId: string, lease: TokenLease): Promise<void> {
    const running = this.underRenewal.get(keyId);
    if (running) return running;
    const renewal = this.renewals.add({ keyId, lease }).finally(() => this.underRenewal.delete(keyId));
    this.underRenewal.set(keyId, renewal);
    return renewal;
  }

  private async renewAll(leases: readonly LeaseOfKey[]): Promise<void> {
    const { rateLimitBurst: burst, rateLimitPerSecond: perSecond } = this.settings;
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

  private headers(lease: TokenLease): RateHeaders {
    const { rateLimitBurst: burst, rateLimitPerSecond: perSecond } = this.settings;
    const fullInS = Math.ceil((burst - lease.remaining) / perSecond);
    return {
      'ratelimit-policy': `"requests";q=${burst};w=${Math.ceil(burst / perSecond)}`,
      ratelimit: `"requests";r=${lease.remaining};t=${fullInS}`,
    };
  }

  private refusal(lease: TokenLease): Problem {
    const { rateLimitBurst: burst, rateLimitPerSecond: perSecond } = this.settings;
    const detail = {
      en: `This API key has sent more than ${perSecond} requests per second, and ${burst} at once. Send this one again when Retry-After has passed.`,
      es: `Esta clave de API envió más de ${perSecond} solicitudes por segundo y ${burst} de una vez. Envíe esta de nuevo cuando pase el tiempo de Retry-After.`,
    };
    return new Problem(429, 'rate_limited', detail, [], { ...this.headers(lease), 'retry-after': '1' });
  }
}
