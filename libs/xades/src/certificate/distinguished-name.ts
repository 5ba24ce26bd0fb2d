import { childOf, childrenOf, type DerElement, objectIdOf, textOf } from './der.js';

export interface NameAttribute {
  /** Type, as dotted object identifier. */
  readonly type: string;
  /** Null where the value is no character string. */
  readonly text: string | null;
  /** The value as it was encoded. */
  readonly encoded: Buffer;
}

/** Relative names in the order of the encoding, each of one attribute or, seldom, several. */
export type DistinguishedName = readonly (readonly NameAttribute[])[];

/** `rfc2253`: last of the encoding first, as that standard has it. `encoded`: in the order of the encoding. */
export type NameOrder = 'rfc2253' | 'encoded';

/** Source: RFC 2253, section 2.3. Every other type is written as its identifier with the encoded value in hex. */
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

/** For people: further types that occur in Colombian certificates. */
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
 * The text of ds:X509IssuerName. Built from the encoding, because Node's own text of a name neither escapes nor
 * keeps apart what the standard does.
 */
export const rfc2253Name = (name: DistinguishedName, order: NameOrder = 'rfc2253'): string =>
  written(order === 'rfc2253' ? name.toReversed() : name, RFC_2253_KEYWORDS);

/** For people: the order of RFC 2253, with more keywords. */
export const readableName = (name: DistinguishedName): string => written(name.toReversed(), READABLE_KEYWORDS);

/** serialNumber, organizationIdentifier, and whatever an authority defined under its private enterprise number. */
const IDENTIFYING = /^(?:2\.5\.4\.5|2\.5\.4\.97|1\.3\.6\.1\.4\.1\..+)$/;
const NUMBER = /\d[\d. ]*(?:-\d(?!\d))?/g;

/**
 * Numbers by which a subject can be known, digits only: `NTRCO-900373115` gives 900373115, `900.373.115-3` gives
 * 9003731153. Authorities differ in where they put a NIT and whether its check digit follows.
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

/** What would end or change the value, and what XML could not carry. */
const SPECIAL = /[,+"\\<>;]|^[ #]| $/g;
const UNWRITABLE = /[\0-\x1f\x7f\ufffe\uffff]/g; // control characters are escaped octet by octet

const escapedText = (text: string): string =>
  text
    .replace(SPECIAL, (character) => `\\${character}`)
    .replace(UNWRITABLE, (character) => Buffer.from(character, 'utf8').toString('hex').replace(/../g, '\\$&'));
