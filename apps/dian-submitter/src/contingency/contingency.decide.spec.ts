import { describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { available, type ContingencyEvent, type Evidence, evolve } from './contingency.js';
import { covers, decide } from './contingency.decide.js';

const given = specFor({ decide, evolve, initialState: available });

const at = (time: string): string => `2026-11-21T${time}.000Z`;
const evidence = (time: string): Evidence => ({
  at: at(time),
  document_id: 'inv_1',
  result: 'not_sent',
  reason: 'connection_refused',
  detail: '',
});
const unanswered = (time: string) => ({ type: 'NoteUnanswered', evidence: evidence(time) }) as const;
const answer = (time: string) => ({ type: 'NoteAnswer', at: at(time) }) as const;
const suspected = (time: string): ContingencyEvent => ({ type: 'OutageSuspected', data: evidence(time) });
const added = (time: string): ContingencyEvent => ({ type: 'EvidenceAdded', data: evidence(time) });
const cleared = (time: string): ContingencyEvent => ({ type: 'SuspicionCleared', data: { at: at(time) } });
const declared = (time: string, by: string | null = null, since = '15:00:00'): ContingencyEvent => ({
  type: 'ContingencyDeclared',
  data: {
    contingency_id: 'ctg_1',
    since: at(since),
    declared_at: at(time),
    declared_by: by,
    reason: by ? 'DIAN announced it.' : '4 attempts without an answer, 127.0.0.1:4000 could be reached.',
  },
});
const ended = (time: string, by: string | null = null): ContingencyEvent => ({
  type: 'ContingencyEnded',
  data: { contingency_id: 'ctg_1', ended_at: at(time), ended_by: by },
});
const proof = [suspected('15:00:00'), added('15:00:20'), added('15:00:40'), added('15:01:00')] as const;
const declare = (changes: { lastAnswerAt?: string | null; reached?: string | null } = {}) =>
  ({
    type: 'DeclareByEvidence',
    contingencyId: 'ctg_1',
    at: at('15:01:05'),
    lastAnswerAt: at('14:59:00'),
    reached: '127.0.0.1:4000',
    ...changes,
  }) as const;
const byHand = {
  type: 'DeclareByHand',
  contingencyId: 'ctg_1',
  at: at('15:00:30'),
  operator: 'ana',
  reason: 'DIAN announced it.',
} as const;
const endByHand = { type: 'EndByHand', contingencyId: 'ctg_1', at: at('15:30:00'), operator: 'ana' } as const;

describe('an outage of the tax authority', () => {
  it('is suspected when an attempt is not answered', () =>
    given().when(unanswered('15:00:00')).then(suspected('15:00:00')));

  it('is proven by attempts 20 s apart: what comes sooner proves nothing more', () => {
    given(suspected('15:00:00')).when(unanswered('15:00:19')).thenNothing();
    given(suspected('15:00:00')).when(unanswered('15:00:20')).then(added('15:00:20'));
    given(...proof)
      .when(unanswered('15:01:20'))
      .thenNothing();
  });

  it('was none when anybody gets an answer', () =>
    given(...proof)
      .when(answer('15:01:01'))
      .then(cleared('15:01:01')));

  it('makes a contingency when it is proven and the network outside can be reached', () =>
    given(...proof)
      .when(declare())
      .then(declared('15:01:05')));

  it.each<[string, readonly ContingencyEvent[], Parameters<typeof declare>[0]]>([
    ['with three attempts', proof.slice(0, 3), {}],
    ['when it may be our own network', proof, { reached: null }],
    ['when nothing is wrong', [], {}],
    ['twice', [...proof, declared('15:01:05')], {}],
  ])('makes none %s', (_, facts, changes) =>
    given(...facts)
      .when(declare(changes))
      .thenNothing(),
  );

  it('makes none when another process was answered meanwhile', () =>
    given(...proof)
      .when(declare({ lastAnswerAt: at('15:00:10') }))
      .then(cleared('15:01:05')));
});

describe('a contingency', () => {
  it('by evidence ends with the first answer, and is remembered with its evidence', () => {
    given(...proof, declared('15:01:05'))
      .when(answer('15:20:00'))
      .then(ended('15:20:00'));
    const after = [...proof, declared('15:01:05'), ended('15:20:00')].reduce(evolve, available);
    expect(after).toMatchObject({
      status: 'available',
      past: [{ contingency_id: 'ctg_1', evidence: [{}, {}, {}, {}], ending: { ended_at: at('15:20:00') } }],
    });
  });

  it('ends when the call began that was answered, yet not before it was declared', () =>
    given(...proof, declared('15:01:05'))
      .when(answer('15:01:00'))
      .then(ended('15:01:05')));

  it('may be declared by an operator, and ended by one only', () => {
    given()
      .when(byHand)
      .then(declared('15:00:30', 'ana', '15:00:30'));
    given(suspected('15:00:00')).when(byHand).then(declared('15:00:30', 'ana'));
    given(declared('15:00:30', 'ana')).when(answer('15:10:00')).thenNothing();
    given(declared('15:00:30', 'ana')).when(endByHand).then(ended('15:30:00', 'ana'));
    given(...proof, declared('15:01:05'))
      .when(endByHand)
      .then(ended('15:30:00', 'ana'));
  });

  it('is one at a time, and ends once', () => {
    given(...proof, declared('15:01:05'))
      .when(byHand)
      .thenRefused('contingency_declared');
    given(declared('15:00:30', 'ana'), ended('15:20:00')).when(endByHand).thenRefused('contingency_ended');
  });

  it('needs no more evidence', () => given(declared('15:00:30', 'ana')).when(unanswered('15:10:00')).thenNothing());
});

describe('what was issued in a contingency and is not transmitted yet', () => {
  const over = [...proof, declared('15:01:05'), ended('15:20:00')] as const;
  const afterHours = (hours: number): string => new Date(Date.parse(at('15:20:00')) + hours * 3_600_000).toISOString();
  const look = (hours: number) => ({ type: 'AlarmBacklog', at: afterHours(hours) }) as const;
  const alarmed = (hours: number): ContingencyEvent => ({
    type: 'BacklogAlarmed',
    data: { contingency_id: 'ctg_1', hours },
  });

  it('raises an alarm 24 and 40 hours after the tax authority is back, once each, however often it is looked', () => {
    const facts = [1, 23.9, 24, 24, 30, 40, 40, 47].reduce<readonly ContingencyEvent[]>(
      (before, hours) => [...before, ...decide(look(hours), before.reduce(evolve, available))],
      over,
    );
    expect(facts.slice(over.length)).toEqual([alarmed(24), alarmed(40)]);
  });

  it('raises the second only where it was looked too late for the first', () =>
    given(...over)
      .when(look(41))
      .then(alarmed(40)));

  it('raises one too when the tax authority seems to be down again, and none as long as a contingency lasts', () => {
    given(...over, suspected('18:00:00'))
      .when(look(25))
      .then(alarmed(24));
    given(...over, declared('18:00:00'))
      .when(look(25))
      .thenNothing();
    given().when(look(100)).thenNothing();
  });
});

describe('what was signed in contingency', () => {
  const over = [...proof, declared('15:01:05'), ended('15:20:00')].reduce(evolve, available);

  it.each([
    ['inside of it', '2026-11-21T10:10:00-05:00', true],
    ['in its last second', '2026-11-21T10:19:59-05:00', true],
    ['in the moment in which it ended', '2026-11-21T10:20:00-05:00', false],
    ['after it', '2026-11-21T10:20:30-05:00', false],
    ['before it', '2026-11-21T09:59:58-05:00', false],
  ])('%s: %s is covered by it: %j', (_, issuedAt, expected) => expect(covers(over, issuedAt)).toBe(expected));

  it('is covered as long as one lasts, and by an earlier one too', () => {
    const again = evolve(over, declared('18:00:00', null, '17:59:00'));
    expect(covers(again, '2026-11-21T10:30:00-05:00')).toBe(true);
    const twice = evolve(again, ended('18:30:00'));
    expect(covers(twice, '2026-11-21T10:10:00-05:00')).toBe(true);
    expect(covers(twice, '2026-11-21T10:30:00-05:00')).toBe(false);
  });
});
