import type { DocumentDraft } from '../request/note-draft.js';
import type { Address, CustomerInput } from '../request/party.js';
import type { Counterparty, InlineSupplier } from '../request/supplier.js';
import { identificationFaults } from '../rules/identification.js';
import { isColombianPostalCode } from '../rules/party.js';
import { emailAdvice } from '../values/email-address.js';
import { type Fault, fault } from '../values/fault.js';
import { likelyDomain } from '../values/mail-domain.js';
import { propose } from '../values/proposal.js';
import type { Words } from '../values/words.js';
import { unusual } from './unusual.js';

/** What warnings call the party that a document is about, and where it is corrected. */
interface Role {
  readonly field: 'customer' | 'supplier';
  readonly called: Words;
  readonly stored: Words;
}

const BUYER: Role = {
  field: 'customer',
  called: { en: 'buyer', es: 'adquirente' },
  stored: {
    en: 'In the stored customer (PATCH /v1/customers/{id})',
    es: 'En el adquirente guardado (PATCH /v1/customers/{id})',
  },
};

const SELLER: Role = {
  field: 'supplier',
  called: { en: 'seller', es: 'vendedor' },
  stored: {
    en: 'In the stored supplier (PATCH /v1/suppliers/{id})',
    es: 'En el proveedor guardado (PATCH /v1/suppliers/{id})',
  },
};

/** Returns what is seldom right about a buyer and about the addresses that the document is mailed to. */
export const buyerWarnings = (draft: DocumentDraft, customer: CustomerInput | null): Fault[] => {
  const isStored = draft.customer === undefined;
  const own =
    customer === null
      ? []
      : [
          ...identityWarnings(customer, BUYER),
          // A customer may be older than the check of its number.
          ...(isStored ? identificationWarnings(customer) : []),
          ...(customer.address === undefined ? [] : postalWarnings(customer.address, '#/customer/address/postal_code')),
          ...contactWarnings(draft, customer, BUYER),
        ];
  return [...(isStored ? own.map(inStored(BUYER)) : own), ...mailWarnings(draft, BUYER)];
};

/** The request of a purchase, as far as its seller goes. */
export type Purchase = Mailed & { readonly supplier?: InlineSupplier | undefined };

/** Returns the same about a seller. His number and address have always been checked when he was stored. */
export const sellerWarnings = (draft: Purchase, seller: Counterparty | null): Fault[] => {
  const own =
    seller === null
      ? []
      : [...identityWarnings(seller, SELLER), ...stateWarnings(seller), ...contactWarnings(draft, seller, SELLER)];
  return [...(draft.supplier === undefined ? own.map(inStored(SELLER)) : own), ...mailWarnings(draft, SELLER)];
};

/**
 * One source of the rule on the place of a non-resident says that the address has a state, and none that DIAN rejects it
 * without one: `foreignPlace` in libs/kinds/src/supplier.
 */
const stateWarnings = (seller: Counterparty): Fault[] => {
  if (!('residence' in seller) || seller.residence === 'resident' || seller.address?.state !== undefined) return [];
  return [
    unusual(
      '#/supplier/address/state',
      {
        en: 'The address of a seller who is not resident has no state, and DIAN may ask for it.',
        es: 'La dirección de un vendedor no residente no dice el estado, y la DIAN puede pedirlo.',
      },
      {
        en: 'Write the state, department or province; the city again if the country has none.',
        es: 'Escriba el estado, departamento o provincia; de nuevo la ciudad si el país no tiene.',
      },
    ),
  ];
};

type Mailed = Pick<DocumentDraft, 'email'>;

const contactWarnings = ({ email: mail }: Mailed, { phone, email }: Counterparty, role: Role): Fault[] => [
  ...(phone === undefined ? [] : phoneWarnings(phone, `#/${role.field}/phone`)),
  ...(email !== undefined && mail?.send !== false && (mail?.to ?? []).length === 0
    ? addressWarnings(email, `#/${role.field}/email`, role)
    : []),
];

const mailWarnings = ({ email: { to = [], cc = [], send = true } = {} }: Mailed, role: Role): Fault[] =>
  send
    ? [
        ...to.flatMap((address, index) => addressWarnings(address, `#/email/to/${index}`, role)),
        ...cc.flatMap((address, index) => addressWarnings(address, `#/email/cc/${index}`, role)),
      ]
    : [];

/** Says where a stored party is corrected: the body of the document has its id alone. */
const inStored =
  ({ field, stored }: Role) =>
  (warning: Fault): Fault => {
    const part = warning.pointer.slice(`#/${field}/`.length).replaceAll('/', '.');
    const fix = (place: string, text = ''): string =>
      `${place}, ${part}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    return {
      ...warning,
      pointer: `#/${field}_id`,
      fix: fix(stored.en, warning.fix),
      es: { ...warning.es, fix: fix(stored.es, warning.es.fix) },
    };
  };

/** Numbers that stand in examples and in tests of other systems. */
const INVENTED = /^(?:1234567|12345678|123456789|1234567890|987654321)$/;

const identityWarnings = ({ identification: { type, number } }: Counterparty, { field, called }: Role): Fault[] => {
  const doubt = doubtAbout(type, number);
  if (doubt === undefined) return [];
  return [
    unusual(`#/${field}/identification/number`, doubt, {
      en: `Compare it with the ${called.en}'s RUT or document.`,
      es: `Compárelo con el RUT o el documento del ${called.es}.`,
    }),
  ];
};

const identificationWarnings = ({ identification }: CustomerInput): Fault[] =>
  identificationFaults(identification, '#/customer/identification').map(({ pointer, detail, fix = '', es }) =>
    unusual(pointer, { en: detail, es: es.detail }, { en: fix, es: es.fix ?? '' }),
  );

const doubtAbout = (type: string, number: string): Words | undefined => {
  if (INVENTED.test(number))
    return { en: `${number} looks like a number for trials.`, es: `${number} parece un número de prueba.` };
  if (type === '13' && /^[89]\d{8}$/.test(number))
    return {
      en: 'Nine digits that begin with 8 or 9 are the NIT of a company, which is of type 31.',
      es: 'Nueve dígitos que comienzan por 8 o 9 son el NIT de una empresa, que es de tipo 31.',
    };
  if (type === '13' && /^[2-9]\d{9}$/.test(number))
    return {
      en: `A cédula of ten digits begins with 1${number.startsWith('3') ? '; this looks like the number of a telephone' : ''}.`,
      es: `Una cédula de diez dígitos comienza por 1${number.startsWith('3') ? '; este parece el número de un teléfono' : ''}.`,
    };
  return undefined;
};

/** DIAN asks for no postal code of a buyer, and judges none. */
const postalWarnings = ({ country = 'CO', postal_code: code, municipality_code: place = '' }: Address, at: string) => {
  if (country !== 'CO' || code === undefined || isColombianPostalCode(code)) return [];
  // Codes begin with the department, and a spreadsheet drops the zero of 05 and 08.
  const isZeroLost = /^0\d{4}$/.test(place) && /^\d{5}$/.test(code) && code.startsWith(place.slice(1, 2));
  return [
    unusual(
      at,
      { en: 'A postal code of Colombia has six digits.', es: 'Un código postal de Colombia tiene seis dígitos.' },
      isZeroLost
        ? propose('same_code', `0${code}`)
        : { en: 'Write it like "110231", or leave it out.', es: 'Escríbalo así: "110231", u omítalo.' },
    ),
  ];
};

const phoneWarnings = (phone: string, at: string): Fault[] =>
  /\d{5}/.test(phone.replace(/[\s().-]/g, '')) && !/^\d[.,]?\d*e\+?\d+$/i.test(phone)
    ? []
    : [
        unusual(
          at,
          { en: 'This is hardly the number of a telephone.', es: 'Este difícilmente es el número de un teléfono.' },
          { en: 'Write its digits, or leave it out.', es: 'Escriba sus dígitos, u omítalo.' },
        ),
      ];

const addressWarnings = (address: string, at: string, { called }: Role): Fault[] => {
  // A party may be older than the check of its address.
  const advice = emailAdvice(address);
  if (advice) return [fault(at, 'doubtful_email', advice.detail, { fix: advice.fix })];
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const likely = likelyDomain(domain);
  if (likely === undefined) return [];
  return [
    fault(
      at,
      'doubtful_email',
      {
        en: `Hardly anybody has an address at ${domain}.`,
        es: `Casi nadie tiene una dirección en ${domain}.`,
      },
      {
        fix: {
          en: `Ask the ${called.en}: is it ${likely}?`,
          es: `Pregunte al ${called.es}: ¿es ${likely}?`,
        },
      },
    ),
  ];
};
