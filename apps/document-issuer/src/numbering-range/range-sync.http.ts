import { Controller } from '@nestjs/common';
import { documentIssuerRoutes as routes, type InputOf, type RangeSyncItem } from '@rubrica/contracts';
import {
  type IdempotencyKey,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
} from '@rubrica/service';
import { RangeSyncProcess } from './range-sync.process.js';

/** Route of the gateway by which a tenant takes over its authorised ranges. */
@Controller()
export class RangeSyncController {
  constructor(private readonly rangeSync: RangeSyncProcess) {}

  @InternalRoute(routes.syncNumberingRanges)
  async sync(
    @InternalInput() { caller, body }: InputOf<typeof routes.syncNumberingRanges>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<List<RangeSyncItem>>> {
    return this.rangeSync.sync(caller, body, idempotency);
  }
}
