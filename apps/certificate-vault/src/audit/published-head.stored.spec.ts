import { describe, expect, it } from '@jest/globals';
import { fold } from '@rubrica/eventing/log';
import { goldenStreams } from '@rubrica/testing';
import { publishedHeadAggregate } from './published-head.js';

describe('what was stored of a published head', () => {
  it.each(goldenStreams(import.meta.url))('is still understood: %s', (_, events, state) => {
    expect(fold(publishedHeadAggregate, events).state).toMatchObject(state);
  });
});
