import { expect, it } from '@jest/globals';
import { TimeSlice } from './time-slice.js';

const busyFor = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

it('long work lets others have their turn, short work goes on', async () => {
  const slice = new TimeSlice();
  const order: string[] = [];
  setImmediate(() => order.push('another request'));
  await slice.pause();
  order.push('after short work');
  busyFor(15);
  await slice.pause();
  order.push('after long work');
  expect(order).toEqual(['after short work', 'another request', 'after long work']);
});
