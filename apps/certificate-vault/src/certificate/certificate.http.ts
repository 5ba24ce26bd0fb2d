import { Body, Controller, Delete, Get, Headers, Inject, Param, Post, Res } from '@nestjs/common';
import { CertificateInput, type CertificateResource, type Environment } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  BlobStore,
  type Caller,
  Clock,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  invalid,
  newId,
  notFound,
  requestCause,
  validBody,
} from '@rubrica/service';
import { pemOfCertificates } from '@rubrica/xades';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { TrustedAuthorities } from '../certificate-checks/trusted-authorities.js';
import { type CertificateContext, checkCertificate } from '../certificate-checks/certificate-checks.js';
import { KEY_PROVIDER, type KeyProvider } from '../key-custody/key-provider.js';
import { Activation } from './activation.js';
import { certificateAggregate } from './certificate.js';
import { type CertificateRow, CertificateStore } from './certificate.store.js';
import { readChain } from './read-chain.js';

/** The tenant's upload, with what the gateway knows of the tenant. */
const Upload = Type.Object(
  {
    ...CertificateInput.properties,
    nit: Type.String(),
    environment: Type.Union([Type.Literal('test'), Type.Literal('habilitacion'), Type.Literal('production')]),
  },
  { additionalProperties: false },
);

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
    @Body() body: Static<typeof Upload>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const upload = validBody(Upload, body);
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      const checked = await checkCertificate({ content: Buffer.from(upload.content_base64, 'base64'), password: upload.password }, this.contextOf(upload));
      if (!checked.ok) throw invalid(checked.faults);
      const id = newId('cert');
      const chainPem = pemOfCertificates(checked.chain.map(({ raw }) => raw));
      const pkcs8 = checked.key.export({ format: 'der', type: 'pkcs8' });
      const sealedKey = await this.keys.seal(tenantId, pkcs8, id);
      pkcs8.fill(0);
      const chainBlob = await this.blobs.put(tenantId, Buffer.from(chainPem));
      const row = await this.activation.activate(
        tx,
        {
          id,
          tenant_id: tenantId,
          environment: upload.environment,
          mock: false,
          ...readChain(chainPem),
          sealed_key: sealedKey,
          metadata: upload.metadata ?? {},
        },
        chainBlob,
      );
      return { status: 201, body: resourceOf(row, this.clock.now()) };
    });
    void reply.status(answer.status);
    if (answer.replayed) void reply.header('idempotent-replayed', 'true');
    return answer.body;
  }

  @Get()
  async list(@InternalCaller() caller: Caller): Promise<object> {
    const rows = await this.certificates.list(caller);
    return { object: 'list', url: '/v1/certificates', has_more: false, data: rows.map((row) => resourceOf(row, this.clock.now())) };
  }

  @Get(':id')
  async get(@InternalCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    return resourceOf(found(await this.certificates.find(caller, id)), this.clock.now());
  }

  @Delete(':id')
  async revoke(@InternalCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    found(await this.certificates.find(caller, id));
    return this.database.transaction(async (tx) => {
      await tx.handle(certificateAggregate, id, { type: 'RevokeCertificate' });
      return resourceOf(await this.certificates.setStatus(tx, id, 'revoked'), this.clock.now());
    }, requestCause());
  }

  /** In test mode any issuer will do: nothing goes to the tax authority. */
  private contextOf({ nit, environment }: Static<typeof Upload>): CertificateContext {
    const trust = environment === 'test' ? 'any issuer' : this.trusted.bundle;
    return { nit, trust, at: this.clock.now() };
  }
}

const found = (row: CertificateRow | undefined): CertificateRow => {
  if (!row) throw notFound('certificate');
  return row;
};

const resourceOf = (row: CertificateRow, now: Date): CertificateResource => ({
  id: row.id,
  object: 'certificate',
  status: row.status === 'active' && row.valid_to < now.toISOString().slice(0, 10) ? 'expired' : row.status,
  livemode: row.environment !== 'test',
  environment: row.environment satisfies Environment,
  subject: row.subject,
  issuer: row.issuer,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  fingerprint: row.fingerprint,
  metadata: row.metadata,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
