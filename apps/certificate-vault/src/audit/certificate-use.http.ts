import { Controller } from '@nestjs/common';
import {
  type Caller,
  type CertificateUse,
  type CertificateUseDay,
  certificateVaultRoutes as routes,
  type InputOf,
} from '@rubrica/contracts';
import { InternalInput, InternalRoute, type List, notFound } from '@rubrica/service';
import { CertificateStore } from '../certificate/certificate.store.js';
import { CertificateUsesStore } from './certificate-uses.store.js';

/** Routes by which a tenant sees what its certificates have signed. */
@Controller()
export class CertificateUseController {
  constructor(
    private readonly certificates: CertificateStore,
    private readonly uses: CertificateUsesStore,
  ) {}

  @InternalRoute(routes.listCertificateUses)
  async list(
    @InternalInput() { caller, params, query }: InputOf<typeof routes.listCertificateUses>,
  ): Promise<List<CertificateUse>> {
    await this.find(caller, params.id);
    return this.uses.list(caller.tenantId, params.id, query);
  }

  @InternalRoute(routes.listCertificateUseDays)
  async days(
    @InternalInput() { caller, params }: InputOf<typeof routes.listCertificateUseDays>,
  ): Promise<List<CertificateUseDay>> {
    await this.find(caller, params.id);
    return this.uses.days(caller.tenantId, params.id);
  }

  /** Throws 404 if the caller has no such certificate. */
  private async find(caller: Caller, id: string): Promise<void> {
    if (!(await this.certificates.find(caller, id))) throw notFound({ en: 'certificate', es: 'ese certificado' });
  }
}
