import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { receivedDocument } from './received-document.messages.js';

describe('what was stored of a received document', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(receivedDocument, events).state).toMatchObject(state);
  });
});
