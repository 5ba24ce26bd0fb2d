import { Injectable } from '@nestjs/common';
import { type DueTimer, OnTimer } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { PACKAGE } from '../document/timer-kinds.js';
import { PackageProcess } from './package.process.js';

@Injectable()
export class PackageTimer {
  constructor(private readonly packaging: PackageProcess) {}

  @OnTimer({ kind: PACKAGE, batch: 20, concurrency: 4, leaseMs: 5_000, retry: { firstMs: 1_000, longestMs: 60_000 } })
  onDue(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.packaging.package(timers);
  }
}
