import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keptLook, showLook } from './look.js';
import '../design/tokens.css';
import '../design/base.css';

/** Draws a console in its page. */
export const start = (console: ReactNode): void => {
  const place = document.getElementById('console');
  if (!place) throw new Error('the page has no place for the console');
  // After an upgrade a tab of before asks for files that are gone: the page of now knows the new ones.
  addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem('rubrica-reloaded') !== null) return;
    sessionStorage.setItem('rubrica-reloaded', 'yes');
    location.reload();
  });
  showLook(keptLook());
  createRoot(place).render(<StrictMode>{console}</StrictMode>);
};
