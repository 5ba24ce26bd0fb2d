import type { FastifyReply } from 'fastify';
import type { KeptAnswer } from './stored-answer.js';

/** Sends an answer; one that an earlier request with the same Idempotency-Key got is marked as replayed. */
export const answerWith = <Body extends object>(
  reply: FastifyReply,
  { status, body, replayed }: KeptAnswer<Body>,
): Body => {
  void reply.status(status);
  if (replayed) void reply.header('idempotent-replayed', 'true');
  return body;
};
