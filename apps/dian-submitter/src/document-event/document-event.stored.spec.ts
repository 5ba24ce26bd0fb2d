import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { documentEvent } from './document-event.messages.js';

describe('what was stored of an event of an invoice', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(documentEvent, events).state).toMatchObject(state);
  });
});
