import type { PersonMail } from '@rubrica/contracts';
import { ownValue, shownDay } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import type { Letter } from './letter.js';
import { inColombia, serviceLetterOf } from './notice-letter.js';
import { oneLine } from './one-line.js';
import type { LetterSection } from './words.js';

/** An invitation to a company. */
export type Invitation = Extract<PersonMail['letter'], { readonly kind: 'invitation' }>;

/** Returns the letter that tells a person who invites to which company, and as what. */
export const invitationLetterOf = (invitation: Invitation, first: Language): Letter => {
  const [spanish, english] = [inSpanish(invitation, first), inEnglish(invitation, first)];
  return serviceLetterOf({ spanish, english, first }, (first === 'es' ? spanish : english).title);
};

const inSpanish = (invitation: Invitation, first: Language): LetterSection => {
  const { url, company, inviter, role } = invitation;
  const name = oneLine(company);
  return {
    title: `Invitación a ${name} en Rubrica`,
    greeting: first === 'es' ? 'Cordial saludo:' : null,
    introduction:
      `${inviter === null ? name : `${oneLine(inviter)}, de ${name},`} le invita a trabajar con los documentos electrónicos ` +
      `de esa empresa en Rubrica con el rol de ${roleIn('es', role)}.`,
    notices: [],
    facts: [
      ['Empresa', name],
      ['Rol', roleIn('es', role)],
      ['Se acepta hasta', endOf(invitation, 'es')],
    ],
    page: { label: 'Ver la invitación', url },
    links: [],
    attachment: null,
    paragraphs: [
      [
        'Cómo aceptar',
        'Ingrese con esta dirección de correo y acepte. Este enlace por sí solo no le da acceso a nadie.',
      ],
      ['¿No conoce a quien le invita?', 'No tiene que hacer nada: la invitación vence sola.'],
    ],
  };
};

const inEnglish = (invitation: Invitation, first: Language): LetterSection => {
  const { url, company, inviter, role } = invitation;
  const name = oneLine(company);
  return {
    title: `Invitation to ${name} in Rubrica`,
    greeting: first === 'en' ? 'Hello,' : null,
    introduction:
      `${inviter === null ? name : `${oneLine(inviter)} of ${name}`} invites you to work on the electronic documents ` +
      `of this company in Rubrica as ${roleIn('en', role)}.`,
    notices: [],
    facts: [
      ['Company', name],
      ['Role', roleIn('en', role)],
      ['Open until', endOf(invitation, 'en')],
    ],
    page: { label: 'See the invitation', url },
    links: [],
    attachment: null,
    paragraphs: [
      ['How to accept', 'Log in by this e-mail address and accept. The link alone gives access to nobody.'],
      ['You do not know who invites you?', 'There is nothing to do: the invitation ends by itself.'],
    ],
  };
};

const ROLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    reader: 'lectura',
    biller: 'facturación',
    developer: 'desarrollo',
    payroll: 'nómina',
    owner: 'propiedad',
  },
  en: { reader: 'reader', biller: 'biller', developer: 'developer', payroll: 'payroll', owner: 'owner' },
};

/** Words of a role; a role of a newer gateway has its own name. */
const roleIn = (language: Language, role: string): string => ownValue(ROLES[language], role) ?? role;

/** The last day, in Colombia. */
const endOf = ({ expires_at }: Invitation, language: Language): string => shownDay(inColombia(expires_at), language);
