import { Injectable } from '@nestjs/common';
import { type AcquirerAnswer, type Caller, dianSubmitterRoutes as routes } from '@rubrica/contracts';
import { ownValue } from '@rubrica/fiscal';
import { Clock, InternalClient, Problem } from '@rubrica/service';
import { TenantPace } from '../access/tenant-pace.js';
import type { TenantRow } from '../tenant/tenant.store.js';

export interface Identification {
  readonly type: string;
  readonly number: string;
}

type Known = Extract<AcquirerAnswer, { readonly result: 'known' | 'unknown' }>;
interface Kept {
  readonly answer: Known;
  readonly untilMs: number;
}

/** What test mode knows, in which DIAN is not asked. */
const SIMULATED: Readonly<Record<string, Known>> = {
  '31/900108281': { result: 'known', name: 'Óptica Central S.A.S.', email: 'facturas@optica.example' },
};

/** How long an answer is used again. It is kept in memory only, as it names a person. */
const KEPT_MS = 5 * 60_000;
/** Answers that are kept; when there are more, the oldest is forgotten. */
const MOST_KEPT = 1_000;
/** Questions of one tenant to DIAN. */
const PER_MINUTE = 30;
const AT_ONCE = 10;
/** Longer than dian-submitter waits for DIAN, so that its answer arrives first. */
const TIMEOUT_MS = 12_000;

/** Asks DIAN, through dian-submitter, what it knows of a buyer. */
@Injectable()
export class AcquirerLookup {
  private readonly kept = new Map<string, Kept>();
  private readonly pace = new TenantPace(PER_MINUTE, AT_ONCE);

  constructor(
    private readonly internal: InternalClient,
    private readonly clock: Clock,
  ) {}

  /** Throws a `Problem` when there is no answer: 409 without a certificate, 429, 502 or 503. */
  async find(
    { tenantId, livemode }: Caller,
    environment: TenantRow['live_environment'],
    { type, number }: Identification,
  ): Promise<Known> {
    if (!livemode) return ownValue(SIMULATED, `${type}/${number}`) ?? { result: 'unknown' };
    const key = [tenantId, environment, type, number].join('/');
    const nowMs = this.clock.now().getTime();
    const kept = this.kept.get(key);
    if (kept && nowMs < kept.untilMs) return kept.answer;
    this.kept.delete(key);
    if (!this.pace.take(tenantId, nowMs)) throw new Problem(429, 'rate_limited', TOO_MANY, [], { 'retry-after': '2' });
    const body = { tenant_id: tenantId, environment, identification_type: type, identification_number: number };
    const answer = await this.internal.call(routes.askAcquirer, { body }, { timeoutMs: TIMEOUT_MS });
    if (answer.result !== 'known' && answer.result !== 'unknown') throw problemOf(answer);
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, { answer, untilMs: nowMs + KEPT_MS });
    return answer;
  }
}

const TOO_MANY = {
  en: `A company asks DIAN for ${PER_MINUTE} buyers a minute at most.`,
  es: `Una empresa pregunta a la DIAN por ${PER_MINUTE} adquirentes al minuto como máximo.`,
};

const problemOf = (answer: Exclude<AcquirerAnswer, Known>): Problem => {
  switch (answer.result) {
    case 'certificate_missing':
      return new Problem(409, 'certificate_missing', {
        en: 'No valid certificate signs the question. Upload one with POST /v1/certificates.',
        es: 'Ningún certificado vigente firma la pregunta. Suba uno con POST /v1/certificates.',
      });
    case 'security_fault':
      return new Problem(502, 'dian_security_fault', {
        en: `The tax authority did not take the security header (${answer.detail}).`,
        es: `La DIAN no aceptó el encabezado de seguridad (${answer.detail}).`,
      });
    case 'unavailable': {
      const detail = {
        en: `The tax authority did not answer (${answer.detail}). Go on with the data that you have, or ask again later.`,
        es: 'La DIAN no respondió. Siga con los datos que tiene, o pregunte de nuevo más tarde.',
      };
      return new Problem(503, 'dian_unavailable', detail, [], { 'retry-after': '60' });
    }
  }
};
