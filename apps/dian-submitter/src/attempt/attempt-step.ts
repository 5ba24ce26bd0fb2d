import type { DueTimer } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import type { VaultRefusal } from '@rubrica/vault-client';
import type { Transmission } from '../dian/operation.js';
import type { DianRequest } from '../submission/dian-request.js';
import type { SubmissionCommand } from '../submission/submission.decide.js';
import type { Submission } from '../submission/submission.js';
import type { Sealed } from './signed-message.client.js';
import type { AwaitedDocument } from './turn.process.js';

/** A document whose timer is due, as it was read. */
export interface DueSubmission<State extends Submission = Submission> {
  readonly timer: DueTimer<Lookups>;
  readonly state: State;
  readonly version: number;
}

/** What is recorded now about a due document. Each step but the first two ends the timer and schedules the next one. */
export type AttemptStep =
  /** An attempt begins; its message is signed. */
  | { readonly type: 'begin'; readonly dianRequest: DianRequest; readonly message: Sealed }
  /** Nothing is recorded, as something failed: the timer comes again. */
  | { readonly type: 'leave'; readonly failed: unknown }
  /** Nothing is left to do. */
  | { readonly type: 'end' }
  /** An attempt and its outcome, as no call lies between them. */
  | {
      readonly type: 'whole attempt';
      readonly operation: Transmission;
      readonly conclusion: (at: string, attempt: number) => SubmissionCommand;
    }
  | { readonly type: 'command'; readonly command: (at: string) => SubmissionCommand }
  /** A new edition is ordered if the contingency still lasts. */
  | { readonly type: 'replace' }
  | { readonly type: 'await turn'; readonly awaited: AwaitedDocument }
  /** No certificate signs the message. Nothing is sent, and nothing fails. */
  | { readonly type: 'await certificate' }
  /** The attempt is put off by a moment, without an event. */
  | { readonly type: 'try later' };

/** A step and the document that it is about. */
export interface StepOf<S = AttemptStep> {
  readonly due: DueSubmission;
  readonly step: S;
}

/** Returns the steps of one type. */
export const stepsOf = <T extends AttemptStep['type']>(
  steps: readonly StepOf[],
  type: T,
): readonly StepOf<Extract<AttemptStep, { readonly type: T }>>[] =>
  steps.filter((one): one is StepOf<Extract<AttemptStep, { readonly type: T }>> => one.step.type === type);

/** Returns what follows when the vault refuses to sign: a wait if another certificate may sign, else a failure. */
export const afterRefusal = ({ isOfCertificate, code }: VaultRefusal): AttemptStep => {
  if (isOfCertificate) return { type: 'await certificate' };
  const detail = `The vault does not sign the message that carries the document (${code}).`;
  const failure = { code: 'transport_signature_refused', detail, answer_blob: null } as const;
  return { type: 'command', command: (at) => ({ type: 'FailSubmission', at, failure }) };
};
