import {
  addressFaults,
  countries,
  countryCodes,
  type Fault,
  fault,
  faultWith,
  type InlineSupplier,
  isColombianPostalCode,
  unknownCode,
  type Words,
} from '@rubrica/fiscal';
import { foreignPlace, sellerPlace } from './seller.js';

type Address = NonNullable<InlineSupplier['address']>;

const needed = (at: string, detail: Words, fix: Words, rule: string): Fault =>
  fault(at, 'required', detail, { fix, rule });

export const residentAddress = (address: Address | undefined, at: string): Fault[] => {
  if (address === undefined)
    return [
      needed(
        at,
        {
          en: 'A seller who resides in Colombia needs an address.',
          es: 'Un vendedor residente en Colombia necesita dirección.',
        },
        {
          en: 'Write `line`, municipality_code and postal_code.',
          es: 'Escriba `line`, municipality_code y postal_code.',
        },
        sellerPlace.id,
      ),
    ];
  const { country = 'CO', postal_code: code } = address;
  if (country !== 'CO')
    return [
      fault(
        `${at}/country`,
        'conflicting_fields',
        {
          en: `The seller resides in Colombia, and the address is in ${country}.`,
          es: `El vendedor reside en Colombia y la dirección está en ${country}.`,
        },
        {
          fix: {
            en: 'Write the address in Colombia, or `residence` "non_resident".',
            es: 'Escriba la dirección en Colombia, o `residence` "non_resident".',
          },
          rule: sellerPlace.id,
        },
      ),
    ];
  return [
    ...addressFaults(address, at, sellerPlace.id),
    ...(address.state === undefined ? [] : [stateAbroad(`${at}/state`)]),
    ...(code !== undefined && isColombianPostalCode(code) ? [] : [postalCode(`${at}/postal_code`, code)]),
  ];
};

const stateAbroad = (at: string): Fault =>
  fault(
    at,
    'not_applicable',
    {
      en: 'In Colombia the municipality code says the department.',
      es: 'En Colombia el código de municipio dice el departamento.',
    },
    { fix: { en: 'Leave it out.', es: 'Omítalo.' }, rule: sellerPlace.id },
  );

const postalCode = (at: string, code: string | undefined): Fault => {
  const fix = {
    en: 'Write the six digits of the place, like "110231"; the postal operator 4-72 publishes them.',
    es: 'Escriba los seis dígitos del lugar, así: "110231"; el operador postal 4-72 los publica.',
  };
  return code === undefined
    ? needed(
        at,
        {
          en: 'A seller who resides in Colombia needs a postal code.',
          es: 'Un vendedor residente en Colombia necesita código postal.',
        },
        fix,
        sellerPlace.id,
      )
    : faultWith(
        at,
        'wrong_format',
        { en: 'A postal code of Colombia has six digits.', es: 'Un código postal de Colombia tiene seis dígitos.' },
        { fix, rule: sellerPlace.id },
      );
};

export const foreignAddress = (address: Address | undefined, at: string): Fault[] => {
  if (address === undefined)
    return [
      needed(
        at,
        {
          en: 'A seller who is not resident in Colombia needs an address.',
          es: 'Un vendedor no residente en Colombia necesita dirección.',
        },
        { en: 'Write `line`, `city` and `country`.', es: 'Escriba `line`, `city` y `country`.' },
        foreignPlace.id,
      ),
    ];
  const { country, city, municipality_code: municipality, postal_code: postal } = address;
  return [
    ...(municipality === undefined ? [] : [notAbroad(`${at}/municipality_code`)]),
    ...(postal === undefined ? [] : [notAbroad(`${at}/postal_code`)]),
    ...(city === undefined
      ? [
          needed(
            `${at}/city`,
            { en: 'The city is missing.', es: 'Falta la ciudad.' },
            { en: 'Write the city where the seller resides.', es: 'Escriba la ciudad donde reside el vendedor.' },
            foreignPlace.id,
          ),
        ]
      : []),
    ...(country === undefined
      ? [
          needed(
            `${at}/country`,
            { en: 'The country is missing.', es: 'Falta el país.' },
            {
              en: 'Write the two letters of the country where the seller resides; see /v1/catalogs/paises.',
              es: 'Escriba las dos letras del país donde reside el vendedor; vea /v1/catalogs/paises.',
            },
            foreignPlace.id,
          ),
        ]
      : abroad(country, `${at}/country`)),
  ];
};

const abroad = (country: string, at: string): Fault[] => {
  if (!countries.has(country)) return [unknownCode(at, country, countryCodes)];
  if (country !== 'CO') return [];
  return [
    fault(
      at,
      'conflicting_fields',
      {
        en: 'The seller is not resident in Colombia, and the address is in Colombia.',
        es: 'El vendedor no es residente en Colombia y la dirección está en Colombia.',
      },
      {
        fix: {
          en: 'Write the address in the country where the seller is resident, or `residence` "resident".',
          es: 'Escriba la dirección en el país donde es residente, o `residence` "resident".',
        },
        rule: foreignPlace.id,
      },
    ),
  ];
};

const notAbroad = (at: string): Fault =>
  fault(
    at,
    'not_applicable',
    {
      en: 'The address of a seller who is not resident in Colombia has no municipality code and no postal code.',
      es: 'La dirección de un vendedor no residente en Colombia no tiene código de municipio ni código postal.',
    },
    {
      fix: {
        en: 'Leave it out and write `city` and `country`; if the seller resides in Colombia, write `residence` "resident".',
        es: 'Omítalo y escriba `city` y `country`; si el vendedor reside en Colombia, escriba `residence` "resident".',
      },
      rule: foreignPlace.id,
    },
  );
