/** Which requests the audit shows. It stands in the address. */
export interface AuditFilter {
  /** Id of a person or API key, or name of an operator. */
  readonly actor?: string | undefined;
  /** Id of an operation of the API, such as `createInvoice`. */
  readonly action?: string | undefined;
  /** Id of the last entry of the page before. */
  readonly after?: string | undefined;
}

const text = (given: unknown): string | undefined =>
  typeof given === 'string' && given.trim() !== '' ? given.trim() : undefined;

/** Reads the query of an address; what is no text is left out. */
export const readAuditFilter = (query: Readonly<Record<string, unknown>>): AuditFilter => ({
  actor: text(query['actor']),
  action: text(query['action']),
  after: text(query['after']),
});
