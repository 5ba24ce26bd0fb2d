import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { softwareRegistration } from './software-registration.js';

describe('what was stored of registered software', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(softwareRegistration, events).state).toMatchObject(state);
  });
});
