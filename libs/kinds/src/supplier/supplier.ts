import {
  AS_IN_THE_RUT,
  type DraftCheck,
  type Fault,
  fault,
  FINAL_CONSUMER,
  FINAL_CONSUMER_FIX,
  forbiddenCharacters,
  identificationTypes,
  type InlineSupplier,
  nitFaults,
  nobody,
  numberFaults,
  responsibilityFaults,
  SUPPLIER_IDENTIFICATIONS,
  type Words,
  wrongDigit,
} from '@rubrica/fiscal';
import {
  foreignIdentification,
  residentIdentification,
  sellerDigit,
  sellerPlace,
  sellerResponsibilities,
} from './seller.js';
import { foreignAddress, residentAddress } from './supplier-address.js';

const NIT = '31';

type Seller = Partial<InlineSupplier>;
interface NamesSeller {
  readonly supplier_id?: string;
  readonly supplier?: InlineSupplier;
}

/** A document has exactly one seller, by id or inline. */
export const supplierChoice: DraftCheck<NamesSeller> = {
  reads: ['supplier_id'],
  check: ({ supplier_id: id, supplier }) => {
    if (id === undefined && supplier === undefined)
      return [
        fault(
          '#/supplier_id',
          'required',
          { en: 'A document needs a seller.', es: 'Un documento necesita un vendedor.' },
          {
            fix: {
              en: 'Write supplier_id, or `supplier` with the seller itself.',
              es: 'Escriba supplier_id, o `supplier` con los datos del vendedor.',
            },
          },
        ),
      ];
    if (id === undefined || supplier === undefined) return [];
    return [
      fault(
        '#/supplier',
        'conflicting_fields',
        {
          en: 'supplier_id and `supplier` both name the seller.',
          es: 'supplier_id y `supplier` dicen ambos quién es el vendedor.',
        },
        { fix: { en: 'Leave one of them out.', es: 'Omita uno de los dos.' } },
      ),
    ];
  },
};

export const inlineSupplier: DraftCheck<NamesSeller> = {
  reads: ['supplier'],
  check: ({ supplier }) => (supplier ? sellerFaults(supplier, '#/supplier') : []),
};

/** Faults of the body of POST /v1/suppliers. Fields that the schema has refused are left out of `supplier`. */
export const supplierFaults = (supplier: Seller): Fault[] => [
  ...sellerFaults(supplier, '#'),
  ...forbiddenCharacters(supplier),
];

/** Faults of a seller at the pointer `at`. What depends on the residence is not judged where that is missing. */
const sellerFaults = (
  { residence, identification, address, tax_level_codes, tax_scheme }: Seller,
  at: string,
): Fault[] => [
  ...(residence && identification
    ? [
        ...typeFaults(identification.type, residence, `${at}/identification/type`),
        ...identificationFaults(identification, residence, `${at}/identification`),
      ]
    : []),
  ...(residence === 'resident' ? residentAddress(address, `${at}/address`) : []),
  ...(residence === 'non_resident' ? foreignAddress(address, `${at}/address`) : []),
  ...responsibilityFaults(tax_level_codes ?? [], `${at}/tax_level_codes`, sellerResponsibilities.id),
  ...(tax_scheme === undefined || tax_scheme === 'ZZ' ? [] : [answersForTax(`${at}/tax_scheme`)]),
];

const typeFaults = (type: string, residence: InlineSupplier['residence'], at: string): Fault[] => {
  const allowed: readonly string[] = SUPPLIER_IDENTIFICATIONS[residence];
  if (allowed.includes(type)) return [];
  const isResident = residence === 'resident';
  const list = allowed.map((code) => `${code} ${identificationTypes.get(code) ?? ''}`).join(', ');
  return [
    fault(
      at,
      'not_applicable',
      {
        en: `A seller who ${isResident ? 'resides' : 'is not resident'} in Colombia has no identification of type ${type}.`,
        es: `Un vendedor ${isResident ? '' : 'no '}residente en Colombia no tiene una identificación de tipo ${type}.`,
      },
      {
        fix: {
          en: `Write one of ${list}, or the other residence.`,
          es: `Escriba una de ${list}, o la otra residencia.`,
        },
        rule: (isResident ? residentIdentification : foreignIdentification).id,
      },
    ),
  ];
};

/** A resident has a check digit, also with a cédula: DIAN knows him by his RUT. A non-resident has none. */
const identificationFaults = (
  { type, number, check_digit: digit }: InlineSupplier['identification'],
  residence: InlineSupplier['residence'],
  at: string,
): Fault[] => {
  const [numberAt, digitAt] = [`${at}/number`, `${at}/check_digit`] as const;
  const isResident = residence === 'resident';
  const given = isResident ? digit : undefined;
  const faults =
    type === NIT
      ? nitFaults(number, given, numberAt, digitAt, sellerDigit.id)
      : [
          ...(number === FINAL_CONSUMER.identification.number
            ? [nobody(numberAt, number)]
            : numberFaults(type, number, numberAt)),
          ...(given === undefined ? [] : wrongDigit(digitAt, number, given, sellerDigit.id)),
        ];
  return [...(isResident || digit === undefined ? [] : [digitAbroad(digitAt)]), ...faults.map(ofSeller)];
};

/** The same fault without the advice for a buyer who gives no number: no seller is unknown. */
const ofSeller = (one: Fault): Fault =>
  one.fix === AS_IN_THE_RUT.en || one.fix === FINAL_CONSUMER_FIX.en
    ? { ...one, fix: AS_ON_PAPER.en, es: { ...one.es, fix: AS_ON_PAPER.es } }
    : one;

const AS_ON_PAPER: Words = {
  en: "Compare it with the seller's RUT or document.",
  es: 'Compárelo con el RUT o el documento del vendedor.',
};

const digitAbroad = (at: string): Fault =>
  fault(
    at,
    'check_digit_not_allowed',
    {
      en: 'A seller who is not resident in Colombia has no check digit.',
      es: 'Un vendedor no residente en Colombia no tiene dígito de verificación.',
    },
    {
      fix: {
        en: 'Leave check_digit out; if the seller resides in Colombia, write `residence` "resident".',
        es: 'Omita check_digit; si el vendedor reside en Colombia, escriba `residence` "resident".',
      },
      rule: foreignIdentification.id,
    },
  );

/** DIAN has refused sellers with a tax of their own as "not according to their origin". */
const answersForTax = (at: string): Fault =>
  fault(
    at,
    'not_applicable',
    {
      en: 'A seller who has not to invoice answers for no tax.',
      es: 'Un vendedor no obligado a facturar no responde por ningún tributo.',
    },
    {
      fix: {
        en: 'Leave tax_scheme out. A seller who answers for IVA or INC has to invoice: then there is no support document.',
        es: 'Omita tax_scheme. Un vendedor responsable de IVA o INC debe facturar: entonces no hay documento soporte.',
      },
      rule: sellerPlace.id,
    },
  );
