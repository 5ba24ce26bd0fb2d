import type { FiscalDocument } from '../document/fiscal-document.js';
import type { InlineCustomer } from '../request/party.js';
import { type Fault, fault } from '../values/fault.js';
import {
  addressText,
  checkDigit,
  digitText,
  identificationType,
  identified,
  located,
  locatedByName,
  named,
  organization,
  organizationText,
  type PartyCheck,
  partyFaults,
  reachable,
  responsibilityText,
  responsible,
  scheme,
  schemeName,
  schemeText,
  typeText,
} from './party.js';
import { type DianRule, type ComposedCheck, type DraftCheck, NOTHING, objection, rule, written } from './rule.js';
import { forbiddenCharacters } from './transmission.js';

/** Pointer to the buyer's data, which are in the request or in the customer that it names. */
const BUYER = '#/customer';

const FINAL_CONSUMER = '222222222222';

const ofBuyer =
  (check: PartyCheck): ComposedCheck =>
  ({ customer }: FiscalDocument) =>
    check(customer);

const buyerMunicipality: DianRule = rule(
  'FAK09 FAK29 FAK32',
  {
    pointer: `${BUYER}/address`,
    checks: [
      'Municipio y departamento del adquirente, si están, son de DIVIPOLA.',
      'The buyer’s municipality and department, where given, are of DIVIPOLA.',
    ],
    ...addressText,
  },
  ofBuyer(located),
);

/** Rules on the buyer's place, which the final consumer has not. */
const addressRules: readonly DianRule[] = [
  rule(
    'FAK08 FAK07 FAK28',
    {
      pointer: `${BUYER}/address`,
      checks: ['El adquirente tiene dirección.', 'The buyer has an address.'],
      cause: ['Falta la dirección del adquirente.', 'The buyer’s address is missing.'],
      fix: [
        'Escríbala si la conoce; no impide la aceptación.',
        'Write it if you know it; acceptance does not depend on it.',
      ],
    },
    ({ customer: { address, identification } }) =>
      address === null && identification.number !== FINAL_CONSUMER
        ? objection({ en: 'The buyer has no address.', es: 'El adquirente no tiene dirección.' })
        : NOTHING,
  ),
  buyerMunicipality,
  rule(
    'FAK30',
    {
      pointer: `${BUYER}/address`,
      checks: [
        'El nombre del municipio del adquirente es el de su código.',
        'The name of the buyer’s municipality is that of its code.',
      ],
      ...addressText,
    },
    ofBuyer(locatedByName),
  ),
];

const buyerDigit: DianRule = rule(
  'FAK24 FAK21',
  {
    pointer: `${BUYER}/identification/check_digit`,
    checks: ['El dígito de verificación del adquirente.', 'The buyer’s check digit.'],
    ...digitText,
  },
  ofBuyer(checkDigit),
);

/** Rules on the buyer's identification. */
const identificationRules: readonly DianRule[] = [
  buyerDigit,
  rule(
    'FAK25 FAK63',
    {
      pointer: `${BUYER}/identification/type`,
      checks: ['El tipo de identificación está en la lista.', 'The type of identification is in the list.'],
      ...typeText,
    },
    ofBuyer(identificationType),
  ),
  rule(
    'FAK47 FAK64 FAK44',
    {
      pointer: `${BUYER}/identification/check_digit`,
      checks: [
        'El dígito de verificación en los demás datos del adquirente.',
        'The check digit in the other data of the buyer.',
      ],
      ...digitText,
    },
    ofBuyer(checkDigit),
  ),
  written(
    'FAK61',
    [
      'El adquirente lleva PartyIdentification, también el consumidor final; sin él se rechaza a una persona natural.',
      'The buyer has PartyIdentification, the final consumer too; without it a natural person is refused.',
    ],
    '//cac:AccountingCustomerParty',
    'cac:Party/cac:PartyIdentification/cbc:ID[@schemeName]',
    `${BUYER}/identification`,
  ),
  rule(
    'FAK62',
    {
      pointer: `${BUYER}/identification`,
      checks: ['El adquirente se identifica con un número.', 'The buyer is identified by a number.'],
      cause: [
        'Falta el número, o no tiene la forma de su tipo.',
        'The number is missing, or has not the form of its type.',
      ],
      fix: [
        'Escriba tipo y número como están en el RUT o en el documento del adquirente.',
        'Write type and number as they are in the buyer’s RUT or document.',
      ],
    },
    ofBuyer(identified),
  ),
];

const buyerResponsibilities: DianRule = rule(
  'FAK26 FAK04',
  {
    pointer: `${BUYER}/tax_level_codes`,
    checks: [
      'Las responsabilidades del adquirente están en la lista.',
      'The buyer’s responsibilities are in the list.',
    ],
    ...responsibilityText,
  },
  ofBuyer(responsible),
);

/** Rules on the buyer. */
export const buyerRules: readonly DianRule[] = [
  rule(
    'FAK02',
    {
      pointer: `${BUYER}/organization_type`,
      checks: ['El tipo de organización del adquirente es 1 o 2.', 'The buyer’s type of organization is 1 or 2.'],
      ...organizationText,
    },
    ofBuyer(organization),
  ),
  ...addressRules,
  rule(
    'FAK20',
    {
      pointer: `${BUYER}/legal_name`,
      checks: ['El nombre del adquirente está informado.', 'The buyer’s name is there.'],
      cause: ['Falta el nombre.', 'The name is missing.'],
      fix: ['Escríbalo como en el RUT o en la identificación.', 'Write it as in the RUT or on the identification.'],
    },
    ofBuyer(named),
  ),
  ...identificationRules,
  buyerResponsibilities,
  rule(
    'FAK39',
    {
      pointer: `${BUYER}/tax_scheme`,
      checks: ['El tributo del adquirente está en la lista.', 'The buyer’s tax scheme is in the list.'],
      ...schemeText,
    },
    ofBuyer(scheme),
  ),
  rule(
    'FAK41 FAK40',
    {
      pointer: `${BUYER}/tax_scheme`,
      checks: [
        'El nombre del tributo del adquirente es el de su código.',
        'The name of the buyer’s tax scheme is that of its code.',
      ],
      ...schemeText,
    },
    ofBuyer(schemeName),
  ),
  rule(
    'FAK55',
    {
      pointer: `${BUYER}/email`,
      checks: ['El correo del adquirente.', 'The buyer’s e-mail address.'],
      cause: ['Falta el correo del adquirente.', 'The buyer’s address is missing.'],
      fix: [
        'Escríbalo si lo conoce; no impide la aceptación.',
        'Write it if you know it; acceptance does not depend on it.',
      ],
    },
    // The final consumer is nobody in particular, and has no address to write.
    ({ customer }) => (customer.identification.number === FINAL_CONSUMER ? NOTHING : reachable(customer)),
  ),
];

/** A document has exactly one buyer, by id or inline. */
export const customerChoice: DraftCheck = {
  reads: ['customer_id'],
  check: (draft) => {
    if (draft.customer_id === undefined && draft.customer === undefined)
      return [
        fault(
          '#/customer_id',
          'required',
          { en: 'A document needs a buyer.', es: 'Un documento necesita un adquirente.' },
          {
            fix: {
              en: 'Write customer_id ("final_consumer" for a sale over the counter), or customer with the buyer itself.',
              es: 'Escriba customer_id ("final_consumer" para una venta de mostrador), o customer con los datos del adquirente.',
            },
          },
        ),
      ];
    if (draft.customer_id !== undefined && draft.customer !== undefined)
      return [
        fault(
          '#/customer',
          'conflicting_fields',
          {
            en: 'customer_id and customer both name the buyer.',
            es: 'customer_id y customer dicen ambos quién es el adquirente.',
          },
          { fix: { en: 'Leave one of them out.', es: 'Omita uno de los dos.' } },
        ),
      ];
    return [];
  },
};

export const inlineCustomer: DraftCheck = {
  reads: ['customer'],
  check: ({ customer }) => (customer ? buyerFaults(customer, '#/customer') : []),
};

const BUYER_RULES = {
  digit: buyerDigit.id,
  levels: buyerResponsibilities.id,
  municipality: buyerMunicipality.id,
};

/** Faults of a buyer that is at the pointer `at` of the body. */
const buyerFaults = (customer: Partial<InlineCustomer>, at: string): Fault[] => partyFaults(customer, at, BUYER_RULES);

/** Faults of the body of POST /v1/customers. Fields that the schema has refused are left out of `customer`. */
export const customerFaults = (customer: Partial<InlineCustomer>): Fault[] => [
  ...buyerFaults(customer, '#'),
  ...forbiddenCharacters(customer),
];
