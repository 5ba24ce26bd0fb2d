import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.js';

/** Upper bounds of the buckets of the histogram, in seconds. A request with `Prefer: wait` takes up to 30 seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2, 10, 30];

/**
 * Adds a histogram of the time from a request to its answer. Returns the function that records this time for one
 * request.
 */
export const requestTimes = (metrics: Metrics): ((request: FastifyRequest, reply: FastifyReply) => void) => {
  const duration = metrics.histogram(
    'rubrica_http_request_duration_seconds',
    'Time from a request to its answer',
    ['method', 'route', 'status'],
    BOUNDS,
  );
  return ({ method, routeOptions: { url: route = '' } }, { statusCode, elapsedTime }) => {
    const status = `${Math.floor(statusCode / 100)}xx`;
    duration.observe({ method, route, status }, elapsedTime / 1e3);
  };
};
