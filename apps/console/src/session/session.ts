import {
  createSession,
  deleteSession,
  getSession,
  type Rubrica,
  type Session,
  type SessionInput,
} from '@rubrica/client';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../language/language.js';
import { clientOf, questions } from './asking.js';

const OTHER_TABS = 'rubrica-session';
/** Questions about the session itself are about no company; the mode only shows that the request is the console's own. */
export const clientOfSession = (language: Language): Rubrica => clientOf({ mode: 'test' }, language);

/** Who is logged in, with companies and open invitations. */
export const sessionQuery = (language: Language) =>
  queryOptions({
    queryKey: ['getSession'],
    staleTime: 60_000,
    queryFn: ({ signal }) => getSession({ client: clientOfSession(language), signal }),
  });

/** Uses up the token of a link, or the code of a mail. */
export const logIn = async (proof: SessionInput, language: Language): Promise<Session> =>
  createSession({ client: clientOfSession(language), body: proof });

/** Forgets the answers for who was here before, and keeps who is logged in now. */
export const loggedIn = (session: Session): void => {
  questions.clear();
  questions.setQueryData(['getSession'], session);
};

/** Ends the session of this browser. */
export const logOut = (language: Language): Promise<unknown> => deleteSession({ client: clientOfSession(language) });

/**
 * Leaves the screens of a session that has ended, by `leave`, forgets all answers, and tells the other tabs to do the same. The
 * answers are forgotten last: a screen that is still there would ask for them again.
 */
export const forget = async (leave: () => Promise<void>): Promise<void> => {
  await leave();
  questions.clear();
  const tabs = new BroadcastChannel(OTHER_TABS);
  tabs.postMessage('ended');
  tabs.close();
};

/** Does in this tab what `forget` does in another one. Returns what stops it. */
export const onForgottenElsewhere = (leave: () => Promise<void>): (() => void) => {
  const tabs = new BroadcastChannel(OTHER_TABS);
  tabs.onmessage = () => {
    void leave().then(() => {
      questions.clear();
    });
  };
  return () => {
    tabs.close();
  };
};
