import { colombianDate } from '@rubrica/fiscal';
import { Controller } from '@nestjs/common';
import {
  type ActiveCertificate,
  certificateVaultRoutes as routes,
  type InputOf,
  maySign,
  MOCK_AUTHORITY,
  type ServiceName,
  type SignaturesResponse,
} from '@rubrica/contracts';
import { CallingService, Clock, InternalInput, InternalRoute, notFound, noteDocument, Problem } from '@rubrica/service';
import { type CertificateRow, CertificateStore } from '../certificate/certificate.store.js';
import { MockAuthority } from '../mock-authority/mock-authority.store.js';
import { mailOrderOf, orderOf } from './signing.js';
import { SignatureProcess } from './signature.process.js';

/**
 * Routes for the services that sign: which certificate to use, and signatures over SignedInfo and headers of mails. Keys
 * do not leave the vault.
 */
@Controller()
export class SigningController {
  constructor(
    private readonly certificates: CertificateStore,
    private readonly mockAuthority: MockAuthority,
    private readonly signatures: SignatureProcess,
    private readonly clock: Clock,
  ) {}

  @InternalRoute(routes.activeCertificate)
  async active(@InternalInput() { params }: InputOf<typeof routes.activeCertificate>): Promise<ActiveCertificate> {
    const row = await this.certificates.active(params.tenant, params.environment, this.clock.now());
    if (!row)
      throw new Problem(404, 'certificate_missing', {
        en: 'The tenant has no valid certificate for this environment.',
        es: 'La empresa no tiene un certificado vigente para este ambiente.',
      });
    return signingCertificate(row);
  }

  @InternalRoute(routes.activeCertificates)
  async activeIds(
    @InternalInput() { body }: InputOf<typeof routes.activeCertificates>,
  ): Promise<{ readonly certificate_ids: readonly (string | null)[] }> {
    return { certificate_ids: await this.certificates.activeIds(body.owners, this.clock.now()) };
  }

  @InternalRoute(routes.signingCertificate)
  async byId(@InternalInput() { params }: InputOf<typeof routes.signingCertificate>): Promise<ActiveCertificate> {
    const { id } = params;
    if (id === MOCK_AUTHORITY) return this.mockAuthority.certificate();
    const row = await this.certificates.byId(id);
    if (!row) throw notFound({ en: 'certificate', es: 'ese certificado' });
    return signingCertificate(row);
  }

  @InternalRoute(routes.sign)
  async sign(
    @InternalInput() { body }: InputOf<typeof routes.sign>,
    @CallingService() from: ServiceName,
  ): Promise<SignaturesResponse> {
    if (!body.items.every((one) => maySign(from, one)))
      throw new Problem(403, 'internal_caller_refused', {
        en: `${from} may not have this signed.`,
        es: `${from} no puede pedir esta firma.`,
      });
    const [item, ...others] = body.items;
    if (item && others.length === 0) noteDocument(item.document_id);
    return { items: await this.signatures.sign(body.items.map(orderOf)) };
  }

  @InternalRoute(routes.signMails)
  async signMails(@InternalInput() { body }: InputOf<typeof routes.signMails>): Promise<SignaturesResponse> {
    return { items: await this.signatures.sign(body.items.map(mailOrderOf)) };
  }
}

const signingCertificate = (row: CertificateRow): ActiveCertificate => ({
  certificate_id: row.id,
  environment: row.environment,
  fingerprint: row.fingerprint,
  valid_to: colombianDate(row.not_after),
  chain_pem: row.chain_pem,
});
