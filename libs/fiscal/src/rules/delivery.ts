import { incotermCodes } from '../catalogs/code-lists.js';
import { incoterms } from '../catalogs/incoterms.js';
import { unknownCode } from '../catalogs/unknown-code.js';
import type { Delivery, DeliveryTerms } from '../request/delivery.js';
import type { Fault } from '../values/fault.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import { noSuchDay } from './day-fault.js';
import { addressFaults, partyFaults } from './party.js';
import {
  authority,
  type DianRule,
  type DraftCheck,
  idOf,
  IN_REQUEST,
  type LineCheck,
  rule,
  TELL_OPERATOR,
} from './rule.js';

const notPublic = authority(
  'Ninguna fuente pública dice con qué lista la DIAN compara la entrega.',
  'No public source says with which list DIAN compares the delivery.',
);

const carrier: DianRule = rule(
  'FAM06 FAM37 FAM31',
  {
    pointer: '#/delivery',
    checks: [
      'La ciudad de entrega es de DIVIPOLA; el transportador tiene el dígito de su NIT.',
      'The city of delivery is in DIVIPOLA; the carrier has the check digit of its NIT.',
    ],
    cause: [
      'La ciudad de entrega no está en la lista, o el dígito del transportador no es el suyo.',
      'The city of delivery is not in the list, or the digit of the carrier is another one.',
    ],
    fix: [
      'Use un código de /v1/catalogs/municipios; corrija delivery_party.',
      'Use a code of /v1/catalogs/municipios; correct delivery_party.',
    ],
  },
  IN_REQUEST,
);

const carrierAddress: DianRule = rule(
  'FAM19 FAM22',
  {
    pointer: '#/delivery/delivery_party',
    checks: ['La dirección del transportador.', 'The address of the carrier.'],
    cause: [
      'Un dato de la dirección del transportador no está en las listas de la DIAN.',
      'Something in the address of the carrier is not in DIAN’s lists.',
    ],
    fix: ['Compare la dirección con /v1/catalogs/municipios.', 'Compare the address with /v1/catalogs/municipios.'],
  },
  notPublic,
);

const incoterm: DianRule = rule(
  'FBC04 FBC02 FBC03 FBC05',
  {
    pointer: '#/delivery_terms/incoterm',
    checks: ['El incoterm, si está, es de la lista de la DIAN.', 'The incoterm, where given, is in DIAN’s list.'],
    cause: ['El incoterm no está en la lista (DPU tampoco).', 'The incoterm is not in the list (nor is DPU).'],
    fix: [`Use ${[...incoterms.keys()].join(', ')}.`, `Use ${[...incoterms.keys()].join(', ')}.`],
  },
  IN_REQUEST,
);

/** Rules on Delivery and DeliveryTerms. */
export const deliveryRules: readonly DianRule[] = [
  carrier,
  rule(
    'FAL06',
    {
      pointer: null,
      checks: [
        'El tipo de identificación del autorizado a descargar la factura está en la lista.',
        'The type of identification of the party that may download the invoice is in the list.',
      ],
      cause: [
        'El tipo de identificación del autorizado no está en la lista.',
        'The type of identification of that party is not in the list.',
      ],
      fix: TELL_OPERATOR,
    },
    authority(
      'Ningún documento de este servicio nombra a un autorizado (TaxRepresentativeParty).',
      'No document of this service names such a party (TaxRepresentativeParty).',
    ),
  ),
  carrierAddress,
  incoterm,
];

export const delivery: DraftCheck = {
  reads: ['delivery'],
  check: ({ delivery: given }) => deliveryFaults(given, '#/delivery'),
};

export const lineDelivery: LineCheck = {
  reads: ['delivery'],
  check: ({ delivery: given }, at) => deliveryFaults(given, `${at}/delivery`),
};

const deliveryFaults = (given: Delivery | undefined, at: string): Fault[] => {
  if (given === undefined) return [];
  const { actual_delivery_date: day, delivery_address: address, delivery_party: party } = given;
  return [
    ...(day === undefined || isCalendarDate(day) ? [] : [noSuchDay(`${at}/actual_delivery_date`, day)]),
    ...(address === undefined ? [] : addressFaults(address, `${at}/delivery_address`, carrierAddress.id)),
    ...(party === undefined ? [] : partyFaults(party, `${at}/delivery_party`, CARRIER_RULES)),
  ];
};

const CARRIER_RULES = { digit: idOf(carrier, 'FAM37'), municipality: carrierAddress.id };

export const deliveryTerms: DraftCheck = {
  reads: ['delivery_terms'],
  check: ({ delivery_terms: terms }) => incotermFaults(terms, '#/delivery_terms'),
};

export const lineDeliveryTerms: LineCheck = {
  reads: ['delivery_terms'],
  check: ({ delivery_terms: terms }, at) => incotermFaults(terms, `${at}/delivery_terms`),
};

const incotermFaults = (terms: DeliveryTerms | undefined, at: string): Fault[] =>
  terms?.incoterm === undefined || incoterms.has(terms.incoterm)
    ? []
    : [unknownCode(`${at}/incoterm`, terms.incoterm, incotermCodes, incoterm.id)];
