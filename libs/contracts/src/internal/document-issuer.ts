import { type Static, Type } from '@sinclair/typebox';
import { CancelInput } from '../resources/cancel.js';
import { listOf } from '../resources/list.js';
import {
  NumberingRangeInput,
  NumberingRangePatch,
  NumberingRangeResource,
  NumberingRangesInUse,
  NumberingRangeSync,
} from '../resources/numbering-range.js';
import { TicketFile, TicketQuery, TicketResource } from '../resources/ticket.js';
import { EventHashesAnswer, EventHashesQuestion } from './document-events.js';
import type { InternalRouteDefinition } from './internal-route.js';
import { NumberingRangeListQuery } from './list-query.js';
import { PreviewAnswer, PreviewDrawing, PreviewFile, PreviewRequest } from './preview.js';
import { ById, ByTenant, ByTenantAndRecord, LiveEnvironment, Nit, Readiness, RecordOfSoftware } from './values.js';

/** What api-gateway adds to a tenant's request to take over its authorised ranges. `nit`: without check digit. */
const RangeSyncInput = Type.Object(
  { environment: LiveEnvironment, nit: Nit, ...NumberingRangesInUse.properties },
  { additionalProperties: false },
);
export type RangeSyncInput = Static<typeof RangeSyncInput>;

/** A range in the answer, which is forwarded as it is: `document_types` only where the caller's version has it. */
const RangeSyncItem = Type.Object({
  ...NumberingRangeSync.properties,
  document_types: Type.Optional(NumberingRangeSync.properties.document_types),
});
export type RangeSyncItem = Static<typeof RangeSyncItem>;

const softwareInput = {
  environment: LiveEnvironment,
  software_id: Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
  pin: Type.String({ minLength: 1, maxLength: 20 }),
};
const SoftwareInput = Type.Object(softwareInput, { additionalProperties: false });

/** A proveedor tecnológico: the owner of software that issues for others. `nit`: without check digit. */
const SoftwareProvider = Type.Object({
  nit: Nit,
  name: Type.String({ minLength: 1, maxLength: 450 }),
  code: Type.Optional(Type.String({ pattern: '^[0-9]{3}$', description: 'Stands in file names; missing: 000' })),
});

const providerOrOwn = Type.Union([SoftwareProvider, Type.Null()], { description: "Null: the tenant's own software" });

const AssignedSoftware = Type.Object({ ...softwareInput, provider: providerOrOwn }, { additionalProperties: false });

const SoftwareAnswer = Type.Object({
  software: Type.Union([Type.Object({ id: Type.String(), provider: providerOrOwn }), Type.Null()], {
    description: 'Without its PIN; null: the tenant has none',
  }),
});

const ByRecordAndEnvironment = Type.Object({ ...ByTenantAndRecord.properties, environment: LiveEnvironment });

const ofGateway = { owner: 'document-issuer', callers: ['api-gateway'] } as const;
const forwarded = { ...ofGateway, forTenant: true, isForwarded: true } as const;

export const documentIssuerRoutes = {
  createNumberingRange: {
    ...forwarded,
    name: 'document-issuer.create-numbering-range.v1',
    description: 'Registers a numbering range.',
    method: 'POST',
    path: '/internal/numbering-ranges',
    body: NumberingRangeInput,
    status: 201,
    answer: NumberingRangeResource,
  },
  syncNumberingRanges: {
    ...forwarded,
    name: 'document-issuer.sync-numbering-ranges.v1',
    description: 'Takes over the ranges that the tax authority has authorised.',
    method: 'POST',
    path: '/internal/numbering-ranges/sync',
    body: RangeSyncInput,
    status: 200,
    answer: listOf(RangeSyncItem),
  },
  listNumberingRanges: {
    ...forwarded,
    name: 'document-issuer.list-numbering-ranges.v1',
    description: 'Lists numbering ranges.',
    method: 'GET',
    path: '/internal/numbering-ranges',
    query: NumberingRangeListQuery,
    status: 200,
    answer: listOf(NumberingRangeResource),
  },
  getNumberingRange: {
    ...forwarded,
    name: 'document-issuer.get-numbering-range.v1',
    description: 'Returns a numbering range.',
    method: 'GET',
    path: '/internal/numbering-ranges/:id',
    params: ById,
    status: 200,
    answer: NumberingRangeResource,
  },
  updateNumberingRange: {
    ...forwarded,
    name: 'document-issuer.update-numbering-range.v1',
    description: 'Changes a numbering range.',
    method: 'PATCH',
    path: '/internal/numbering-ranges/:id',
    params: ById,
    body: NumberingRangePatch,
    status: 200,
    answer: NumberingRangeResource,
  },
  retryIssuing: {
    ...ofGateway,
    name: 'document-issuer.retry-issuing.v1',
    description: 'Issues a document again after it failed; 409 `not_retryable` if it has not.',
    method: 'POST',
    path: '/internal/documents/:id/issuing/retry',
    forTenant: true,
    params: ById,
    status: 200,
    answer: Type.Object({
      document_id: Type.String(),
      fact: Type.String({ description: 'Id of the message that publishes the retry' }),
    }),
  },
  cancelIssuing: {
    ...ofGateway,
    name: 'document-issuer.cancel-issuing.v1',
    description: 'Ends a document that is not signed; 409 `not_cancellable` if it has gone further.',
    method: 'POST',
    path: '/internal/documents/:id/issuing/cancel',
    forTenant: true,
    params: ById,
    body: CancelInput,
    status: 200,
    answer: Type.Object({
      document_id: Type.String(),
      fact: Type.String({ description: 'Id of the message that publishes it' }),
    }),
  },
  preview: {
    ...ofGateway,
    name: 'document-issuer.preview.v1',
    description: 'Tells how a document would be issued now. Nothing is stored.',
    method: 'POST',
    path: '/internal/previews',
    forTenant: true,
    body: PreviewRequest,
    status: 200,
    answer: PreviewAnswer,
  },
  drawPreview: {
    ...ofGateway,
    name: 'document-issuer.draw-preview.v1',
    description: 'Draws the PDF of such a document, watermarked, without hash and code. Nothing is stored.',
    method: 'POST',
    path: '/internal/preview-drawings',
    forTenant: true,
    body: PreviewDrawing,
    status: 200,
    answer: PreviewFile,
  },
  getTicket: {
    ...forwarded,
    name: 'document-issuer.get-ticket.v1',
    description: 'Returns the lines of the ticket of a document; 409 `not_ready` unless its present edition is signed.',
    method: 'GET',
    path: '/internal/documents/:id/ticket',
    params: ById,
    query: TicketQuery,
    status: 200,
    answer: TicketResource,
  },
  drawTicket: {
    ...ofGateway,
    name: 'document-issuer.draw-ticket.v1',
    description: 'Draws that ticket as a PDF.',
    method: 'GET',
    path: '/internal/documents/:id/ticket-pdf',
    forTenant: true,
    params: ById,
    query: TicketQuery,
    status: 200,
    answer: TicketFile,
  },
  productionSoftware: {
    ...ofGateway,
    name: 'document-issuer.production-software.v1',
    description: 'Names the records of which the tenant has software that production can take over.',
    method: 'GET',
    path: '/internal/tenants/:tenant/production-software',
    params: ByTenant,
    status: 200,
    answer: Type.Object({ records: Type.Array(RecordOfSoftware) }),
  },
  prepareProductionSoftware: {
    ...ofGateway,
    name: 'document-issuer.prepare-production-software.v1',
    description: 'Copies the software of habilitación to production. Safe to repeat.',
    method: 'POST',
    path: '/internal/tenants/:tenant/production-software',
    params: ByTenant,
    status: 200,
    answer: Readiness,
  },
  putSoftware: {
    ...ofGateway,
    name: 'document-issuer.put-software.v1',
    description: "Stores id and PIN of a tenant's software; 409 `software_of_provider` if its operator has chosen one.",
    method: 'PUT',
    path: '/internal/tenants/:tenant/software/:record',
    params: ByTenantAndRecord,
    body: SoftwareInput,
    status: 204,
  },
  getSoftware: {
    ...ofGateway,
    name: 'document-issuer.get-software.v1',
    description: 'Returns the software that issues for a tenant, its own or that of a provider.',
    method: 'GET',
    path: '/internal/tenants/:tenant/software/:record/:environment',
    params: ByRecordAndEnvironment,
    status: 200,
    answer: SoftwareAnswer,
  },
  assignSoftware: {
    ...ofGateway,
    name: 'document-issuer.assign-software.v1',
    description: 'Stores the software that an operator has chosen for a tenant.',
    method: 'PUT',
    path: '/internal/tenants/:tenant/assigned-software/:record',
    params: ByTenantAndRecord,
    body: AssignedSoftware,
    status: 204,
  },
  removeSoftware: {
    ...ofGateway,
    name: 'document-issuer.remove-software.v1',
    description: "Forgets a tenant's software, so that the installation's provider issues for it, if there is one.",
    method: 'DELETE',
    path: '/internal/tenants/:tenant/assigned-software/:record/:environment',
    params: ByRecordAndEnvironment,
    status: 204,
  },
  eventHashes: {
    owner: 'document-issuer',
    callers: ['dian-submitter'],
    name: 'document-issuer.event-hashes.v1',
    description: "Returns the CUDE and the security code of an event by the PIN of the tenant's software.",
    method: 'POST',
    path: '/internal/tenants/:tenant/event-hashes',
    params: ByTenant,
    body: EventHashesQuestion,
    status: 200,
    answer: EventHashesAnswer,
  },
} as const satisfies Readonly<Record<string, InternalRouteDefinition>>;
