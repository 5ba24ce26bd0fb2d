import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { documentRequest } from './document-request.js';

describe('what was stored of a request for a document', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(documentRequest, events).state).toMatchObject(state);
  });
});
