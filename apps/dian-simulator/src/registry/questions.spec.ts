import { describe, expect, it } from '@jest/globals';
import { Questions } from './questions.js';

const CUFE = 'ab'.repeat(48);

describe('a document that came before', () => {
  it('is a repeat that nobody asked before, unless its status was asked for since it came', () => {
    const questions = new Questions();
    const come = (): boolean => questions.came(CUFE, questions.arrival());
    expect([come(), come()]).toEqual([false, true]);
    questions.asked(CUFE.toUpperCase());
    expect([come(), come()]).toEqual([false, true]);
    questions.forget();
    expect(come()).toBe(false);
  });

  it('was asked for also when that was before its first transmission was examined', () => {
    for (const examined of ['in order', 'the repeat first']) {
      const questions = new Questions();
      const first = questions.arrival();
      questions.asked(CUFE);
      const repeat = questions.arrival();
      const order = examined === 'in order' ? [first, repeat] : [repeat, first];
      expect(order.map((arrival) => questions.came(CUFE, arrival))).toEqual([false, false]);
    }
  });

  it('is not asked for by a question that comes before or after both transmissions', () => {
    const questions = new Questions();
    questions.asked(CUFE);
    const both = [questions.arrival(), questions.arrival()];
    questions.asked(CUFE);
    expect(both.map((arrival) => questions.came(CUFE, arrival))).toEqual([false, true]);
  });
});

describe('questions about the events of invoices', () => {
  it('are counted for each invoice until they are forgotten', () => {
    const questions = new Questions();
    const other = 'cd'.repeat(48);
    for (const cufe of [CUFE, CUFE, other]) questions.askedForEvents(cufe);
    expect([CUFE, other].map((cufe) => questions.eventQuestionsAbout(cufe))).toEqual([2, 1]);
    questions.forget();
    expect(questions.eventQuestionsAbout(CUFE)).toBe(0);
  });
});
