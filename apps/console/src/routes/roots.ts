import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Language } from '../language/language.js';
import type { Mode } from '../session/asking.js';
import { meQuery } from '../session/company.js';
import { orLogin } from '../session/or-login.js';
import { sessionQuery } from '../session/session.js';
import { Root } from '../shell/root.js';

/** What each route is given before it is shown. */
export interface Context {
  readonly questions: QueryClient;
  readonly language: Language;
}

const modeOf = (text: string): Mode => (text === 'live' ? 'live' : 'test');

export const root = createRootRouteWithContext<Context>()({ component: Root });

/** All screens of a company are below it; the company and the mode stand in the address. */
export const company = createRoute({
  getParentRoute: () => root,
  path: '/$tenant/$mode',
  beforeLoad: async ({ context: { questions, language }, params: { tenant, mode } }) => {
    const scope = { tenant, mode: modeOf(mode) };
    await orLogin(
      Promise.all([
        questions.ensureQueryData(sessionQuery(language)),
        questions.ensureQueryData(meQuery(scope, language)),
      ]),
    );
  },
  component: lazyRouteComponent(() => import('../shell/shell.js'), 'Shell'),
});
