/** Ways in which a document can end, in the order of the specification. */
export const OUTCOMES = ['accepted_by_dian', 'rejected_by_dian', 'accepted_contingency', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Outcomes of kinds whose documents are never issued in contingency: while DIAN is down they wait (ADR 0233). */
export const WITHOUT_CONTINGENCY: readonly Outcome[] = OUTCOMES.filter((outcome) => outcome !== 'accepted_contingency');
