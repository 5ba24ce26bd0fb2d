/**
 * A command that the present state does not allow. Thrown by `decide`, answered as 409 (or the status given) by
 * its stable code; every code has its page in docs/errors.
 */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    detail: string,
    readonly status: 404 | 409 | 422 = 409,
  ) {
    super(detail);
    this.name = 'Refusal';
  }
}
