import { domainToASCII } from 'node:url';
import { propose } from './proposal.js';
import type { Words } from './words.js';

/** What is wrong with an address, and how to write it. */
export interface AddressAdvice {
  readonly detail: Words;
  readonly fix: Words;
}

// Limits of RFC 5321, 4.5.3.1, and of RFC 1035; in bytes, as servers count.
const MOST_BYTES = 254;
const MOST_LOCAL_BYTES = 64;
const MOST_LABEL_BYTES = 63;

/** The characters of an atom (RFC 5322), and letters and digits of all scripts (RFC 6531). */
const ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\p{L}\p{M}\p{N}-]+$/u;
const LABEL = /^[A-Za-z0-9-]+$/;
/** Invisible characters that come along when text is copied: zero-width ones, soft hyphens, marks of direction. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u034f\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Tells whether a mail server takes this as one address, internationalised ones included (ADR 0185). */
export const isEmailAddress = (text: string): boolean => complaintAbout(text) === undefined;

/** Returns the address as an envelope has it: the domain in ASCII, which every server takes, unless the name needs UTF-8. */
export const envelopeAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  return /^[\x21-\x7e]*$/.test(local) ? `${local}@${domainToASCII(domain) || domain}` : address;
};

/** Returns what makes two spellings of an address one: case is no difference, nor is the script of the domain. */
export const addressKey = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
};

/** Returns what is wrong with an address; undefined if a mail server takes it. The address that was meant is named where it can be no other. */
export const emailAdvice = (text: string): AddressAdvice | undefined => {
  const detail = complaintAbout(text);
  if (detail === undefined) return undefined;
  const several = addressesIn(text);
  if (several.length > 1) return { detail, fix: listFix(several) };
  const meant = [undressed(text)].find((one) => one !== text && isEmailAddress(one));
  return {
    detail,
    fix:
      meant === undefined
        ? {
            en: 'Write one address like "compras@ejemplo.com.co".',
            es: 'Escriba una sola dirección, como "compras@ejemplo.com.co".',
          }
        : propose('same_address', meant),
  };
};

const listFix = (addresses: readonly string[]): Words => {
  const list = addresses.every(isEmailAddress) ? `: "to": ${JSON.stringify(addresses).replaceAll('","', '", "')}` : '';
  return {
    en: `Write one address here; \`email.to\` of the document takes a list, \`email.cc\` copies${list}.`,
    es: `Escriba aquí una sola dirección; \`email.to\` del documento recibe una lista, \`email.cc\` copias${list}.`,
  };
};

/** Addresses that stand in one text, between signs that part them. */
const addressesIn = (text: string): string[] =>
  text
    .split(/[;,|\s]+|\/(?=[^@]*@)/u)
    .map((part) => undressed(part))
    .filter((part) => part.includes('@'));

/** The address without what mail programs and word processors put around it. */
const undressed = (text: string): string =>
  text
    .replace(ALL_INVISIBLE, '')
    .trim()
    .replace(/^.*<([^<>]*)>$/s, '$1')
    .replace(/^["'“”‘’(]+|["'“”‘’),;]+$/gu, '')
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/s, '')
    .replace(/^<|>$/g, '')
    .trim()
    .replace(/(?<=@.*[^.])\.$/s, '');

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const complaintAbout = (text: string): Words | undefined =>
  aroundIt(text) ?? partsOf(text, text.lastIndexOf('@')) ?? lengthOf(text);

/** Complains about what stands around an address or in place of one. */
const aroundIt = (text: string): Words | undefined => {
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible !== undefined)
    return {
      en: `There is an invisible character in it, ${codePoint(invisible)}.`,
      es: `Tiene un carácter invisible, ${codePoint(invisible)}.`,
    };
  if (addressesIn(text).length > 1)
    return {
      en: 'This is more than one e-mail address, and here goes one.',
      es: 'Esto es más de una dirección de correo, y aquí va una sola.',
    };
  if (/^\s*mailto:/i.test(text))
    return {
      en: '"mailto:" belongs to a link, not to the address.',
      es: '«mailto:» es de un enlace, no de la dirección.',
    };
  if (/[<>]/.test(text))
    return {
      en: 'This has a name or angle brackets around the address.',
      es: 'Esto tiene un nombre o paréntesis angulares alrededor de la dirección.',
    };
  if (/\s/u.test(text)) return { en: 'An address has no blanks.', es: 'Una dirección no tiene espacios.' };
  const ats = text.split('@').length - 1;
  if (ats === 1) return undefined;
  return ats === 0
    ? { en: 'This is no e-mail address: it has no @.', es: 'Esto no es una dirección de correo: no tiene @.' }
    : { en: 'An address has one @ only.', es: 'Una dirección tiene una sola @.' };
};

const partsOf = (text: string, at: number): Words | undefined =>
  localPart(text.slice(0, at)) ?? domainPart(text.slice(at + 1));

const localPart = (local: string): Words | undefined => {
  if (local === '') return { en: 'There is nothing before the @.', es: 'No hay nada antes de la @.' };
  if (local.startsWith('"'))
    return {
      en: 'Hardly any mail server takes a name in quotes before the @.',
      es: 'Casi ningún servidor de correo acepta un nombre entre comillas antes de la @.',
    };
  const dots = dotsIn(local, { en: 'before the @', es: 'antes de la @' });
  if (dots) return dots;
  if (!local.split('.').every((atom) => ATOM.test(atom)))
    return {
      en: 'There is a sign before the @ that no address has.',
      es: 'Antes de la @ hay un signo que ninguna dirección tiene.',
    };
  if (bytesOf(local) > MOST_LOCAL_BYTES)
    return {
      en: `What stands before the @ has more than ${MOST_LOCAL_BYTES} characters.`,
      es: `Lo que está antes de la @ tiene más de ${MOST_LOCAL_BYTES} caracteres.`,
    };
  return undefined;
};

const dotsIn = (part: string, where: Words): Words | undefined => {
  if (part.includes('..'))
    return { en: `There are two points in a row ${where.en}.`, es: `Hay dos puntos seguidos ${where.es}.` };
  if (part.startsWith('.') || part.endsWith('.'))
    return {
      en: `What stands ${where.en} begins or ends with a point.`,
      es: `Lo que está ${where.es} comienza o termina con un punto.`,
    };
  return undefined;
};

const domainPart = (domain: string): Words | undefined => {
  if (domain === '') return { en: 'There is nothing behind the @.', es: 'No hay nada después de la @.' };
  if (/^\[.*\]$|^[\d.]+$/.test(domain))
    return {
      en: 'The address of a machine stands where the name of a mail domain belongs.',
      es: 'Está la dirección de una máquina donde va el nombre de un dominio de correo.',
    };
  const dots = dotsIn(domain, { en: 'behind the @', es: 'después de la @' });
  if (dots) return dots;
  if (!domain.includes('.'))
    return {
      en: `The domain has no ending: "${domain}" is only its beginning.`,
      es: `Al dominio le falta su terminación: «${domain}» es solo su comienzo.`,
    };
  return labelsOf(domain);
};

const labelsOf = (domain: string): Words | undefined => {
  const ascii = domainToASCII(domain);
  const isSame = /^[\x21-\x7e]*$/.test(domain);
  const labels = (isSame ? domain.toLowerCase() : ascii).split('.');
  if ((!isSame && ascii === '') || !labels.every((label) => LABEL.test(label)))
    return {
      en: 'The domain has a sign that no domain has: letters, digits and hyphens only.',
      es: 'El dominio tiene un signo que ningún dominio tiene: solo letras, dígitos y guiones.',
    };
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-')))
    return {
      en: 'A part of the domain begins or ends with a hyphen.',
      es: 'Una parte del dominio comienza o termina con un guion.',
    };
  if (labels.some((label) => label.length > MOST_LABEL_BYTES))
    return {
      en: `A part of the domain has more than ${MOST_LABEL_BYTES} characters.`,
      es: `Una parte del dominio tiene más de ${MOST_LABEL_BYTES} caracteres.`,
    };
  const ending = labels.at(-1) ?? '';
  if (ending.length < 2 || !/^(?:[a-z]+|xn--[a-z0-9-]+)$/.test(ending))
    return {
      en: `There is no domain that ends with ".${ending}".`,
      es: `Ningún dominio termina en «.${ending}».`,
    };
  return undefined;
};

const lengthOf = (text: string): Words | undefined =>
  bytesOf(envelopeAddress(text)) <= MOST_BYTES
    ? undefined
    : {
        en: `An address has ${MOST_BYTES} characters at most.`,
        es: `Una dirección tiene ${MOST_BYTES} caracteres como máximo.`,
      };
