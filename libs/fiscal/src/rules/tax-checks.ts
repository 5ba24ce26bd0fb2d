import { OTHER_LEVY, taxes as knownTaxes, usualRates } from '../catalogs/taxes.js';
import { units } from '../catalogs/units.js';
import type { TaxSubtotal, TaxTotal } from '../document/fiscal-document.js';
import { computedTax, repeatedTaxes, taxAgrees, type TaxBasis, unitsEach } from '../document/tax.js';
import { TOLERANCE } from '../document/tolerance.js';
import { amount, decimal, plain } from '../values/money.js';
import { same, sumOf } from './monetary-total.js';
import { NOTHING, type Objection, objection, unless } from './rule.js';

/** A check of the taxes of the document, of its withholdings, or of the taxes of one line. */
export type TaxCheck = (taxes: readonly TaxTotal[], pointer?: string) => readonly Objection[];

const basisOf = (code: string, subtotal: TaxSubtotal): TaxBasis =>
  subtotal.kind === 'percent'
    ? { base: decimal(subtotal.taxableAmount), rate: subtotal.rate }
    : {
        perUnitAmount: decimal(subtotal.perUnitAmount),
        baseQuantity: decimal(subtotal.baseQuantity),
        each: unitsEach(code),
      };

const keyOf = (subtotal: TaxSubtotal): string =>
  subtotal.kind === 'percent' ? String(Number(subtotal.rate)) : String(Number(subtotal.perUnitAmount));

const eachSubtotal = (
  taxes: readonly TaxTotal[],
  check: (subtotal: TaxSubtotal, tax: TaxTotal) => readonly Objection[],
): readonly Objection[] => taxes.flatMap((tax) => tax.subtotals.flatMap((subtotal) => check(subtotal, tax)));

export const groupOnce: TaxCheck = (taxes, pointer) =>
  unless(
    repeatedTaxes(taxes.map(({ code }) => code)).size === 0,
    () => ({ en: 'A tax has more than one group.', es: 'Un tributo tiene más de un grupo.' }),
    pointer,
  );

export const groupSum: TaxCheck = (taxes, pointer) =>
  taxes.flatMap((tax) =>
    same(tax.amount, sumOf(tax.subtotals), { en: `The sum of ${tax.name}`, es: `La suma de ${tax.name}` }, pointer),
  );

export const subtotalOnce: TaxCheck = (taxes, pointer) =>
  taxes.flatMap(({ name, subtotals }) =>
    new Set(subtotals.map(keyOf)).size === subtotals.length
      ? NOTHING
      : objection(
          { en: `${name} has two subtotals of one rate.`, es: `${name} tiene dos subtotales de una tarifa.` },
          pointer,
        ),
  );

export const subtotalValue: TaxCheck = (taxes, pointer) =>
  eachSubtotal(taxes, (subtotal, { code, name }) => {
    const basis = basisOf(code, subtotal);
    return unless(
      taxAgrees(decimal(subtotal.amount), basis),
      () => ({
        en: `${name} is ${amount(computedTax(basis))} by its base, not ${subtotal.amount} (tolerance ${TOLERANCE}).`,
        es: `${name} da ${amount(computedTax(basis))} según su base, no ${subtotal.amount} (tolerancia ${TOLERANCE}).`,
      }),
      pointer,
    );
  });

/** A rate has at most three decimals. */
export const rateForm: TaxCheck = (taxes, pointer) =>
  eachSubtotal(taxes, (subtotal, { name }) =>
    subtotal.kind === 'nominal'
      ? NOTHING
      : unless(
          /^\d+(\.\d{1,3})?$/.test(plain(subtotal.rate)),
          () => ({
            en: `The rate ${subtotal.rate} of ${name} has more than three decimals.`,
            es: `La tarifa ${subtotal.rate} de ${name} tiene más de tres decimales.`,
          }),
          pointer,
        ),
  );

/** A rate of IVA, INC or ReteIVA is in DIAN's list. */
export const rateListed: TaxCheck = (taxes, pointer) =>
  eachSubtotal(taxes, (subtotal, { code, name }) => {
    const rates = usualRates.get(code);
    return unless(
      subtotal.kind === 'nominal' ||
        rates === undefined ||
        rates.some((rate) => Number(rate) === Number(subtotal.rate)),
      () => {
        const given = subtotal.kind === 'percent' ? subtotal.rate : '';
        const listed = (rates ?? []).join(', ');
        return {
          en: `${given} is not a rate of ${name}: ${listed}.`,
          es: `${given} no es una tarifa de ${name}: ${listed}.`,
        };
      },
      pointer,
    );
  });

/** The unit of a tax by unit is in DIAN's list. */
export const unitListed: TaxCheck = (taxes, pointer) =>
  eachSubtotal(taxes, (subtotal, { name }) =>
    subtotal.kind === 'percent'
      ? NOTHING
      : unless(
          units.has(subtotal.unitCode),
          () => ({
            en: `${subtotal.unitCode}, the unit of ${name}, is not in DIAN’s list.`,
            es: `${subtotal.unitCode}, la unidad de ${name}, no está en la lista de la DIAN.`,
          }),
          pointer,
        ),
  );

/** Code and name of a tax are in DIAN's table. */
export const taxListed: TaxCheck = (taxes, pointer) =>
  taxes.flatMap(({ code, name }) =>
    unless(
      knownTaxes.get(code)?.name === name || (code === OTHER_LEVY && name.trim() !== ''),
      () => ({
        en: `${code} (${name}) is not a tax of DIAN’s table.`,
        es: `${code} (${name}) no es un tributo de la tabla de la DIAN.`,
      }),
      pointer,
    ),
  );

export const taxTexts = {
  once: {
    cause: ['Un tributo aparece en dos grupos.', 'A tax has two groups.'],
    fix: [
      'Una con la misma tarifa se suma a la otra; con otra tarifa va en una línea aparte.',
      'One at the same rate is added to the other; at another rate it goes on a line of its own.',
    ],
  },
  rateForm: {
    cause: ['La tarifa tiene más de tres decimales.', 'The rate has more than three decimals.'],
    fix: [
      'Escriba la tarifa como porcentaje: "19.00", o "0.966" para 9,66 por mil.',
      'Write the rate as a percentage: "19.00", or "0.966" for 9.66 per thousand.',
    ],
  },
  rateListed: {
    cause: ['La tarifa no está en la lista de ese tributo.', 'The rate is not in the list of that tax.'],
    fix: [
      'Es la que la ley da al bien o servicio. IVA: 0, 5, 16 o 19. INC: 2, 4, 8 o 16. Retención de IVA: 15 o 100. Si es la de otro tributo, corrija el código.',
      'It is what the law sets for the good or service. IVA: 0, 5, 16 or 19. INC: 2, 4, 8 or 16. Withholding of IVA: 15 or 100. If it is that of another tax, correct the code.',
    ],
  },
  listed: {
    cause: ['El código o el nombre del tributo no son de la tabla.', 'Code or name of the tax are not of the table.'],
    fix: ['Use un código de /v1/catalogs/tributos.', 'Use a code of /v1/catalogs/tributos.'],
  },
  unit: {
    cause: ['La unidad del tributo no está en la lista.', 'The unit of the tax is not in the list.'],
    fix: ['Use un código de /v1/catalogs/unidad-medida.', 'Use a code of /v1/catalogs/unidad-medida.'],
  },
  value: {
    cause: [
      'El valor del impuesto no sale de su base y su tarifa.',
      'The value of the tax does not follow from base and rate.',
    ],
    fix: ['Calcule value = base × rate / 100, a dos decimales.', 'Compute value = base × rate / 100, to two decimals.'],
  },
} as const;
