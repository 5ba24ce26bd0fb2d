import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  CertificateInput,
  CertificateResource,
  CertificateUse,
  CertificateUseDay,
  certificateVaultRoutes as routes,
  listOf,
} from '@rubrica/contracts';
import type { IdempotencyKey } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { FILE_LIMIT_BYTES, Operation, Since } from '../operation/operation.js';
import { environmentOf, TenantStore } from '../tenant/tenant.store.js';
import { Forwarding } from './forward.client.js';

const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Routes of certificates, which certificate-vault owns. The .p12 goes there and is never sent back. */
@Controller('v1/certificates')
export class CertificateController {
  constructor(
    private readonly forwarding: Forwarding,
    private readonly tenants: TenantStore,
  ) {}

  @Post()
  @Operation({
    id: 'createCertificate',
    tag: 'Certificates',
    summary: 'Upload a .p12',
    description:
      'Checked, kept encrypted under a key of the tenant, and used for signing from now on; one before it is replaced.',
    role: 'full',
    body: CertificateInput,
    bodyLimitBytes: FILE_LIMIT_BYTES,
    answer: { status: 201, schema: CertificateResource, description: 'The certificate, metadata only' },
    refusals: {
      422: [
        'certificate_password_invalid',
        'certificate_expired',
        'certificate_nit_mismatch',
        'certificate_issuer_untrusted',
        'certificate_key_usage_missing',
        'certificate_revoked',
        'certificate_not_checkable',
        'certificate_unreadable',
        'certificate_key_unsupported',
      ],
    },
  })
  async create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() body: CertificateInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const tenant = await this.tenants.get(caller.tenantId);
    const order = { ...body, nit: tenant.nit, environment: environmentOf(tenant, caller.livemode) };
    return this.forwarding.forward(routes.createCertificate, { caller, body: order }, reply, { idempotency });
  }

  @Get()
  @Operation({
    id: 'listCertificates',
    tag: 'Certificates',
    summary: 'List certificates',
    description: 'Those that sign and those that signed earlier, newest first.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(CertificateResource), description: 'A page of certificates' },
  })
  list(
    @ApiCaller() caller: Caller,
    @Query() query: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listCertificates, { caller, query }, reply);
  }

  @Get(':id')
  @Operation({
    id: 'getCertificate',
    tag: 'Certificates',
    summary: 'Get a certificate',
    description: 'What is in it. The private key never leaves the vault.',
    role: 'read',
    answer: { status: 200, schema: CertificateResource, description: 'The certificate, metadata only' },
  })
  get(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getCertificate, { caller, params: { id } }, reply);
  }

  @Since('2026-12-01')
  @Get(':id/uses')
  @Operation({
    id: 'listCertificateUses',
    tag: 'Certificates',
    summary: 'See what a certificate has signed, newest first',
    description:
      'Each use of its key, as the audit chain of your account has it. An export has the whole chain, with the hashes that prove it.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(CertificateUse), description: 'A page of signatures' },
  })
  uses(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Query() query: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listCertificateUses, { caller, params: { id }, query }, reply);
  }

  @Since('2026-12-01')
  @Get(':id/uses/days')
  @Operation({
    id: 'listCertificateUseDays',
    tag: 'Certificates',
    summary: 'Count what a certificate has signed by day, newest first',
    description: 'Of the newest 92 days on which it signed.',
    role: 'read',
    answer: { status: 200, schema: listOf(CertificateUseDay), description: 'The days' },
  })
  useDays(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.listCertificateUseDays, { caller, params: { id } }, reply);
  }

  @Delete(':id')
  @Operation({
    id: 'revokeCertificate',
    tag: 'Certificates',
    summary: 'Revoke a certificate: it signs nothing any more',
    description: 'For ever. Documents wait (`certificate_missing`) until there is another one.',
    role: 'full',
    answer: { status: 200, schema: CertificateResource, description: 'The certificate, revoked' },
  })
  revoke(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.revokeCertificate, { caller, params: { id } }, reply);
  }
}
