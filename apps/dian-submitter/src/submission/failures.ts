import type { AnswerClass } from './answer-class.js';
import type { Failure, SubmissionEvent } from './submission.js';

const CUFE = /^[0-9a-f]{96}$/;

/** Failure of a number that belongs to another document. `by`: its CUFE; null if it is not known. */
export const collision = (by: string | null): SubmissionEvent => ({
  type: 'SubmissionFailed',
  data: {
    code: 'number_collision',
    detail:
      `The tax authority holds another document under this number${by !== null && CUFE.test(by) ? ` (CUFE ${by})` : ''}. ` +
      'Has other software used the same range? The portal of DIAN shows what it holds.',
    answer_blob: null,
  },
});

export const refusalBy = ({ what, answer_blob }: Extract<AnswerClass, { readonly kind: 'refused' }>): Failure => ({
  ...REFUSALS[what],
  answer_blob,
});

const REFUSALS = {
  certificate: {
    code: 'dian_certificate_unauthorized',
    detail: 'The tax authority does not take messages under this certificate.',
  },
  request: { code: 'dian_request_refused', detail: 'The tax authority refused the request itself.' },
  security: {
    code: 'dian_security_fault',
    detail: 'The tax authority did not take the security header (clock, certificate or address).',
  },
  test_set: {
    code: 'test_set_refused',
    detail:
      'The tax authority refused the test set: its id is wrong, it is not of this software or issuer, or it was rejected.',
  },
} as const;
