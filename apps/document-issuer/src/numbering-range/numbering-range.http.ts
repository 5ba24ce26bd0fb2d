import { Controller } from '@nestjs/common';
import {
  documentIssuerRoutes as routes,
  type Environment,
  type InputOf,
  type NumberingRangeInput,
  type NumberingRangeResource,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import {
  colombianDate,
  numberingRangeFaults,
  rangeDayFaults,
  technicalKeyFaults,
  technicalKeyOf,
} from '@rubrica/fiscal';
import { rangeType, withRulesOfRange } from '@rubrica/kinds';
import {
  Clock,
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  invalid,
  type KeptAnswer,
  type List,
  notFound,
  requestCause,
} from '@rubrica/service';
import { numberingRangeResource } from './numbering-range-resource.js';
import { registeredAuthorization } from './numbering-range.js';
import { NumberingRangeProcess } from './numbering-range.process.js';
import { type NumberingRangeRow, NumberingRangeStore, seriesOf } from './numbering-range.store.js';

/** Routes of the gateway for the numbering ranges of a tenant. */
@Controller()
export class NumberingRangeController {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly numberingRanges: NumberingRangeProcess,
    private readonly clock: Clock,
  ) {}

  @InternalRoute(routes.createNumberingRange)
  async create(
    @InternalInput() { caller, body: input }: InputOf<typeof routes.createNumberingRange>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<NumberingRangeResource>> {
    const key = input.technical_key;
    const type = rangeType(input.document_type);
    const faults = [
      ...numberingRangeFaults({ ...input, environment: environmentOf(input) }, type),
      ...rangeDayFaults(input, type, colombianDate(this.clock.now())),
      ...(key === undefined ? [] : technicalKeyFaults(key)),
    ];
    if (faults.length > 0) throw invalid(withRulesOfRange(faults, input));
    const authorization = registeredAuthorization(caller.tenantId, environmentOf(input), input);
    return idempotently(this.database, idempotency, async (tx) => {
      const row = await this.numberingRanges.register(tx, caller, {
        authorization,
        technicalKey: key === undefined ? null : technicalKeyOf(key),
        wantedNext: input,
        metadata: input.metadata ?? {},
      });
      return { status: 201, body: await this.shown(row, tx) };
    });
  }

  @InternalRoute(routes.listNumberingRanges)
  async list(
    @InternalInput() { caller, query }: InputOf<typeof routes.listNumberingRanges>,
  ): Promise<List<NumberingRangeResource>> {
    const now = this.clock.now();
    const { data: rows, ...list } = await this.ranges.list(caller, query);
    const ranges = await this.ranges.candidatesFor(rows.map(seriesOf));
    return { ...list, data: rows.map((row) => numberingRangeResource(row, ranges, now)) };
  }

  @InternalRoute(routes.getNumberingRange)
  async get(
    @InternalInput() { caller, params }: InputOf<typeof routes.getNumberingRange>,
  ): Promise<NumberingRangeResource> {
    const row = await this.ranges.find(caller, params.id);
    if (!row) throw notFound({ en: 'numbering range', es: 'ese rango de numeración' });
    return this.shown(row);
  }

  @InternalRoute(routes.updateNumberingRange)
  async update(
    @InternalInput() { caller, params, body: change }: InputOf<typeof routes.updateNumberingRange>,
  ): Promise<NumberingRangeResource> {
    const { technical_key: key, ...others } = change;
    const normalised = key === undefined ? change : { ...others, technical_key: technicalKeyOf(key) };
    return this.database.transaction(
      async (tx) => this.shown(await this.numberingRanges.change(tx, caller, params.id, normalised), tx),
      requestCause(),
    );
  }

  private async shown(row: NumberingRangeRow, from?: Pick<Tx, 'query'>): Promise<NumberingRangeResource> {
    return numberingRangeResource(row, await this.ranges.candidatesFor([seriesOf(row)], from), this.clock.now());
  }
}

/** Throws when the environment is missing, as the gateway always fills it in. */
const environmentOf = ({ environment }: NumberingRangeInput): Environment => {
  if (!environment) throw new Error('the gateway names the environment of a range');
  return environment;
};
