import { Injectable } from '@nestjs/common';
import { type DueTimer, OnTimer } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { RENDER } from '../document/timer-kinds.js';
import { RenderingProcess } from './rendering.process.js';

@Injectable()
export class RenderingTimer {
  constructor(private readonly rendering: RenderingProcess) {}

  @OnTimer({ kind: RENDER, batch: 20, concurrency: 2, leaseMs: 5_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  onDue(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.rendering.render(timers);
  }
}
