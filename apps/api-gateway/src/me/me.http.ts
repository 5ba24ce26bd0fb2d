import { Controller, Get, Req } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { API_VERSIONS, knowsSince } from '@rubrica/kinds';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { keyMay, PERSON_ROLES, personMay } from '../access/person-role.js';
import { OpenApiDocuments } from '../openapi/openapi-documents.js';
import { ApiCaller } from '../operation/caller.http.js';
import type { Authenticated } from '../operation/operation.guard.js';
import { isOfTenant, Operation, Since } from '../operation/operation.js';
import { Company, Person } from '../person/session-resource.js';
import { PersonStore } from '../person/person.store.js';

const Me = Type.Object(
  {
    object: Type.Literal('me'),
    person: Type.Union([Person, Type.Null()], { description: 'the person who asks; null: an API key does' }),
    api_key_id: Type.Union([Type.String(), Type.Null()], {
      description: 'id of the API key that asks; null: a person does',
    }),
    tenant_id: Type.String({ description: 'id of the company that the request is about' }),
    livemode: Type.Boolean({ description: 'mode that the request is in' }),
    role: Type.Union(
      ['full', 'documents', 'read', ...PERSON_ROLES].map((role) => Type.Literal(role)),
      { description: 'role of the API key, or of the person in this company' },
    ),
    rights: Type.Array(Type.String(), { description: 'ids of the operations that the role may call' }),
    companies: Type.Array(Company, { description: 'all companies of the person, by name; empty for an API key' }),
    version: Type.String({ description: 'version of the API of this answer' }),
    versions: Type.Array(Type.String(), { description: 'versions of the API that there are, oldest first' }),
  },
  { title: 'Me' },
);

/** The route that tells who asks, and what they may do. */
@Since('2026-12-01')
@Controller('v1/me')
export class MeController {
  constructor(
    private readonly people: PersonStore,
    private readonly documents: OpenApiDocuments,
  ) {}

  @Get()
  @Operation({
    id: 'getMe',
    tag: 'Sessions',
    summary: 'Get who asks, and what they may do',
    description: 'A person or an API key, with the mode of the request and the operations that its role may call.',
    role: 'read',
    answer: { status: 200, schema: Me, description: 'Who asks' },
  })
  async get(@ApiCaller() caller: Caller, @Req() { session }: FastifyRequest & Authenticated): Promise<object> {
    const { tenantId, livemode, keyId, personId, version } = caller;
    const own = session?.memberships.find((membership) => membership.tenantId === tenantId)?.role;
    const rights = this.documents
      .routes()
      .filter(({ since }) => knowsSince(version, since))
      .map(({ operation }) => operation)
      .filter(isOfTenant)
      .filter((operation) => (own ? personMay(own, operation) : keyMay(caller.role, operation)))
      .map(({ id }) => id);
    const me: Static<typeof Me> = {
      object: 'me',
      person: personId === undefined ? null : await this.people.get(personId),
      api_key_id: personId === undefined ? keyId : null,
      tenant_id: tenantId,
      livemode,
      role: own ?? caller.role,
      rights,
      companies: personId === undefined ? [] : await this.people.companies(personId, session?.tenantId ?? null),
      version,
      versions: [...API_VERSIONS],
    };
    return me;
  }
}
