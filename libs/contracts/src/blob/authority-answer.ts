/**
 * The answer blob of a verdict or of a failed submission: what the tax authority said, in its own words. They may quote
 * names and numbers of people, so the topic has only the codes.
 */
export interface AuthorityAnswer {
  readonly message: string;
  readonly messages: readonly RuleMessage[];
}

export interface RuleMessage {
  /** Empty where the line names none. */
  readonly rule: string;
  readonly severity: 'rejection' | 'notification';
  readonly detail: string;
}
