import { Type } from '@sinclair/typebox';
import { CancelInput } from '../resources/cancel.js';
import { ContingencyEnd, ContingencyResource, NewContingency } from '../resources/contingency.js';
import { listOf } from '../resources/list.js';
import { ResolveInput } from '../resources/resolve.js';
import { Environment } from '../vocabulary/scalars.js';
import { AuthorityRangesAnswer, AuthorityRangesQuestion } from './authority-ranges.js';
import {
  DocumentEventsOrder,
  DocumentEventState,
  InvoiceEventsState,
  TacitAcceptanceOrder,
} from './document-events.js';
import type { InternalRouteDefinition } from './internal-route.js';
import {
  MailOrder,
  OpenedMail,
  ReceivedDocumentQuery,
  ReceivedDocumentState,
  ReceptionOrder,
} from './received-documents.js';
import { ById, ByTenantAndRecord } from './values.js';

/** A submission as support reads it. No service relies on its form. */
const SubmissionForSupport = Type.Unsafe<object>(Type.Object({}));
const OrderedSubmission = Type.Object({
  fact: Type.Optional(Type.String({ description: 'Id of the message that publishes the order, if there is one' })),
});

const TestSetInput = Type.Object(
  { test_set_id: Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()]) },
  { additionalProperties: false },
);
const TestSetAnswer = Type.Object({
  test_set: Type.Union([Type.Object({ id: Type.String(), status: Type.String() }), Type.Null()]),
});

const Xml = Type.Object({ xml: Type.String() });

const submitter = { owner: 'dian-submitter' } as const;
const ofGateway = { ...submitter, callers: ['api-gateway'] } as const;
const ofTenant = { ...ofGateway, forTenant: true } as const;
const ofIssuer = { ...submitter, callers: ['document-issuer'] } as const;

export const dianSubmitterRoutes = {
  askAuthorityRanges: {
    ...ofIssuer,
    name: 'dian-submitter.ask-authority-ranges.v1',
    description: 'Asks the tax authority for the numbering ranges that it has authorised.',
    method: 'POST',
    path: '/internal/authority-ranges',
    body: AuthorityRangesQuestion,
    status: 200,
    answer: AuthorityRangesAnswer,
  },
  contingencyLasts: {
    ...ofIssuer,
    name: 'dian-submitter.contingency-lasts.v1',
    description: 'Tells whether a contingency lasts in the environment.',
    method: 'GET',
    path: '/internal/contingencies/lasting/:environment',
    params: Type.Object({ environment: Environment }),
    status: 200,
    answer: Type.Object({ lasts: Type.Boolean() }),
  },
  listContingencies: {
    ...ofGateway,
    name: 'dian-submitter.list-contingencies.v1',
    description: 'Lists all contingencies, the latest first.',
    method: 'GET',
    path: '/internal/contingencies',
    isForwarded: true,
    status: 200,
    answer: listOf(ContingencyResource),
  },
  declareContingency: {
    ...ofGateway,
    name: 'dian-submitter.declare-contingency.v1',
    description: 'Declares a contingency for an operator; 409 `contingency_declared` if one lasts.',
    method: 'POST',
    path: '/internal/contingencies',
    isForwarded: true,
    body: NewContingency,
    status: 201,
    answer: ContingencyResource,
  },
  endContingency: {
    ...ofGateway,
    name: 'dian-submitter.end-contingency.v1',
    description: 'Ends a contingency for an operator; 409 `contingency_ended` if it has ended.',
    method: 'POST',
    path: '/internal/contingencies/:id/end',
    isForwarded: true,
    params: ById,
    body: ContingencyEnd,
    status: 200,
    answer: ContingencyResource,
  },
  getSubmission: {
    ...ofGateway,
    name: 'dian-submitter.get-submission.v1',
    description: 'Returns a submission with its attempts, for support.',
    method: 'GET',
    path: '/internal/documents/:id/submission',
    forTenant: true,
    params: ById,
    status: 200,
    answer: SubmissionForSupport,
  },
  retrySubmission: {
    ...ofGateway,
    name: 'dian-submitter.retry-submission.v1',
    description: 'Submits a document again after it failed; 409 `not_retryable` if it has not.',
    method: 'POST',
    path: '/internal/documents/:id/submission/retry',
    forTenant: true,
    params: ById,
    status: 200,
    answer: OrderedSubmission,
  },
  resolveSubmission: {
    ...ofGateway,
    name: 'dian-submitter.resolve-submission.v1',
    description: "Carries out the tenant's choice; 409 `not_resolvable` if the submission waits for none.",
    method: 'POST',
    path: '/internal/documents/:id/submission/resolve',
    forTenant: true,
    params: ById,
    body: ResolveInput,
    status: 200,
    answer: OrderedSubmission,
  },
  cancelSubmission: {
    ...ofGateway,
    name: 'dian-submitter.cancel-submission.v1',
    description: 'Ends a signed document that waits; 409 `not_cancellable` if an attempt was begun or a buyer has it.',
    method: 'POST',
    path: '/internal/documents/:id/submission/cancel',
    forTenant: true,
    params: ById,
    body: CancelInput,
    status: 200,
    answer: OrderedSubmission,
  },
  getTestSet: {
    ...ofGateway,
    name: 'dian-submitter.get-test-set.v1',
    description: "Returns the test set of a record of a tenant's software.",
    method: 'GET',
    path: '/internal/tenants/:tenant/test-sets/:record',
    params: ByTenantAndRecord,
    status: 200,
    answer: TestSetAnswer,
  },
  putTestSet: {
    ...ofGateway,
    name: 'dian-submitter.put-test-set.v1',
    description: "Names the test set of a record of a tenant's software; null: none.",
    method: 'PUT',
    path: '/internal/tenants/:tenant/test-sets/:record',
    params: ByTenantAndRecord,
    body: TestSetInput,
    status: 200,
    answer: TestSetAnswer,
  },
  receiveDocument: {
    ...ofTenant,
    name: 'dian-submitter.receive-document.v1',
    description:
      "Takes a supplier's document, or a CUFE alone; 422 if the file has no document or is for another buyer.",
    method: 'POST',
    path: '/internal/received-documents',
    isForwarded: true,
    body: ReceptionOrder,
    status: 201,
    answer: ReceivedDocumentState,
  },
  receiveMail: {
    ...submitter,
    callers: ['mailer'],
    forTenant: true,
    name: 'dian-submitter.receive-mail.v1',
    description: 'Opens a mail of a supplier, and takes the documents in it that name the tenant as the buyer.',
    method: 'POST',
    path: '/internal/received-mails',
    body: MailOrder,
    status: 200,
    answer: OpenedMail,
  },
  getReceivedDocument: {
    ...ofTenant,
    name: 'dian-submitter.get-received-document.v1',
    description: 'Returns a received document.',
    method: 'GET',
    path: '/internal/received-documents/:id',
    isForwarded: true,
    params: ById,
    status: 200,
    answer: ReceivedDocumentState,
  },
  listReceivedDocuments: {
    ...ofTenant,
    name: 'dian-submitter.list-received-documents.v1',
    description: 'Lists received documents, the latest first.',
    method: 'GET',
    path: '/internal/received-documents',
    isForwarded: true,
    query: ReceivedDocumentQuery,
    status: 200,
    answer: listOf(ReceivedDocumentState),
  },
  receivedDocumentXml: {
    ...ofTenant,
    name: 'dian-submitter.received-document-xml.v1',
    description: "Returns the XML of a received document: that of the file, or DIAN's copy where only the CUFE came.",
    method: 'GET',
    path: '/internal/received-documents/:id/xml',
    params: ById,
    status: 200,
    answer: Xml,
  },
  issueDocumentEvents: {
    ...ofTenant,
    name: 'dian-submitter.issue-document-events.v1',
    description:
      'Issues events of a received document, in their order; 409 `event_order`, `event_not_applicable` or `event_deadline_passed`.',
    method: 'POST',
    path: '/internal/received-documents/:id/events',
    isForwarded: true,
    params: ById,
    body: DocumentEventsOrder,
    status: 201,
    answer: listOf(DocumentEventState),
  },
  listDocumentEvents: {
    ...ofTenant,
    name: 'dian-submitter.list-document-events.v1',
    description: 'Lists the events that were issued here of a received document, in the order of their codes.',
    method: 'GET',
    path: '/internal/received-documents/:id/events',
    isForwarded: true,
    params: ById,
    status: 200,
    answer: listOf(DocumentEventState),
  },
  getDocumentEvent: {
    ...ofTenant,
    name: 'dian-submitter.get-document-event.v1',
    description: 'Returns an event.',
    method: 'GET',
    path: '/internal/document-events/:id',
    isForwarded: true,
    params: ById,
    status: 200,
    answer: DocumentEventState,
  },
  documentEventXml: {
    ...ofTenant,
    name: 'dian-submitter.document-event-xml.v1',
    description: 'Returns the signed XML of an event; 409 `not_ready` before it is signed.',
    method: 'GET',
    path: '/internal/document-events/:id/xml',
    params: ById,
    status: 200,
    answer: Xml,
  },
  documentEventApplicationResponse: {
    ...ofTenant,
    name: 'dian-submitter.document-event-application-response.v1',
    description: "Returns DIAN's answer to an event; 409 `not_ready` before there is one, 404 if DIAN gave none.",
    method: 'GET',
    path: '/internal/document-events/:id/application-response',
    params: ById,
    status: 200,
    answer: Xml,
  },
  invoiceEvents: {
    ...ofTenant,
    name: 'dian-submitter.invoice-events.v1',
    description:
      'Returns what the buyer did with an invoice of the tenant, and the events that the tenant issued of it.',
    method: 'GET',
    path: '/internal/invoices/:id/events',
    isForwarded: true,
    params: ById,
    status: 200,
    answer: InvoiceEventsState,
  },
  issueTacitAcceptance: {
    ...ofTenant,
    name: 'dian-submitter.issue-tacit-acceptance.v1',
    description:
      'Declares tacit acceptance of an invoice of the tenant; 409 `event_order`, `event_not_applicable` or `event_too_early`.',
    method: 'POST',
    path: '/internal/invoices/:id/events',
    isForwarded: true,
    params: ById,
    body: TacitAcceptanceOrder,
    status: 201,
    answer: DocumentEventState,
  },
} as const satisfies Readonly<Record<string, InternalRouteDefinition>>;
