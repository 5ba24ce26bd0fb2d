import { AIU, operationOf, taxOf, withoutPrefix } from '../../catalogs/api-codes.js';
import { administrationLine } from '../../document/rules/aiu.js';
import { type Fault, fault } from '../../values/fault.js';
import { plain } from '../../values/money.js';
import type { Words } from '../../values/words.js';
import type { InvoiceDraft } from '../draft.js';
import { type DocumentDraft, isNote } from '../note-draft.js';
import type { CustomerInput } from '../party.js';

const TARIFF = '020';

/**
 * Returns what is right but seldom meant in a document without faults, and refuses nothing. `customer` is null for the
 * final consumer.
 */
export const saleWarnings = (draft: DocumentDraft, customer: CustomerInput | null): Fault[] => [
  ...oldRates(draft),
  ...(isNote(draft) ? [] : [...exportWarnings(draft, customer), ...aiuWarnings(draft)]),
];

/** 16 % is the rate of contracts with the state from before Ley 1819 of 2016. */
const oldRates = ({ lines }: DocumentDraft): Fault[] =>
  lines.flatMap(({ taxes = [] }, line) =>
    taxes.flatMap(({ code, rate = '' }, index) => {
      const known = taxOf(code);
      if (known === undefined || known === 'none' || known.code !== '01' || plain(rate) !== '16.00') return [];
      return [
        unusual(
          `#/lines/${line}/taxes/${index}/rate`,
          {
            en: '16 % is the IVA of contracts with the state from before 2017.',
            es: 'El 16 % es el IVA de contratos con el Estado anteriores a 2017.',
          },
          { en: 'Write "19.00" for any other sale.', es: 'Escriba "19.00" en cualquier otra venta.' },
        ),
      ];
    }),
  );

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
  if (index !== 0 || line?.aiu_part === 'administration' || /^\s*administraci/i.test(line?.description ?? ''))
    return [];
  return [
    unusual(
      '#/lines',
      {
        en: 'No line is the administration: the note with the object of the contract goes on the first.',
        es: 'Ninguna línea es la administración: la nota con el objeto del contrato va en la primera.',
      },
      {
        en: 'Write aiu_part "administration" on its line.',
        es: 'Escriba aiu_part "administration" en su línea.',
      },
    ),
  ];
};

const unusual = (pointer: string, detail: Words, fix: Words): Fault => fault(pointer, 'unusual_sale', detail, { fix });
