import { AIU, operationOf, withoutPrefix } from '../catalogs/api-codes.js';
import { administrationLine, isCalledAdministration } from '../document/aiu.js';
import type { InvoiceDraft } from '../request/draft.js';
import { type DocumentDraft, isSale } from '../request/note-draft.js';
import type { CustomerInput } from '../request/party.js';
import { aiuContract } from '../rules/aiu.js';
import { invoiceType } from '../rules/header.js';
import { codedProduct } from '../rules/item.js';
import type { Fault } from '../values/fault.js';
import { currencyWarnings } from './currency-warnings.js';
import { giftWarnings } from './gift-warnings.js';
import { mandateWarnings } from './mandate-warnings.js';
import { rateWarnings } from './rate-warnings.js';
import { roundingWarnings } from './rounding-warnings.js';
import { thousandsWarnings } from './thousands-warnings.js';
import { unitWarnings } from './unit-warnings.js';
import { unusual } from './unusual.js';

const TARIFF = '020';

/** CustomizationID of the transport of goods, and the properties that its lines have. */
const TRANSPORT = '12';

const CONSIGNMENT = ['01', '02', '03'];

/**
 * Returns what is right but seldom meant in a document without faults, and refuses nothing. `customer` is null for the
 * final consumer.
 */
export const saleWarnings = (draft: DocumentDraft, customer: CustomerInput | null, issuerNit: string): Fault[] => [
  ...currencyWarnings(draft),
  ...unitWarnings(draft),
  ...rateWarnings(draft),
  ...giftWarnings(draft),
  ...roundingWarnings(draft),
  ...thousandsWarnings(draft),
  ...mandateWarnings(draft, customer, issuerNit),
  ...(isSale(draft) ? [...exportWarnings(draft, customer), ...aiuWarnings(draft), ...transportWarnings(draft)] : []),
];

const exportWarnings = (draft: InvoiceDraft, customer: CustomerInput | null): Fault[] => {
  if (draft.type_code !== '02' && operationOf(draft.operation_type)?.isExport !== true) return [];
  return [
    ...(isAbroad(customer)
      ? []
      : [
          unusual(
            customer === null || draft.customer === undefined ? '#/customer_id' : '#/customer',
            {
              en: 'The buyer of this export is in Colombia.',
              es: 'El adquirente de esta exportación está en Colombia.',
            },
            {
              en: 'Correct the buyer, or write operation_type "10" for a sale in the country; a free-trade zone is right.',
              es: 'Corrija el adquirente, o escriba operation_type "10" si es una venta nacional; una zona franca es correcta.',
            },
            invoiceType.id,
          ),
        ]),
    ...draft.lines.flatMap(({ product_code: code }, index) =>
      code !== undefined && withoutPrefix(code.standard) === TARIFF
        ? []
        : [
            unusual(
              `#/lines/${index}/product_code`,
              {
                en: 'The line of an export has no tariff heading.',
                es: 'La línea de una exportación no tiene partida arancelaria.',
              },
              {
                en: 'Write product_code with standard "020" and the ten digits of the heading.',
                es: 'Escriba product_code con standard "020" y los diez dígitos de la partida.',
              },
              codedProduct.id,
            ),
          ],
    ),
  ];
};

const isAbroad = (customer: CustomerInput | null): boolean =>
  customer !== null &&
  (['42', '50'].includes(customer.identification.type) || (customer.address?.country ?? 'CO') !== 'CO');

/** Nobody said which line is the administration, and no description tells. */
const aiuWarnings = ({ operation_type: operation, aiu, lines }: InvoiceDraft): Fault[] => {
  if (withoutPrefix(operation) !== AIU || aiu === undefined || lines.length === 1) return [];
  const index = administrationLine(lines);
  const line = lines[index];
  if (line === undefined || line.aiu_part === 'administration' || isCalledAdministration(line)) return [];
  return [
    unusual(
      '#/lines',
      {
        en: 'No line is the administration: the note with the object of the contract goes on the first.',
        es: 'Ninguna línea es la administración: la nota con el objeto del contrato va en la primera.',
      },
      {
        en: 'The line of the administration says so: `"aiu_part": "administration"`.',
        es: 'La línea de la administración lo dice así: `"aiu_part": "administration"`.',
      },
      aiuContract.id,
    ),
  ];
};

/** Nothing says which consignment of the RNDC is transported. */
const transportWarnings = ({ operation_type: operation, lines }: InvoiceDraft): Fault[] => {
  if (withoutPrefix(operation) !== TRANSPORT) return [];
  const names = (line: InvoiceDraft['lines'][number]) =>
    (line.additional_item_properties ?? []).map(({ name }) => name);
  if (lines.some((line) => CONSIGNMENT.every((code) => names(line).includes(code)))) return [];
  return [
    unusual(
      '#/lines/0/additional_item_properties',
      {
        en: 'No line of this transport names its consignment.',
        es: 'Ninguna línea de este transporte dice cuál es su remesa.',
      },
      {
        en: 'Write the properties "01", "02" and "03" of the consignment, or operation_type "10".',
        es: 'Escriba las propiedades "01", "02" y "03" de la remesa, u operation_type "10".',
      },
    ),
  ];
};
