import { type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Failure } from '../design/message.js';
import { Skeleton } from '../design/page.js';
import type { Language } from '../language/language.js';
import { orLogin } from '../session/or-login.js';
import { Root } from '../shell/root.js';
import { textsOf } from '../shell/texts-of.js';
import { readFilter } from './screens/dead-letters/filter.js';
import { sessionQuery } from './session/session.js';

interface Context {
  readonly questions: QueryClient;
  readonly language: Language;
}

const root = createRootRouteWithContext<Context>()({ component: Root });

const enter = createRoute({
  getParentRoute: () => root,
  path: '/enter',
  validateSearch: textsOf('error'),
  component: lazyRouteComponent(() => import('../screens/enter/enter.js'), 'Enter'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyRouteComponent(() => import('./screens/login/login.js'), 'Login'),
});

/** Around the screens of who is logged in. */
const installation = createRoute({
  getParentRoute: () => root,
  id: 'installation',
  beforeLoad: ({ context: { questions, language } }) => orLogin(questions.ensureQueryData(sessionQuery(language))),
  component: lazyRouteComponent(() => import('./shell/shell.js'), 'Shell'),
});

const now = createRoute({
  getParentRoute: () => installation,
  path: '/',
  validateSearch: textsOf('gauge'),
  component: lazyRouteComponent(() => import('./screens/now/now.js'), 'Now'),
});

const find = createRoute({
  getParentRoute: () => installation,
  path: '/find',
  validateSearch: textsOf('q'),
  component: lazyRouteComponent(() => import('./screens/find/find.js'), 'Find'),
});

const lookAtDocument = createRoute({
  getParentRoute: () => installation,
  path: '/documents/$id',
  component: lazyRouteComponent(() => import('./screens/find/document-look.js'), 'LookAtDocument'),
});

const deadLetters = createRoute({
  getParentRoute: () => installation,
  path: '/dead-letters',
  validateSearch: readFilter,
  component: lazyRouteComponent(() => import('./screens/dead-letters/dead-letters.js'), 'DeadLetters'),
});

const contingencies = createRoute({
  getParentRoute: () => installation,
  path: '/contingencies',
  component: lazyRouteComponent(() => import('./screens/contingencies/contingencies.js'), 'Contingencies'),
});

const mySession = createRoute({
  getParentRoute: () => installation,
  path: '/session',
  component: lazyRouteComponent(() => import('../screens/session/session.js'), 'MySession'),
});

export const router = (context: Context) =>
  createRouter({
    routeTree: root.addChildren([
      enter,
      login,
      installation.addChildren([now, deadLetters, contingencies, find, lookAtDocument, mySession]),
    ]),
    basepath: '/console',
    context,
    defaultPreload: 'intent',
    defaultPendingComponent: Skeleton,
    defaultErrorComponent: ({ error, reset }) => <Failure error={error} onAgain={reset} />,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof router>;
  }
}
