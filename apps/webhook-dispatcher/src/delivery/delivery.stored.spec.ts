import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { delivery } from './delivery.decide.js';

describe('what was stored of a delivery', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(delivery, events).state).toMatchObject(state);
  });
});
