import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { tenantKeyAggregate } from './tenant-key.js';

describe('what was stored of a tenant’s key', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(tenantKeyAggregate, events).state).toMatchObject(state);
  });
});
