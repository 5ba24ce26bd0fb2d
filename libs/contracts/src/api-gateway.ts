import { Type } from '@sinclair/typebox';
import { BlobName, DocumentId, documentFact, Simulate, TenantId } from './scalars.js';
import { TOPICS } from './topics.js';

/** What api-gateway says. */
export const apiGatewayMessages = {
  'co.rubrica.document.requested.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'A tenant asked for a document; the request is durable.',
    data: Type.Object({
      ...documentFact,
      request_blob: BlobName,
      numbering_range_id: Type.Union([Type.String(), Type.Null()]),
      external_id: Type.Union([Type.String(), Type.Null()]),
      /** The invoice a note corrects, when it is one of ours. */
      invoice_id: Type.Union([DocumentId, Type.Null()]),
      /** The rejected document whose number this one takes over. */
      corrects: Type.Union([DocumentId, Type.Null()]),
      simulate: Type.Union([Simulate, Type.Null()]),
    }),
  },
  'co.rubrica.tenant.registered.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'A tenant exists; the profile is a blob.',
    data: Type.Object({ tenant_id: TenantId, profile_blob: BlobName }),
  },
  'co.rubrica.tenant.changed.v1': {
    topic: TOPICS.tenantLifecycle,
    description: "A tenant's profile changed.",
    data: Type.Object({ tenant_id: TenantId, profile_blob: BlobName }),
  },
} as const;
