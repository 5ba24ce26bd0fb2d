import { describe, expect, it } from '@jest/globals';
import { MOST_MEMBERS, refuseLastOwner, refuseMember, refuseMoreMembers } from './member.js';

const owner = { id: 'mem_1', role: 'owner' } as const;
const reader = { id: 'mem_2', role: 'reader' } as const;

describe('the last owner of a company', () => {
  it('neither leaves nor gets another role', () => {
    expect(() => refuseLastOwner([owner, reader], 'mem_1', null)).toThrow(/only owner/);
    expect(() => refuseLastOwner([owner, reader], 'mem_1', 'developer')).toThrow(/only owner/);
  });

  it('may be made an owner again, and others may leave', () => {
    expect(() => refuseLastOwner([owner, reader], 'mem_1', 'owner')).not.toThrow();
    expect(() => refuseLastOwner([owner, reader], 'mem_2', null)).not.toThrow();
  });

  it('may leave beside another one', () =>
    expect(() => refuseLastOwner([owner, { ...reader, role: 'owner' }], 'mem_1', null)).not.toThrow());
});

it('a company has a limit of people', () => {
  expect(() => refuseMoreMembers(MOST_MEMBERS - 1)).not.toThrow();
  expect(() => refuseMoreMembers(MOST_MEMBERS)).toThrow(/500 members/);
});

it('a member is not invited again', () => {
  expect(() => refuseMember([{ person_id: 'per_1' }], 'per_1')).toThrow(/already/);
  expect(() => refuseMember([{ person_id: 'per_1' }], 'per_2')).not.toThrow();
});
