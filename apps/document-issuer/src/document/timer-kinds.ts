/** Timer that numbers, plans and signs a document. */
export const ISSUE = 'issue';

/** Timer that makes the package of a signed document. */
export const PACKAGE = 'package';

/** Payload of both timers: how often the document has looked in vain for what it waits for. */
export interface Lookups {
  readonly looks?: number;
}
