import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { plusDays, colombianDate } from '@rubrica/fiscal';
import { Clock, invalid, parameterFault } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { CaughtUp } from '../document/caught-up.process.js';
import { DocumentStatusName, EnvironmentName } from '../document/document-resource.js';
import { DocumentCounterStore } from './document-counter.store.js';
import { KindName } from '../document/document-summary.js';

/** Days of an answer at most, and without `from`. */
const MOST_DAYS = 92;
const USUAL_DAYS = 31;

const day = (description: string) =>
  Type.Optional(
    Type.String({ format: 'date', pattern: '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}$', description, examples: ['2026-11-21'] }),
  );

const CountersQuery = Type.Object(
  {
    from: day(`First day; left out: ${USUAL_DAYS - 1} days before \`to\``),
    to: day(`Last day, at most ${MOST_DAYS - 1} days after \`from\`; left out: today in Colombia`),
  },
  { additionalProperties: false },
);

const DocumentCounter = Type.Object(
  {
    object: Type.Literal('document_counter'),
    kind: KindName,
    environment: EnvironmentName,
    day: Type.String({ format: 'date', description: 'Day of the request, in Colombia' }),
    status: DocumentStatusName,
    currency: Type.String({ description: 'Of `sum`' }),
    count: Type.Integer({ description: 'Documents that have this status now' }),
    sum: Type.String({ description: 'Sum of their `totals.payable_amount`' }),
  },
  { title: 'DocumentCounter' },
);

/** How many documents a tenant has, and their amounts. */
@Since('2026-12-01')
@Controller('v1/counters')
export class DocumentCounterController {
  constructor(
    private readonly caughtUp: CaughtUp,
    private readonly counters: DocumentCounterStore,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation({
    id: 'listCounters',
    tag: 'All documents',
    summary: 'Count documents by kind, environment, day and status',
    description:
      'With the sum of their amounts, by currency. A document is counted on the day of its request, under the status that it has now. All counters that are not zero are in one answer, the newest day first.',
    role: 'read',
    query: CountersQuery,
    answer: { status: 200, schema: listOf(DocumentCounter), description: 'The counters' },
  })
  async list(@ApiCaller() caller: Caller, @Query() query: Static<typeof CountersQuery>): Promise<object> {
    const { to = colombianDate(this.clock.now()) } = query;
    const { from = plusDays(to, 1 - USUAL_DAYS) } = query;
    if (from > to || plusDays(from, MOST_DAYS - 1) < to) throw invalid([badRange()]);
    await this.caughtUp.wait();
    const rows = await this.counters.between(caller, from, to);
    const data = rows.map(({ count, total, ...row }) => ({
      object: 'document_counter',
      ...row,
      count: Number(count),
      sum: total,
    }));
    return { object: 'list', url: '/v1/counters', has_more: false, data };
  }
}

const badRange = () =>
  parameterFault(
    'from',
    'out_of_bounds',
    {
      en: `The days must be in order, and at most ${MOST_DAYS}.`,
      es: `Los días deben estar en orden y ser ${MOST_DAYS} como máximo.`,
    },
    { en: 'Ask for fewer days at a time.', es: 'Pida menos días a la vez.' },
  );
