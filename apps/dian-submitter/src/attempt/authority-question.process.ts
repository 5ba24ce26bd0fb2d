import { Injectable } from '@nestjs/common';
import { VaultRefusal } from '@rubrica/vault-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSecurityFault } from '../dian/attempt-outcome.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import type { SoapAnswer, SoapRequest } from '../dian/soap.js';
import { TaxAuthority } from './tax-authority.client.js';

export interface AuthorityQuestion {
  readonly environment: LiveEnvironment;
  readonly tenantId: string;
  readonly request: SoapRequest;
  /** Limit for the answer. */
  readonly withinMs: number;
}

type NoAnswer = Extract<SoapAnswer, { readonly kind: 'fault' | 'unreadable' }>;

/** Why a question has no answer. */
export type Unanswered =
  | { readonly result: 'unavailable'; readonly detail: string }
  | { readonly result: 'security_fault'; readonly detail: string }
  | { readonly result: 'certificate_missing' };

/** Asks the tax authority what a person waits for. Asking again is harmless. */
@Injectable()
export class AuthorityQuestions {
  constructor(private readonly authority: TaxAuthority) {}

  /** Returns the answer as `read` reads it, or why there is none. */
  async ask<Answer extends { readonly kind: string }>(
    { environment, tenantId, request, withinMs }: AuthorityQuestion,
    read: (body: Uint8Array) => Answer,
  ): Promise<Exclude<Answer, NoAnswer> | { readonly kind: 'unanswered'; readonly why: Unanswered }> {
    const unanswered = (why: Unanswered) => ({ kind: 'unanswered', why }) as const;
    const unavailable = (detail: string) => unanswered({ result: 'unavailable', detail });
    // The circuit breaker is open: no call is made.
    if (this.authority.callsAllowed(environment) === 0) return unavailable('it has not answered for a while');
    try {
      const exchange = await Promise.race([
        this.authority.ask(environment, tenantId, request),
        sleep(withinMs, null, { ref: false }),
      ]);
      if (exchange === null) return unavailable('no answer in time');
      if (exchange.result !== 'answered') return unavailable(exchange.reason);
      const answer = read(exchange.body);
      if (isNoAnswer(answer)) {
        if (answer.kind === 'unreadable') return unavailable(`HTTP ${String(exchange.httpStatus)}, ${answer.why}`);
        const { code: detail } = answer;
        return isSecurityFault(detail) ? unanswered({ result: 'security_fault', detail }) : unavailable(detail);
      }
      return answer as Exclude<Answer, NoAnswer>;
    } catch (error) {
      if (error instanceof VaultRefusal && error.isOfCertificate) return unanswered({ result: 'certificate_missing' });
      throw error;
    }
  }
}

const isNoAnswer = (answer: { readonly kind: string }): answer is NoAnswer =>
  answer.kind === 'fault' || answer.kind === 'unreadable';
