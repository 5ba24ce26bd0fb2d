import type { Fault, Refusal } from '@rubrica/contracts';
import { STATUS_CODES } from 'node:http';

/** One entry of a problem's `errors`: a fault in the body or in a query parameter. */
export type ProblemError =
  Fault | { readonly parameter: string; readonly code: string; readonly detail: string; readonly fix?: string };

export interface KeptRefusal {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly ProblemError[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Titles of the statuses whose HTTP reason phrase would mislead. */
const TITLES: Readonly<Record<number, string>> = { 422: 'Invalid Request', 500: 'Internal Error' };

/**
 * Base URL of the error pages. A problem's `type` is this and `/<code>`; the page's source is `docs/errors/<code>.md`.
 */
export const ERROR_PAGES = 'https://rubrica.dev/docs/errors';

/** A refusal in the form of RFC 9457. `code` never changes and has a page in docs/errors. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    readonly errors: readonly ProblemError[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
    /** Further members of the JSON object, such as an id that this code names. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }

  /** Returns what is stored under an Idempotency-Key; `fromKept` builds the same problem from it. */
  kept(): KeptRefusal {
    const { code, detail, errors, extensions } = this;
    return { code, detail, errors, extensions };
  }

  static fromRefusal({ status, code, message }: Refusal): Problem {
    return new Problem(status, code, message);
  }

  static fromKept(
    status: number,
    { code, detail, errors, extensions }: KeptRefusal,
    headers: Readonly<Record<string, string>>,
  ): Problem {
    return new Problem(status, code, detail, errors, headers, extensions);
  }

  toJSON(requestId: string | null): object {
    return {
      type: `${ERROR_PAGES}/${this.code}`,
      title: TITLES[this.status] ?? STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail,
      code: this.code,
      request_id: requestId,
      ...(this.errors.length > 0 ? { errors: this.errors } : {}),
      ...this.extensions,
    };
  }
}

/** A 503: the database or another service does not answer. `cause` is logged and never sent. */
export class Unavailable extends Problem {
  constructor(
    detail: string,
    override readonly cause?: unknown,
  ) {
    super(503, 'service_unavailable', detail, [], { 'retry-after': '1' });
    this.name = 'Unavailable';
  }
}

export const notFound = (what: string): Problem => new Problem(404, 'not_found', `No such ${what}.`);

/** Most errors that one answer lists. */
const MOST_ERRORS = 200;

/** Returns a 422 with all faults. Its code is that of the faults if they share one, otherwise `invalid_request`. */
export const invalid = (faults: readonly ProblemError[]): Problem => {
  const [only, ...others] = new Set(faults.map(({ code }) => code));
  const code = only !== undefined && others.length === 0 ? only : 'invalid_request';
  const listed = faults.length > MOST_ERRORS ? `the first ${MOST_ERRORS} are` : 'each is';
  const detail =
    faults.length === 1
      ? (faults[0]?.detail ?? '')
      : `${faults.length} things are wrong with the request; ${listed} listed under errors.`;
  return new Problem(422, code, detail, faults.slice(0, MOST_ERRORS));
};
