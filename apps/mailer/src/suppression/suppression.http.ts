import { Controller } from '@nestjs/common';
import {
  type DeletedSuppression,
  type InputOf,
  mailerRoutes as routes,
  type SuppressionResource,
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
  notFound,
} from '@rubrica/service';
import { suppressionResource, SuppressionStore } from './suppression.store.js';

/** Routes of a tenant's suppression list, called by the gateway. */
@Controller()
export class SuppressionController {
  constructor(
    private readonly database: Database,
    private readonly suppressions: SuppressionStore,
  ) {}

  @InternalRoute(routes.listSuppressions)
  list(
    @InternalInput() { caller, query }: InputOf<typeof routes.listSuppressions>,
  ): Promise<List<SuppressionResource>> {
    return this.suppressions.list(caller, query);
  }

  /** An address that is on the list already stays there with its reason. */
  @InternalRoute(routes.createSuppression)
  async create(
    @InternalInput() { caller, body }: InputOf<typeof routes.createSuppression>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<SuppressionResource>> {
    const { tenantId: tenant_id, livemode } = caller;
    const why = { reason: 'manual', diagnostic: null, document_id: null, mailing_id: null } as const;
    return idempotently(this.database, idempotency, async (tx) => {
      const row = await this.suppressions.add(tx, { tenant_id, livemode, address: body.address, ...why });
      return { status: 201, body: suppressionResource(row) };
    });
  }

  @InternalRoute(routes.deleteSuppression)
  async remove(
    @InternalInput() { caller, params: { id } }: InputOf<typeof routes.deleteSuppression>,
  ): Promise<DeletedSuppression> {
    const wasThere = await this.database.transaction((tx) => this.suppressions.remove(tx, caller, id));
    if (!wasThere) throw notFound({ en: 'suppressed address', es: 'esa dirección suprimida' });
    return { id, object: 'suppression', deleted: true };
  }
}
