import { Controller, Inject } from '@nestjs/common';
import { type AcquirerAnswer, dianSubmitterRoutes as routes, type InputOf } from '@rubrica/contracts';
import { InternalInput, InternalRoute, LOGGER, type Logger } from '@rubrica/service';
import { AuthorityQuestions } from '../attempt/authority-question.process.js';
import { getAcquirer, readAcquirer } from './acquirer-response.js';

/** Limit for the answer: a person fills in a form. */
const ANSWER_WITHIN_MS = 8_000;

/** Route by which the gateway asks the tax authority what it knows of a buyer. */
@Controller()
export class AcquirerController {
  constructor(
    private readonly questions: AuthorityQuestions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Neither question nor answer is logged, as they name a person. */
  @InternalRoute(routes.askAcquirer)
  async ask(@InternalInput() { body }: InputOf<typeof routes.askAcquirer>): Promise<AcquirerAnswer> {
    const { tenant_id, environment, identification_type: type, identification_number: number } = body;
    const question = {
      environment,
      tenantId: tenant_id,
      request: getAcquirer(type, number),
      withinMs: ANSWER_WITHIN_MS,
    };
    const { kind, ...answer } = await this.questions.ask(question, readAcquirer);
    const answered = 'why' in answer ? answer.why : ({ result: kind, ...answer } as AcquirerAnswer);
    this.logger.info({ tenant_id, environment, result: answered.result }, 'a buyer was asked for at DIAN');
    return answered;
  }
}
