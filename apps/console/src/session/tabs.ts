import { questions } from './asking.js';

const OTHER_TABS = 'rubrica-session';

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
