import { Body, Controller, Get, Headers, Param, Post, Query, Res } from '@nestjs/common';
import {
  type AuthorityAnswer,
  DOCUMENT_ID_PREFIX,
  type DocumentRequest,
  type MailRecipient,
  TOPICS,
} from '@rubrica/contracts';
import { Database, Positions } from '@rubrica/eventing';
import {
  type CustomerInput,
  type DocumentKind,
  draftFaults,
  draftTotals,
  type Fault,
  InvoiceDraft,
} from '@rubrica/fiscal';
import {
  answerWith,
  BlobStore,
  type Caller,
  Clock,
  getJson,
  type IdempotencyKey,
  idempotently,
  invalid,
  newId,
  notFound,
  offsetTime,
  putJson,
  schemaFaults,
} from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { externalIdInUse } from '../customer/customer.http.js';
import { CustomerStore } from '../customer/customer.store.js';
import { createdQuery, listOf, listQuery } from '../list/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.js';
import { Operation } from '../operation/operation.js';
import { environmentOf, TenantStore } from '../tenant/tenant.store.js';
import { DocumentChanges } from './document-changes.js';
import { documentRequest } from './document-request.js';
import { documentResource, DocumentResource, type Recipient } from './document-resource.js';
import { type MailingView, queuedView } from './document-view.js';
import { type DocumentRow, DocumentStore } from './document.store.js';
import { FileUrlMint } from './file-url-mint.js';

const ListQuery = Type.Object(
  {
    ...listQuery,
    ...createdQuery,
    status: Type.Optional(Type.String({ maxLength: 40 })),
    environment: Type.Optional(Type.String({ maxLength: 20 })),
    customer_id: Type.Optional(Type.String({ maxLength: 64 })),
    number: Type.Optional(Type.String({ maxLength: 20 })),
    external_id: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);

const Timeline = Type.Object({
  object: Type.Literal('list'),
  url: Type.String(),
  has_more: Type.Literal(false),
  data: Type.Array(
    Type.Object({
      type: Type.String({ description: 'the fact', examples: ['co.rubrica.document.signed.v1'] }),
      time: Type.String({ format: 'date-time' }),
      service: Type.String({ description: 'the service that said it' }),
      data: Type.Object({}, { additionalProperties: true }),
    }),
  ),
});

/** How long a read waits for the read model to reach what the log held when it was asked. */
const CAUGHT_UP_WITHIN_MS = 2_000;
const LONGEST_WAIT_S = 60;
const SETTLED: readonly string[] = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'];

@Controller('v1/invoices')
export class InvoiceController {
  private readonly kind: DocumentKind = 'invoice';

  constructor(
    private readonly database: Database,
    private readonly positions: Positions,
    private readonly documents: DocumentStore,
    private readonly customers: CustomerStore,
    private readonly tenants: TenantStore,
    private readonly changes: DocumentChanges,
    private readonly urls: FileUrlMint,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation({
    id: 'createInvoice',
    tag: 'Invoices',
    summary: 'Issue an invoice',
    description:
      'Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. ' +
      'With `Prefer: wait=10` the answer waits up to that many seconds for the outcome.',
    role: 'documents',
    body: InvoiceDraft,
    handlerChecksBody: true,
    answer: { status: 201, schema: DocumentResource, description: 'The invoice' },
    refusals: { 409: ['external_id_in_use'] },
  })
  async create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Headers('prefer') prefer: string | undefined,
    @Body() draft: InvoiceDraft,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const faults = this.faultsOf(caller, draft);
    const customer = faults.some(({ pointer }) => pointer.startsWith('#/customer'))
      ? null
      : await this.customerOf(caller, draft);
    if (customer === 'unknown') faults.push(unknownCustomer);
    if (customer === 'unknown' || faults.length > 0) throw invalid(faults);
    const tenant = await this.tenants.get(caller.tenantId);

    const answer = await idempotently(this.database, idempotency, async (tx) => {
      const externalId = draft.external_id ?? null;
      const holder = externalId === null ? undefined : await this.documents.holderOf(tx, caller, this.kind, externalId);
      if (holder) throw externalIdInUse(this.kind, holder);
      const id = newId(DOCUMENT_ID_PREFIX[this.kind] as 'inv');
      const request: DocumentRequest = {
        document_id: id,
        tenant_id: caller.tenantId,
        draft,
        supplier: tenant.profile,
        customer,
        mail: mailOf(draft, customer),
      };
      const environment = environmentOf(tenant, caller.livemode);
      const requestBlob = await putJson(this.blobs, caller.tenantId, request);
      const row = await this.documents.insert(tx, {
        id,
        tenant_id: caller.tenantId,
        livemode: caller.livemode,
        environment,
        kind: this.kind,
        external_id: externalId,
        customer_id: draft.customer_id ?? null,
        draft,
        customer,
        totals: draftTotals(draft),
        view: queuedView(tx.at),
      });
      await tx.handle(documentRequest, id, {
        type: 'RequestDocument',
        data: {
          tenant_id: caller.tenantId,
          kind: this.kind,
          environment,
          request_blob: requestBlob,
          numbering_range_id: draft.numbering_range_id ?? null,
          external_id: externalId,
          simulate: caller.livemode
            ? null
            : { outcome: draft.simulate?.outcome ?? 'accepted_by_dian', email: draft.simulate?.email ?? 'delivered' },
        },
      });
      return { status: 201, body: await this.resourceOf(row) };
    });
    const waitMs = answer.replayed ? 0 : waitOf(prefer);
    if (waitMs === 0) return answerWith(reply, answer);
    void reply.header('preference-applied', `wait=${waitMs / 1000}`);
    const { id } = answer.body as { id: string };
    return answerWith(reply, { ...answer, body: await this.settled(caller, id, waitMs) });
  }

  @Get()
  @Operation({
    id: 'listInvoices',
    tag: 'Invoices',
    summary: 'List invoices, newest first',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(DocumentResource), description: 'A page of invoices' },
  })
  async list(@ApiCaller() caller: Caller, @Query() query: Static<typeof ListQuery>): Promise<object> {
    await this.caughtUp();
    return this.documents.list(caller, this.kind, query, (row) => this.resourceOf(row));
  }

  @Get(':id')
  @Operation({
    id: 'getInvoice',
    tag: 'Invoices',
    summary: 'Get an invoice',
    role: 'read',
    answer: { status: 200, schema: DocumentResource, description: 'The invoice' },
  })
  async get(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    await this.caughtUp();
    return this.resourceOf(await this.found(caller, id));
  }

  @Get(':id/timeline')
  @Operation({
    id: 'getInvoiceTimeline',
    tag: 'Invoices',
    summary: 'Every fact of its life, in order',
    role: 'read',
    answer: { status: 200, schema: Timeline, description: 'The facts, oldest first' },
  })
  async timeline(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    await this.caughtUp();
    await this.found(caller, id);
    const entries = await this.documents.timeline(id);
    return {
      object: 'list',
      url: `/v1/invoices/${id}/timeline`,
      has_more: false,
      data: entries.map((entry) => ({ ...entry, time: offsetTime(entry.time) })),
    };
  }

  /** A read is never older than a webhook: both follow the same log, and this waits for what it holds now. */
  private async caughtUp(): Promise<void> {
    await this.positions.waitForLogEnd(TOPICS.documentLifecycle, CAUGHT_UP_WITHIN_MS);
  }

  private async found(caller: Caller, id: string): Promise<DocumentRow> {
    const row = await this.documents.find(caller, this.kind, id);
    if (!row) throw notFound(this.kind);
    return row;
  }

  /** All that the schema and the rules object to, at once. */
  private faultsOf({ livemode }: Caller, draft: InvoiceDraft): Fault[] {
    const refused = schemaFaults(InvoiceDraft, draft);
    const objections = draftFaults(
      draft,
      { now: this.clock.now(), livemode },
      refused.map(({ pointer }) => pointer),
    );
    return [...refused, ...objections];
  }

  private async customerOf(caller: Caller, draft: InvoiceDraft): Promise<CustomerInput | null | 'unknown'> {
    if (draft.customer) return draft.customer;
    if (draft.customer_id === undefined) return null;
    if (draft.customer_id === 'final_consumer') return null;
    return (await this.customers.find(caller, draft.customer_id))?.data ?? 'unknown';
  }

  private async settled(caller: Caller, id: string, waitMs: number): Promise<object> {
    const until = Date.now() + waitMs;
    for (;;) {
      const row = await this.found(caller, id);
      const left = until - Date.now();
      if (left <= 0 || SETTLED.includes(row.view.status) || row.view.waiting !== null) return this.resourceOf(row);
      await this.changes.next(id, Math.min(left, 250));
    }
  }

  private async resourceOf(row: DocumentRow): Promise<object> {
    const { mailings, dian, failure } = row.view;
    const answer = dian?.answer_blob ?? failure?.answer_blob ?? null;
    const [recipients, said] = await Promise.all([
      Promise.all(mailings.map((mailing) => this.recipientOf(row.tenant_id, mailing))),
      answer === null ? null : getJson<AuthorityAnswer>(this.blobs, row.tenant_id, answer),
    ]);
    return documentResource(row, { recipients, said }, this.urls.now());
  }

  private async recipientOf(tenantId: string, { recipient_blob, status }: MailingView): Promise<Recipient> {
    const { email } = await getJson<MailRecipient>(this.blobs, tenantId, recipient_blob);
    return { address: email, status };
  }
}

const unknownCustomer = {
  pointer: '#/customer_id',
  code: 'customer_unknown',
  detail: 'There is no such customer.',
  fix: 'Create it with POST /v1/customers, or send "customer" inline.',
};

const mailOf = (draft: InvoiceDraft, customer: CustomerInput | null): DocumentRequest['mail'] => {
  if (draft.email?.send === false) return { to: [], cc: [] };
  const to = draft.email?.to?.length ? draft.email.to : customer?.email ? [customer.email] : [];
  return { to, cc: draft.email?.cc ?? [] };
};

/** Milliseconds of `Prefer: wait=n` (RFC 7240). */
const waitOf = (prefer: string | undefined): number => {
  const seconds = Number(/(?:^|[\s,;])wait=(\d{1,4})/.exec(prefer ?? '')?.[1] ?? 0);
  return Math.min(seconds, LONGEST_WAIT_S) * 1000;
};
