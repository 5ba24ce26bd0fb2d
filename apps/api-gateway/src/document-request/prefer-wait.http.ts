import type { DocumentDraft } from '@rubrica/fiscal';
import { answerWith, type Caller } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import type { DocumentIntake, Taking } from './document-intake.process.js';
import type { KindOfDocument } from '../document/kind-of-document.js';

/** Of `Prefer: wait`. */
const LONGEST_WAIT_S = 60;

export const waitHeader = {
  Prefer: Type.String({
    description: `\`wait=10\`: wait up to that many seconds (${LONGEST_WAIT_S} at most) for the outcome`,
  }),
};

/** Milliseconds of `Prefer: wait=n` (RFC 7240). */
const waitOf = (prefer: string | undefined): number => {
  const seconds = Number(/(?:^|[\s,;])wait=(\d{1,4})/.exec(prefer ?? '')?.[1] ?? 0);
  return Math.min(seconds, LONGEST_WAIT_S) * 1000;
};

/** Takes a document and answers with it: at once, or when it has an outcome, as long as the caller prefers to wait. */
export const takeAndAnswer = async (
  intake: DocumentIntake,
  {
    caller,
    kindOfDocument,
    draft,
    prefer,
    ...taking
  }: Omit<Taking, 'waitMs'> & {
    readonly caller: Caller;
    readonly kindOfDocument: KindOfDocument;
    readonly draft: DocumentDraft;
    readonly prefer: string | undefined;
  },
  reply: FastifyReply,
): Promise<object> => {
  const waitMs = waitOf(prefer);
  const answer = await intake.take(caller, kindOfDocument, draft, { ...taking, waitMs });
  if (waitMs > 0 && !answer.replayed) void reply.header('preference-applied', `wait=${waitMs / 1000}`);
  return answerWith(reply, answer);
};
