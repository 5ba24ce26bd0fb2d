import { type QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { readPage } from './design/listing.js';
import { Failure } from './design/message.js';
import { Skeleton } from './design/page.js';
import type { Language } from './language/language.js';
import type { Mode } from './session/asking.js';
import { meQuery } from './session/company.js';
import { orLogin } from './session/or-login.js';
import { sessionQuery } from './session/session.js';
import { readCounterpartySearch } from './screens/counterparty/search.js';
import { readFilter } from './screens/documents/filter.js';
import { readFilter as readReceivedFilter } from './screens/received-documents/filter.js';
import { readAsked } from './draft/asked.js';
import { readFilter as readRequestFilter } from './screens/requests/filter.js';
import { readAuditFilter } from './screens/audit/filter.js';
import { readEventFilter } from './screens/events/filter.js';
import { readDeliveryFilter } from './screens/webhooks/filter.js';
import { Root } from './shell/root.js';
import { textsOf } from './shell/texts-of.js';

interface Context {
  readonly questions: QueryClient;
  readonly language: Language;
}

const modeOf = (text: string): Mode => (text === 'live' ? 'live' : 'test');

const root = createRootRouteWithContext<Context>()({ component: Root });

const first = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context: { questions, language } }) => {
    const { companies } = await orLogin(questions.ensureQueryData(sessionQuery(language)));
    const [company] = companies;
    if (company) throw redirect({ to: '/$tenant/$mode', params: { tenant: company.id, mode: 'test' } });
  },
  component: lazyRouteComponent(() => import('./screens/enter/invitations.js'), 'Invitations'),
});

const enter = createRoute({
  getParentRoute: () => root,
  path: '/enter',
  validateSearch: textsOf('error', 'provider'),
  component: lazyRouteComponent(() => import('./screens/enter/enter.js'), 'Enter'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: textsOf('company'),
  component: lazyRouteComponent(() => import('./screens/enter/login.js'), 'Login'),
});

/** The target of a mail that invites; all open invitations of the person are shown there. */
const invitations = createRoute({
  getParentRoute: () => root,
  path: '/invitations/$id',
  beforeLoad: ({ context: { questions, language } }) => orLogin(questions.ensureQueryData(sessionQuery(language))),
  component: lazyRouteComponent(() => import('./screens/enter/invitations.js'), 'Invitations'),
});

const company = createRoute({
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
  component: lazyRouteComponent(() => import('./shell/shell.js'), 'Shell'),
});

const home = createRoute({
  getParentRoute: () => company,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/home.js'), 'Home'),
});

const documents = createRoute({
  getParentRoute: () => company,
  path: '/documents',
  validateSearch: readFilter,
  component: lazyRouteComponent(() => import('./screens/documents/documents.js'), 'Documents'),
});

const document = createRoute({
  getParentRoute: () => company,
  path: '/documents/$kind/$id',
  component: lazyRouteComponent(() => import('./screens/document/document.js'), 'OneDocument'),
});

const receivedDocuments = createRoute({
  getParentRoute: () => company,
  path: '/received',
  validateSearch: readReceivedFilter,
  component: lazyRouteComponent(
    () => import('./screens/received-documents/received-documents.js'),
    'ReceivedDocuments',
  ),
});

const receivedDocument = createRoute({
  getParentRoute: () => company,
  path: '/received/$id',
  component: lazyRouteComponent(
    () => import('./screens/received-document/received-document.js'),
    'OneReceivedDocument',
  ),
});

const requests = createRoute({
  getParentRoute: () => company,
  path: '/requests',
  validateSearch: readRequestFilter,
  component: lazyRouteComponent(() => import('./screens/requests/requests.js'), 'Requests'),
});

const request = createRoute({
  getParentRoute: () => company,
  path: '/requests/$id',
  component: lazyRouteComponent(() => import('./screens/requests/request.js'), 'OneRequest'),
});

const imports = createRoute({
  getParentRoute: () => company,
  path: '/import',
  component: lazyRouteComponent(() => import('./screens/import/import.js'), 'Import'),
});

const jobs = createRoute({
  getParentRoute: () => company,
  path: '/jobs',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./screens/jobs/jobs.js'), 'Jobs'),
});

const job = createRoute({
  getParentRoute: () => company,
  path: '/jobs/$id',
  component: lazyRouteComponent(() => import('./screens/job/job.js'), 'OneJob'),
});

const wholeExport = createRoute({
  getParentRoute: () => company,
  path: '/export',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./screens/export/export.js'), 'WholeExport'),
});

const mail = createRoute({
  getParentRoute: () => company,
  path: '/mail',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./screens/mail/mail.js'), 'Mail'),
});

const mySession = createRoute({
  getParentRoute: () => company,
  path: '/session',
  component: lazyRouteComponent(() => import('./screens/session/session.js'), 'MySession'),
});

const newDocument = createRoute({
  getParentRoute: () => company,
  path: '/new/$kind',
  validateSearch: readAsked,
  component: lazyRouteComponent(() => import('./screens/form/form.js'), 'NewDocument'),
});

const customers = createRoute({
  getParentRoute: () => company,
  path: '/customers',
  validateSearch: readCounterpartySearch,
  component: lazyRouteComponent(() => import('./screens/counterparty/counterparties.js'), 'Customers'),
});

const customer = createRoute({
  getParentRoute: () => company,
  path: '/customers/$id',
  component: lazyRouteComponent(() => import('./screens/counterparty/counterparty.js'), 'OneCustomer'),
});

const suppliers = createRoute({
  getParentRoute: () => company,
  path: '/suppliers',
  validateSearch: readCounterpartySearch,
  component: lazyRouteComponent(() => import('./screens/counterparty/counterparties.js'), 'Suppliers'),
});

const supplier = createRoute({
  getParentRoute: () => company,
  path: '/suppliers/$id',
  component: lazyRouteComponent(() => import('./screens/counterparty/counterparty.js'), 'OneSupplier'),
});

const drafts = createRoute({
  getParentRoute: () => company,
  path: '/drafts',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./screens/drafts/drafts.js'), 'Drafts'),
});

const webhooks = createRoute({
  getParentRoute: () => company,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('./screens/webhooks/webhooks.js'), 'Webhooks'),
});

const newWebhook = createRoute({
  getParentRoute: () => company,
  path: '/webhooks/new',
  component: lazyRouteComponent(() => import('./screens/webhooks/new-endpoint.js'), 'NewEndpoint'),
});

const webhook = createRoute({
  getParentRoute: () => company,
  path: '/webhooks/$endpoint',
  validateSearch: readDeliveryFilter,
  component: lazyRouteComponent(() => import('./screens/webhooks/endpoint.js'), 'Endpoint'),
});

const editWebhook = createRoute({
  getParentRoute: () => company,
  path: '/webhooks/$endpoint/edit',
  component: lazyRouteComponent(() => import('./screens/webhooks/edit-endpoint.js'), 'EditEndpoint'),
});

const events = createRoute({
  getParentRoute: () => company,
  path: '/events',
  validateSearch: readEventFilter,
  component: lazyRouteComponent(() => import('./screens/events/events.js'), 'Events'),
});

const event = createRoute({
  getParentRoute: () => company,
  path: '/events/$event',
  component: lazyRouteComponent(() => import('./screens/events/event.js'), 'OneEvent'),
});

const apiKeys = createRoute({
  getParentRoute: () => company,
  path: '/api-keys',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./screens/api-keys/api-keys.js'), 'ApiKeys'),
});

const certificates = createRoute({
  getParentRoute: () => company,
  path: '/certificates',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./screens/certificates/certificates.js'), 'Certificates'),
});

const certificate = createRoute({
  getParentRoute: () => company,
  path: '/certificates/$certificate',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./screens/certificates/certificate.js'), 'OneCertificate'),
});

const ranges = createRoute({
  getParentRoute: () => company,
  path: '/ranges',
  component: lazyRouteComponent(() => import('./screens/ranges/ranges.js'), 'Ranges'),
});

const newRange = createRoute({
  getParentRoute: () => company,
  path: '/ranges/new',
  component: lazyRouteComponent(() => import('./screens/ranges/new-range.js'), 'NewRange'),
});

const editRange = createRoute({
  getParentRoute: () => company,
  path: '/ranges/$range/edit',
  component: lazyRouteComponent(() => import('./screens/ranges/edit-range.js'), 'EditRange'),
});

const people = createRoute({
  getParentRoute: () => company,
  path: '/people',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('./screens/people/people.js'), 'People'),
});

const audit = createRoute({
  getParentRoute: () => company,
  path: '/audit',
  validateSearch: readAuditFilter,
  component: lazyRouteComponent(() => import('./screens/audit/audit.js'), 'Audit'),
});

const profile = createRoute({
  getParentRoute: () => company,
  path: '/company',
  component: lazyRouteComponent(() => import('./screens/company/company.js'), 'Company'),
});

const design = createRoute({
  getParentRoute: () => root,
  path: '/design',
  component: lazyRouteComponent(() => import('./screens/design/design.js'), 'Design'),
});

export const router = (context: Context) =>
  createRouter({
    routeTree: root.addChildren([
      first,
      enter,
      login,
      invitations,
      design,
      company.addChildren([
        home,
        documents,
        document,
        newDocument,
        drafts,
        ...[customers, customer, suppliers, supplier],
        receivedDocuments,
        receivedDocument,
        requests,
        request,
        ...[imports, jobs, job, wholeExport],
        ...[webhooks, newWebhook, webhook, editWebhook, events, event, apiKeys],
        ...[certificates, certificate, ranges, newRange, editRange, people, audit, profile],
        mail,
        mySession,
      ]),
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
