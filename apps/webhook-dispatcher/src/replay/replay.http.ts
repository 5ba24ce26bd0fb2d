import { Controller } from '@nestjs/common';
import {
  ID_PREFIX,
  type InputOf,
  ReplayInput,
  type ReplayResource,
  schemaIn,
  webhookDispatcherRoutes as routes,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
  newId,
  notFound,
  validBody,
} from '@rubrica/service';
import { endpointNotActive, EndpointView } from '../endpoint/endpoint.view.js';
import { takePositions } from '../list/positions.store.js';
import { replayTimer } from './replay.process.js';
import { replayResource, ReplayStore } from './replay.store.js';

/** Routes of replays, called by the gateway for a tenant. */
@Controller()
export class ReplayController {
  constructor(
    private readonly database: Database,
    private readonly replays: ReplayStore,
    private readonly endpoints: EndpointView,
  ) {}

  @InternalRoute(routes.createReplay)
  async create(
    @InternalInput() { caller, params, body: filter = {} }: InputOf<typeof routes.createReplay>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<ReplayResource>> {
    const endpoint = await this.endpoints.get(caller, params.id);
    if (!endpoint.is_active) throw endpointNotActive();
    validBody(schemaIn(ReplayInput, endpoint.api_version), filter);
    return idempotently(this.database, idempotency, async (tx) => {
      const feed = { tenantId: caller.tenantId, livemode: caller.livemode };
      const next = await takePositions(tx, [feed]);
      const id = newId(ID_PREFIX.replay);
      const row = await this.replays.insert(tx, caller, { id, endpointId: endpoint.id, filter, position: next(feed) });
      tx.schedule(replayTimer(id, endpoint.id));
      return { status: 201, body: replayResource(row) };
    });
  }

  @InternalRoute(routes.listReplays)
  async list(
    @InternalInput() { caller, params, query }: InputOf<typeof routes.listReplays>,
  ): Promise<List<ReplayResource>> {
    const { id } = await this.endpoints.get(caller, params.id);
    return this.replays.list(caller, id, query);
  }

  @InternalRoute(routes.getReplay)
  async get(@InternalInput() { caller, params }: InputOf<typeof routes.getReplay>): Promise<ReplayResource> {
    const row = await this.replays.find(caller, params.id);
    if (!row) throw notFound({ en: 'replay', es: 'esa repetición' });
    return replayResource(row);
  }

  /** What has been scheduled goes on; a replay that has ended stays as it is. */
  @InternalRoute(routes.cancelReplay)
  async cancel(
    @InternalInput() { caller, params }: InputOf<typeof routes.cancelReplay>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<ReplayResource>> {
    const found = await this.replays.find(caller, params.id);
    if (!found) throw notFound({ en: 'replay', es: 'esa repetición' });
    return idempotently(this.database, idempotency, async (tx) => {
      const row = (await this.replays.lock(tx, found.id)) ?? found;
      const after = row.status === 'running' ? await this.replays.move(tx, found.id, 0, 'cancelled') : row;
      return { status: 201, body: replayResource(after) };
    });
  }
}
