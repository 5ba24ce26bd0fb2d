/**
 * Id of a recorded trace span in the format of W3C Trace Context: `00-<trace id>-<span id>-01`. Spans that are not
 * recorded have no such id, so nothing is stored or sent for them.
 */
export type Traceparent = string;

const TRACEPARENT = /^([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

export interface SpanName {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Returns trace id, span id and sampling of a `traceparent` of any version; undefined for malformed text. */
export const spanNameIn = (text: unknown): SpanName | undefined => {
  const [, version, traceId = '', spanId = '', flags = '', rest] =
    typeof text === 'string' && text.length <= 256 ? (TRACEPARENT.exec(text) ?? []) : [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  return { traceId, spanId, isSampled: (parseInt(flags, 16) & 1) === 1 };
};

/** Returns the id of a span from a `traceparent` header if the span is sampled; otherwise undefined. */
export const sampledIn = (text: unknown): Traceparent | undefined => {
  const name = spanNameIn(text);
  return name?.isSampled ? traceparentOf(name) : undefined;
};

export const traceparentOf = ({ traceId, spanId }: Pick<SpanName, 'traceId' | 'spanId'>): Traceparent =>
  `00-${traceId}-${spanId}-01`;

export const traceIdOf = (traceparent: Traceparent): string => traceparent.slice(3, 35);
