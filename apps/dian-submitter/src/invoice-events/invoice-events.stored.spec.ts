import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { invoiceEvents } from './invoice-events.messages.js';

describe('what was stored of the events of an own invoice', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(invoiceEvents, events).state).toMatchObject(state);
  });
});
