import type { FastifyReply } from 'fastify';
import { PAGE_POLICY } from './buyer-page.js';

/** Answers with a page that no search engine lists and from which no address is passed on. */
export const sendPage = (reply: FastifyReply, status: number, html: string, policy = PAGE_POLICY): void => {
  void reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'es, en',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(html);
};
