import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LanguageChoice, useLanguage } from './language/language.js';
import { router } from './router.js';
import { questions } from './session/asking.js';

const Routes = () => {
  const { language } = useLanguage();
  const routes = useMemo(() => router({ questions, language: 'es' }), []);
  return <RouterProvider router={routes} context={{ questions, language }} />;
};

export const App = () => (
  <LanguageChoice>
    <QueryClientProvider client={questions}>
      <Routes />
    </QueryClientProvider>
  </LanguageChoice>
);
