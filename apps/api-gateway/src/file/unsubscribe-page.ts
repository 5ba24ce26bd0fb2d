import { PAGE_POLICY } from './page.js';
import type { PageWriter } from './page-answer.js';

const WORDS = {
  ask: {
    es: {
      title: 'No recibir más correos',
      text: 'Quien expidió el documento no le enviará más correos a esta dirección, tampoco sus facturas. Pídaselas por otro medio.',
      button: 'No recibir más correos de este emisor',
    },
    en: {
      title: 'Get no more mails',
      text: 'The issuer of the document will send no more mails to this address, nor your invoices. Ask for them by other means.',
      button: 'Get no more mails of this issuer',
    },
  },
  done: {
    es: {
      title: 'Listo',
      text: 'Esta dirección no recibirá más correos de ese emisor. Si los quiere de nuevo, pídaselo a él.',
      button: null,
    },
    en: {
      title: 'Done',
      text: 'This address gets no more mails of that issuer. If you want them again, ask the issuer.',
      button: null,
    },
  },
} as const;

/** Content-Security-Policy: that of the other pages, and a form that goes to this host. */
export const FORM_POLICY = PAGE_POLICY.replace("form-action 'none'", "form-action 'self'");

/** The page that asks, or that says that it is done. A GET changes nothing. */
export const unsubscribePage =
  (state: keyof typeof WORDS): PageWriter =>
  (language) => {
    const { title, text, button } = WORDS[state][language];
    return { title, body: `<main><h1>${title}</h1><p>${text}</p>${form(button)}</main>` };
  };

const form = (label: string | null): string =>
  label === null
    ? ''
    : `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button class="button">${label}</button></form>`;
