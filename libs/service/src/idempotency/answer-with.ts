import type { FastifyReply } from 'fastify';
import type { KeptAnswer } from './idempotency.js';

/** Sends an answer that may be the first one of an Idempotency-Key again. */
export const answerWith = (reply: FastifyReply, { status, body, replayed }: KeptAnswer): object => {
  void reply.status(status);
  if (replayed) void reply.header('idempotent-replayed', 'true');
  return body;
};
