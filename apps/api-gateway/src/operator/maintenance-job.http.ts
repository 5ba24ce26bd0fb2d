import { Body, Controller, Get, HttpCode, Inject, Post, UseGuards } from '@nestjs/common';
import { SERVICES } from '@rubrica/contracts';
import { REPUBLISH } from '@rubrica/eventing';
import { LOGGER, type Logger, validBody, type Work } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { REBUILD } from '../document/document-rebuild.process.js';
import { instant } from '../resource/list.js';
import { EveryService } from './every-service.client.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorName } from './operator-name.http.js';

const service = Type.Union(SERVICES.map((name) => Type.Literal(name)));
const Republication = Type.Object({ service, from: instant }, { additionalProperties: false, title: 'Republication' });
const Rebuild = Type.Object({ service }, { additionalProperties: false, title: 'Rebuild' });

/** Long work that an operator orders of a service, and that is done while it serves. */
@Controller('admin/v1')
@UseGuards(OperatorGuard)
export class WorkController {
  constructor(
    private readonly services: EveryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What the service has said since an instant is put to its topics again, under the same ids. */
  @Post('republications')
  @HttpCode(202)
  republish(@Body() body: Static<typeof Republication>, @OperatorName() actor: string): Promise<Work> {
    const { service, from } = validBody(Republication, body);
    return this.begin({ service, name: REPUBLISH, request: { from }, actor });
  }

  /** The service's read models are made anew from what it has heard. */
  @Post('rebuilds')
  @HttpCode(202)
  rebuild(@Body() body: Static<typeof Rebuild>, @OperatorName() actor: string): Promise<Work> {
    const { service } = validBody(Rebuild, body);
    return this.begin({ service, name: REBUILD, request: {}, actor });
  }

  /** All that was ordered and how far it has come, the latest first: of each service 100 at most. */
  @Get('works')
  async works(): Promise<object> {
    const { answers, unreachable } = await this.services.ask(SERVICES, (each) => this.services.works(each));
    const data = answers.flat().sort((a, b) => (a.begun_at < b.begun_at ? 1 : -1));
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
  }): Promise<Work> {
    const work = await this.services.begin(service, order);
    this.logger.info({ ...work }, 'an operator has ordered work');
    return work;
  }
}
