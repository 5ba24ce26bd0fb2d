import { describe, expect, it } from '@jest/globals';
import { sampledIn, spanNameIn, traceIdOf } from './traceparent.js';

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
const sampled = `00-${traceId}-${spanId}-01`;

describe('a traceparent', () => {
  it('names a span, and whether it was sampled', () => {
    expect(spanNameIn(sampled)).toEqual({ traceId, spanId, isSampled: true });
    expect(spanNameIn(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId, isSampled: false });
    expect(traceIdOf(sampled)).toBe(traceId);
  });

  it('may be of a later version, with more behind it, and has other flags', () => {
    expect(spanNameIn(`cc-${traceId}-${spanId}-03-more`)).toEqual({ traceId, spanId, isSampled: true });
    expect(sampledIn(`cc-${traceId}-${spanId}-03-more`)).toBe(sampled);
  });

  it('is handed on only where it was sampled', () => {
    expect(sampledIn(sampled)).toBe(sampled);
    expect(sampledIn(`00-${traceId}-${spanId}-00`)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['several headers', [sampled, sampled]],
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['capitals', sampled.toUpperCase()],
    ['the version that is none', `ff-${traceId}-${spanId}-01`],
    ['more than version 00 has', `${sampled}-more`],
    ['a line break behind it', `${sampled}\n`],
    ['far too much', `cc-${traceId}-${spanId}-01-${'x'.repeat(10_000)}`],
  ])('is none: %s', (_, text) => expect(spanNameIn(text)).toBeUndefined());
});
