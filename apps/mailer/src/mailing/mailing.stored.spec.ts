import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { mailing } from './mailing.decide.js';

describe('what was stored of a mailing', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(mailing, events).state).toMatchObject(state);
  });
});
