import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readPage } from '../design/listing.js';
import { readFilter as readRequestFilter } from '../screens/requests/filter.js';
import { readEventFilter } from '../screens/events/filter.js';
import { readDeliveryFilter } from '../screens/webhooks/filter.js';
import { company } from './roots.js';

const webhooks = createRoute({
  getParentRoute: () => company,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('../screens/webhooks/webhooks.js'), 'Webhooks'),
});

const newWebhook = createRoute({
  getParentRoute: () => company,
  path: '/webhooks/new',
  component: lazyRouteComponent(() => import('../screens/webhooks/new-endpoint.js'), 'NewEndpoint'),
});

const webhook = createRoute({
  getParentRoute: () => company,
  path: '/webhooks/$endpoint',
  validateSearch: readDeliveryFilter,
  component: lazyRouteComponent(() => import('../screens/webhooks/endpoint.js'), 'Endpoint'),
});

const editWebhook = createRoute({
  getParentRoute: () => company,
  path: '/webhooks/$endpoint/edit',
  component: lazyRouteComponent(() => import('../screens/webhooks/edit-endpoint.js'), 'EditEndpoint'),
});

const events = createRoute({
  getParentRoute: () => company,
  path: '/events',
  validateSearch: readEventFilter,
  component: lazyRouteComponent(() => import('../screens/events/events.js'), 'Events'),
});

const event = createRoute({
  getParentRoute: () => company,
  path: '/events/$event',
  component: lazyRouteComponent(() => import('../screens/events/event.js'), 'OneEvent'),
});

const apiKeys = createRoute({
  getParentRoute: () => company,
  path: '/api-keys',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../screens/api-keys/api-keys.js'), 'ApiKeys'),
});

const requests = createRoute({
  getParentRoute: () => company,
  path: '/requests',
  validateSearch: readRequestFilter,
  component: lazyRouteComponent(() => import('../screens/requests/requests.js'), 'Requests'),
});

const request = createRoute({
  getParentRoute: () => company,
  path: '/requests/$id',
  component: lazyRouteComponent(() => import('../screens/requests/request.js'), 'OneRequest'),
});

/** What programmers of the company look at. */
export const integrationRoutes = [
  webhooks,
  newWebhook,
  webhook,
  editWebhook,
  events,
  event,
  apiKeys,
  requests,
  request,
] as const;
