import { Controller, Inject } from '@nestjs/common';
import { type AuthorityRangesAnswer, dianSubmitterRoutes as routes, type InputOf } from '@rubrica/contracts';
import { InternalInput, InternalRoute, LOGGER, type Logger } from '@rubrica/service';
import { AuthorityQuestions } from '../attempt/authority-question.process.js';
import { getNumberingRange, readNumberingRanges } from './numbering-range-response.js';

/** Limit for the answer, shorter than the caller's own and than that of a transmission: a person waits. */
const ANSWER_WITHIN_MS = 20_000;

/** Route by which the issuer, which owns the ranges, asks the tax authority for them. */
@Controller()
export class AuthorityRangesController {
  constructor(
    private readonly questions: AuthorityQuestions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Asks the tax authority for a tenant's ranges. The answer is not logged, as it contains technical keys. */
  @InternalRoute(routes.askAuthorityRanges)
  async ask(
    @InternalInput()
    {
      body: { tenant_id, environment, issuer_nit, software_owner_nit, software_id },
    }: InputOf<typeof routes.askAuthorityRanges>,
  ): Promise<AuthorityRangesAnswer> {
    const request = getNumberingRange(issuer_nit, software_owner_nit, software_id);
    const question = { environment, tenantId: tenant_id, request, withinMs: ANSWER_WITHIN_MS };
    const answer = await this.questions.ask(question, readNumberingRanges);
    const isAnswered = answer.kind === 'ranges';
    const [result, said] = isAnswered ? ['answered', answer.operationCode] : [answer.why.result, ''];
    this.logger.info({ tenant_id, environment, result, said }, 'numbering ranges asked for at DIAN');
    if (!isAnswered) return answer.why;
    const { operationCode: operation_code, description, ranges } = answer;
    return { result: 'answered', operation_code, description, ranges };
  }
}
