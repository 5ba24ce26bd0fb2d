import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, UseGuards } from '@nestjs/common';
import { type DeadLetter, type Redriven, SERVICES } from '@rubrica/contracts';
import { PARKED_STATES, type ParkedQuery } from '@rubrica/eventing';
import { cursorUnknown, invalid, LOGGER, type Logger, notFound, twoCursors, validBody } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { listQuery } from '../resource/list.js';
import { validQuery } from '../operation/query-faults.js';
import { EveryService } from './every-service.client.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorName } from './operator-name.http.js';

const DeadLetterQuery = Type.Object(
  {
    ...listQuery,
    service: Type.Optional(Type.Union(SERVICES.map((service) => Type.Literal(service)))),
    state: Type.Optional(Type.Union(PARKED_STATES.map((state) => Type.Literal(state)))),
    key: Type.Optional(Type.String({ maxLength: 200, description: 'of the message: a document, a tenant' })),
  },
  { additionalProperties: false },
);

const RedriveOrder = Type.Object(
  { reason: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false, title: 'RedriveOrder' },
);

/** Messages that a service could not handle: those tried again, those that wait behind them, and dead letters. */
@Controller('admin/v1/dead-letters')
@UseGuards(OperatorGuard)
export class DeadLetterController {
  constructor(
    private readonly services: EveryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Lists those of all services, the latest first; `unreachable` names the services that did not answer. */
  @Get()
  async list(@Query() query: Static<typeof DeadLetterQuery>): Promise<object> {
    const { limit = '10', service, state, key, ...cursor } = validQuery(DeadLetterQuery, query);
    const edge = await this.edgeOf(cursor);
    const most = Number(limit);
    const { results, unreachable } = await this.services.ask(service ? [service] : SERVICES, (each) =>
      this.services.deadLetters(each, { state, key, limit: most + 1, edge }),
    );
    // Sorted from the cursor outwards, so that the page begins next to it.
    const found = results.flat().sort(edge?.side === 'newer' ? oldestFirst : latestFirst);
    return {
      object: 'list',
      url: '/admin/v1/dead-letters',
      has_more: found.length > most,
      data: found.slice(0, most).sort(latestFirst),
      unreachable,
    };
  }

  @Post(':id/redrive')
  @HttpCode(200)
  async redrive(
    @Param('id') id: string,
    @Body() body: Static<typeof RedriveOrder> | undefined,
    @OperatorName() actor: string,
  ): Promise<Redriven> {
    const { reason = '' } = validBody(RedriveOrder, body ?? {});
    if (!IS_ID.test(id)) throw notFound({ en: 'dead letter', es: 'ese mensaje sin entregar' });
    const redriven = await this.services.ofOwner((service) => this.services.redrive(service, id, { actor, reason }));
    if (!redriven) throw notFound({ en: 'dead letter', es: 'ese mensaje sin entregar' });
    this.logger.info({ ...redriven }, 'an operator has a key tried again');
    return redriven;
  }

  private async edgeOf({
    starting_after: after,
    ending_before: before,
  }: Pick<Static<typeof DeadLetterQuery>, 'starting_after' | 'ending_before'>): Promise<ParkedQuery['edge']> {
    const id = after ?? before;
    if (id === undefined) return undefined;
    const parameter = after === undefined ? 'ending_before' : 'starting_after';
    if (after !== undefined && before !== undefined) {
      throw invalid([twoCursors()]);
    }
    const found = IS_ID.test(id)
      ? await this.services.ofOwner((service) => this.services.deadLetter(service, id))
      : undefined;
    if (!found) throw invalid([cursorUnknown(parameter)]);
    return { id, parkedAt: found.parked_at, side: after === undefined ? 'newer' : 'older' };
  }
}

const IS_ID = /^dl_[0-9a-f]{26}$/;

const oldestFirst = (a: DeadLetter, b: DeadLetter): number =>
  a.parked_at < b.parked_at || (a.parked_at === b.parked_at && a.id < b.id) ? -1 : 1;
const latestFirst = (a: DeadLetter, b: DeadLetter): number => oldestFirst(b, a);
