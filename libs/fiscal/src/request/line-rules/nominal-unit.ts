import { realTaxOf, withoutPrefix } from '../../catalogs/api-codes.js';
import { pieceOr } from '../../document/rules/tax.js';
import { type Fault, fault } from '../../values/fault.js';
import { plain } from '../../values/money.js';
import type { DocumentRule } from '../checks/rule.js';

/**
 * FAS04: the header has one group for each tariff, and a group has one unit. Units that count pieces are one; the same
 * tariff of a gallon and of a litre cannot be told apart.
 */
export const nominalUnits: DocumentRule = {
  reads: ['lines'],
  check: ({ lines }) => {
    const units = new Map<string, string>();
    return lines.flatMap(({ taxes = [] }, line) =>
      taxes.flatMap(({ code, per_unit_amount: each, unit_code: given }, index): Fault[] => {
        const tax = realTaxOf(code);
        if (tax?.kind !== 'nominal' || each === undefined || given === undefined) return [];
        const unit = pieceOr(withoutPrefix(given));
        const tariff = `${tax.code} ${plain(each)}`;
        const first = units.get(tariff) ?? unit;
        units.set(tariff, first);
        return first === unit
          ? []
          : [secondUnit(`#/lines/${line}/taxes/${index}/unit_code`, tax.name, each, [first, unit])];
      }),
    );
  },
};

const secondUnit = (at: string, name: string, each: string, [first, second]: readonly [string, string]): Fault =>
  fault(
    at,
    'conflicting_fields',
    {
      en: `${name} of ${each} is counted in ${first} on one line and in ${second} on this one: DIAN takes one group for each tariff.`,
      es: `${name} de ${each} se cuenta en ${first} en una línea y en ${second} en esta: la DIAN admite un solo grupo por tarifa.`,
    },
    {
      fix: {
        en: 'Count both in one unit: base_quantity and per_unit_amount are those of that unit.',
        es: 'Cuente ambos en una misma unidad: base_quantity y per_unit_amount son los de esa unidad.',
      },
      rule: 'FAS04',
    },
  );
