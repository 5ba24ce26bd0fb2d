import { Controller, Inject } from '@nestjs/common';
import {
  type AuthorityRangesAnswer,
  type AuthorityRangesQuestion,
  dianSubmitterRoutes as routes,
  type InputOf,
} from '@rubrica/contracts';
import { InternalInput, InternalRoute, LOGGER, type Logger } from '@rubrica/service';
import { VaultRefusal } from '@rubrica/vault-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { TaxAuthority } from '../attempt/tax-authority.client.js';
import { isSecurityFault } from '../dian/attempt-outcome.js';
import type { Exchange } from '../dian/dian.client.js';
import { getNumberingRange, readNumberingRanges } from './numbering-range-response.js';

/** Limit for the answer, shorter than the caller's own and than that of a transmission: a person waits. */
const ANSWER_WITHIN_MS = 20_000;

/** Route by which the issuer, which owns the ranges, asks the tax authority for them. */
@Controller()
export class AuthorityRangesController {
  constructor(
    private readonly authority: TaxAuthority,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Asks the tax authority for a tenant's ranges. The answer is not logged, as it contains technical keys. */
  @InternalRoute(routes.askAuthorityRanges)
  async ask(
    @InternalInput() { body: question }: InputOf<typeof routes.askAuthorityRanges>,
  ): Promise<AuthorityRangesAnswer> {
    const { tenant_id, environment } = question;
    // The circuit breaker is open: no call is made.
    if (this.authority.callsAllowed(environment) === 0) {
      return { result: 'unavailable', detail: 'it has not answered for a while' };
    }
    try {
      const answer = readAnswer(await this.exchange(question));
      const said = answer.result === 'answered' ? answer.operation_code : '';
      this.logger.info({ tenant_id, environment, result: answer.result, said }, 'numbering ranges asked for at DIAN');
      return answer;
    } catch (error) {
      if (error instanceof VaultRefusal && error.isOfCertificate) return { result: 'certificate_missing' };
      throw error;
    }
  }

  /** Returns null if no answer came in time; asking again is harmless. */
  private exchange({
    tenant_id,
    environment,
    issuer_nit,
    software_owner_nit,
    software_id,
  }: AuthorityRangesQuestion): Promise<Exchange | null> {
    const request = getNumberingRange(issuer_nit, software_owner_nit, software_id);
    return Promise.race([
      this.authority.ask(environment, tenant_id, request),
      sleep(ANSWER_WITHIN_MS, null, { ref: false }),
    ]);
  }
}

const readAnswer = (exchange: Exchange | null): AuthorityRangesAnswer => {
  if (exchange === null) return { result: 'unavailable', detail: 'no answer in time' };
  if (exchange.result !== 'answered') return { result: 'unavailable', detail: exchange.reason };
  const answer = readNumberingRanges(exchange.body);
  switch (answer.kind) {
    case 'ranges': {
      const { operationCode: operation_code, description, ranges } = answer;
      return { result: 'answered', operation_code, description, ranges };
    }
    case 'fault':
      return isSecurityFault(answer.code)
        ? { result: 'security_fault', detail: answer.code }
        : { result: 'unavailable', detail: answer.code };
    case 'unreadable':
      return { result: 'unavailable', detail: `HTTP ${String(exchange.httpStatus)}, ${answer.why}` };
  }
};
