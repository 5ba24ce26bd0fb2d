import { Body, Controller, Get, Inject, Param, Post, Query, UseGuards } from '@nestjs/common';
import { DeadLetter, listOf, Redriven, SERVICES } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { PARKED_STATES, type ParkedQuery } from '@rubrica/eventing/operations';
import {
  cursorUnknown,
  type IdempotencyKey,
  invalid,
  type KeptAnswer,
  LOGGER,
  type Logger,
  notFound,
  twoCursors,
  withOffsetTimes,
} from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { Operation } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { EveryService, unreachable } from './every-service.client.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';
import { OperatorName } from './operator-name.http.js';
import { orderOnce } from '../operation/order-once.process.js';

const DeadLetterQuery = Type.Object(
  {
    ...listQuery,
    service: Type.Optional(
      Type.Union(
        SERVICES.map((service) => Type.Literal(service)),
        { description: 'Only those of this service' },
      ),
    ),
    state: Type.Optional(
      Type.Union(
        PARKED_STATES.map((state) => Type.Literal(state)),
        {
          description:
            '`retrying`: tried again by itself; `waiting`: behind one that is; `dead`: its schema refuses it, and an operator decides',
        },
      ),
    ),
    key: Type.Optional(Type.String({ maxLength: 200, description: 'of the message: a document, a tenant' })),
  },
  { additionalProperties: false },
);

const RedriveOrder = Type.Object(
  {
    reason: Type.Optional(
      Type.String({ maxLength: 500, description: 'why it should go well now; kept with the dead letter' }),
    ),
  },
  { additionalProperties: false, title: 'RedriveOrder', examples: [{ reason: 'The range has been corrected.' }] },
);

const DeadLetterResource = Type.Object(DeadLetter.properties, { title: 'DeadLetter' });
const DeadLetterList = Type.Object(
  { ...listOf(DeadLetterResource).properties, unreachable },
  { title: 'DeadLetterList' },
);
const Redrive = Type.Object(Redriven.properties, { title: 'Redrive' });

/** Messages that a service could not handle: those tried again, those that wait behind them, and dead letters. */
@Controller('admin/v1/dead-letters')
@UseGuards(OperatorGuard)
export class DeadLetterController {
  constructor(
    private readonly database: Database,
    private readonly services: EveryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get()
  @Operation({
    id: 'listDeadLetters',
    tag: 'Dead letters',
    summary: 'List the messages that a service could not handle, the latest first',
    description:
      'Those of all services; `unreachable` names the services that did not answer, whose messages are missing.',
    role: 'operator',
    operatorRole: 'look',
    query: DeadLetterQuery,
    answer: { status: 200, schema: DeadLetterList, description: 'A page of parked messages and dead letters' },
  })
  async list(@Query() query: Static<typeof DeadLetterQuery>): Promise<object> {
    const { limit = '10', service, state, key, ...cursor } = query;
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
      data: withOffsetTimes(found.slice(0, most).sort(latestFirst)),
      unreachable,
    };
  }

  @Post(':id/redrive')
  @Operation({
    id: 'redriveDeadLetter',
    tag: 'Dead letters',
    summary: 'Try the messages of its key again now',
    description: 'All of the key in order: the failing message, those behind it, and its dead letters.',
    role: 'operator',
    operatorRole: 'act',
    body: RedriveOrder,
    answer: { status: 200, schema: Redrive, description: 'How many messages are tried again' },
  })
  async redrive(
    @Param('id') id: string,
    @Body() { reason = '' }: Static<typeof RedriveOrder>,
    @OperatorName() actor: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<Redriven>> {
    if (!IS_ID.test(id)) throw notFound({ en: 'dead letter', es: 'ese mensaje sin entregar' });
    return orderOnce(this.database, idempotency, async () => {
      const redriven = await this.services.ofOwner((service) => this.services.redrive(service, id, { actor, reason }));
      if (!redriven) throw notFound({ en: 'dead letter', es: 'ese mensaje sin entregar' });
      this.logger.info({ ...redriven }, 'an operator has a key tried again');
      return { status: 200, body: redriven };
    });
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
