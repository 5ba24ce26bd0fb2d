import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLanguage } from './language/language.js';
import { router } from './router.js';
import { questions } from './session/asking.js';
import { sessionApi } from './session/session.js';
import { Around } from './shell/around.js';

const Routes = () => {
  const { language } = useLanguage();
  const routes = useMemo(() => router({ questions, language: 'es' }), []);
  return <RouterProvider router={routes} context={{ questions, language }} />;
};

export const App = () => (
  <Around api={sessionApi}>
    <Routes />
  </Around>
);
