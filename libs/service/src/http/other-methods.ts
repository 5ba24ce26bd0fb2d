import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type ProblemOptions, replyProblem } from './problem.filter.js';
import { Problem } from './problem.js';

const WORDS = { en: 'This path does not take this method.', es: 'Esta ruta no admite este método.' };

/**
 * Records the methods of each path that is registered after this call. Returns a function that must be called after the
 * last registration. That function makes all other methods of these paths answer 405 with the header `Allow`, before
 * the body is read.
 */
export const otherMethodsRefused = (instance: FastifyInstance, options: () => ProblemOptions): (() => void) => {
  const methodsByPath = new Map<string, Set<string>>();
  instance.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPath.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByPath.set(url, methods);
  });
  return () => {
    for (const [url, taken] of [...methodsByPath]) {
      const problem = new Problem(405, 'method_not_allowed', WORDS, [], { allow: [...taken].sort().join(', ') });
      const refuse = (request: FastifyRequest, reply: FastifyReply): void =>
        replyProblem(problem, request, reply, options());
      const method = instance.supportedMethods.filter((one) => !taken.has(one)) as HTTPMethods[];
      if (method.length > 0)
        instance.route({ url, method, exposeHeadRoute: false, onRequest: refuse, handler: refuse });
    }
  };
};
