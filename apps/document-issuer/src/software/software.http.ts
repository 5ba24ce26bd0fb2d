import { Controller } from '@nestjs/common';
import { type AnswerOf, documentIssuerRoutes as routes, type InputOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { faultWith } from '@rubrica/fiscal';
import { pointerToSoftware, type SoftwareRecord } from '@rubrica/kinds';
import { InternalInput, InternalRoute, Problem, requestCause } from '@rubrica/service';
import { WaitingDocuments } from '../waiting-document/waiting-document.store.js';
import type { SoftwareProvider, Software } from './software.js';
import { registrationId, softwareRegistration } from './software-registration.js';
import { type SoftwareOwner, SoftwareStore } from './software.store.js';

/** Routes of the gateway for a tenant's software, which the tenant registers itself or an operator chooses for it. */
@Controller()
export class SoftwareController {
  constructor(
    private readonly database: Database,
    private readonly software: SoftwareStore,
    private readonly waiting: WaitingDocuments,
  ) {}

  /** Throws 409 `software_of_provider` when the tenant has not its own software. */
  @InternalRoute(routes.putSoftware)
  async put(@InternalInput() { params, body }: InputOf<typeof routes.putSoftware>): Promise<void> {
    const owner = ownerOf({ ...params, ...body });
    const present = await this.software.find(owner);
    if (present?.provider) throw ofProvider(present.provider, params.record);
    await this.change(owner, { id: body.software_id, pin: body.pin, provider: null });
  }

  @InternalRoute(routes.getSoftware)
  async get(
    @InternalInput() { params }: InputOf<typeof routes.getSoftware>,
  ): Promise<AnswerOf<typeof routes.getSoftware>> {
    const software = await this.software.find(ownerOf(params));
    return { software: software ? { id: software.id, provider: software.provider } : null };
  }

  @InternalRoute(routes.assignSoftware)
  async assign(@InternalInput() { params, body }: InputOf<typeof routes.assignSoftware>): Promise<void> {
    const { environment, software_id: id, pin, provider } = body;
    await this.change(ownerOf({ ...params, environment }), { id, pin, provider });
  }

  @InternalRoute(routes.removeSoftware)
  async remove(@InternalInput() { params }: InputOf<typeof routes.removeSoftware>): Promise<void> {
    await this.change(ownerOf(params), null);
  }

  /**
   * Stores the software, or forgets it, and releases what waits for one: documents here, events of invoices elsewhere.
   * Documents that have a signing plan keep the software of the plan.
   */
  private change(owner: SoftwareOwner, software: Software | null): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (software) {
        await this.software.put(tx, owner, software);
        await tx.handle(softwareRegistration, registrationId(owner), { type: 'RegisterSoftware', of: owner });
      } else await this.software.remove(tx, owner);
      await this.waiting.release(tx, owner.tenant_id, owner.environment, 'certificate_missing');
    }, requestCause());
  }
}

const ownerOf = ({
  tenant,
  record,
  environment,
}: Omit<SoftwareOwner, 'tenant_id'> & { readonly tenant: string }): SoftwareOwner => ({
  tenant_id: tenant,
  record,
  environment,
});

const ofProvider = ({ name, nit }: SoftwareProvider, record: SoftwareRecord): Problem => {
  const pointer = pointerToSoftware('#/software', record);
  const detail = {
    en: `Your documents are issued by the software of your provider ${name} (NIT ${nit}), so you register none.`,
    es: `Sus documentos los emite el software de su proveedor tecnológico ${name} (NIT ${nit}); usted no registra ninguno.`,
  };
  const fix = {
    en: 'Leave out `software`, or ask the operator of this service to let you use your own.',
    es: 'Quite `software`, o pida al operador de este servicio que le permita usar el suyo.',
  };
  return new Problem(409, 'software_of_provider', detail, [
    faultWith(pointer, 'software_of_provider', detail, { fix }),
  ]);
};
