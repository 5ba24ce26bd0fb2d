import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { Clock, type IdempotencyKey, idempotently, type KeptAnswer, notFound } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { SessionHolder } from '../access/session-holders.store.js';
import { ApiCaller, Idempotency, Session } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { Invitation, invitationResource } from './invitation-resource.js';
import { Invitations } from './invitation.process.js';
import { type InvitationRow, MemberStore } from './member.store.js';
import { PersonStore } from './person.store.js';
import { Company, emailInput, PersonRoleName } from './session-resource.js';

const InvitationInput = Type.Object(
  {
    email: emailInput('address of the person; only who logs in by it can accept'),
    role: Type.Optional(PersonRoleName),
  },
  {
    additionalProperties: false,
    title: 'InvitationInput',
    examples: [{ email: 'contador@ejemplo.co', role: 'reader' }],
  },
);
const WithdrawnInvitation = Type.Object(
  { id: Type.String(), object: Type.Literal('invitation'), deleted: Type.Literal(true) },
  { title: 'WithdrawnInvitation' },
);
const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Routes by which a company invites people, and by which they accept (ADR 0251). */
@Since('2026-12-01')
@Controller('v1/invitations')
export class InvitationController {
  constructor(
    private readonly database: Database,
    private readonly invitations: Invitations,
    private readonly members: MemberStore,
    private readonly people: PersonStore,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation({
    id: 'createInvitation',
    tag: 'Members',
    summary: 'Invite a person to the company',
    description:
      'Open for 7 days, and accepted by the person with a session of this address. A mail tells the person; it is no login. ' +
      'An earlier invitation of the same person is void, so that a second one sends the mail again, 5 times an hour. Without a role the person becomes a `reader`.',
    role: 'full',
    body: InvitationInput,
    answer: { status: 201, schema: Invitation, description: 'The invitation' },
    refusals: { 409: ['already_member', 'member_limit_reached'] },
  })
  async create(
    @ApiCaller() { tenantId, keyId, personId }: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() { email, role = 'reader' }: Static<typeof InvitationInput>,
  ): Promise<KeptAnswer> {
    let invited: InvitationRow | undefined;
    const answer = await idempotently(this.database, idempotency, async (tx) => {
      invited = await this.invitations.invite(tx, { tenantId, email, role, invitedBy: personId ?? keyId });
      return { status: 201, body: invitationResource(invited) };
    });
    if (invited) this.invitations.tell(invited);
    return answer;
  }

  @Get()
  @Operation({
    id: 'listInvitations',
    tag: 'Members',
    summary: 'List the open invitations, newest first',
    description: 'The same in both modes; not those that were accepted, withdrawn, or have expired.',
    role: 'full',
    query: ListQuery,
    answer: { status: 200, schema: listOf(Invitation), description: 'A page of invitations' },
  })
  list(@ApiCaller() { tenantId }: Caller, @Query() query: Static<typeof ListQuery>): Promise<object> {
    return this.members.listInvitations(tenantId, this.clock.now(), query, invitationResource);
  }

  @Delete(':id')
  @Operation({
    id: 'deleteInvitation',
    tag: 'Members',
    summary: 'Withdraw an open invitation',
    description: 'Nobody can accept it any more.',
    role: 'full',
    answer: { status: 200, schema: WithdrawnInvitation, description: 'What was withdrawn' },
  })
  async withdraw(@ApiCaller() { tenantId }: Caller, @Param('id') id: string): Promise<object> {
    const isWithdrawn = await this.database.transaction((tx) => this.members.withdraw(tx, tenantId, id));
    if (!isWithdrawn) throw unknownInvitation();
    return { id, object: 'invitation', deleted: true };
  }

  @Post(':id/accept')
  @Operation({
    id: 'acceptInvitation',
    tag: 'Members',
    summary: 'Accept an invitation',
    description: 'By the invited person: `GET /session` lists the open ones. The person is a member within a second.',
    role: 'person',
    answer: { status: 200, schema: Company, description: 'The company that the person belongs to now' },
  })
  async accept(@Session() session: SessionHolder, @Param('id') id: string): Promise<object> {
    const accepted = await this.database.transaction(async (tx) => {
      const invitation = await this.members.accept(tx, id, session);
      if (invitation) await this.people.join(tx, session.personId, invitation.tenant_id, invitation.role);
      return invitation;
    });
    const companies = await this.people.companies(session.personId, session.tenantId);
    const company = companies.find((one) => one.id === accepted?.tenant_id);
    if (!company) throw unknownInvitation();
    return { ...company };
  }
}

const unknownInvitation = () => notFound({ en: 'open invitation', es: 'esa invitación abierta' });
