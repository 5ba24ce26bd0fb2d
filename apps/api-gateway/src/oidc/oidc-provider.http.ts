import { Body, Controller, Delete, Get, Patch, Put } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { invalid, notFound, offsetTime, Problem } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { Console } from '../access/console.js';
import { ApiGatewaySettings } from '../config.js';
import { ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { issuerFaults, issuerNotPublic } from './issuer-url.js';
import { OidcClient } from './oidc.client.js';
import { OidcProviderStore, type ProviderRow } from './oidc-provider.store.js';

const ProviderInput = Type.Object(
  {
    issuer: Type.String({ maxLength: 2_048, description: 'URL of the provider, exactly as it names itself' }),
    client_id: Type.String({ minLength: 1, maxLength: 200, description: 'id that the provider gave to this product' }),
    client_secret: Type.String({
      minLength: 1,
      maxLength: 1_000,
      description: 'secret that the provider gave to this product; no answer has it',
    }),
  },
  {
    additionalProperties: false,
    title: 'OidcProviderInput',
    examples: [{ issuer: 'https://login.example.com', client_id: 'rubrica', client_secret: 'un-secreto' }],
  },
);
const ProviderChange = Type.Object(
  {
    is_required: Type.Boolean({
      description: 'true: a session of this company must have begun at the provider; other logins do not reach it',
    }),
  },
  { additionalProperties: false, title: 'OidcProviderChange', examples: [{ is_required: true }] },
);
const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const Provider = Type.Object(
  {
    object: Type.Literal('oidc_provider'),
    redirect_uri: Type.String({ description: 'what the provider has to take as redirect URI' }),
    login_url: Type.String({ description: 'page of the console at which the people of the company begin' }),
    issuer: nullable('URL of the provider; null: the company has none'),
    client_id: nullable('id of this product at the provider; null: the company has none'),
    is_required: Type.Boolean({ description: 'true: no other login reaches this company' }),
    updated_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'time of the last change; null: the company has no provider',
    }),
  },
  { title: 'OidcProvider', description: 'Provider of OpenID Connect at which the people of a company log in' },
);
const RemovedProvider = Type.Object(
  { object: Type.Literal('oidc_provider'), deleted: Type.Literal(true) },
  { title: 'RemovedOidcProvider' },
);

/** Routes by which an owner sets the login provider of the company (ADR 0253). */
@Since('2026-12-01')
@Controller('v1/tenant/oidc-provider')
export class OidcProviderController {
  constructor(
    private readonly database: Database,
    private readonly providers: OidcProviderStore,
    private readonly client: OidcClient,
    private readonly console: Console,
    private readonly settings: ApiGatewaySettings,
  ) {}

  @Get()
  @Operation({
    id: 'getOidcProvider',
    tag: 'Members',
    summary: 'Get the login provider of the company',
    description: 'The same in both modes. `redirect_uri` is known before there is a provider.',
    role: 'full',
    answer: { status: 200, schema: Provider, description: 'The provider' },
  })
  async get(@ApiCaller() { tenantId }: Caller): Promise<object> {
    return this.resourceOf(tenantId, await this.providers.get(tenantId));
  }

  @Put()
  @Operation({
    id: 'setOidcProvider',
    tag: 'Members',
    summary: 'Set the login provider of the company',
    description:
      'The provider is asked for its metadata. Members and invited people log in at it if it says that it has verified their address (`email_verified`). Sessions that began at it before end, and it is not required until `PATCH` says so.',
    role: 'full',
    body: ProviderInput,
    answer: { status: 200, schema: Provider, description: 'The provider' },
    refusals: { 503: ['oidc_provider_unavailable'] },
  })
  async set(@ApiCaller() { tenantId }: Caller, @Body() input: Static<typeof ProviderInput>): Promise<object> {
    if (!this.providers.isThere) throw notFound({ en: 'path', es: 'esa ruta' });
    const faults = issuerFaults(input.issuer, this.settings.oidcAllowLoopback);
    if (faults.length > 0) throw invalid(faults);
    const { issuer, client_id: clientId, client_secret: clientSecret } = input;
    const redirectUri = this.providers.redirectUri(tenantId);
    if (!(await this.client.check({ issuer, clientId, clientSecret, redirectUri }))) throw invalid([issuerNotPublic()]);
    const row = await this.database.transaction((tx) => this.providers.set(tx, tenantId, input));
    return this.resourceOf(tenantId, row);
  }

  @Patch()
  @Operation({
    id: 'updateOidcProvider',
    tag: 'Members',
    summary: 'Require the login provider of the company, or not',
    description:
      'It can be required when an owner has logged in at it once. An API key of role `full` takes it back if nobody gets in any more.',
    role: 'full',
    body: ProviderChange,
    answer: { status: 200, schema: Provider, description: 'The provider' },
    refusals: { 409: ['oidc_untried'] },
  })
  async require(
    @ApiCaller() { tenantId }: Caller,
    @Body() { is_required }: Static<typeof ProviderChange>,
  ): Promise<object> {
    const row = await this.database.transaction((tx) => this.providers.require(tx, tenantId, is_required));
    if (!row && is_required) throw untried();
    return this.resourceOf(tenantId, row);
  }

  @Delete()
  @Operation({
    id: 'deleteOidcProvider',
    tag: 'Members',
    summary: 'Remove the login provider of the company',
    description: 'The sessions that began at it end everywhere within a second.',
    role: 'full',
    answer: { status: 200, schema: RemovedProvider, description: 'What was removed' },
  })
  async remove(@ApiCaller() { tenantId }: Caller): Promise<object> {
    await this.database.transaction((tx) => this.providers.remove(tx, tenantId));
    return { object: 'oidc_provider', deleted: true };
  }

  private resourceOf(tenantId: string, row: ProviderRow | null): Static<typeof Provider> {
    return {
      object: 'oidc_provider',
      redirect_uri: this.providers.redirectUri(tenantId),
      login_url: `${this.console.url}/console/enter?provider=${tenantId}`,
      issuer: row?.issuer ?? null,
      client_id: row?.client_id ?? null,
      is_required: row?.is_required ?? false,
      updated_at: row && offsetTime(row.updated_at),
    };
  }
}

const untried = (): Problem =>
  new Problem(409, 'oidc_untried', {
    en: 'No owner of the company has logged in at the provider yet: if it did not work, nobody would get in any more. Log in at it once first.',
    es: 'Ninguna persona propietaria de la empresa ha ingresado todavía en el proveedor: si no funcionara, ya nadie podría entrar. Ingrese antes una vez en él.',
  });
