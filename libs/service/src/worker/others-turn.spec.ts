import { expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inItsTurn, othersTurn } from './others-turn.js';

const busyFor = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

it('long work lets others have their turn, short work goes on', async () => {
  const order: string[] = [];
  await othersTurn();
  setImmediate(() => order.push('another request'));
  await othersTurn();
  order.push('after short work');
  busyFor(15);
  await othersTurn();
  order.push('after long work');
  expect(order).toEqual(['after short work', 'another request', 'after long work']);
});

it('of steps that begin together, each long one gets a turn of its own', async () => {
  let turns = 0;
  const order: string[] = [];
  const step = (name: string, ms: number) => inItsTurn(() => busyFor(ms) ?? order.push(`${name} in turn ${turns}`));
  const steps = Promise.all([step('short', 0), step('a', 15), step('b', 15), step('c', 15)]);
  while (order.length < 4) {
    turns += 1;
    await nextTurn();
  }
  await steps;
  expect(order).toEqual(['short in turn 0', 'a in turn 0', 'b in turn 2', 'c in turn 3']);
});

it('a step that fails is the failure of its own work', async () => {
  const fails = (): never => {
    throw new Error('wrong');
  };
  await expect(inItsTurn(fails)).rejects.toThrow('wrong');
  expect(await inItsTurn(() => Promise.resolve(1))).toBe(1);
});
