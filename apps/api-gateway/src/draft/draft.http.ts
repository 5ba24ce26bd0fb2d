import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type IdempotencyKey, idempotently, type KeptAnswer, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { KINDS_OF_DOCUMENT } from '../document/kind-of-document.js';
import { KindName } from '../document/document-summary.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { DOCUMENT_LIMIT_BYTES, Operation, Since } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { DraftIssue } from './draft-issue.process.js';
import { type DraftRow, draftTag, refuseIssued, refuseOtherVersion } from './draft.js';
import { DraftStore, type ListedDraft } from './draft.store.js';
import { expiryTimer } from './draft.timer.js';

const name = Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
  description: 'name that people see; null: none',
});
const body = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'body of the document, however far it is written: it is checked when the draft is issued',
  },
);

const DraftInput = Type.Object(
  { kind: KindName, name: Type.Optional(name), body },
  {
    additionalProperties: false,
    title: 'DraftInput',
    examples: [{ kind: 'invoice', name: 'Pedido 118', body: { currency: 'COP', lines: [] } }],
  },
);
const DraftPatch = Type.Object(
  { kind: Type.Optional(KindName), name: Type.Optional(name), body: Type.Optional(body) },
  { additionalProperties: false, title: 'DraftPatch', examples: [{ name: 'Pedido 119' }] },
);

const entry = {
  id: Type.String({ examples: ['draft_0123456789abcdefghjkmnpqrs'] }),
  object: Type.Literal('draft'),
  livemode: Type.Boolean({ description: 'the mode in which it was made, and in which it is issued' }),
  kind: KindName,
  name,
  etag: Type.String({ description: 'the ETag of the draft, which `If-Match` takes; each change gives it another one' }),
  document_id: Type.Union([Type.String(), Type.Null()], {
    description: 'id of the document that it was issued as; null: it is not issued',
  }),
  created_by: Type.String({ description: 'id of the person or of the API key that made it' }),
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
  expires_at: Type.String({
    format: 'date-time',
    description: 'it is deleted then: 30 days after its last change, or 7 days after it was issued',
  }),
};
export const Draft = Type.Object({ ...entry, body }, { title: 'Draft' });
const DraftEntry = Type.Object(entry, { title: 'DraftEntry' });
const DeletedDraft = Type.Object(
  { id: Type.String(), object: Type.Literal('draft'), deleted: Type.Literal(true) },
  { title: 'DeletedDraft' },
);
const ListQuery = Type.Object(listQuery, { additionalProperties: false });

const ifMatch = (description: string) => ({ 'If-Match': Type.String({ description }) });
const UNCHANGED = { 412: ['draft_changed'], 428: ['if_match_required'] };

const entryOf = (row: ListedDraft): Static<typeof DraftEntry> => ({
  id: row.id,
  object: 'draft',
  livemode: row.livemode,
  kind: row.kind,
  name: row.name,
  etag: draftTag(row),
  document_id: row.document_id,
  created_by: row.created_by,
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
  expires_at: offsetTime(row.expires_at),
});

/** Returns a draft as the API shows it. */
export const draftResource = (row: DraftRow): Static<typeof Draft> => ({
  ...entryOf(row),
  body: JSON.parse(row.body) as object,
});

/** Routes of drafts of documents of any kind, in the mode of who asks (ADR 0260). */
@Since('2026-12-01')
@Controller('v1/drafts')
export class DraftController {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftStore,
    private readonly issues: DraftIssue,
  ) {}

  @Post()
  @Operation({
    id: 'createDraft',
    tag: 'Drafts',
    summary: 'Keep a draft of a document',
    description:
      'Its body may be incomplete or wrong; `POST /v1/{kind}/preview` tells what is. All people of the company see it. It is kept for 30 days after its last change.',
    role: 'documents',
    body: DraftInput,
    bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
    answer: { status: 201, schema: Draft, description: 'The draft', headers: ['ETag'] },
    refusals: { 409: ['draft_limit_reached'] },
  })
  async create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() input: Static<typeof DraftInput>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptAnswer> {
    const draft = { kind: input.kind, name: input.name ?? null, body: JSON.stringify(input.body) };
    const answer = await idempotently<Static<typeof Draft>>(this.database, idempotency, async (tx) => {
      const row = await this.drafts.insert(tx, caller, draft);
      tx.schedule(expiryTimer(row));
      return { status: 201, body: draftResource(row) };
    });
    void reply.header('etag', answer.body.etag);
    return answer;
  }

  @Get()
  @Operation({
    id: 'listDrafts',
    tag: 'Drafts',
    summary: 'List drafts, newest first',
    description: 'Without their bodies. Issued ones are listed for 7 days.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(DraftEntry), description: 'A page of drafts' },
  })
  list(@ApiCaller() caller: Caller, @Query() page: Static<typeof ListQuery>): Promise<object> {
    return this.drafts.list(caller, page, entryOf);
  }

  @Get(':id')
  @Operation({
    id: 'getDraft',
    tag: 'Drafts',
    summary: 'Get a draft',
    description: 'With its body, and the ETag that a change and the issue take.',
    role: 'read',
    headers: {
      'If-None-Match': Type.String({ description: 'ETag of the copy you have: a 304 says that it is current' }),
    },
    answer: { status: 200, schema: Draft, description: 'The draft', headers: ['ETag'] },
  })
  async get(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.drafts.get(caller, id);
    void reply.header('etag', draftTag(row));
    if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === draftTag(row)))
      return void reply.status(304).send();
    void reply.send(draftResource(row));
  }

  @Patch(':id')
  @Operation({
    id: 'updateDraft',
    tag: 'Drafts',
    summary: 'Change a draft',
    description: 'Fields that are sent replace those that were; `body` is replaced as a whole.',
    role: 'documents',
    headers: ifMatch('ETag of the draft as you have read it; without it the answer is a 428'),
    body: DraftPatch,
    bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
    answer: { status: 200, schema: Draft, description: 'The draft as it is now', headers: ['ETag'] },
    refusals: { 409: ['draft_issued'], ...UNCHANGED },
  })
  async update(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Headers('if-match') match: string | undefined,
    @Body() patch: Static<typeof DraftPatch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const changed = await this.database.transaction(async (tx) => {
      const row = await this.drafts.locked(tx, caller, id);
      refuseIssued(row);
      refuseOtherVersion(row, match);
      const { kind = row.kind, name: label = row.name } = patch;
      const text = patch.body === undefined ? row.body : JSON.stringify(patch.body);
      return this.drafts.change(tx, row, { kind, name: label, body: text });
    });
    void reply.header('etag', draftTag(changed));
    return draftResource(changed);
  }

  @Delete(':id')
  @Operation({
    id: 'deleteDraft',
    tag: 'Drafts',
    summary: 'Delete a draft',
    description: 'Its data are gone at once. The document of an issued one stays.',
    role: 'documents',
    headers: ifMatch('ETag of the draft as you have read it; left out: it is deleted as it is'),
    answer: { status: 200, schema: DeletedDraft, description: 'What was deleted' },
    refusals: { 412: ['draft_changed'] },
  })
  async remove(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Headers('if-match') match: string | undefined,
  ): Promise<object> {
    await this.database.transaction(async (tx) => {
      const row = await this.drafts.locked(tx, caller, id);
      if (match !== undefined) refuseOtherVersion(row, match);
      this.drafts.remove(tx, id);
    });
    return { id, object: 'draft', deleted: true };
  }

  @Post(':id/issue')
  @Operation({
    id: 'issueDraft',
    tag: 'Drafts',
    summary: 'Issue a draft',
    description:
      'As a POST of its body would: with the same checks, faults and pointers. A draft is issued once, however often and from wherever this is asked: afterwards the answer is the draft with the same `document_id`. An `Idempotency-Key` changes nothing.',
    role: 'documents',
    headers: ifMatch('ETag of the draft as you have read it; without it the answer is a 428'),
    answer: { status: 200, schema: Draft, description: 'The draft, with the document that it is issued as' },
    refusals: {
      403: ['tenant_suspended'],
      409: ['external_id_in_use', ...new Set(KINDS_OF_DOCUMENT.map(({ standsAgainst }) => standsAgainst))],
      ...UNCHANGED,
      422: ['invalid_request'],
      429: ['tenant_backlog_full'],
    },
  })
  async issue(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Headers('if-match') match: string | undefined,
  ): Promise<object> {
    return draftResource(await this.issues.issue(caller, id, match));
  }
}
