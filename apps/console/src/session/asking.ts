import { createRubrica, Problem, type Rubrica } from '@rubrica/client';
import { QueryClient } from '@tanstack/react-query';
import type { Language } from '../language/language.js';

export type Mode = 'test' | 'live';

/** What a question is about; each question's key begins with it, so that no answer is shown in another company or mode. */
export interface Scope {
  readonly tenant?: string;
  readonly mode: Mode;
}

/** The console knows the newest version only. */
export const clientOf = ({ tenant, mode }: Scope, language: Language): Rubrica =>
  createRubrica({
    session: true,
    mode,
    language,
    version: '2026-12-01',
    ...(tenant === undefined ? {} : { tenant }),
  });

/** The client repeats what is safe to repeat; a second repetition here would multiply failures. Answers live in memory only. */
export const questions = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, gcTime: 300_000, refetchOnWindowFocus: true },
    // An answer with a secret is forgotten with the screen that shows it.
    mutations: { retry: false, gcTime: 0 },
  },
});

/** A session that has ended; the page of the login comes next. */
export const isLoggedOut = (error: unknown): boolean => error instanceof Problem && error.status === 401;
