import { IsIn, IsNumber, Matches, Max, Min } from 'class-validator';
import { Setting } from '../settings/settings.js';

/**
 * Ways to use the `traceparent` header of a request from outside: `link` (we begin a trace of our own with a link to
 * it), `parent` (our spans belong to it) or `ignore`. See ADR 0135.
 */
export const INCOMING = ['link', 'parent', 'ignore'] as const;

const PAIRS = /^([^\s=,]+=[^,]*(,[^\s=,]+=[^,]*)*)?$/;

/** Settings of traces. A setting for which OpenTelemetry has a name uses this name. */
export class TracingSettings {
  @Setting({
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'collector that takes traces by OTLP over HTTP, without `/v1/traces`; by default none are made',
    unit: 'URL',
  })
  @Matches(/^(https?:\/\/[^\s?#]+)?$/, { message: 'must be an http or https URL' })
  endpoint = '';

  @Setting({
    env: 'OTEL_EXPORTER_OTLP_HEADERS',
    meaning: 'headers that the collector wants, such as its key: name=value, comma separated, values percent-encoded',
    secret: true,
  })
  @Matches(PAIRS, { message: 'must be name=value, comma separated' })
  headers = '';

  @Setting({
    env: 'OTEL_TRACES_SAMPLER_ARG',
    meaning: 'share of the requests whose traces are recorded, each whole, from 0 to 1',
  })
  @IsNumber()
  @Min(0)
  @Max(1)
  ratio = 0.1;

  @Setting({
    env: 'OTEL_RESOURCE_ATTRIBUTES',
    meaning: 'what else is said of the process in its spans, such as `k8s.pod.name`: name=value, comma separated',
  })
  @Matches(PAIRS, { message: 'must be name=value, comma separated' })
  resourceAttributes = '';

  @Setting({
    env: 'TRACEPARENT_OF_CALLERS',
    meaning:
      'what a `traceparent` header of a caller of the API does: link (our trace names it), parent (our trace continues it, ' +
      'sampled as it says) or ignore',
  })
  @IsIn(INCOMING)
  incoming: (typeof INCOMING)[number] = 'link';
}

/** Parses the name-value pairs of a setting: `name=value`, separated by commas. Values are percent-decoded. */
export const pairsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())];
      }),
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
