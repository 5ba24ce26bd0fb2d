import { escaped } from './page.js';
import type { PageWriter } from './page-answer.js';

/** Where anybody can look a document up. */
const CATALOGUE = 'https://catalogo-vpfe.dian.gov.co/User/SearchDocument';

const WORDS = {
  expired: {
    es: {
      title: 'Este enlace venció',
      text: 'El documento sigue en el archivo adjunto del correo en el que le llegó. También puede pedirle un enlace nuevo a quien lo expidió.',
      dian: 'O consúltelo en la DIAN con el CUFE o CUDE que está al final de ese correo',
    },
    en: {
      title: 'This link has expired',
      text: 'The document is still attached to the mail that brought it to you. You can also ask its issuer for a new link.',
      dian: 'Or look it up at DIAN by the CUFE or CUDE at the end of that mail',
    },
  },
  absent: {
    es: {
      title: 'Aquí no hay ningún documento',
      text: 'Abra el enlace completo, tal como está en el correo.',
      dian: null,
    },
    en: {
      title: 'There is no document here',
      text: 'Open the whole link as it stands in the mail.',
      dian: null,
    },
  },
} as const;

/** The page for a URL that is wrong or too old. */
export const missingPage =
  (reason: keyof typeof WORDS): PageWriter =>
  (language) => {
    const { title, text, dian } = WORDS[reason][language];
    const lookUp = dian === null ? '' : `<p><a href="${CATALOGUE}" rel="noreferrer">${escaped(dian)}</a></p>`;
    return { title, body: `<main><h1>${title}</h1><p>${text}</p>${lookUp}</main>` };
  };
