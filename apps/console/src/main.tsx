import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { keptLook, showLook } from './shell/look.js';
import './design/tokens.css';
import './design/base.css';

const place = document.getElementById('console');
if (!place) throw new Error('the page has no place for the console');
showLook(keptLook());
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
