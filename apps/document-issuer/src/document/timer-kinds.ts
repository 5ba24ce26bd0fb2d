/** Timer that numbers, plans and signs a document. */
export const ISSUE = 'issue';

/** Timer that makes the package of a signed document. */
export const PACKAGE = 'package';
