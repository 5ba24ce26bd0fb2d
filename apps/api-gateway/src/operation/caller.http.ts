import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import { canonicalHashOfBody, type IdempotencyKey, type Language, languageHeaders, languageOf } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hkdfSync } from 'node:crypto';
import type { SessionHolder } from '../access/session-holders.store.js';
import { routePath } from './route-path.js';
import type { Authenticated } from './operation.guard.js';

/** Parameter: the tenant, mode and role behind the API key, or behind the session in the company that the request names. */
export const ApiCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  callerOf(requestOf(context)),
);

/** Parameter: the session of the person who asks. */
export const Session = createParamDecorator((_: unknown, context: ExecutionContext): SessionHolder => {
  const { session } = requestOf(context);
  if (!session) throw new Error('no session passed the guard');
  return session;
});

/**
 * Parameter: the Idempotency-Key of the request with its scope and body hash; null when none was sent. With `'secret'`
 * the kept answer is encrypted, so that only the same API key can read it.
 */
export const Idempotency = createParamDecorator(
  async (answer: 'secret' | undefined, context: ExecutionContext): Promise<IdempotencyKey | null> => {
    const request = requestOf(context);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return null;
    const { tenantId, livemode } = callerOf(request);
    return {
      key,
      scope: `${tenantId}/${livemode ? 'live' : 'test'}/${request.method}${routePath(request)}`,
      bodyHash: await canonicalHashOfBody(request.body ?? null),
      ...(answer === 'secret' ? { answerKey: answerKeyOf(request.presentedKey ?? '') } : {}),
    };
  },
);

/** Parameter: the language that the caller reads. The answer says that it depends on it. */
export const AnswerLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const language = languageOf(requestOf(context).headers['accept-language']);
  void context.switchToHttp().getResponse<FastifyReply>().headers(languageHeaders(language));
  return language;
});

export const answerKeyOf = (apiKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', apiKey, '', 'rubrica idempotent answer', 32));

const requestOf = (context: ExecutionContext): FastifyRequest & Authenticated => context.switchToHttp().getRequest();

const callerOf = ({ caller }: Authenticated): Caller => {
  if (!caller) throw new Error('a public operation has no caller');
  return caller;
};
