import { Injectable } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { Positions } from '@rubrica/eventing';
import { Unavailable } from '@rubrica/service';

/** Longer than any burst takes; beyond it the gateway's consumer stands still. */
const WITHIN_MS = 5_000;

/**
 * A read is never older than a webhook: both follow the same log, and a read waits until this service has heard all
 * that the log held when it was asked. Rather than something older it answers 503.
 */
@Injectable()
export class CaughtUp {
  constructor(private readonly positions: Positions) {}

  async wait(): Promise<void> {
    if (await this.positions.waitForLogEnd(TOPICS.documentLifecycle, WITHIN_MS)) return;
    throw new Unavailable('This would be older than what you may have heard by webhook. Ask again in a moment.');
  }
}
