import { NotFoundException } from '@nestjs/common';
import { Problem } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { CookieOf } from '../access/console.js';
import type { BegunSession, SessionLogins } from '../person/session-login.process.js';

/**
 * Sends a browser that comes from a provider on to the console: with the cookie of a new session, or to the page of logins with
 * the code of the refusal. The cookie of the login is removed.
 */
export const land = async (
  reply: FastifyReply,
  sessions: SessionLogins,
  cookie: CookieOf,
  query: Readonly<Record<string, string>>,
  finish: () => Promise<BegunSession>,
): Promise<void> => {
  const { console } = sessions;
  if (!console.isThere) throw new NotFoundException();
  void reply.header('cache-control', 'no-store').header('set-cookie', console.cookie(cookie, '', 0));
  try {
    sessions.setCookie(reply, await finish());
    void reply.redirect(`${console.url}/console`, 303);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const parameters = new URLSearchParams({ error: error.code, ...query });
    void reply.redirect(`${console.url}/console/enter?${parameters.toString()}`, 303);
  }
};
