import { childOf, childrenOf, type DerElement, objectIdOf, textOf } from './der.js';

export interface NameAttribute {
  /** Object identifier of the type, with dots. */
  readonly type: string;
  /** Null when the value is not a character string. */
  readonly text: string | null;
  /** Encoding (DER) of the value. */
  readonly encoded: Buffer;
}

/** Relative names in the order of the encoding. Nearly all have one attribute. */
export type DistinguishedName = readonly (readonly NameAttribute[])[];

/** Order of the relative names in text. `rfc2253`: reverse of the encoding. `encoded`: as in the encoding. */
export type NameOrder = 'rfc2253' | 'encoded';

/** Source: RFC 2253, section 2.3. Any other type is written as its object identifier, with the encoding in hex. */
const RFC_2253_KEYWORDS: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.6': 'C',
  '2.5.4.9': 'STREET',
  '0.9.2342.19200300.100.1.25': 'DC',
  '0.9.2342.19200300.100.1.1': 'UID',
};

/** Keywords for people: also types of Colombian certificates that RFC 2253 does not name. */
const READABLE_KEYWORDS: Readonly<Record<string, string>> = {
  ...RFC_2253_KEYWORDS,
  '2.5.4.4': 'surname',
  '2.5.4.5': 'serialNumber',
  '2.5.4.12': 'title',
  '2.5.4.13': 'description',
  '2.5.4.17': 'postalCode',
  '2.5.4.20': 'telephoneNumber',
  '2.5.4.41': 'name',
  '2.5.4.42': 'givenName',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'emailAddress',
};

export const readDistinguishedName = (name: DerElement): DistinguishedName =>
  childrenOf(name).map((relative) =>
    childrenOf(relative).map((attribute) => {
      const value = childOf(attribute, 1);
      return { type: objectIdOf(childOf(attribute, 0)), text: textOf(value), encoded: value.bytes };
    }),
  );

/**
 * Text of ds:X509IssuerName. Built from the encoding, because Node's text of a name lacks the escapes of RFC 2253 and
 * does not mark relative names with several attributes.
 */
export const rfc2253Name = (name: DistinguishedName, order: NameOrder = 'rfc2253'): string =>
  written(order === 'rfc2253' ? name.toReversed() : name, RFC_2253_KEYWORDS);

/** Text of a name for people: in the order of RFC 2253, with more keywords. */
export const readableName = (name: DistinguishedName): string => written(name.toReversed(), READABLE_KEYWORDS);

/**
 * Types that hold a NIT or a citizen number: serialNumber, organizationIdentifier, private types of authorities. DIAN's own
 * portal looks, in this order, into 1.3.6.1.4.1.23267.2.3 (Certicámara), serialNumber, 1.3.6.1.4.1.31136.1.1.20.2 (GSE) and
 * organizationIdentifier.
 */
const IDENTIFYING = /^(?:2\.5\.4\.5|2\.5\.4\.97|1\.3\.6\.1\.4\.1\..+)$/;
/** Digits, perhaps in groups of three, perhaps with a check digit; two numbers beside each other stay two. */
const NUMBER = /(?:\d{1,3}(?:[. ]\d{3}(?!\d))+|\d+)(?:-\d(?!\d))?/g;

/**
 * Identification numbers of a subject, digits only: `NTRCO-900373115` gives 900373115, `900.373.115-3` gives
 * 9003731153. Each authority writes the NIT in its own attribute, with or without check digit.
 */
export const identificationNumbers = (subject: DistinguishedName): string[] => [
  ...new Set(
    subject
      .flat()
      .filter(({ type, text }) => text !== null && IDENTIFYING.test(type))
      .flatMap(({ text }) => text?.match(NUMBER) ?? [])
      .map((number) => number.replace(/\D/g, '')),
  ),
];

const written = (name: DistinguishedName, keywords: Readonly<Record<string, string>>): string =>
  name
    .map((relative) =>
      relative
        .map(({ type, text, encoded }) => {
          const keyword = keywords[type];
          return keyword === undefined || text === null
            ? `${keyword ?? type}=#${encoded.toString('hex')}`
            : `${keyword}=${escapedText(text)}`;
        })
        .join('+'),
    )
    .join(',');

/** Characters that RFC 2253 escapes. Then those that XML forbids. */
const SPECIAL = /[,+"\\<>;]|^[ #]| $/g;
const UNWRITABLE = /[\0-\x1f\x7f\ufffe\uffff]/g; // control characters are escaped octet by octet

const escapedText = (text: string): string =>
  text
    .replace(SPECIAL, (character) => `\\${character}`)
    .replace(UNWRITABLE, (character) => Buffer.from(character, 'utf8').toString('hex').replace(/../g, '\\$&'));
