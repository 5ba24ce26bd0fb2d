import { describe, expect, it } from '@jest/globals';
import { costOfPart, costsByProcess, costsByService, mainThreadCost } from './costs.js';

const SHARES = { 'document-issuer': 0.5, standalone: 0.2, node: 0.3 };

describe('costs of the standalone', () => {
  const byProcess = costsByProcess('standalone', {
    'product · main thread': 50,
    'surroundings · authority and mail catcher': 8,
    'PostgreSQL · mailer': 4,
  });

  it('divide the main thread among services by its profile', () => {
    const costs = costsByService(byProcess, SHARES);
    expect(costs).toEqual({
      'product · document-issuer': 25,
      'surroundings · standalone': 10,
      'product · node': 15,
      'surroundings · authority and mail catcher': 8,
      'PostgreSQL · mailer': 4,
    });
    const parts = (['product', 'surroundings', 'PostgreSQL', 'broker'] as const).map((part) => costOfPart(costs, part));
    expect(parts).toEqual([40, 18, 4, 0]);
  });

  it('know what the main thread takes', () => expect(mainThreadCost(byProcess)).toBe(50));
});

describe('costs of the distributed start', () => {
  it('count the threads of its own process for the surroundings', () => {
    const byProcess = costsByProcess('distributed', {
      'product · main thread': 10,
      'product · libuv pool threads': 2,
      'product · mailer': 7,
    });
    const costs = costsByService(byProcess, SHARES);
    expect([costOfPart(costs, 'product'), costOfPart(costs, 'surroundings')]).toEqual([7, 12]);
    expect(mainThreadCost(byProcess)).toBe(10);
  });
});
