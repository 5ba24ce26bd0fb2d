import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { numberingRange } from './numbering-range.js';

describe('what was stored of a numbering range', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(numberingRange, events).state).toMatchObject(state);
  });
});
