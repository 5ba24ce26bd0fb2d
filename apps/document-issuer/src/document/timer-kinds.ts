/** Timer that numbers, plans and signs a document. */
export const ISSUE = 'issue';

/** Timer that draws a document that is rejected or has failed. */
export const RENDER = 'render';

/** Timer that makes the package of a signed document. */
export const PACKAGE = 'package';
