import type { FiscalDocument } from '../document/fiscal-document.js';
import {
  addressText,
  checkDigit,
  digitText,
  identified,
  located,
  named,
  organization,
  organizationText,
  type PartyCheck,
  reachable,
  responsibilityText,
  responsible,
  scheme,
  schemeText,
} from './party-checks.js';
import { type Check, type DianRule, NOTHING, rule } from './rule.js';

/** Pointer to the buyer's data, which are in the request or in the customer that it names. */
const BUYER = '#/customer';

const ofBuyer =
  (check: PartyCheck): Check =>
  ({ customer }: FiscalDocument) =>
    check(customer);

/** Rules on the buyer and on the delivery to it. */
export const buyerRules: readonly DianRule[] = [
  rule(
    'FAK02',
    {
      severity: 'R',
      pointer: `${BUYER}/organization_type`,
      source: 'FACHO',
      checks: ['El tipo de organización del adquirente es 1 o 2.', 'The buyer’s type of organization is 1 or 2.'],
      ...organizationText,
    },
    ofBuyer(organization),
  ),
  rule(
    'FAK08',
    {
      severity: 'N',
      pointer: `${BUYER}/address`,
      source: 'DAVID',
      checks: ['La dirección del adquirente.', 'The buyer’s address.'],
      ...addressText,
    },
    ofBuyer(located),
  ),
  rule(
    'FAK20',
    {
      severity: 'R',
      pointer: `${BUYER}/legal_name`,
      source: 'FACHO',
      checks: ['El nombre del adquirente está informado.', 'The buyer’s name is there.'],
      cause: ['Falta el nombre.', 'The name is missing.'],
      fix: ['Escríbalo como en el RUT o en la identificación.', 'Write it as in the RUT or on the identification.'],
    },
    ofBuyer(named),
  ),
  rule(
    'FAK24',
    {
      severity: 'R',
      pointer: `${BUYER}/identification/check_digit`,
      source: 'SRV',
      checks: ['El dígito de verificación del adquirente.', 'The buyer’s check digit.'],
      ...digitText,
    },
    ofBuyer(checkDigit),
  ),
  rule(
    'FAK26 FAK04',
    {
      severity: 'R',
      pointer: `${BUYER}/tax_level_codes`,
      source: 'SRV; FAK04 from memory',
      checks: [
        'Las responsabilidades del adquirente están en la lista.',
        'The buyer’s responsibilities are in the list.',
      ],
      ...responsibilityText,
    },
    ofBuyer(responsible),
  ),
  rule(
    'FAK47',
    {
      severity: 'R',
      pointer: `${BUYER}/identification/check_digit`,
      source: 'SRV',
      checks: [
        'El dígito de verificación en los datos legales del adquirente.',
        'The check digit in the buyer’s legal entity.',
      ],
      ...digitText,
    },
    ofBuyer(checkDigit),
  ),
  rule(
    'FAK55',
    {
      severity: 'N',
      pointer: `${BUYER}/email`,
      source: 'DAVID',
      checks: ['El correo del adquirente.', 'The buyer’s e-mail address.'],
      cause: ['Falta el correo del adquirente.', 'The buyer’s address is missing.'],
      fix: [
        'Escríbalo si lo conoce; no impide la aceptación.',
        'Write it if you know it; acceptance does not depend on it.',
      ],
    },
    ofBuyer(reachable),
  ),
  rule(
    'FAK61 FAK62',
    {
      severity: 'R',
      pointer: `${BUYER}/identification`,
      source: 'ANX',
      checks: [
        'Una persona natural se identifica con número y tipo.',
        'A natural person is identified by number and type.',
      ],
      cause: ['Falta la identificación de la persona.', 'The person’s identification is missing.'],
      fix: ['Escriba tipo y número de identificación.', 'Write type and number of the identification.'],
    },
    ({ customer }) => (customer.organizationType === '2' ? identified(customer) : NOTHING),
  ),
  rule(
    'FAK39 FAK40 FAK41',
    {
      severity: 'R',
      pointer: `${BUYER}/tax_scheme`,
      source: 'FACHO (numbers inferred from FAJ39 to FAJ41)',
      checks: ['El tributo del adquirente y su nombre.', 'The buyer’s tax scheme and its name.'],
      ...schemeText,
    },
    ofBuyer(scheme),
  ),
  rule(
    'FAM37',
    {
      severity: '?',
      pointer: null,
      source: 'SRV (meaning inferred)',
      checks: ['El dígito de verificación en el grupo de entrega.', 'The check digit in the delivery group.'],
      cause: ['El dígito en el grupo de entrega no es correcto.', 'The check digit in the delivery group is wrong.'],
      fix: [
        'El servicio no escribe ese grupo; informe al operador.',
        'The service does not write that group; tell its operator.',
      ],
    },
    'authority',
  ),
];
