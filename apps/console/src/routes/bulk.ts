import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readPage } from '../design/listing.js';
import { company } from './roots.js';

const imports = createRoute({
  getParentRoute: () => company,
  path: '/import',
  component: lazyRouteComponent(() => import('../screens/import/import.js'), 'Import'),
});

const jobs = createRoute({
  getParentRoute: () => company,
  path: '/jobs',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../screens/jobs/jobs.js'), 'Jobs'),
});

const job = createRoute({
  getParentRoute: () => company,
  path: '/jobs/$id',
  component: lazyRouteComponent(() => import('../screens/job/job.js'), 'OneJob'),
});

const wholeExport = createRoute({
  getParentRoute: () => company,
  path: '/export',
  validateSearch: readPage,
  component: lazyRouteComponent(() => import('../screens/export/export.js'), 'WholeExport'),
});

/** What is done with many documents at once. */
export const bulkRoutes = [imports, jobs, job, wholeExport] as const;
