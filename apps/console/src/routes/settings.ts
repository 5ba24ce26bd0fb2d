import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readPage } from '../design/listing.js';
import { readAuditFilter } from '../screens/audit/filter.js';
import { company } from './roots.js';

const certificates = createRoute({
  getParentRoute: () => company,
  path: '/certificates',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../screens/certificates/certificates.js'), 'Certificates'),
});

const certificate = createRoute({
  getParentRoute: () => company,
  path: '/certificates/$certificate',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../screens/certificates/certificate.js'), 'OneCertificate'),
});

const ranges = createRoute({
  getParentRoute: () => company,
  path: '/ranges',
  component: lazyRouteComponent(() => import('../screens/ranges/ranges.js'), 'Ranges'),
});

const newRange = createRoute({
  getParentRoute: () => company,
  path: '/ranges/new',
  component: lazyRouteComponent(() => import('../screens/ranges/new-range.js'), 'NewRange'),
});

const editRange = createRoute({
  getParentRoute: () => company,
  path: '/ranges/$range/edit',
  component: lazyRouteComponent(() => import('../screens/ranges/edit-range.js'), 'EditRange'),
});

const people = createRoute({
  getParentRoute: () => company,
  path: '/people',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../screens/people/people.js'), 'People'),
});

const audit = createRoute({
  getParentRoute: () => company,
  path: '/audit',
  validateSearch: readAuditFilter,
  component: lazyRouteComponent(() => import('../screens/audit/audit.js'), 'Audit'),
});

const profile = createRoute({
  getParentRoute: () => company,
  path: '/company',
  component: lazyRouteComponent(() => import('../screens/company/company.js'), 'Company'),
});

const mail = createRoute({
  getParentRoute: () => company,
  path: '/mail',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../screens/mail/mail.js'), 'Mail'),
});

const mySession = createRoute({
  getParentRoute: () => company,
  path: '/session',
  component: lazyRouteComponent(() => import('../screens/session/session.js'), 'MySession'),
});

/** What a company sets up once, and its people. */
export const settingsRoutes = [
  certificates,
  certificate,
  ranges,
  newRange,
  editRange,
  people,
  audit,
  profile,
  mail,
  mySession,
] as const;
