import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { contingency } from './contingency.messages.js';

describe('what was stored of contingencies', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(contingency, events).state).toMatchObject(state);
  });
});
