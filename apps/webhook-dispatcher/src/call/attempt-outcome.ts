import type { DeliveryError } from '@rubrica/contracts';

/** Outcome of one call of a receiver. `answer`: the first 4 KiB of what it answered. */
export type AttemptOutcome =
  | { readonly ok: true; readonly httpStatus: number; readonly durationMs: number; readonly answer: string | null }
  | {
      readonly ok: false;
      readonly error: DeliveryError;
      readonly httpStatus: number | null;
      readonly durationMs: number;
      readonly answer: string | null;
    };

/** Returns what an answer of the receiver means: 2xx is a success; a redirect is not followed. */
export const outcomeOfAnswer = (answer: {
  readonly httpStatus: number;
  readonly durationMs: number;
  readonly answer: string;
}): AttemptOutcome => {
  const { httpStatus } = answer;
  if (httpStatus >= 200 && httpStatus < 300) return { ok: true, ...answer };
  return { ok: false, error: httpStatus >= 300 && httpStatus < 400 ? 'redirect' : 'http_status', ...answer };
};
