import { SENTENCES } from '@rubrica/contracts';
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
    detail: SENTENCES.certificateRefused.en,
  },
  request: { code: 'dian_request_refused', detail: SENTENCES.requestRefused.en },
  security: {
    code: 'dian_security_fault',
    detail: SENTENCES.securityRefused.en,
  },
  test_set: {
    code: 'test_set_refused',
    detail: SENTENCES.testSetRefused.en,
  },
} as const;
