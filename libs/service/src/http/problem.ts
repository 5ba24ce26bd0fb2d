import type { Fault, Refusal } from '@rubrica/contracts';
import { STATUS_CODES } from 'node:http';

/** One entry of a problem's `errors`: a fault of the body, or of a query parameter. */
export type ProblemError =
  Fault | { readonly parameter: string; readonly code: string; readonly detail: string; readonly fix?: string };

export interface KeptRefusal {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly ProblemError[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Where HTTP's own words would mislead. */
const TITLES: Readonly<Record<number, string>> = { 422: 'Invalid Request', 500: 'Internal Error' };

/** `type` of a problem is the page of its code: this and `/<code>`, in the repository `docs/errors/<code>.md`. */
export const ERROR_PAGES = 'https://rubrica.dev/docs/errors';

/** An answer in RFC 9457 form. `code` is stable and has its page in docs/errors. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    readonly errors: readonly ProblemError[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
    /** Members of its own, such as the id that an `external_id_in_use` names. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }

  /** What is kept of it under an Idempotency-Key; `fromKept` makes the same problem again. */
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

/** The world does not answer: the database, another service. `cause` is for the log only. */
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

/** A body of thousands of faults is told enough by so many of them. */
const MOST_ERRORS = 200;

/** All faults at once. The problem's code is the fault's own when there is just one kind of fault. */
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
