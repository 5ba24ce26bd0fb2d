import type { KeptAnswer } from '@rubrica/service';
import type { FastifyReply } from 'fastify';

/** Answers with what may be the first answer of an Idempotency-Key again. */
export const answerWith = (reply: FastifyReply, { status, body, replayed }: KeptAnswer): object => {
  void reply.status(status);
  if (replayed) void reply.header('idempotent-replayed', 'true');
  return body;
};
