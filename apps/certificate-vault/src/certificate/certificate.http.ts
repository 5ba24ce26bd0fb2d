import { Body, Controller, Delete, Get, Headers, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { CertificateInput, type CertificateResource, type Fault, ID_PREFIX } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  answerWith,
  BlobStore,
  type Caller,
  Clock,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  invalid,
  keptAnswer,
  type List,
  type ListQuery,
  newId,
  notFound,
  offsetTime,
  requestCause,
  validBody,
} from '@rubrica/service';
import { pemOfCertificates } from '@rubrica/xades';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { checkCertificate } from './certificate-checks.js';
import { TrustedAuthorities } from './trusted-authorities.js';
import { KEY_PROVIDER, type KeyProvider } from '../key-custody/key-provider.js';
import { Activation } from './activation.process.js';
import { certificateAggregate } from './certificate.js';
import { type CertificateRow, CertificateStore, type NewCertificate } from './certificate.store.js';
import { readChain, utcDay } from './read-chain.js';

/** The tenant's upload, with the tenant data that the gateway adds. */
const Upload = Type.Object(
  {
    ...CertificateInput.properties,
    nit: Type.String(),
    environment: Type.Union([Type.Literal('test'), Type.Literal('habilitacion'), Type.Literal('production')]),
  },
  { additionalProperties: false },
);
type Upload = Static<typeof Upload>;

@Controller('internal/certificates')
@InternalOnly('api-gateway')
export class CertificateController {
  constructor(
    private readonly database: Database,
    private readonly certificates: CertificateStore,
    private readonly activation: Activation,
    @Inject(KEY_PROVIDER) private readonly keys: KeyProvider,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly trusted: TrustedAuthorities,
  ) {}

  @Post()
  async create(
    @InternalCaller() { tenantId }: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const upload = validBody(Upload, body);
    const idempotency = idempotencyOf(headers);
    const kept = await keptAnswer(this.database, idempotency);
    if (kept) return answerWith(reply, kept);
    // Outside the transaction, since opening a .p12 may take seconds.
    const taken = await this.take(tenantId, upload);
    const answer = await idempotently(this.database, idempotency, async (tx) => {
      if ('faults' in taken) throw invalid(taken.faults);
      const row = await this.activation.activate(tx, taken.certificate, taken.chainBlob);
      return { status: 201, body: this.resourceOf(row) };
    });
    return answerWith(reply, answer);
  }

  @Get()
  list(@InternalCaller() caller: Caller, @Query() query: ListQuery): Promise<List<CertificateResource>> {
    return this.certificates.list(caller, query, (row) => this.resourceOf(row));
  }

  @Get(':id')
  async get(@InternalCaller() caller: Caller, @Param('id') id: string): Promise<CertificateResource> {
    return this.resourceOf(found(await this.certificates.find(caller, id)));
  }

  @Delete(':id')
  revoke(@InternalCaller() caller: Caller, @Param('id') id: string): Promise<CertificateResource> {
    return this.database.transaction(async (tx) => {
      const row = found(await this.certificates.find(caller, id, tx));
      const { events } = await tx.handle(certificateAggregate, id, { type: 'RevokeCertificate' });
      return this.resourceOf(events.length > 0 ? await this.certificates.setStatus(tx, id, 'revoked') : row);
    }, requestCause());
  }

  /**
   * Checks the upload and seals its key. In test mode any issuer is accepted, since nothing goes to the tax authority.
   */
  private async take(
    tenantId: string,
    { content_base64, password, nit, environment, metadata = {} }: Upload,
  ): Promise<
    { readonly faults: readonly Fault[] } | { readonly certificate: NewCertificate; readonly chainBlob: string }
  > {
    const content = Buffer.from(content_base64, 'base64');
    const trust = environment === 'test' ? 'any issuer' : this.trusted.bundle;
    const checked = await checkCertificate({ content, password }, { nit, trust, at: this.clock.now() });
    if (!checked.ok) return { faults: checked.faults };
    const id = newId(ID_PREFIX.certificate);
    const pkcs8 = checked.key.export({ format: 'der', type: 'pkcs8' });
    const sealed_key = await this.keys.seal(tenantId, pkcs8, id).finally(() => pkcs8.fill(0));
    const chain = readChain(pemOfCertificates(checked.chain.map(({ raw }) => raw)));
    const chainBlob = await this.blobs.put(tenantId, Buffer.from(chain.chain_pem));
    return {
      certificate: { ...chain, id, tenant_id: tenantId, environment, mock: false, sealed_key, metadata },
      chainBlob,
    };
  }

  private resourceOf(row: CertificateRow): CertificateResource {
    const isOver = row.status === 'active' && this.clock.now() > row.not_after;
    return {
      id: row.id,
      object: 'certificate',
      status: isOver ? 'expired' : row.status,
      livemode: row.environment !== 'test',
      environment: row.environment,
      subject: row.subject,
      issuer: row.issuer,
      valid_from: utcDay(row.not_before),
      valid_to: utcDay(row.not_after),
      fingerprint: row.fingerprint,
      metadata: row.metadata,
      created_at: offsetTime(row.created_at),
      updated_at: offsetTime(row.updated_at),
    };
  }
}

const found = (row: CertificateRow | undefined): CertificateRow => {
  if (!row) throw notFound('certificate');
  return row;
};
