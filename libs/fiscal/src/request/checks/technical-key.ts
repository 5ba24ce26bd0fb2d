import { type Fault, faultWith } from '../../values/fault.js';
import type { Words } from '../../values/words.js';

/** Returns the key as DIAN writes it: without the blanks of a copy, in small letters. */
export const technicalKeyOf = (given: string): string => given.replace(BLANKS, '').toLowerCase();

/** FAD06: a key of another form gives no CUFE that DIAN accepts. */
export const technicalKeyFaults = (given: string, pointer = '#/technical_key'): Fault[] => {
  const key = technicalKeyOf(given);
  if (KEY.test(key)) return [];
  return [
    faultWith(pointer, 'wrong_format', detailOf(key), { fix: UUID.test(key) ? NOT_AN_ID : WHOLE_KEY, rule: 'FAD06' }),
  ];
};

/** Blanks, also those that are not seen. */
const BLANKS = /[\s\u00ad\u200b-\u200d\u2060]/g;
const KEY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const detailOf = (key: string): Words => {
  const foreign = [...new Set(key.replace(/[0-9a-f]/g, ''))].slice(0, 5).join(' ');
  return foreign === ''
    ? {
        en: `This key has ${key.length} hexadecimal digits; a technical key has 40 or 64.`,
        es: `Esta clave tiene ${key.length} dígitos hexadecimales; una clave técnica tiene 40 o 64.`,
      }
    : {
        en: `A technical key has hexadecimal digits only; this one has also: ${foreign}`,
        es: `Una clave técnica solo tiene dígitos hexadecimales; esta tiene además: ${foreign}`,
      };
};

const WHOLE_KEY: Words = {
  en: 'Copy the technical key (ClTec) whole from the range in the portal of DIAN, or let POST /v1/numbering-ranges/sync read it.',
  es: 'Copie completa la clave técnica (ClTec) del rango en el portal de la DIAN, o deje que POST /v1/numbering-ranges/sync la lea.',
};
const NOT_AN_ID: Words = {
  en: `It has the form of an id of a software or a test set. ${WHOLE_KEY.en}`,
  es: `Tiene la forma del identificador de un software o de un set de pruebas. ${WHOLE_KEY.es}`,
};
