import { Body, Controller, Get, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { type MaintenanceJob, SERVICES } from '@rubrica/contracts';
import { REPUBLISH } from '@rubrica/eventing';
import { LOGGER, type Logger, validBody } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { REBUILD } from '../document/document-rebuild.process.js';
import { instant } from '../resource/list.js';
import { EveryService } from './every-service.client.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorName } from './operator-name.http.js';

const service = Type.Union(SERVICES.map((name) => Type.Literal(name)));
const Republication = Type.Object({ service, from: instant }, { additionalProperties: false, title: 'Republication' });
const Rebuild = Type.Object({ service }, { additionalProperties: false, title: 'Rebuild' });

/** Maintenance jobs that operators order of a service; it runs them while it serves requests. */
@Controller('admin/v1')
@UseGuards(OperatorGuard)
export class MaintenanceJobController {
  constructor(
    private readonly services: EveryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Publishes again, under the same ids, what the service has published since an instant. */
  @Post('republications')
  @HttpCode(202)
  republish(@Body() body: Static<typeof Republication>, @OperatorName() actor: string): Promise<MaintenanceJob> {
    const { service, from } = validBody(Republication, body);
    return this.begin({ service, name: REPUBLISH, request: { from }, actor });
  }

  /** Rebuilds the service's read models from the messages that it has read. */
  @Post('rebuilds')
  @HttpCode(202)
  rebuild(@Body() body: Static<typeof Rebuild>, @OperatorName() actor: string): Promise<MaintenanceJob> {
    const { service } = validBody(Rebuild, body);
    return this.begin({ service, name: REBUILD, request: {}, actor });
  }

  /** The maintenance jobs of all services with their progress, the latest first; 100 of each service at most. */
  @Get('works')
  async list(): Promise<object> {
    const { results, unreachable } = await this.services.ask(SERVICES, (each) => this.services.maintenanceJobs(each));
    const data = results.flat().sort((a, b) => (a.begun_at < b.begun_at ? 1 : -1));
    return { object: 'list', url: '/admin/v1/works', has_more: false, data, unreachable };
  }

  private async begin({
    service,
    ...order
  }: {
    readonly service: (typeof SERVICES)[number];
    readonly name: string;
    readonly request: object;
    readonly actor: string;
  }): Promise<MaintenanceJob> {
    const job = await this.services.beginMaintenanceJob(service, order);
    this.logger.info({ ...job }, 'an operator has ordered a maintenance job');
    return job;
  }
}
