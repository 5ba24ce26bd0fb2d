import { type ReceivedRequest, receiver } from '../receiver.js';

/** A span as a collector gets it. */
export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** null: it begins its trace. */
  readonly parentSpanId: string | null;
  /** server, client, producer, consumer or internal. */
  readonly kind: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  /** Ids of the spans that it names besides its parent. */
  readonly links: readonly string[];
  readonly hasFailed: boolean;
}

export interface OtlpReceiver {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  spans(): readonly ReceivedSpan[];
  close(): Promise<void>;
}

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: string | number;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}
type OtlpAttributes = readonly { readonly key: string; readonly value: OtlpValue }[];

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes?: OtlpAttributes;
  readonly links?: readonly { readonly spanId: string }[];
  readonly status?: { readonly code?: number };
}

interface OtlpTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: OtlpAttributes };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const KINDS = ['', 'internal', 'server', 'client', 'producer', 'consumer'];
const FAILED = 2;

/** Starts an HTTP server that takes spans as a collector does (OTLP in JSON). */
export const otlpReceiver = async (): Promise<OtlpReceiver> => {
  const { url, requests, close } = await receiver();
  return {
    url,
    requests,
    spans: () => requests.filter(({ path }) => path === '/v1/traces').flatMap(({ body }) => spansIn(body)),
    close,
  };
};

/** Spans that name a parent which nobody has sent. */
export const orphansAmong = (spans: readonly ReceivedSpan[]): readonly ReceivedSpan[] => {
  const known = new Set(spans.map(({ traceId, spanId }) => `${traceId} ${spanId}`));
  return spans.filter(({ traceId, parentSpanId }) => parentSpanId !== null && !known.has(`${traceId} ${parentSpanId}`));
};

const spansIn = (body: string): ReceivedSpan[] =>
  (JSON.parse(body) as OtlpTraces).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(attributesIn(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ service, ...received(span) })));
  });

const received = ({ traceId, spanId, parentSpanId, name, kind, attributes, links = [], status }: OtlpSpan) => ({
  name,
  traceId,
  spanId,
  parentSpanId: parentSpanId ? parentSpanId : null,
  kind: KINDS[kind] ?? '',
  attributes: attributesIn(attributes),
  links: links.map((link) => link.spanId),
  hasFailed: status?.code === FAILED,
});

const attributesIn = (attributes: OtlpAttributes = []): Record<string, string | number | boolean> =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, boolValue, doubleValue, intValue } }) => [
      key,
      stringValue ?? boolValue ?? doubleValue ?? Number(intValue),
    ]),
  );
