import { page, PAGE_POLICY } from './buyer-page.js';

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

/** Content-Security-Policy: that of the buyer's page, and a form that goes to this host. */
export const FORM_POLICY = PAGE_POLICY.replace("form-action 'none'", "form-action 'self'");

/** The page that asks, or that says that it is done; in Spanish, and in English below. A GET changes nothing. */
export const unsubscribePage = (state: keyof typeof WORDS): string => {
  const { es, en } = WORDS[state];
  return page(
    es.title,
    `<main><h1>${es.title}</h1><p>${es.text}</p>${form(es.button)}<section lang="en" aria-labelledby="english-title"><h2 id="english-title">${en.title}</h2><p>${en.text}</p>${form(en.button)}</section></main>`,
  );
};

const form = (label: string | null): string =>
  label === null
    ? ''
    : `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button class="button">${label}</button></form>`;
