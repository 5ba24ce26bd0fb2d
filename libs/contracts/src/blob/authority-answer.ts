/**
 * Content of `answer_blob`, for a verdict or a failed submission: the texts of the tax authority. They may contain
 * names and numbers of people, so the topic carries only the codes.
 */
export interface AuthorityAnswer {
  readonly message: string;
  readonly messages: readonly RuleMessage[];
}

export interface RuleMessage {
  /** Id of the rule; empty if the line names none. */
  readonly rule: string;
  readonly severity: 'rejection' | 'notification';
  readonly detail: string;
}
