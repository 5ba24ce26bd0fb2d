import { createRouter } from '@tanstack/react-router';
import { Failure } from './design/message.js';
import { Skeleton } from './design/page.js';
import { bulkRoutes } from './routes/bulk.js';
import { documentsRoutes } from './routes/documents.js';
import { enterRoutes } from './routes/enter.js';
import { integrationRoutes } from './routes/integration.js';
import { company, type Context, root } from './routes/roots.js';
import { settingsRoutes } from './routes/settings.js';

export const router = (context: Context) =>
  createRouter({
    routeTree: root.addChildren([
      ...enterRoutes,
      company.addChildren([...documentsRoutes, ...bulkRoutes, ...integrationRoutes, ...settingsRoutes]),
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
