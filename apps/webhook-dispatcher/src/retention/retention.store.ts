import { Injectable } from '@nestjs/common';
import type { Tx } from '@rubrica/eventing';
import { delivery } from '../delivery/delivery.decide.js';

/** Hours are counted for what is shown of the last day; this is more than enough. */
const HOURS_KEPT_MS = 7 * 86_400_000;

/** Removes what is older than it has to be kept. */
@Injectable()
export class RetentionStore {
  /** Removes events and ended deliveries of before `until`, `most` of each at most; returns how many of one at most. */
  async removeBefore(tx: Tx, until: Date, most: number): Promise<number> {
    const deliveries = await tx.query<{ id: string }>(
      `delete from deliveries where id in (
         select id from deliveries where created_at < $1 and updated_at < $1 and status <> 'pending' limit $2
       ) returning id`,
      [until, most],
    );
    await tx.query('delete from events where stream_id = any($1)', [
      deliveries.map(({ id }) => `${delivery.name}-${id}`),
    ]);
    const events = await tx.query<{ id: string }>(
      `delete from public_events where id in (
         select id from public_events e where recorded_at < $1 and created_at < $1 limit $2
       ) returning id`,
      [until, most],
    );
    await tx.query('delete from replays where ended_at < $1', [until]);
    await tx.query('delete from endpoint_hours where hour < $1', [new Date(Date.parse(tx.at) - HOURS_KEPT_MS)]);
    return Math.max(deliveries.length, events.length);
  }
}
