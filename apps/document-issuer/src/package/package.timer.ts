import { Injectable } from '@nestjs/common';
import { type DueTimer, type Lookups, OnTimer } from '@rubrica/eventing';
import { PACKAGE } from '../document/timer-kinds.js';
import { PackageProcess } from './package.process.js';

@Injectable()
export class PackageTimer {
  constructor(private readonly packaging: PackageProcess) {}

  @OnTimer({ kind: PACKAGE, batch: 20, concurrency: 4, leaseMs: 5_000 })
  onDue(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.packaging.package(timers);
  }
}
