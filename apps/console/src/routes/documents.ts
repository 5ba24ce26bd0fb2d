import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readPage } from '../design/listing.js';
import { readCounterpartySearch } from '../screens/counterparty/search.js';
import { readFilter } from '../screens/documents/filter.js';
import { readFilter as readReceivedFilter } from '../screens/received-documents/filter.js';
import { readAsked } from '../draft/asked.js';
import { company } from './roots.js';

const home = createRoute({
  getParentRoute: () => company,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/home/home.js'), 'Home'),
});

const documents = createRoute({
  getParentRoute: () => company,
  path: '/documents',
  validateSearch: readFilter,
  component: lazyRouteComponent(() => import('../screens/documents/documents.js'), 'Documents'),
});

const document = createRoute({
  getParentRoute: () => company,
  path: '/documents/$kind/$id',
  component: lazyRouteComponent(() => import('../screens/document/document.js'), 'OneDocument'),
});

const newDocument = createRoute({
  getParentRoute: () => company,
  path: '/new/$kind',
  validateSearch: readAsked,
  component: lazyRouteComponent(() => import('../screens/form/form.js'), 'NewDocument'),
});

const drafts = createRoute({
  getParentRoute: () => company,
  path: '/drafts',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../screens/drafts/drafts.js'), 'Drafts'),
});

const customers = createRoute({
  getParentRoute: () => company,
  path: '/customers',
  validateSearch: readCounterpartySearch,
  component: lazyRouteComponent(() => import('../screens/counterparty/counterparties.js'), 'Customers'),
});

const customer = createRoute({
  getParentRoute: () => company,
  path: '/customers/$id',
  component: lazyRouteComponent(() => import('../screens/counterparty/counterparty.js'), 'OneCustomer'),
});

const suppliers = createRoute({
  getParentRoute: () => company,
  path: '/suppliers',
  validateSearch: readCounterpartySearch,
  component: lazyRouteComponent(() => import('../screens/counterparty/counterparties.js'), 'Suppliers'),
});

const supplier = createRoute({
  getParentRoute: () => company,
  path: '/suppliers/$id',
  component: lazyRouteComponent(() => import('../screens/counterparty/counterparty.js'), 'OneSupplier'),
});

const receivedDocuments = createRoute({
  getParentRoute: () => company,
  path: '/received',
  validateSearch: readReceivedFilter,
  component: lazyRouteComponent(
    () => import('../screens/received-documents/received-documents.js'),
    'ReceivedDocuments',
  ),
});

const receivedDocument = createRoute({
  getParentRoute: () => company,
  path: '/received/$id',
  component: lazyRouteComponent(
    () => import('../screens/received-document/received-document.js'),
    'OneReceivedDocument',
  ),
});

/** Documents, and the companies on their other side. */
export const documentsRoutes = [
  home,
  documents,
  document,
  newDocument,
  drafts,
  customers,
  customer,
  suppliers,
  supplier,
  receivedDocuments,
  receivedDocument,
] as const;
