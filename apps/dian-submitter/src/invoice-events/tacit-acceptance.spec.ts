import { describe, expect, it } from '@jest/globals';
import { type EventCode, type RegisteredEvent, tacitAcceptanceFrom } from '@rubrica/document-events';
import { colombianDate, colombianTimestamp, isWorkingDay, plusDays } from '@rubrica/fiscal';
import { nextQuestion } from '../followed-invoice/asking.js';
import { declarableSince } from './tacit-acceptance.js';

const event = (code: EventCode, signedOn: string): RegisteredEvent => ({
  ...{ code, number: null, cude: null, signedOn },
  registeredAt: `${signedOn}T11:00:00-05:00`,
});

interface Story {
  readonly acceptedOn: string;
  readonly goodsReceivedOn: string;
  /** A claim or an acceptance of the buyer. */
  readonly answered?: { readonly code: EventCode; readonly on: string };
}

/** Lives through the questions about an invoice, and returns the first one at which 034 may be declared. */
const declaredAt = ({ acceptedOn, goodsReceivedOn, answered }: Story, id: string): string | null => {
  const followed = { id, acceptedAt: new Date(`${acceptedOn}T09:00:00-05:00`).toISOString() };
  let now = followed.acceptedAt;
  let registered: RegisteredEvent[] = [];
  for (;;) {
    const next = nextQuestion(followed, registered, now);
    if (next === null) return null;
    now = next;
    // DIAN tells what was registered before this moment.
    registered = [event('030', goodsReceivedOn), event('032', goodsReceivedOn)]
      .concat(answered ? [event(answered.code, answered.on)] : [])
      .filter(({ registeredAt }) => Date.parse(registeredAt) < Date.parse(next));
    const subject = { isOnCredit: true, issuedOn: acceptedOn };
    if (declarableSince(subject, registered, new Date(now)) !== null) return colombianTimestamp(now);
  }
};

describe('tacit acceptance that is declared by itself', () => {
  it.each([
    ['an ordinary week', '2026-11-09', '2026-11-09', '2026-11-13'],
    ['Easter week', '2026-03-27', '2026-03-30', '2026-04-07'],
    ['Easter week, of goods received on Palm Sunday', '2026-03-27', '2026-03-29', '2026-04-07'],
    ["a year's end", '2026-12-28', '2026-12-29', '2027-01-05'],
  ])('is declared on the first day that DIAN takes it, in the morning: %s', (_, acceptedOn, goodsReceivedOn, day) => {
    const at = declaredAt({ acceptedOn, goodsReceivedOn }, 'inv_1') ?? '';
    expect(at.slice(0, 10)).toBe(tacitAcceptanceFrom(goodsReceivedOn));
    expect(at.slice(0, 10)).toBe(day);
    expect(['08', '09']).toContain(at.slice(11, 13));
  });

  it('is never declared on a day that is refused, and always on the first one that is not', () => {
    for (
      let nth = 0, acceptedOn = '2026-01-01';
      acceptedOn < '2027-02-01';
      nth += 1, acceptedOn = plusDays(acceptedOn, 1)
    ) {
      const goodsReceivedOn = plusDays(acceptedOn, nth % 29);
      const at = declaredAt({ acceptedOn, goodsReceivedOn }, `inv_${String(nth)}`) ?? '';
      const day = at.slice(0, 10);
      expect([goodsReceivedOn, isWorkingDay(day), day]).toEqual([
        goodsReceivedOn,
        true,
        tacitAcceptanceFrom(goodsReceivedOn, day),
      ]);
      expect([goodsReceivedOn, day]).toEqual([goodsReceivedOn, tacitAcceptanceFrom(goodsReceivedOn)]);
    }
  });

  it('is not declared where the buyer has answered, at the last hour too', () => {
    const [acceptedOn, goodsReceivedOn] = ['2026-03-27', '2026-03-30'];
    for (const code of ['031', '033'] as const)
      for (const on of ['2026-03-30', '2026-04-01', '2026-04-06'])
        expect(declaredAt({ acceptedOn, goodsReceivedOn, answered: { code, on } }, 'inv_1')).toBeNull();
  });

  it('is not declared at night', () => {
    const registered = [event('030', '2026-03-30'), event('032', '2026-03-30')];
    const at = (time: string) =>
      declarableSince({ isOnCredit: true, issuedOn: '2026-03-27' }, registered, new Date(`2026-04-07T${time}-05:00`));
    expect(['00:05:00', '07:59:59', '08:00:00', '17:59:59', '18:00:00'].map(at)).toEqual([
      ...[null, null, '2026-04-07', '2026-04-07', null],
    ]);
    expect(colombianDate('2026-04-07T02:00:00Z')).toBe('2026-04-06');
  });
});
