import { Injectable } from '@nestjs/common';
import { dianSubmitterRoutes, type Environment } from '@rubrica/contracts';
import { Clock, InternalClient } from '@rubrica/service';

/** Asks dian-submitter, which declares contingencies, whether one lasts. */
@Injectable()
export class OutageClient {
  constructor(
    private readonly internal: InternalClient,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a moment at which the contingency lasted (the time just before the call), or null when it is over. Throws
   * without an answer.
   */
  async lastingAt(environment: Environment): Promise<Date | null> {
    const at = this.clock.now();
    const { lasts } = await this.internal.call(dianSubmitterRoutes.contingencyLasts, { params: { environment } });
    return lasts ? at : null;
  }
}
