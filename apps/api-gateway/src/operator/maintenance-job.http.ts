import { Body, Controller, Get, Inject, Post, UseGuards } from '@nestjs/common';
import { listOf, MaintenanceJob, SERVICES } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { REPUBLISH } from '@rubrica/eventing/operations';
import { type IdempotencyKey, type KeptAnswer, LOGGER, type Logger, withOffsetTimes } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { REBUILD } from '../document/document-rebuild.process.js';
import { Operation } from '../operation/operation.js';
import { instant } from '../resource/list.js';
import { EveryService, unreachable } from './every-service.client.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';
import { OperatorName } from './operator-name.http.js';
import { orderOnce } from '../operation/order-once.process.js';

const service = Type.Union(
  SERVICES.map((name) => Type.Literal(name)),
  { description: 'the service that does it' },
);
const Republication = Type.Object(
  {
    service,
    from: Type.String({ ...instant, description: 'messages published since then; ISO 8601 with offset' }),
  },
  {
    additionalProperties: false,
    title: 'Republication',
    examples: [{ service: 'document-issuer', from: '2026-11-01T00:00:00-05:00' }],
  },
);
const Rebuild = Type.Object(
  { service },
  { additionalProperties: false, title: 'Rebuild', examples: [{ service: 'api-gateway' }] },
);

const Job = Type.Object(MaintenanceJob.properties, { title: 'MaintenanceJob' });
const JobList = Type.Object({ ...listOf(Job).properties, unreachable }, { title: 'MaintenanceJobList' });
const ordered = {
  status: 202,
  schema: Job,
  description: 'The job, which goes on by itself; its progress is in the list of jobs',
};

/** Maintenance jobs that operators order of a service; it runs them while it serves requests. */
@Controller('admin/v1')
@UseGuards(OperatorGuard)
export class MaintenanceJobController {
  constructor(
    private readonly database: Database,
    private readonly services: EveryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Post('republications')
  @Operation({
    id: 'republishMessages',
    tag: 'Maintenance jobs',
    summary: 'Publish the messages of a service again',
    description: 'Under their old ids: readers that had them drop them.',
    role: 'operator',
    operatorRole: 'act',
    body: Republication,
    answer: ordered,
    refusals: { 409: ['nothing_to_do'] },
  })
  republish(
    @Body() { service, from }: Static<typeof Republication>,
    @OperatorName() actor: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<MaintenanceJob>> {
    return this.begin({ service, name: REPUBLISH, request: { from }, actor }, idempotency);
  }

  @Post('rebuilds')
  @Operation({
    id: 'rebuildViews',
    tag: 'Maintenance jobs',
    summary: 'Rebuild the read models of a service from the messages that it has read',
    description: 'Only api-gateway has such read models; the service goes on serving requests.',
    role: 'operator',
    operatorRole: 'act',
    body: Rebuild,
    answer: ordered,
    refusals: { 409: ['nothing_to_do'] },
  })
  rebuild(
    @Body() { service }: Static<typeof Rebuild>,
    @OperatorName() actor: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<MaintenanceJob>> {
    return this.begin({ service, name: REBUILD, request: {}, actor }, idempotency);
  }

  @Get('works')
  @Operation({
    id: 'listMaintenanceJobs',
    tag: 'Maintenance jobs',
    summary: 'List the maintenance jobs of all services with their progress, the latest first',
    description: '100 of each service at most.',
    role: 'operator',
    operatorRole: 'look',
    answer: { status: 200, schema: JobList, description: 'Who ordered what, how much is done, whether it has ended' },
  })
  async list(): Promise<object> {
    const { results, unreachable } = await this.services.ask(SERVICES, (each) => this.services.maintenanceJobs(each));
    const data = results.flat().sort((a, b) => (a.begun_at < b.begun_at ? 1 : -1));
    return { object: 'list', url: '/admin/v1/works', has_more: false, data: withOffsetTimes(data), unreachable };
  }

  private async begin(
    {
      service,
      ...order
    }: {
      readonly service: (typeof SERVICES)[number];
      readonly name: string;
      readonly request: object;
      readonly actor: string;
    },
    idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<MaintenanceJob>> {
    return orderOnce(this.database, idempotency, async () => {
      const job = await this.services.beginMaintenanceJob(service, order);
      this.logger.info({ ...job }, 'an operator has ordered a maintenance job');
      return { status: 202, body: withOffsetTimes(job) };
    });
  }
}
