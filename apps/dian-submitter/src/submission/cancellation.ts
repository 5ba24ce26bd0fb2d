import { Refusal } from '@rubrica/contracts';
import { kindOf } from '@rubrica/kinds';
import { type KnownSubmission, provablyNeverArrived, type SubmissionEvent } from './submission.js';

/** Ends a document that waits to be sent. */
export interface CancelSubmission {
  readonly type: 'CancelSubmission';
  readonly reasonBlob: string | null;
}

/**
 * Cancels a document that the tax authority provably never got: no attempt was begun, or none of them got as far as to
 * send it. The beginning of an attempt is an event of the same stream, so that only one of the two can be appended (ADR 0129).
 */
export const cancel = ({ reasonBlob }: CancelSubmission, submission: KnownSubmission): readonly SubmissionEvent[] => {
  const why = whyNot(submission);
  if (why) throw new Refusal('not_cancellable', why);
  return [{ type: 'SubmissionCancelled', data: { edition: submission.order.edition, reason_blob: reasonBlob } }];
};

/** Returns why the document cannot be cancelled; null: it can. */
const whyNot = (submission: KnownSubmission): Refusal['detail'] | null => {
  const { status, in_contingency, is_listed, waiting, order } = submission;
  const undo = kindOf(order.kind).words.takenBack;
  if (status === 'cancelled')
    return { en: 'The document is cancelled already.', es: 'El documento ya está cancelado.' };
  if (!provablyNeverArrived(submission))
    return {
      en: `The document was sent to DIAN, or is being sent, so DIAN may have it. If it is accepted, ${undo.en}.`,
      es: `El documento se envió a la DIAN, o se está enviando, así que la DIAN puede tenerlo. Si es aceptado, ${undo.es}.`,
    };
  if (status === 'replaced')
    return {
      en: 'A new edition of the signed document is being made. Read it again in a moment.',
      es: 'Se está haciendo una nueva edición del documento firmado. Consúltelo de nuevo en un momento.',
    };
  // A held document that is issued again as an ordinary one was mailed when it was in contingency.
  if (in_contingency || is_listed || status === 'resting')
    return {
      en: `The document is issued in contingency, and its buyer has it. When it is accepted, ${undo.en}.`,
      es: `El documento se expidió en contingencia y el adquirente ya lo tiene. Cuando sea aceptado, ${undo.es}.`,
    };
  if (status !== 'planned' || waiting === null)
    return {
      en: `The document is signed and waits for nothing. If it is accepted, ${undo.en}.`,
      es: `El documento está firmado y no espera nada. Si es aceptado, ${undo.es}.`,
    };
  return null;
};
