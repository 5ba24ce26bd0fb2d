import { describe, expect, it } from '@jest/globals';
import { outcomeOfAnswer } from './attempt-outcome.js';

describe('an answer of a receiver', () => {
  it.each([
    [200, true, undefined],
    [299, true, undefined],
    [300, false, 'redirect'],
    [399, false, 'redirect'],
    [400, false, 'http_status'],
    [500, false, 'http_status'],
    [101, false, 'http_status'],
  ])('with the status %i: ok is %s', (httpStatus, ok, error) =>
    expect(outcomeOfAnswer({ httpStatus, durationMs: 40, answer: 'texto' })).toEqual({
      ...{ ok, httpStatus, durationMs: 40, answer: 'texto' },
      ...(error === undefined ? {} : { error }),
    }),
  );
});
