import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { notFound, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { refuseLastOwner } from './member.js';
import { type MemberRow, MemberStore } from './member.store.js';
import { PersonRoleName } from './session-resource.js';

const MemberPatch = Type.Object(
  { role: PersonRoleName },
  { additionalProperties: false, title: 'MemberPatch', examples: [{ role: 'biller' }] },
);
const Member = Type.Object(
  {
    id: Type.String({ examples: ['mem_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal('member'),
    person_id: Type.String({ description: 'id of the person, the same in all companies' }),
    email: Type.String({ description: 'address by which the person logs in, in lower case' }),
    name: Type.String({ description: 'empty: not known yet' }),
    role: PersonRoleName,
    created_at: Type.String({ format: 'date-time', description: 'time from which the person is a member' }),
  },
  { title: 'Member' },
);
const RemovedMember = Type.Object(
  { id: Type.String(), object: Type.Literal('member'), deleted: Type.Literal(true) },
  { title: 'RemovedMember' },
);
const ListQuery = Type.Object(listQuery, { additionalProperties: false });

const resourceOf = (row: MemberRow): Static<typeof Member> => ({
  id: row.id,
  object: 'member',
  person_id: row.person_id,
  email: row.email,
  name: row.name,
  role: row.role,
  created_at: offsetTime(row.created_at),
});

/** Routes about the people of a company. They belong to both modes of it. */
@Since('2026-12-01')
@Controller('v1/members')
export class MemberController {
  constructor(
    private readonly database: Database,
    private readonly members: MemberStore,
  ) {}

  @Get()
  @Operation({
    id: 'listMembers',
    tag: 'Members',
    summary: 'List the people of the company, newest first',
    description: 'The same in both modes.',
    role: 'full',
    query: ListQuery,
    answer: { status: 200, schema: listOf(Member), description: 'A page of members' },
  })
  list(@ApiCaller() { tenantId }: Caller, @Query() query: Static<typeof ListQuery>): Promise<object> {
    return this.members.list(tenantId, query, resourceOf);
  }

  @Patch(':id')
  @Operation({
    id: 'updateMember',
    tag: 'Members',
    summary: 'Change the role of a member',
    description: 'It holds everywhere within a second; a step-up of the person before it does not count any more.',
    role: 'full',
    body: MemberPatch,
    answer: { status: 200, schema: Member, description: 'The member as it is now' },
    refusals: { 409: ['last_owner'] },
  })
  change(
    @ApiCaller() { tenantId }: Caller,
    @Param('id') id: string,
    @Body() { role }: Static<typeof MemberPatch>,
  ): Promise<object> {
    return this.database.transaction(async (tx) => {
      const members = await this.members.locked(tx, tenantId);
      const member = memberOf(members, id);
      refuseLastOwner(members, id, role);
      if (member.role !== role) this.members.changeRole(tx, member, role);
      return resourceOf({ ...member, role });
    });
  }

  @Delete(':id')
  @Operation({
    id: 'deleteMember',
    tag: 'Members',
    summary: 'Remove a member from the company',
    description:
      'It holds everywhere within a second. A person without any other company or invitation is forgotten, with all sessions.',
    role: 'full',
    answer: { status: 200, schema: RemovedMember, description: 'What was removed' },
    refusals: { 409: ['last_owner'] },
  })
  async remove(@ApiCaller() { tenantId }: Caller, @Param('id') id: string): Promise<object> {
    await this.database.transaction(async (tx) => {
      const members = await this.members.locked(tx, tenantId);
      const member = memberOf(members, id);
      refuseLastOwner(members, id, null);
      this.members.remove(tx, member);
    });
    return { id, object: 'member', deleted: true };
  }
}

const memberOf = (members: readonly MemberRow[], id: string): MemberRow => {
  const member = members.find((one) => one.id === id);
  if (!member) throw notFound({ en: 'member', es: 'ese miembro' });
  return member;
};
