import { describe, expect, it } from '@jest/globals';
import { bothOf } from '@rubrica/contracts';
import type { AllottableRange, RangeWish } from './allotment.js';
import { lackOfAuthorization, lackOfNumbers } from './lack-of-numbers.js';

const TODAY = '2026-11-26';
const range: AllottableRange = {
  id: 'nr_1',
  tenantId: 'ten_1',
  environment: 'production',
  documentType: 'invoice',
  prefix: 'FE',
  from: 1,
  to: 9,
  next: 5,
  resolutionNumber: '18760000001',
  resolutionDate: null,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  lastIssuedAt: null,
  returned: [],
  skipped: [],
  isActive: true,
  successorId: null,
};
const wish: RangeWish = {
  tenantId: 'ten_1',
  environment: 'production',
  documentType: 'invoice',
  rangeId: null,
  paper: null,
};
const ENDED = { validTo: '2026-11-25' };
const USED_UP = { next: 10 };
const OFF = { isActive: false };
const FUTURE = { validFrom: '2026-12-01' };
const FIRST_TO_BEGIN = { id: 'nr_2', validFrom: '2026-11-30' };
const NAMED = { rangeId: 'nr_1' };
const TEST = { environment: 'test' } as const;
const NOTE = { documentType: 'credit_note' } as const;
const PAPER = {
  documentType: 'contingency',
  paper: { number: 'FE7', issuedAt: '2026-11-20T08:00:00-05:00' },
} as const;

interface Case {
  readonly what: string;
  readonly of?: Partial<RangeWish>;
  readonly ranges: readonly Partial<AllottableRange>[];
  readonly says: RegExp;
  readonly until?: string;
}
const CASES: readonly Case[] = [
  { what: 'no range', ranges: [], says: /no numbering range of the type invoice in the environment production.*POST/ },
  { what: 'no range of notes', of: NOTE, ranges: [], says: /no numbering range of the type credit_note/ },
  { what: 'a name that is of no range', of: { rangeId: 'nr_9' }, ranges: [{}], says: /nr_9.*no such range.*Cancel/ },
  { what: 'an ended one', ranges: [ENDED], says: /nr_1 ended on 2026-11-25.*next resolution.*\/sync/ },
  { what: 'an ended one by name', of: NAMED, ranges: [ENDED], says: /names a range of the prefix "FE".*sync/ },
  { what: 'an ended one of test mode', of: TEST, ranges: [ENDED], says: /ended on(?!.*sync).*POST/ },
  { what: 'an ended one of notes, by name', of: { ...NOTE, ...NAMED }, ranges: [ENDED], says: /"FE"(?!.*sync).*POST/ },
  { what: 'one used up', ranges: [USED_UP], says: /nr_1 are used up.*\/sync/ },
  { what: 'one used up by name', of: NAMED, ranges: [USED_UP], says: /"FE".*used up.*sync/ },
  { what: 'one of notes used up', of: NOTE, ranges: [USED_UP], says: /used up(?!.*sync).*POST/ },
  { what: 'one of test mode used up, by name', of: { ...TEST, ...NAMED }, ranges: [USED_UP], says: /"FE"(?!.*sync)/ },
  { what: 'one that is off', ranges: [OFF], says: /nr_1 is switched off.*PATCH \/v1\/numbering-ranges\/nr_1/ },
  { what: 'one that is off by name', of: NAMED, ranges: [OFF], says: /"FE", and nr_1 is switched off/ },
  { what: 'one that is off and ended', ranges: [{ ...OFF, ...ENDED }], says: /^(?!.*switched off).*ended on/ },
  { what: 'one that is off and used up', ranges: [{ ...OFF, ...USED_UP }], says: /^(?!.*switched off).*used up/ },
  { what: 'two that begin', ranges: [FUTURE, FIRST_TO_BEGIN], says: /nr_2 begins on 2026-11-30/, until: '2026-11-30' },
  { what: 'one that begins by name', of: NAMED, ranges: [FUTURE], says: /"FE".*begins on/, until: '2026-12-01' },
  { what: 'one that begins and is off', ranges: [{ ...FUTURE, ...OFF }], says: /switched off/ },
  { what: 'a paper of no range', of: PAPER, ranges: [{ to: 6 }], says: /Register the contingency range/ },
  {
    what: 'a paper of one that is off',
    of: PAPER,
    ranges: [OFF],
    says: /nr_1, which has the number FE7.*switched off/,
  },
  { what: 'a paper of another day', of: PAPER, ranges: [{ validTo: '2026-11-19' }], says: /nr_1.*FE7.*2026-11-20/ },
];

describe('what a document without a number waits for', () => {
  it.each(CASES)('is said for $what, in both languages', ({ of = {}, ranges, says, until = null }) => {
    const wanted = { ...wish, ...of };
    const { environment, documentType } = wanted;
    const own = ranges.map((change) => ({ ...range, environment, documentType, ...change }));
    const { data, until: end } = lackOfNumbers(wanted, own, TODAY);
    expect([data.action, end]).toEqual([expect.stringMatching(says), until]);
    expectSpanish(data.action);
  });

  it('is said for a number whose resolution has ended, also where the next begins by itself', () => {
    const taken = { number: 'FE7', range: { validTo: '2026-11-25' } };
    const ended = lackOfAuthorization(taken, [], TODAY);
    expect(ended).toMatchObject({ data: { action: expect.stringMatching(/FE7.*ended on 2026-11-25/) }, until: null });
    const begins = lackOfAuthorization(taken, [{ ...range, ...FUTURE }], TODAY);
    expect(begins).toMatchObject({
      data: { action: expect.stringMatching(/FE7.*nr_1.*begins on 2026-12-01/) },
      until: '2026-12-01',
    });
    for (const { data } of [ended, begins]) expectSpanish(data.action);
  });
});

const expectSpanish = (english: string): void => {
  const { es } = bothOf(english);
  expect(es).not.toBe(english);
  expect(`${english} ${es}`).not.toMatch(/[{}]|\$</);
};
