import { Controller } from '@nestjs/common';
import {
  type Caller,
  type DeletedWebhookEndpoint,
  type EndpointHealth,
  type EventType,
  ID_PREFIX,
  type InputOf,
  knowsEventType,
  schemaIn,
  webhookDispatcherRoutes as routes,
  WebhookEndpointPatch,
  type WebhookEndpointResource,
  type WebhookEndpointWithSecret,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import {
  AddressResolver,
  Clock,
  encodeId,
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  invalid,
  type KeptAnswer,
  type List,
  newId,
  SecretBox,
  validBody,
} from '@rubrica/service';
import { randomBytes } from 'node:crypto';
import { WebhookDispatcherSettings } from '../config.js';
import { registrationFaults } from './registration.client.js';
import { endpoint, type EndpointCommand } from './endpoint.decide.js';
import type { UrlRules } from './endpoint-url.js';
import { CircuitStore } from './circuit.store.js';
import { EndpointHealthStore } from './endpoint-health.store.js';
import { endpointNotFound, endpointResource, type EndpointRow, EndpointView } from './endpoint.view.js';

/** Routes of a tenant's endpoints, called by the gateway. */
@Controller()
export class EndpointController {
  private readonly rules: UrlRules;

  constructor(
    private readonly database: Database,
    private readonly endpoints: EndpointView,
    private readonly circuits: CircuitStore,
    private readonly health: EndpointHealthStore,
    private readonly resolver: AddressResolver,
    private readonly settings: WebhookDispatcherSettings,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {
    this.rules = { allowLoopback: settings.allowLoopback };
  }

  @InternalRoute(routes.createEndpoint)
  async create(
    @InternalInput() { caller, body: input }: InputOf<typeof routes.createEndpoint>,
    @InternalIdempotency('secret') idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<WebhookEndpointWithSecret>> {
    await this.checkUrl(input.url);
    return idempotently(this.database, idempotency, async (tx) => {
      const id = newId(ID_PREFIX.webhookEndpoint);
      const secret = newSecret();
      const { position, present } = await this.endpoints.makeRoom(tx, caller);
      const registration = {
        tenant_id: caller.tenantId,
        livemode: caller.livemode,
        url: input.url,
        description: input.description ?? '',
        subscribed_events: input.subscribed_events,
        metadata: input.metadata ?? {},
        api_version: caller.version,
        sealed_secret: this.sealed(id, secret),
      };
      const most = this.settings.mostEndpoints;
      const { state } = await tx.handle(endpoint, id, { type: 'RegisterEndpoint', registration, present, most });
      if (state.status !== 'registered') throw new Error(`${id} was not registered`);
      const row = await this.endpoints.insert(tx, id, state, position);
      this.circuits.insert(tx, id, caller.tenantId);
      return { status: 201, body: { ...endpointResource(row, caller), secret } };
    });
  }

  @InternalRoute(routes.listEndpoints)
  list(
    @InternalInput() { caller, query }: InputOf<typeof routes.listEndpoints>,
  ): Promise<List<WebhookEndpointResource>> {
    return this.endpoints.list(caller, query);
  }

  @InternalRoute(routes.getEndpoint)
  async get(@InternalInput() { caller, params }: InputOf<typeof routes.getEndpoint>): Promise<WebhookEndpointResource> {
    return endpointResource(await this.endpoints.get(caller, params.id), caller);
  }

  @InternalRoute(routes.updateEndpoint)
  async update(
    @InternalInput() { caller, params, body: change }: InputOf<typeof routes.updateEndpoint>,
  ): Promise<WebhookEndpointResource> {
    if (change.url !== undefined) await this.checkUrl(change.url);
    return this.database.transaction(async (tx) => {
      const before = await this.locked(tx, caller, params.id);
      validBody(schemaIn(WebhookEndpointPatch, before.api_version), change);
      const wanted = withUnseen(change, before.subscribed_events, caller);
      const row = await this.change(tx, before, { type: 'ChangeEndpoint', change: wanted });
      if (change.is_active === true) this.circuits.reset(tx, params.id);
      return endpointResource(row, caller);
    });
  }

  @InternalRoute(routes.deleteEndpoint)
  remove(@InternalInput() { caller, params }: InputOf<typeof routes.deleteEndpoint>): Promise<DeletedWebhookEndpoint> {
    const { id } = params;
    return this.database.transaction(async (tx) => {
      await this.locked(tx, caller, id);
      await tx.handle(endpoint, id, { type: 'DeleteEndpoint' });
      await this.endpoints.remove(tx, id);
      this.circuits.remove(tx, id);
      this.health.remove(tx, id);
      return { id, object: 'webhook_endpoint', deleted: true };
    });
  }

  @InternalRoute(routes.rotateSecret)
  async rotateSecret(
    @InternalInput() { caller, params, body }: InputOf<typeof routes.rotateSecret>,
    @InternalIdempotency('secret') idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<WebhookEndpointWithSecret>> {
    const { id } = params;
    return idempotently(this.database, idempotency, async (tx) => {
      const secret = newSecret();
      const hours = body?.overlap_hours ?? 0;
      const overlapUntil = hours > 0 ? new Date(Date.parse(tx.at) + hours * 3_600_000).toISOString() : null;
      const row = await this.change(tx, await this.locked(tx, caller, id), {
        type: 'RotateSecret',
        sealed_secret: this.sealed(id, secret),
        overlapUntil,
      });
      return { status: 201, body: { ...endpointResource(row, caller), secret } };
    });
  }

  @InternalRoute(routes.getEndpointHealth)
  async healthOf(
    @InternalInput() { caller, params }: InputOf<typeof routes.getEndpointHealth>,
  ): Promise<EndpointHealth> {
    return this.health.show(await this.endpoints.get(caller, params.id), this.clock.now());
  }

  private async change(tx: Tx, before: EndpointRow, command: EndpointCommand): Promise<EndpointRow> {
    const { state, events } = await tx.handle(endpoint, before.id, command);
    return state.status === 'registered' && events.length > 0 ? this.endpoints.update(tx, before.id, state) : before;
  }

  private sealed(id: string, secret: string): string {
    return this.secrets.seal(secret, id).toString('base64');
  }

  private async locked(tx: Tx, caller: Caller, id: string): Promise<EndpointRow> {
    const row = await this.endpoints.lock(tx, caller, id);
    if (!row) throw endpointNotFound();
    return row;
  }

  private async checkUrl(text: string): Promise<void> {
    const faults = await registrationFaults(text, this.resolver, this.rules);
    if (faults.length > 0) throw invalid([...faults]);
  }
}

/** Returns the change with the present subscriptions that its caller's version of the API does not know: they stay. */
const withUnseen = (
  { subscribed_events: wanted, ...change }: WebhookEndpointPatch,
  present: readonly EventType[],
  { version }: Caller,
): WebhookEndpointPatch =>
  wanted === undefined
    ? change
    : { ...change, subscribed_events: [...wanted, ...present.filter((type) => !knowsEventType(version, type))] };

/** Makes a secret of 260 random bits in letters and digits. */
const newSecret = (): string => `whsec_${encodeId(randomBytes(26))}${encodeId(randomBytes(26))}`;
