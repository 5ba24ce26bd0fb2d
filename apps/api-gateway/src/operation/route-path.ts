import type { FastifyRequest } from 'fastify';

/**
 * Returns the path of a request's route with the values of its parameters: the same for every spelling of the path
 * (percent encoding, an absolute URL), which lead to one route.
 */
export const routePath = ({ routeOptions: { url = '' }, params }: FastifyRequest): string => {
  const values = new Map(Object.entries(Object(params) as Record<string, string>));
  return url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
};
