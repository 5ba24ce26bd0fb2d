import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { documentAggregate } from './document.messages.js';

describe('what was stored of a document', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(documentAggregate, events).state).toMatchObject(state);
  });
});
