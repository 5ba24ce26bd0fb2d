import { Injectable } from '@nestjs/common';
import { ID_PREFIX, type PublicEvent } from '@rubrica/contracts';
import { Database, type DueTimer, OnTimer, type Tx } from '@rubrica/eventing';
import { newId } from '@rubrica/service';
import { delivery } from '../delivery/delivery.decide.js';
import { deliveryTimer, scheduleDeliveries } from '../delivery/delivery.process.js';
import { DeliveryView } from '../delivery/delivery.view.js';
import { type EndpointRow, EndpointView } from '../endpoint/endpoint.view.js';
import { subjectOf } from '../event/subscription.js';
import { takePositions } from '../list/positions.store.js';
import { REPLAY, replayTimer } from './replay.process.js';
import { type Place, type ReplayRow, ReplayStore } from './replay.store.js';

/** Deliveries that a page schedules at most, and the time between two pages: new events go between them. */
const PAGE = 100;
const PAUSE_MS = 500;

/** Schedules the deliveries of replays, page by page, until nothing is left or somebody cancels. */
@Injectable()
export class ReplayTimer {
  constructor(
    private readonly database: Database,
    private readonly replays: ReplayStore,
    private readonly endpoints: EndpointView,
    private readonly deliveries: DeliveryView,
  ) {}

  @OnTimer({ kind: REPLAY, concurrency: 4, isTraced: false, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onPage([timer]: readonly DueTimer[]): Promise<void> {
    if (!timer) return;
    await this.database.transaction(async (tx) => {
      const replay = await this.replays.lock(tx, timer.key);
      if (replay?.status === 'running') await this.page(tx, replay);
      await tx.complete(timer);
    });
  }

  private async page(tx: Tx, replay: ReplayRow): Promise<void> {
    const [endpoint] = await this.endpoints.active(tx, replay.endpoint_id);
    if (!endpoint) {
      await this.replays.move(tx, replay.id, 0, 'cancelled');
      return;
    }
    const { scheduled, next } = replay.filter.only_failed
      ? await this.retryPage(tx, replay)
      : await this.eventPage(tx, replay, endpoint);
    await this.replays.move(tx, replay.id, scheduled, next ?? 'completed');
    const due = new Date(Date.parse(tx.at) + PAUSE_MS).toISOString();
    if (next) tx.schedule(replayTimer(replay.id, replay.endpoint_id, due));
  }

  private async eventPage(tx: Tx, replay: ReplayRow, endpoint: EndpointRow): Promise<ScheduledPage> {
    const { rows, next } = await this.replays.events(tx, replay, endpoint.subscribed_events, PAGE);
    const feed = { tenantId: replay.tenant_id, livemode: replay.livemode };
    const planned = rows.map((body) => ({
      id: newId(ID_PREFIX.delivery),
      subject: subjectOf(JSON.parse(body) as PublicEvent, endpoint),
      feed,
    }));
    if (planned.length > 0) {
      const position = await takePositions(
        tx,
        planned.map(() => feed),
      );
      await scheduleDeliveries(tx, this.deliveries, planned, position);
    }
    return { scheduled: planned.length, next };
  }

  private async retryPage(tx: Tx, replay: ReplayRow): Promise<ScheduledPage> {
    const { rows, next } = await this.replays.failed(tx, replay, PAGE);
    const command = { type: 'RetryDelivery', at: tx.at, endpoint: 'active' } as const;
    const handled = await tx.handleAll(
      delivery,
      rows.map((id) => ({ id, command })),
    );
    const changes = handled.map(({ state, events }, i) => ({ id: rows[i] ?? '', delivery: state, events }));
    await this.deliveries.show(tx, changes);
    for (const { id, delivery: state } of changes)
      if (state.status === 'pending') tx.schedule(deliveryTimer(id, state.subject, state.dueAt));
    return { scheduled: rows.length, next };
  }
}

interface ScheduledPage {
  readonly scheduled: number;
  readonly next: Place | null;
}
