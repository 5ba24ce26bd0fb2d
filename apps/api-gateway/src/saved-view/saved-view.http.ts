import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type IdempotencyKey, idempotently, type KeptAnswer, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { filterIn, filterInput } from '../document/document-filter.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { refuseBelow } from '../operation/needed-role.js';
import { Operation, Since } from '../operation/operation.js';
import { textOfFilter } from '../resource/filter-text.js';
import { listQuery } from '../resource/list.js';
import { ownerOf, type ViewOwner } from './saved-view.js';
import { type SavedViewRow, SavedViewStore } from './saved-view.store.js';

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'name that people see' });
const query = filterInput('Filters');
const shared = Type.Boolean({
  description:
    'true: all people of the company see it, and a change takes the role `documents`; false: only the person who asks. Left out: true for an API key, false for a person. Views of an API key are always shared',
});
const EXAMPLE = { name: 'Rechazadas', query: 'object=invoice&status=failed,rejected_by_dian' };

const ViewInput = Type.Object(
  { name, query, shared: Type.Optional(shared) },
  { additionalProperties: false, title: 'ViewInput', examples: [EXAMPLE] },
);
const ViewPatch = Type.Object(
  { name: Type.Optional(name), query: Type.Optional(query), shared: Type.Optional(shared) },
  { additionalProperties: false, title: 'ViewPatch', examples: [{ name: 'Por corregir' }] },
);
export const View = Type.Object(
  {
    id: Type.String({ examples: ['view_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal('view'),
    name: Type.String({ description: 'name that people see' }),
    query: Type.String({ description: 'filters, as the query of `GET /v1/documents` and as `filter` of a job' }),
    shared: Type.Boolean({ description: 'true: all people of the company see it; false: the person who asks does' }),
    created_by: Type.String({ description: 'id of the person or of the API key that saved it' }),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'View' },
);
const DeletedView = Type.Object(
  { id: Type.String(), object: Type.Literal('view'), deleted: Type.Literal(true) },
  { title: 'DeletedView' },
);
const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Returns a view as the API shows it. */
export const viewResource = (row: SavedViewRow): Static<typeof View> => ({
  id: row.id,
  object: 'view',
  name: row.name,
  query: row.query,
  shared: row.person_id === null,
  created_by: row.created_by,
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
});

/** Routes of saved views: filters of the list of all documents, kept under a name. They belong to both modes of a company. */
@Since('2026-12-01')
@Controller('v1/views')
export class SavedViewController {
  constructor(
    private readonly database: Database,
    private readonly views: SavedViewStore,
  ) {}

  @Post()
  @Operation({
    id: 'createView',
    tag: 'Views',
    summary: 'Save filters of the list of documents under a name',
    description: 'For the person who asks, or for all people of the company. The same in both modes.',
    role: 'read',
    body: ViewInput,
    answer: { status: 201, schema: View, description: 'The view' },
    refusals: { 409: ['view_limit_reached'] },
  })
  create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() input: Static<typeof ViewInput>,
  ): Promise<KeptAnswer> {
    const person_id = ownerOf(caller, input.shared ?? false);
    refuseReaderOf(person_id, caller);
    const view = { person_id, name: input.name, query: textOfFilter(filterIn(input.query, '#/query')) };
    return idempotently(this.database, idempotency, async (tx) => {
      const row = await this.views.insert(tx, caller.tenantId, caller.personId ?? caller.keyId, view);
      return { status: 201, body: viewResource(row) };
    });
  }

  @Get()
  @Operation({
    id: 'listViews',
    tag: 'Views',
    summary: 'List saved views, newest first',
    description: 'Those of the company, and those of the person who asks. The same in both modes.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(View), description: 'A page of views' },
  })
  list(@ApiCaller() caller: Caller, @Query() page: Static<typeof ListQuery>): Promise<object> {
    return this.views.list(caller, page, viewResource);
  }

  @Get(':id')
  @Operation({
    id: 'getView',
    tag: 'Views',
    summary: 'Get a saved view',
    description: 'One of the company, or of the person who asks.',
    role: 'read',
    answer: { status: 200, schema: View, description: 'The view' },
  })
  async get(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    return viewResource(await this.views.get(caller, id));
  }

  @Patch(':id')
  @Operation({
    id: 'updateView',
    tag: 'Views',
    summary: 'Change a saved view',
    description: 'Fields that are sent replace those that were.',
    role: 'read',
    body: ViewPatch,
    answer: { status: 200, schema: View, description: 'The view as it is now' },
    refusals: { 409: ['view_limit_reached'] },
  })
  update(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Body() patch: Static<typeof ViewPatch>,
  ): Promise<object> {
    const filter = patch.query === undefined ? undefined : textOfFilter(filterIn(patch.query, '#/query'));
    return this.database.transaction(async (tx) => {
      const row = await this.views.get(caller, id, tx);
      const person_id = patch.shared === undefined ? row.person_id : ownerOf(caller, patch.shared);
      for (const owner of [row.person_id, person_id]) refuseReaderOf(owner, caller);
      const changed = { person_id, name: patch.name ?? row.name, query: filter ?? row.query };
      return viewResource(await this.views.change(tx, row, changed));
    });
  }

  @Delete(':id')
  @Operation({
    id: 'deleteView',
    tag: 'Views',
    summary: 'Delete a saved view',
    description: 'One that is shared is gone for all people of the company.',
    role: 'read',
    answer: { status: 200, schema: DeletedView, description: 'What was deleted' },
  })
  async remove(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    await this.database.transaction(async (tx) => {
      const row = await this.views.get(caller, id, tx);
      refuseReaderOf(row.person_id, caller);
      this.views.remove(tx, id);
    });
    return { id, object: 'view', deleted: true };
  }
}

/** Throws a 403 when a view is shared with the company and the caller only reads. */
const refuseReaderOf = (owner: ViewOwner, caller: Caller): void => {
  if (owner === null) refuseBelow('documents', caller);
};
