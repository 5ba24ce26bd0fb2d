import { Controller, Get } from '@nestjs/common';
import { type Caller, documentIssuerRoutes, type Environment } from '@rubrica/contracts';
import { errorIn, InternalClient, type Language } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import { CaughtUp } from '../document/caught-up.process.js';
import { EnvironmentName, nullable, oneOf } from '../document/document-resource.js';
import { DocumentStore } from '../document/document.store.js';
import { AnswerLanguage, ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { Production } from '../tenant/production.client.js';
import { readinessSteps, STEP_STATES, STEPS } from './readiness.js';
import { TenantStore } from '../tenant/tenant.store.js';

const MissingPart = Type.Object(
  {
    pointer: Type.String({ description: 'Path and JSON pointer of what is missing' }),
    code: Type.String({ description: 'Stable name of what is missing' }),
    detail: Type.String({ description: 'What is missing, and why it is needed' }),
    fix: Type.String({ description: 'How to supply it' }),
  },
  { title: 'MissingPart' },
);

const StepAction = Type.Object(
  {
    operation_id: Type.String({ description: 'Operation of this API that does the step' }),
    method: Type.String({ description: 'Its method' }),
    path: Type.String({ description: 'Its path' }),
  },
  { title: 'StepAction' },
);

const ReadinessStep = Type.Object(
  {
    step: oneOf(STEPS, { description: 'Name of the step; `production_…` come after going live' }),
    state: oneOf(STEP_STATES, { description: '`open` can be done now; `blocked` needs an earlier step' }),
    missing: Type.Array(MissingPart, { description: 'What the step needs; empty when it is done' }),
    action: nullable(StepAction),
  },
  { title: 'ReadinessStep' },
);

const Readiness = Type.Object(
  {
    object: Type.Literal('readiness'),
    environment: EnvironmentName,
    steps: Type.Array(ReadinessStep, {
      description: 'From the first data to the first document of production, in order; none in test mode',
    }),
  },
  { title: 'Readiness' },
);

const LIVE: readonly Environment[] = ['habilitacion', 'production'];

/** Route by which a company sees how far it is on its way to production. */
@Since('2026-12-01')
@Controller('v1/tenant/readiness')
export class ReadinessController {
  constructor(
    private readonly tenants: TenantStore,
    private readonly production: Production,
    private readonly documents: DocumentStore,
    private readonly internal: InternalClient,
    private readonly caughtUp: CaughtUp,
  ) {}

  @Get()
  @Operation({
    id: 'getReadiness',
    tag: 'Tenant',
    summary: 'The steps to habilitación and to production',
    description:
      'What is done, what can be done now and by which operation, and what is missing for each step. In test mode nothing is needed, and the list is empty.',
    role: 'read',
    answer: { status: 200, schema: Readiness, description: 'The steps, with the state of each' },
  })
  async get(@ApiCaller() caller: Caller, @AnswerLanguage() language: Language): Promise<object> {
    if (!caller.livemode) return { object: 'readiness', environment: 'test', steps: [] };
    const { tenantId } = caller;
    await this.caughtUp.wait();
    const [{ live_environment: environment }, lacking, ranges, accepted] = await Promise.all([
      this.tenants.get(tenantId),
      this.production.lacking(tenantId),
      those(LIVE, (one) => this.hasRange(caller, one)),
      those(LIVE, (one) => this.documents.hasAccepted(tenantId, one)),
    ]);
    const steps = readinessSteps({ isInProduction: environment === 'production', ...lacking, ranges, accepted });
    return {
      object: 'readiness',
      environment,
      steps: steps.map((step) => ({ ...step, missing: step.missing.map((fault) => errorIn(language, fault)) })),
    };
  }

  private async hasRange(caller: Caller, environment: Environment): Promise<boolean> {
    const query = { document_type: 'invoice', environment, limit: '100' } as const;
    const { data } = await this.internal.call(documentIssuerRoutes.listNumberingRanges, { caller, query });
    return data.some(({ status }) => status === 'in_force');
  }
}

/** Returns the values for which a question is answered with yes. */
const those = async <T>(values: readonly T[], ask: (value: T) => Promise<boolean>): Promise<T[]> => {
  const answers = await Promise.all(values.map(ask));
  return values.filter((_, nth) => answers[nth]);
};
