import type { PersonMail } from '@rubrica/contracts';
import type { Language } from '@rubrica/service';
import type { Letter } from './letter.js';
import { serviceLetterOf } from './notice-letter.js';
import type { LetterSection } from './words.js';

/** A link for a login with the code beside it. */
export type LoginOffer = Extract<PersonMail['letter'], { readonly kind: 'login' }>;

/** Returns the letter by which a person logs in. */
export const loginLetterOf = (offer: LoginOffer, first: Language): Letter => {
  const [spanish, english] = [inSpanish(offer, first), inEnglish(offer, first)];
  return serviceLetterOf({ spanish, english, first }, (first === 'es' ? spanish : english).title);
};

const inSpanish = ({ url, code, minutes }: LoginOffer, first: Language): LetterSection => ({
  title: 'Su ingreso a Rubrica',
  greeting: first === 'es' ? 'Cordial saludo:' : null,
  introduction:
    'Alguien pidió ingresar a Rubrica con esta dirección de correo. Si fue usted, abra el enlace. ' +
    'Para ingresar en otro dispositivo, escriba allí el código.',
  notices: [],
  facts: [
    ['Código', shownCode(code)],
    ['Sirven durante', `${minutes} minutos, una sola vez`],
  ],
  page: { label: 'Ingresar a Rubrica', url },
  links: [],
  attachment: null,
  paragraphs: [
    [
      '¿No fue usted?',
      'No tiene que hacer nada: sin este correo nadie ingresa. No lo reenvíe ni dé el código a nadie; nunca se lo pediremos.',
    ],
  ],
});

const inEnglish = ({ url, code, minutes }: LoginOffer, first: Language): LetterSection => ({
  title: 'Your login to Rubrica',
  greeting: first === 'en' ? 'Hello,' : null,
  introduction:
    'Somebody asked to log in to Rubrica with this e-mail address. If it was you, open the link. ' +
    'To log in on another device, type the code there.',
  notices: [],
  facts: [
    ['Code', shownCode(code)],
    ['Good for', `${minutes} minutes, once`],
  ],
  page: { label: 'Log in to Rubrica', url },
  links: [],
  attachment: null,
  paragraphs: [
    [
      'Was it not you?',
      'There is nothing to do: nobody logs in without this mail. Do not forward it, and give the code to nobody; we never ask for it.',
    ],
  ],
});

/** In two groups, as people read digits aloud: `1234 5678`. */
const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
