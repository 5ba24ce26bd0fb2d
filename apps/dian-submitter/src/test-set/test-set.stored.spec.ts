import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { testSet } from './test-set.messages.js';

describe('what was stored of a test set', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(testSet, events).state).toMatchObject(state);
  });
});
