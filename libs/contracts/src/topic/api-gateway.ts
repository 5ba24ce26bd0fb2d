import { Type } from '@sinclair/typebox';
import {
  BlobName,
  described,
  DocumentId,
  documentFact,
  FiscalDate,
  nullable,
  Simulate,
  TenantId,
} from '../vocabulary/scalars.js';
import { TOPICS } from './topics.js';

const tenantFact = {
  tenant_id: TenantId,
  profile_blob: described(BlobName, 'JSON `TenantProfile`: the tenant as its documents name it'),
};

/** Facts that api-gateway publishes. */
export const apiGatewayMessages = {
  'co.rubrica.document.requested.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'A tenant asked for a document; the request is durable.',
    data: Type.Object({
      ...documentFact,
      request_blob: described(BlobName, 'JSON `DocumentRequest`: draft, issuer, counterparty, addresses'),
      numbering_range_id: nullable(
        Type.String({ pattern: '^[^\\s@]{1,64}$' }),
        'The range that the tenant asked for; null: the active one of that kind',
      ),
      external_id: nullable(
        Type.String({ minLength: 1, maxLength: 64 }),
        "The tenant's own id of it, as sent; tenants are told to put nothing personal there",
      ),
      invoice_id: nullable(DocumentId, 'The invoice that a note corrects, when it is one of ours'),
      corrects: nullable(DocumentId, 'The rejected document whose number this one takes over'),
      simulate: nullable(Simulate, 'Only in the test environment, else null'),
    }),
  },
  'co.rubrica.tenant.registered.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'A tenant exists; the profile is a blob.',
    data: Type.Object(tenantFact),
  },
  'co.rubrica.tenant.changed.v1': {
    topic: TOPICS.tenantLifecycle,
    description: "A tenant's profile changed.",
    data: Type.Object(tenantFact),
  },
  'co.rubrica.tenant.went-live.v1': {
    topic: TOPICS.tenantLifecycle,
    description:
      'What the tenant asks for in live mode from now on is of production; what it asked for before stays of habilitación.',
    data: Type.Object({ tenant_id: TenantId }),
  },
  'co.rubrica.tenant.suspended.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'An operator suspended the tenant: it asks for no more documents. What it asked for before goes on.',
    data: Type.Object({ tenant_id: TenantId }),
  },
  'co.rubrica.tenant.resumed.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'An operator ended the suspension of the tenant.',
    data: Type.Object({ tenant_id: TenantId }),
  },
  'co.rubrica.tenant.revoked.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'An operator revoked the tenant, for ever: its API keys have ended, and its key is destroyed.',
    data: Type.Object({ tenant_id: TenantId }),
  },
  'co.rubrica.tenant.erased.v1': {
    topic: TOPICS.tenantLifecycle,
    description:
      'An operator had the data of a revoked tenant erased. What it issued is kept until a day; every service erases all else that it has of it.',
    data: Type.Object({
      tenant_id: TenantId,
      documents_kept_until: nullable(
        FiscalDate,
        'First day on which its documents need not be kept; null when it has none of live mode',
      ),
    }),
  },
  'co.rubrica.tenant.documents-erased.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'The time for which the documents of an erased tenant were kept is over: they are erased too.',
    data: Type.Object({ tenant_id: TenantId }),
  },
} as const;
