import type { Words } from '@rubrica/fiscal';

/**
 * Refuses a command that the current state does not allow. Thrown by `decide` and answered with the given status (409
 * by default) and code. A code never changes and has a page in docs/errors.
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail: Words,
    readonly status: 404 | 409 | 422 = 409,
  ) {
    super(detail.en);
    this.name = 'Refusal';
  }
}
