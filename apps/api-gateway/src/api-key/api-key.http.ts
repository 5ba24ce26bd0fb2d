import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { faultWith } from '@rubrica/fiscal';
import { type IdempotencyKey, idempotently, invalid, type KeptAnswer, notFound, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { instant, listQuery } from '../resource/list.js';
import { type ApiKeyRow, refuseLastFullKey, refuseMoreKeys } from './api-key.js';
import { ApiKeyStore } from './api-key.store.js';

const Role = Type.Union([Type.Literal('full'), Type.Literal('documents'), Type.Literal('read')], {
  description:
    '`read` reads; `documents` also writes documents and customers; `full` may all, also keys, certificates, webhook endpoints and their replays, suppressed addresses, profile and numbering ranges',
});

const ApiKeyInput = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '\\S',
      description: 'what the key is for',
      examples: ['Cash register 3'],
    }),
    role: Role,
    expires_at: Type.Optional(
      Type.Union([instant, Type.Null()], {
        description: 'the key is not valid from this time on; null: it is until it is revoked',
      }),
    ),
  },
  { additionalProperties: false, title: 'ApiKeyInput', examples: [{ name: 'Cash register 3', role: 'documents' }] },
);

const properties = {
  id: Type.String({ examples: ['key_0123456789abcdefghjkmnpqrs'] }),
  object: Type.Literal('api_key'),
  livemode: Type.Boolean({ description: 'the mode in which it was made, and in which it works' }),
  role: Role,
  name: Type.String(),
  last_used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'to the minute; null: it was not used yet',
  }),
  expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  created_at: Type.String({ format: 'date-time' }),
};
const ApiKey = Type.Object(properties, { title: 'ApiKey' });
const ApiKeyWithSecret = Type.Object(
  { ...properties, secret: Type.String({ description: 'the key itself; it is in this answer only' }) },
  { title: 'ApiKeyWithSecret' },
);
const DeletedApiKey = Type.Object(
  { id: Type.String(), object: Type.Literal('api_key'), deleted: Type.Literal(true) },
  { title: 'DeletedApiKey' },
);

const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Returns a key as the API shows it, without its text, which is stored nowhere. */
export const apiKeyResource = (row: ApiKeyRow): Static<typeof ApiKey> => ({
  id: row.id,
  object: 'api_key',
  livemode: row.livemode,
  role: row.role,
  name: row.name,
  last_used_at: row.last_used_at && offsetTime(row.last_used_at),
  expires_at: row.expires_at && offsetTime(row.expires_at),
  created_at: offsetTime(row.created_at),
});

/** Routes by which a tenant makes and revokes its API keys, in the mode of the key that asks (ADR 0111). */
@Controller('v1/api-keys')
export class ApiKeyController {
  constructor(
    private readonly database: Database,
    private readonly apiKeys: ApiKeyStore,
  ) {}

  @Post()
  @Operation({
    id: 'createApiKey',
    tag: 'API keys',
    summary: 'Make an API key',
    description: 'Its mode is that of the key that asks. The secret is in this answer only.',
    role: 'full',
    body: ApiKeyInput,
    answer: { status: 201, schema: ApiKeyWithSecret, description: 'The key with its secret' },
    refusals: { 409: ['api_key_limit_reached'] },
  })
  async create(
    @ApiCaller() caller: Caller,
    @Idempotency('secret') idempotency: IdempotencyKey | null,
    @Body() { name, role, expires_at: expiresAt = null }: Static<typeof ApiKeyInput>,
  ): Promise<KeptAnswer> {
    return idempotently(this.database, idempotency, async (tx) => {
      if (expiresAt !== null && new Date(expiresAt) <= new Date(tx.at)) throw invalid([IN_THE_PAST]);
      refuseMoreKeys(await this.apiKeys.locked(tx, caller));
      const { row, text } = await this.apiKeys.create(tx, caller, { name, role, expiresAt });
      return { status: 201, body: { ...apiKeyResource(row), secret: text } };
    });
  }

  @Get()
  @Operation({
    id: 'listApiKeys',
    tag: 'API keys',
    summary: 'List API keys, newest first',
    description: 'Those of the mode of the key that asks; not those that were revoked. Secrets are not shown again.',
    role: 'full',
    query: ListQuery,
    answer: { status: 200, schema: listOf(ApiKey), description: 'A page of keys' },
  })
  list(@ApiCaller() caller: Caller, @Query() query: Static<typeof ListQuery>): Promise<object> {
    return this.apiKeys.list(caller, query, apiKeyResource);
  }

  @Delete(':id')
  @Operation({
    id: 'deleteApiKey',
    tag: 'API keys',
    summary: 'Revoke an API key, for ever',
    description: 'It holds everywhere within a second. A key may revoke itself.',
    role: 'full',
    answer: { status: 200, schema: DeletedApiKey, description: 'What was revoked' },
    refusals: { 409: ['last_full_key'] },
  })
  async remove(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    await this.database.transaction(async (tx) => {
      const keys = await this.apiKeys.locked(tx, caller);
      if (!keys.some((key) => key.id === id)) throw notFound({ en: 'API key', es: 'la clave de API' });
      refuseLastFullKey(keys, id, tx.at);
      this.apiKeys.revoke(tx, id);
    });
    return { id, object: 'api_key', deleted: true };
  }
}

const IN_THE_PAST = faultWith(
  '#/expires_at',
  'out_of_bounds',
  { en: 'This time has passed: the key would never be valid.', es: 'Esta hora ya pasó: la clave nunca sería válida.' },
  { fix: { en: 'Name a time to come, or leave the field out.', es: 'Indique una hora futura u omita el campo.' } },
);
