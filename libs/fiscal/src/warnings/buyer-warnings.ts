import type { DocumentDraft } from '../request/note-draft.js';
import type { Address, CustomerInput } from '../request/party.js';
import { identificationFaults } from '../rules/identification.js';
import { isColombianPostalCode } from '../rules/party.js';
import { emailAdvice } from '../values/email-address.js';
import { type Fault, fault } from '../values/fault.js';
import { likelyDomain } from '../values/mail-domain.js';
import { propose } from '../values/proposal.js';
import type { Words } from '../values/words.js';
import { unusual } from './unusual.js';

/** Returns what is seldom right about a buyer and about the addresses that the document is mailed to. */
export const buyerWarnings = (draft: DocumentDraft, customer: CustomerInput | null): Fault[] => {
  const isStored = draft.customer === undefined;
  const { to = [], cc = [], send = true } = draft.email ?? {};
  const ofCustomer =
    customer === null ? [] : customerWarnings(customer, { isStored, isMailed: send && to.length === 0 });
  return [
    ...(isStored ? ofCustomer.map(inStoredCustomer) : ofCustomer),
    ...(send ? to.flatMap((address, index) => addressWarnings(address, `#/email/to/${index}`)) : []),
    ...(send ? cc.flatMap((address, index) => addressWarnings(address, `#/email/cc/${index}`)) : []),
  ];
};

const customerWarnings = (
  customer: CustomerInput,
  { isStored, isMailed }: { readonly isStored: boolean; readonly isMailed: boolean },
): Fault[] => [
  ...identityWarnings(customer, `${CUSTOMER}/identification/number`),
  // A customer may be older than the check of its number.
  ...(isStored ? identificationWarnings(customer) : []),
  ...(customer.address === undefined ? [] : postalWarnings(customer.address, `${CUSTOMER}/address/postal_code`)),
  ...(customer.phone === undefined ? [] : phoneWarnings(customer.phone, `${CUSTOMER}/phone`)),
  ...(customer.email !== undefined && isMailed ? addressWarnings(customer.email, `${CUSTOMER}/email`) : []),
];

const CUSTOMER = '#/customer';

/** Says where a stored customer is corrected: the body of the document has its id alone. */
const inStoredCustomer = (warning: Fault): Fault => {
  const field = warning.pointer.slice(`${CUSTOMER}/`.length).replaceAll('/', '.');
  const fix = (place: string, text = ''): string =>
    `${place}, ${field}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return {
    ...warning,
    pointer: '#/customer_id',
    fix: fix('In the stored customer (PATCH /v1/customers/{id})', warning.fix),
    es: { ...warning.es, fix: fix('En el adquirente guardado (PATCH /v1/customers/{id})', warning.es.fix) },
  };
};

/** Numbers that stand in examples and in tests of other systems. */
const INVENTED = /^(?:1234567|12345678|123456789|1234567890|987654321)$/;

const identityWarnings = ({ identification: { type, number } }: CustomerInput, at: string): Fault[] => {
  const doubt = doubtAbout(type, number);
  return doubt === undefined ? [] : [unusual(at, doubt, AS_ON_PAPER)];
};

const identificationWarnings = ({ identification }: CustomerInput): Fault[] =>
  identificationFaults(identification, `${CUSTOMER}/identification`).map(({ pointer, detail, fix = '', es }) =>
    unusual(pointer, { en: detail, es: es.detail }, { en: fix, es: es.fix ?? '' }),
  );

const AS_ON_PAPER: Words = {
  en: "Compare it with the buyer's RUT or document.",
  es: 'Compárelo con el RUT o el documento del adquirente.',
};

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

const addressWarnings = (address: string, at: string): Fault[] => {
  // A customer may be older than the check of its address.
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
          en: `Ask the buyer: is it ${likely}?`,
          es: `Pregunte al adquirente: ¿es ${likely}?`,
        },
      },
    ),
  ];
};
