import { readFileSync } from 'node:fs';

interface GoldenStream {
  /** Events as some version of the program stored them. */
  readonly events: readonly { readonly type: string; readonly data: unknown }[];
  /** State that this version folded them into. */
  readonly state: Readonly<Record<string, unknown>>;
}

/**
 * The streams in `<name>.stored.json` beside `<name>.stored.spec.ts`, for `it.each`: their event types as a title, the
 * events, the state. Streams are added to the file and never changed: what was stored has to be understood for ever.
 */
export const goldenStreams = (
  specUrl: string,
): readonly (readonly [title: string, events: GoldenStream['events'], state: GoldenStream['state']])[] => {
  const streams = JSON.parse(readFileSync(new URL(specUrl.replace(/\.spec\.ts$/, '.json')), 'utf8')) as GoldenStream[];
  return streams.map(({ events, state }) => [events.map(({ type }) => type).join(', '), events, state]);
};
