import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { endpoint } from './endpoint.decide.js';

describe('what was stored of an endpoint', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(endpoint, events).state).toMatchObject(state);
  });
});
