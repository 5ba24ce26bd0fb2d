/** Ways in which a document can end, in the order of the specification. */
export const OUTCOMES = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];
