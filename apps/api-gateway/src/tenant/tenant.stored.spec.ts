import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { tenantAggregate } from './tenant.messages.js';

describe('what was stored of a tenant', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(tenantAggregate, events).state).toMatchObject(state);
  });
});
