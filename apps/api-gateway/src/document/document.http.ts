import { Body, Controller, Get, Headers, Param, Post, Query, Res } from '@nestjs/common';
import { type AuthorityAnswer, DOCUMENT_ID_PREFIX, type DocumentRequest, type MailRecipient } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type CustomerInput, type DocumentKind, draftFaults, draftTotals, InvoiceDraft } from '@rubrica/fiscal';
import {
  amendAnswer,
  answerWith,
  BlobStore,
  type Caller,
  Clock,
  getJson,
  type IdempotencyKey,
  idempotently,
  invalid,
  keptAnswer,
  newId,
  notFound,
  offsetTime,
  putJson,
  schemaFaults,
} from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { ApiGatewaySettings } from '../config.js';
import { CustomerStore } from '../customer/customer.store.js';
import { createdQuery, listOf, listQuery } from '../list/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.js';
import { Operation } from '../operation/operation.js';
import { environmentOf, TenantStore } from '../tenant/tenant.store.js';
import { CaughtUp } from './caught-up.js';
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
    status: Type.Optional(DocumentResource.properties.status),
    environment: Type.Optional(DocumentResource.properties.environment),
    customer_id: Type.Optional(Type.String({ maxLength: 64 })),
    number: Type.Optional(Type.String({ maxLength: 20 })),
    external_id: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);

const Timeline = listOf(
  Type.Object(
    {
      type: Type.String({ description: 'the fact', examples: ['co.rubrica.document.signed.v1'] }),
      time: Type.String({ format: 'date-time' }),
      service: Type.String({ description: 'the service that said it' }),
      data: Type.Object({}, { additionalProperties: true }),
    },
    { title: 'TimelineEntry' },
  ),
);

/** Of `Prefer: wait`. */
const LONGEST_WAIT_S = 60;
/** Another replica may have seen the change. */
const LOOK_EVERY_MS = 250;
const SETTLED: readonly string[] = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'];

@Controller('v1/invoices')
export class InvoiceController {
  private readonly kind: DocumentKind = 'invoice';

  constructor(
    private readonly database: Database,
    private readonly caughtUp: CaughtUp,
    private readonly documents: DocumentStore,
    private readonly customers: CustomerStore,
    private readonly tenants: TenantStore,
    private readonly changes: DocumentChanges,
    private readonly urls: FileUrlMint,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    private readonly fiscalOptions: ApiGatewaySettings,
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
    headers: {
      Prefer: Type.String({
        description: `\`wait=10\`: wait up to that many seconds (${LONGEST_WAIT_S} at most) for the outcome`,
      }),
    },
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
    // Before the checks: some of them depend on the day, and the first answer stands.
    const kept = await keptAnswer(this.database, idempotency);
    if (kept) return answerWith(reply, kept);
    const customer = await this.checked(caller, draft);
    const tenant = await this.tenants.get(caller.tenantId);
    const environment = environmentOf(tenant, caller.livemode);
    const id = newId(DOCUMENT_ID_PREFIX[this.kind] as 'inv');
    const request: DocumentRequest = {
      document_id: id,
      tenant_id: caller.tenantId,
      draft,
      supplier: tenant.profile,
      customer,
      mail: mailOf(draft, customer),
    };
    const requestBlob = await putJson(this.blobs, caller.tenantId, request);

    const answer = await idempotently(this.database, idempotency, async (tx) => {
      const row = await this.documents.insert(tx, {
        id,
        tenant_id: caller.tenantId,
        livemode: caller.livemode,
        environment,
        kind: this.kind,
        external_id: draft.external_id ?? null,
        customer_id: draft.customer_id ?? null,
        draft,
        customer,
        totals: draftTotals(draft, this.fiscalOptions),
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
          external_id: draft.external_id ?? null,
          simulate: caller.livemode ? null : { ...SIMULATED, ...draft.simulate },
        },
      });
      return { status: 201, body: await this.resourceOf(row) };
    });
    const waitMs = answer.replayed ? 0 : waitOf(prefer);
    if (waitMs === 0) return answerWith(reply, answer);
    void reply.header('preference-applied', `wait=${waitMs / 1000}`);
    const waited = { ...answer, body: await this.settled(caller, id, waitMs) };
    await amendAnswer(this.database, idempotency, waited);
    return answerWith(reply, waited);
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
    await this.caughtUp.wait();
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
    await this.caughtUp.wait();
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
    await this.caughtUp.wait();
    await this.found(caller, id);
    const entries = await this.documents.timeline(id);
    return {
      object: 'list',
      url: `/v1/invoices/${id}/timeline`,
      has_more: false,
      data: entries.map(({ type, time, service, data }) => ({
        type,
        time: offsetTime(time),
        service,
        data: withoutBlobs(data),
      })),
    };
  }

  private async found(caller: Caller, id: string): Promise<DocumentRow> {
    const row = await this.documents.find(caller, this.kind, id);
    if (!row) throw notFound(this.kind);
    return row;
  }

  /** The buyer of a draft that is in order; else a 422 with all that the schema and the rules object to. */
  private async checked(caller: Caller, draft: InvoiceDraft): Promise<CustomerInput | null> {
    const refused = schemaFaults(InvoiceDraft, draft);
    const context = { now: this.clock.now(), livemode: caller.livemode };
    const faults = [...refused];
    for (const fault of draftFaults(
      draft,
      context,
      refused.map(({ pointer }) => pointer),
    )) {
      const isSaid = refused.some(({ pointer, code }) => pointer === fault.pointer && code === fault.code);
      if (!isSaid) faults.push(fault);
    }
    const buyer = faults.some(({ pointer }) => BUYER.test(pointer)) ? null : await this.buyerOf(caller, draft);
    if (buyer === 'unknown') faults.push(unknownCustomer);
    if (buyer === 'unknown' || faults.length > 0) throw invalid(faults);
    return buyer;
  }

  private async buyerOf(
    caller: Caller,
    { customer, customer_id: id = 'final_consumer' }: InvoiceDraft,
  ): Promise<CustomerInput | null | 'unknown'> {
    if (customer) return customer;
    if (id === 'final_consumer') return null;
    return (await this.customers.find(caller, id))?.data ?? 'unknown';
  }

  private async settled(caller: Caller, id: string, waitMs: number): Promise<object> {
    const until = Date.now() + waitMs;
    for (;;) {
      const row = await this.found(caller, id);
      const left = until - Date.now();
      const isSettled = SETTLED.includes(row.view.status) || row.view.waiting !== null;
      if (left <= 0 || isSettled || !(await this.changes.next(id, Math.min(left, LOOK_EVERY_MS)))) {
        return this.resourceOf(row);
      }
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

/** What becomes of a document of the test environment that does not say. */
const SIMULATED = { outcome: 'accepted_by_dian', email: 'delivered' } as const;

const BUYER = /^#(\/customer(_id)?(\/|$)|$)/;

const unknownCustomer = {
  pointer: '#/customer_id',
  code: 'customer_unknown',
  detail: 'There is no such customer.',
  fix: 'Create it with POST /v1/customers, or send "customer" inline.',
};

/** Names of blobs are of no use outside. */
const withoutBlobs = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.endsWith('_blob')));

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
