import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../language/language.js';
import { questions } from '../session/asking.js';
import { type SessionApi, SessionApiOf } from '../session/session-api.js';

/** What every screen of a console needs: a language, the answers so far, and the API at which its people log in. */
export const Around = ({ api, children }: { readonly api: SessionApi; readonly children: ReactNode }) => (
  <LanguageChoice>
    <QueryClientProvider client={questions}>
      <SessionApiOf value={api}>{children}</SessionApiOf>
    </QueryClientProvider>
  </LanguageChoice>
);
