import type { Problem as ProblemBody } from './api/types.gen.js';

/** One thing that is wrong with a request: where, why, and how to fix it. */
export type Fault = NonNullable<ProblemBody['errors']>[number];

/**
 * A refusal of the API (RFC 9457). `code` is stable; `errors` names all that is wrong at once. Each status has a class
 * of its own; a status that has none is a `Problem`.
 */
export class Problem extends Error {
  override readonly name: string = 'Problem';
  readonly status: number;
  readonly code: string;
  /** URL of the page that explains the code. */
  readonly type: string;
  readonly title: string;
  readonly detail: string;
  /** What support asks for. */
  readonly requestId: string | null;
  readonly errors: readonly Fault[];
  /** Id of what stands in the way: the document that has this `external_id` or number, or corrects this one already. */
  readonly existingId: string | null;
  /** Seconds after which to ask again, if the API says so. */
  readonly retryAfterS: number | null;

  constructor(body: ProblemBody, retryAfterS: number | null = null) {
    super(`${String(body.status)} ${body.code}: ${[body.detail, ...(body.errors ?? []).map(faultText)].join('\n  ')}`);
    this.status = body.status;
    this.code = body.code;
    this.type = body.type;
    this.title = body.title;
    this.detail = body.detail;
    this.requestId = body.request_id;
    this.errors = body.errors ?? [];
    this.existingId = body.existing_id ?? null;
    this.retryAfterS = retryAfterS;
  }
}

/** 400: the request cannot be read. */
export class MalformedProblem extends Problem {
  override readonly name = 'MalformedProblem';
}
/** 401: no valid API key. */
export class UnauthorizedProblem extends Problem {
  override readonly name = 'UnauthorizedProblem';
}
/** 403: the API key may not do this. */
export class ForbiddenProblem extends Problem {
  override readonly name = 'ForbiddenProblem';
}
/** 404: it does not exist, or it is not yours. */
export class NotFoundProblem extends Problem {
  override readonly name = 'NotFoundProblem';
}
/** 409: not in this state. */
export class ConflictProblem extends Problem {
  override readonly name = 'ConflictProblem';
}
/** 410: not any more. */
export class GoneProblem extends Problem {
  override readonly name = 'GoneProblem';
}
/** 413: too large. */
export class TooLargeProblem extends Problem {
  override readonly name = 'TooLargeProblem';
}
/** 415: not JSON. */
export class WrongMediaTypeProblem extends Problem {
  override readonly name = 'WrongMediaTypeProblem';
}
/** 422: something in the request is wrong; see `errors`. */
export class InvalidProblem extends Problem {
  override readonly name = 'InvalidProblem';
}
/** 429: too many for now; see `retryAfterS`. */
export class TooManyProblem extends Problem {
  override readonly name = 'TooManyProblem';
}
/** 503: ask again in a moment; see `retryAfterS`. */
export class UnavailableProblem extends Problem {
  override readonly name = 'UnavailableProblem';
}

/** No answer, or one that broke off. The request may have been carried out: repeat it with the same `Idempotency-Key`. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

type ProblemClass = new (body: ProblemBody, retryAfterS: number | null) => Problem;

const classOf = (status: number): ProblemClass => {
  switch (status) {
    case 400:
      return MalformedProblem;
    case 401:
      return UnauthorizedProblem;
    case 403:
      return ForbiddenProblem;
    case 404:
      return NotFoundProblem;
    case 409:
      return ConflictProblem;
    case 410:
      return GoneProblem;
    case 413:
      return TooLargeProblem;
    case 415:
      return WrongMediaTypeProblem;
    case 422:
      return InvalidProblem;
    case 429:
      return TooManyProblem;
    case 503:
      return UnavailableProblem;
    default:
      return Problem;
  }
};

/** Makes the problem of an answer that is no success. A body that is no problem comes from a proxy on the way. */
export const problemOf = (body: unknown, response: Response): Problem => {
  const shown = isProblem(body) ? body : unexpected(body, response);
  return new (classOf(response.status))(shown, retryAfterS(response.headers));
};

/** Reads `Retry-After`, which is a number of seconds or a date. */
export const retryAfterS = (headers: Headers): number | null => {
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? null : Math.max(0, (atMs - Date.now()) / 1000);
};

const faultText = ({ pointer, parameter, detail, fix }: Fault): string =>
  [pointer ?? parameter, detail, fix].filter((part) => part !== undefined).join(' · ');

const isProblem = (body: unknown): body is ProblemBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'detail' in body;

const unexpected = (body: unknown, { status, statusText, headers }: Response): ProblemBody => ({
  type: 'about:blank',
  title: statusText,
  status,
  detail: `The answer is no problem document: ${(typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 200)}`,
  code: 'unexpected_answer',
  request_id: headers.get('svc-request-id'),
});
