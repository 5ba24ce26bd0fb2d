import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { certificateAggregate } from './certificate.js';

describe('what was stored of a certificate', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(certificateAggregate, events).state).toMatchObject(state);
  });
});
