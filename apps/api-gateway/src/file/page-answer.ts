import { BUYER_PAGE_LANGUAGE } from '@rubrica/contracts';
import { type Language, languageHeaders, languageOf } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Page, PAGE_POLICY, written } from './page.js';

/** Writes a page in a language. */
export type PageWriter = (language: Language) => Omit<Page, 'language' | 'otherUrl'>;

/**
 * Answers with a page that no search engine lists and from which no address is passed on: in the language that the URL
 * names (`lang`), else in that of the reader's browser, else in Spanish.
 */
export const sendPage = (
  { url, headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  write: PageWriter,
  policy = PAGE_POLICY,
): void => {
  const { search, searchParams } = new URL(url, 'http://localhost');
  const named = searchParams.get(BUYER_PAGE_LANGUAGE);
  const language = named === 'es' || named === 'en' ? named : languageOf(headers['accept-language'], 'es');
  const others = new URLSearchParams(search);
  others.set(BUYER_PAGE_LANGUAGE, language === 'es' ? 'en' : 'es');
  void reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      ...languageHeaders(language),
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(written({ ...write(language), language, otherUrl: `?${others.toString()}` }));
};
