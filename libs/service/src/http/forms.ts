import { IDENTIFICATION_NUMBER, ownValue, type Words } from '@rubrica/fiscal';

/**
 * Descriptions of patterns and formats in our JSON Schemas. Each is the end of a sentence that begins with `This must
 * be`.
 */
const FORMS: Readonly<Record<string, Words>> = {
  '\\S': { en: 'a text that is not empty', es: 'un texto que no esté vacío' },
  '^(0|[1-9][0-9]{0,14})\\.[0-9]{2}$': {
    en: 'an amount in quotes: digits, a point and two decimals, without separators of thousands',
    es: 'un valor entre comillas: dígitos, un punto y dos decimales, sin separador de miles',
  },
  '^(0|[1-9][0-9]{0,14})\\.[0-9]{2,6}$': {
    en: 'a decimal in quotes: digits, a point and two to six decimals',
    es: 'un decimal entre comillas: dígitos, un punto y de dos a seis decimales',
  },
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': { en: 'a day as YYYY-MM-DD', es: 'un día como AAAA-MM-DD' },
  '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}$': { en: 'a day as YYYY-MM-DD', es: 'un día como AAAA-MM-DD' },
  '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](-05:00)?$': {
    en: 'a time of Colombia as HH:MM:SS',
    es: 'una hora de Colombia como HH:MM:SS',
  },
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-2][0-9]:[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?-05:00$': {
    en: 'a time in Colombia, with -05:00',
    es: 'una fecha y hora de Colombia, con -05:00',
  },
  [IDENTIFICATION_NUMBER]: {
    en: 'a number of up to 20 letters and digits, without blanks',
    es: 'un número de hasta 20 letras y dígitos, sin espacios',
  },
  '^[0-9]$': { en: 'one digit', es: 'un dígito' },
  '^[0-9]{4}$': { en: 'four digits', es: 'cuatro dígitos' },
  '^[0-9]{5}$': { en: 'five digits', es: 'cinco dígitos' },
  '^[0-9A-Za-z][0-9A-Za-z -]{1,9}$': { en: 'a postal code', es: 'un código postal' },
  '^[A-Z]{2}$': { en: 'two capital letters', es: 'dos letras mayúsculas' },
  '^[A-Z]{3}$': { en: 'three capital letters', es: 'tres letras mayúsculas' },
  '^[A-Z0-9-]{1,10}$': { en: 'a code in capital letters', es: 'un código en mayúsculas' },
  '^[0-9A-Z]{0,4}$': {
    en: 'a prefix of up to four capital letters and digits',
    es: 'un prefijo de hasta cuatro letras mayúsculas y dígitos',
  },
  '^[0-9A-Z]{1,20}$': {
    en: 'a number with its prefix: up to 20 capital letters and digits, without hyphens',
    es: 'un número con su prefijo: hasta 20 letras mayúsculas y dígitos, sin guiones',
  },
  '^[0-9A-Za-z]{1,20}$': {
    en: 'a number with its prefix: up to 20 letters and digits, without hyphens',
    es: 'un número con su prefijo: hasta 20 letras y dígitos, sin guiones',
  },
  '^(100\\.0{2,6}|[1-9]?[0-9]\\.[0-9]{2,6})$': {
    en: 'a percentage in quotes, from 0.00 to 100.00: digits, a point and two to six decimals',
    es: 'un porcentaje entre comillas, de 0.00 a 100.00: dígitos, un punto y de dos a seis decimales',
  },
  '^[0-9A-Za-z-]{1,20}$': {
    en: 'a code of up to 20 letters, digits and hyphens',
    es: 'un código de hasta 20 letras, dígitos y guiones',
  },
  '^[0-9]{1,20}$': { en: 'digits alone', es: 'solo dígitos' },
  '^[0-9A-Za-z]{32,80}$': {
    en: 'the technical key as the portal shows it: 32 to 80 letters and digits',
    es: 'la clave técnica como la muestra el portal: de 32 a 80 letras y dígitos',
  },
  '^[0-9A-Fa-f]{96}$': { en: 'a CUFE: 96 hexadecimal characters', es: 'un CUFE: 96 caracteres hexadecimales' },
  '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$': {
    en: 'the id of the software: 36 hexadecimal characters with hyphens',
    es: 'el identificador del software: 36 caracteres hexadecimales con guiones',
  },
  '^\\d{4}[ -]?\\d{4}$': { en: 'the eight digits of the code', es: 'los ocho dígitos del código' },
  '^[A-Za-z0-9-]{1,20}$': { en: 'letters, digits and hyphens', es: 'letras, dígitos y guiones' },
  '^[A-Za-z0-9_-]+$': { en: 'bytes in base64url', es: 'bytes en base64url' },
  '^[0-9A-Za-z-]{1,64}$': { en: 'letters, digits and hyphens', es: 'letras, dígitos y guiones' },
  '^[A-Za-z0-9+/]+={0,2}$': { en: 'bytes in base64', es: 'bytes en base64' },
  '^[A-Za-z0-9+/\\r\\n]+={0,2}[\\r\\n]*$': { en: 'bytes in base64', es: 'bytes en base64' },
  '^#[0-9a-fA-F]{6}$': { en: 'a colour of six hexadecimal digits', es: 'un color de seis dígitos hexadecimales' },
  '^([1-9][0-9]?|100)$': { en: 'a number from 1 to 100', es: 'un número de 1 a 100' },
  '^[12][0-9]{3}-.*:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])$': {
    en: 'a time with its offset',
    es: 'una fecha y hora con su desfase',
  },
  '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$': {
    en: 'a domain in small letters, for example tienda.example',
    es: 'un dominio en minúsculas, por ejemplo tienda.example',
  },
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": {
    en: 'an e-mail address without accents whose domain is in small letters',
    es: 'una dirección de correo sin tildes y con el dominio en minúsculas',
  },
  '^[A-Za-z0-9.:-]{1,253}$': { en: 'the name or address of a host', es: 'el nombre o la dirección de un servidor' },
  date: { en: 'a day as YYYY-MM-DD', es: 'un día como AAAA-MM-DD' },
  'date-time': { en: 'a time with its offset', es: 'una fecha y hora con su desfase' },
  'idn-email': { en: 'one e-mail address', es: 'una sola dirección de correo' },
  uri: { en: 'a URL', es: 'una URL' },
};

/** Descriptions of patterns, found by how the pattern begins: codes from a code list, and ids of our resources. */
const KINDS: readonly (readonly [start: RegExp, form: Words])[] = [
  [/^\^\(dian:\)\?/, { en: 'a code of the list', es: 'un código de la lista' }],
  [
    /^\^\((\w+\|)+\w+\)\(,/,
    { en: 'values of the list, with commas between them', es: 'valores de la lista, separados por comas' },
  ],
  [
    /^\^\[a-z\]\{2,5\}_.*\(,/,
    { en: 'up to 50 ids with commas between them', es: 'hasta 50 identificadores, separados por comas' },
  ],
  [/^\^[a-z]{2,6}_\[/, { en: 'an id as we gave it', es: 'un identificador como lo dimos' }],
];

/**
 * Returns the description of a pattern or format in a JSON Schema, such as `a day as YYYY-MM-DD`. Returns undefined if
 * it has none.
 */
export const formOf = (pattern: string): Words | undefined =>
  ownValue(FORMS, pattern) ?? KINDS.find(([start]) => start.test(pattern))?.[1];
