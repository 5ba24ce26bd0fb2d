import { MANDATE, operationOf } from '../../catalogs/api-codes.js';
import { fault } from '../../values/fault.js';
import type { InvoiceDraft } from '../draft.js';
import { identificationFaults } from './identification.js';
import type { DocumentRule, LineRule } from '../checks/rule.js';

/** FBA05: the principal of a line has the right check digit. */
export const mandate: LineRule = {
  reads: ['mandate'],
  check: ({ mandate: principal }, at) =>
    principal === undefined ? [] : identificationFaults(principal, `${at}/mandate`, 'FBA05'),
};

/** A sale for a principal (dian:11) has lines that are its income; no other sale has one. */
export const mandateLines: DocumentRule<InvoiceDraft> = {
  reads: ['operation_type', 'lines'],
  check: ({ operation_type: code, lines }) => {
    const operation = operationOf(code);
    if (operation === undefined) return [];
    const ofPrincipals = lines.flatMap(({ mandate: principal }, index) => (principal === undefined ? [] : [index]));
    if (operation.customizationId !== MANDATE)
      return ofPrincipals.map((index) =>
        fault(
          `#/lines/${index}/mandate`,
          'not_applicable',
          {
            en: 'Only a sale for a principal (operation_type dian:11) has lines with a mandate.',
            es: 'Solo una venta por cuenta de un mandante (operation_type dian:11) tiene líneas con mandate.',
          },
          {
            fix: {
              en: 'If the sale is for a principal, operation_type is dian:11; if it is your own, leave mandate out.',
              es: 'Si la venta es por cuenta de un mandante, operation_type es dian:11; si es propia, omita mandate.',
            },
          },
        ),
      );
    if (ofPrincipals.length > 0) return [];
    return [
      fault(
        '#/lines/0/mandate',
        'required',
        {
          en: 'A sale for a principal (dian:11) says on at least one line whose income it is.',
          es: 'Una venta por cuenta de un mandante (dian:11) dice en al menos una línea de quién es el ingreso.',
        },
        {
          fix: {
            en: 'Write mandate with the principal\'s identification; for an export write operation_type "11".',
            es: 'Escriba mandate con la identificación del mandante; para una exportación, operation_type "11".',
          },
          rule: 'FBA05',
        },
      ),
    ];
  },
};
