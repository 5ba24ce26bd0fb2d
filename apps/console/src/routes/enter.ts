import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textsOf } from '../shell/texts-of.js';
import { orLogin } from '../session/or-login.js';
import { sessionQuery } from '../session/session.js';
import { root } from './roots.js';

const first = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context: { questions, language } }) => {
    const { companies } = await orLogin(questions.ensureQueryData(sessionQuery(language)));
    const [company] = companies;
    if (company) throw redirect({ to: '/$tenant/$mode', params: { tenant: company.id, mode: 'test' } });
  },
  component: lazyRouteComponent(() => import('../screens/enter/invitations.js'), 'Invitations'),
});

const enter = createRoute({
  getParentRoute: () => root,
  path: '/enter',
  validateSearch: textsOf('error', 'provider'),
  component: lazyRouteComponent(() => import('../screens/enter/enter.js'), 'Enter'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: textsOf('company'),
  component: lazyRouteComponent(() => import('../screens/enter/login.js'), 'Login'),
});

/** The target of a mail that invites; all open invitations of the person are shown there. */
const invitations = createRoute({
  getParentRoute: () => root,
  path: '/invitations/$id',
  beforeLoad: ({ context: { questions, language } }) => orLogin(questions.ensureQueryData(sessionQuery(language))),
  component: lazyRouteComponent(() => import('../screens/enter/invitations.js'), 'Invitations'),
});

const design = createRoute({
  getParentRoute: () => root,
  path: '/design',
  component: lazyRouteComponent(() => import('../screens/design/design.js'), 'Design'),
});

/** What is there without a company: the ways to enter, and the design language. */
export const enterRoutes = [first, enter, login, invitations, design] as const;
