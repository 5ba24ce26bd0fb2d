import { taxOf, unitOf } from '../../catalogs/api-codes.js';
import { taxCodes } from '../../catalogs/code-lists.js';
import { OTHER_LEVY, type Tax } from '../../catalogs/taxes.js';
import type { TaxDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount, decimal, ZERO } from '../../values/money.js';
import { propose } from '../../values/proposal.js';
import type { Words } from '../../values/words.js';
import { computedAmountFix } from '../checks/computed-amount.js';
import type { LineRule } from '../checks/rule.js';
import { computedTax, repeatedTaxes, type TaxBasis, taxAgrees, unitsEach } from '../../document/rules/tax.js';
import { TOLERANCE } from '../../document/rules/tolerance.js';
import { unknownCode } from '../checks/unknown-code.js';
import { rateFaults } from '../checks/tax-rate.js';
import { unitFaults } from '../checks/unit.js';

/** Faults of one tax of a line, which is at the pointer `at`. */
export const lineTaxFaults = (tax: TaxDraft, at: string): Fault[] => {
  const known = taxOf(tax.code);
  if (known === undefined) return [unknownCode(`${at}/code`, tax.code, taxCodes, 'FAX16')];
  if (known === 'none') return noTaxFaults(tax, at);
  switch (known.kind) {
    case 'percent':
      return percentFaults(tax, known, at);
    case 'nominal':
      return nominalFaults(tax, known, at);
    case 'withholding':
      return [
        fault(
          `${at}/code`,
          'wrong_tax_kind',
          {
            en: `${known.name} is withheld by the buyer: it is no tax of a line.`,
            es: `${known.name} lo retiene el adquirente: no es un tributo de una línea.`,
          },
          {
            fix: {
              en: 'Move it to withholdings of the invoice.',
              es: 'Muévalo a withholdings de la factura.',
            },
          },
        ),
      ];
    case 'party':
      return [
        fault(
          `${at}/code`,
          'wrong_tax_kind',
          {
            en: `${known.code} (${known.name}) says what a party answers for, not a tax of a line.`,
            es: `${known.code} (${known.name}) dice de qué responde una parte; no es un tributo de una línea.`,
          },
          {
            fix: {
              en: 'Write the taxes one by one: 01 (IVA), 04 (INC); leave taxes out for an excluded good.',
              es: 'Escriba los tributos uno por uno: 01 (IVA), 04 (INC); omita taxes si el bien está excluido.',
            },
          },
        ),
      ];
  }
};

/** FAS17: only a levy that DIAN's table lacks (dian:ZZ) has a name of its own. */
export const levyName: LineRule = {
  reads: ['taxes'],
  check: ({ taxes = [] }, at) =>
    taxes.flatMap(({ code, name }, index): Fault[] => {
      const known = taxOf(code);
      if (name === undefined || known === undefined) return [];
      if (known !== 'none' && (known.code === OTHER_LEVY || known.name.toLowerCase() === name.toLowerCase())) return [];
      return [
        fault(
          `${at}/taxes/${index}/name`,
          'not_applicable',
          {
            en: `The name of tax ${code} is that of DIAN's table.`,
            es: `El nombre del tributo ${code} es el de la tabla de la DIAN.`,
          },
          {
            fix: {
              en: 'Leave name out, or write code "dian:ZZ" for a levy that the table lacks.',
              es: 'Omita name, o escriba code "dian:ZZ" si es un tributo que la tabla no tiene.',
            },
            rule: 'FAX17',
          },
        ),
      ];
    }),
};

/** ZZ means that there is no tax, so it has no amounts. */
const noTaxFaults = (tax: TaxDraft, at: string): Fault[] =>
  (['rate', 'base', 'value', 'per_unit_amount', 'base_quantity'] as const).flatMap((field) => {
    const given = tax[field];
    return given === undefined || decimal(given).eq(ZERO)
      ? []
      : [
          fault(
            `${at}/${field}`,
            'no_tax_with_amounts',
            {
              en: `ZZ means no tax; its ${field} is 0.00, not ${given}.`,
              es: `ZZ significa sin tributo; su ${field} es 0.00, no ${given}.`,
            },
            {
              fix: {
                en: 'Correct the code if there is a tax (01 at rate 0.00 for an exempt good, dian:ZZ with its name for a levy that DIAN does not list); else the amount is 0.00.',
                es: 'Corrija el código si hay un tributo (01 con rate 0.00 para un bien exento, dian:ZZ con su nombre para uno que la DIAN no lista); si no, el valor es 0.00.',
              },
            },
          ),
        ];
  });

const BY_UNIT = ['per_unit_amount', 'base_quantity', 'unit_code'] as const;
const BY_RATE = ['rate', 'base'] as const;

/** DIAN's rule on a part that is missing. */
const PARTS: Readonly<Record<(typeof BY_UNIT | typeof BY_RATE)[number], string>> = {
  rate: 'FAX14',
  base: 'FAS05',
  per_unit_amount: 'FAX09',
  base_quantity: 'FAX09',
  unit_code: 'FAX10',
};

const MEANINGS: Readonly<Record<(typeof BY_UNIT | typeof BY_RATE)[number], Words>> = {
  rate: { en: 'the percentage, "19.00" for 19 %', es: 'el porcentaje, "19.00" para el 19 %' },
  base: {
    en: 'what the rate is applied to, mostly the line_extension_amount',
    es: 'el valor al que se aplica la tarifa, casi siempre line_extension_amount',
  },
  per_unit_amount: { en: 'the tariff of one unit, "73.00"', es: 'la tarifa de una unidad, "73.00"' },
  base_quantity: { en: 'how many units are taxed, "2.00"', es: 'cuántas unidades se gravan, "2.00"' },
  unit_code: { en: 'the unit that is taxed, "94"', es: 'la unidad que se grava, "94"' },
};

const missing = (tax: TaxDraft, at: string, known: Tax, fields: readonly (keyof typeof MEANINGS)[]): Fault[] =>
  fields
    .filter((field) => tax[field] === undefined)
    .map((field) =>
      fault(
        `${at}/${field}`,
        'required',
        {
          en: `${known.name} (${tax.code}) needs ${field}.`,
          es: `${known.name} (${tax.code}) necesita ${field}.`,
        },
        {
          fix: { en: `Write ${field}: ${MEANINGS[field].en}.`, es: `Escriba ${field}: ${MEANINGS[field].es}.` },
          rule: PARTS[field],
        },
      ),
    );

const needless = (tax: TaxDraft, at: string, detail: Words, fields: readonly (keyof TaxDraft)[]): Fault[] =>
  fields
    .filter((field) => tax[field] !== undefined)
    .map((field) =>
      fault(`${at}/${field}`, 'wrong_tax_kind', detail, { fix: { en: `Leave ${field} out.`, es: `Omita ${field}.` } }),
    );

const percentFaults = (tax: TaxDraft, known: Tax, at: string): Fault[] => {
  const faults = [
    ...missing(tax, at, known, BY_RATE),
    ...needless(
      tax,
      at,
      {
        en: `${known.name} is a percentage of its base, not an amount by unit.`,
        es: `${known.name} es un porcentaje de su base, no un valor por unidad.`,
      },
      BY_UNIT,
    ),
  ];
  if (tax.rate === undefined) return faults;
  const ofRate = rateFaults(known, tax.rate, `${at}/rate`);
  // The value cannot agree with a rate that is wrong itself.
  if (ofRate.length > 0 || tax.base === undefined) return [...faults, ...ofRate];
  return [...faults, ...valueFaults(tax, at, { base: decimal(tax.base), rate: tax.rate }, 'base × rate / 100')];
};

const nominalFaults = (tax: TaxDraft, known: Tax, at: string): Fault[] => {
  const faults = [
    ...missing(tax, at, known, BY_UNIT),
    ...needless(
      tax,
      at,
      {
        en: `${known.name} is an amount by unit: it has no rate and no base in money.`,
        es: `${known.name} es un valor por unidad: no tiene tarifa ni base en dinero.`,
      },
      BY_RATE,
    ),
    ...nominalUnitFaults(tax, known, at),
  ];
  if (tax.per_unit_amount === undefined || tax.base_quantity === undefined) return faults;
  const basis = {
    perUnitAmount: decimal(tax.per_unit_amount),
    baseQuantity: decimal(tax.base_quantity),
    each: unitsEach(known.code),
  };
  const { each } = known.fixedUnit ?? { each: '1' };
  const formula = `per_unit_amount × base_quantity${each === '1' ? '' : ` / ${each}`}`;
  return [...faults, ...valueFaults(tax, at, basis, formula)];
};

/** FAS09 to FAS12: the unit of a tax is one of DIAN's list; IBUA counts millilitres. */
const nominalUnitFaults = ({ unit_code: given }: TaxDraft, { name, fixedUnit }: Tax, at: string): Fault[] => {
  if (given === undefined) return [];
  const place = `${at}/unit_code`;
  if (fixedUnit === undefined || unitOf(given) === fixedUnit.code) return unitFaults(given, place, 'FAS10');
  const { code, each } = fixedUnit;
  return [
    fault(
      place,
      'unknown_code',
      {
        en: `${name} is counted in ${code}: base_quantity is all of it on the line, per_unit_amount the tariff of ${each}.`,
        es: `${name} se cuenta en ${code}: base_quantity es el total de la línea, per_unit_amount la tarifa de ${each}.`,
      },
      {
        fix: propose('fixed_unit', code, {
          rest: {
            en: ', and all of it in base_quantity: a bottle of 1.5 litres has 1500.00',
            es: ', y el total en base_quantity: una botella de 1,5 litros tiene 1500.00',
          },
        }),
        rule: 'FAS10',
      },
    ),
  ];
};

/** FAX07, in the caller's words: the value agrees with what it is computed from. */
const valueFaults = (tax: TaxDraft, at: string, basis: TaxBasis, formula: string): Fault[] => {
  if (taxAgrees(decimal(tax.value), basis)) return [];
  const right = amount(computedTax(basis));
  const fields = 'rate' in basis ? BY_RATE : BY_UNIT;
  return [
    fault(
      `${at}/value`,
      'amount_mismatch',
      {
        en: `${formula} is ${right}, not ${tax.value} (tolerance ${TOLERANCE}).`,
        es: `${formula} da ${right}, no ${tax.value} (tolerancia ${TOLERANCE}).`,
      },
      {
        fix: computedAmountFix({ given: tax.value, right }, [fields[0], fields[1]]),
        rule: 'FAX07',
      },
    ),
  ];
};

/** FAX01: a line has each tax once; "no tax" stands alone. */
export const lineTaxesOnce: LineRule = {
  reads: ['taxes'],
  check: (line, at) => {
    const taxes = line.taxes ?? [];
    if (taxes.length < 2) return [];
    const listed = taxes.map((tax) => taxOf(tax.code));
    const repeated = repeatedTaxes(listed.map((known) => (known === 'none' ? undefined : known?.code)));
    return listed.flatMap((known, index) => {
      if (known === undefined) return [];
      const place = `${at}/taxes/${index}/code`;
      if (known === 'none')
        return [
          fault(
            place,
            'conflicting_fields',
            {
              en: 'ZZ says that the line has no tax, and other taxes are written beside it.',
              es: 'ZZ dice que la línea no tiene tributos, y a su lado hay otros.',
            },
            { fix: { en: 'Leave ZZ out.', es: 'Omita ZZ.' } },
          ),
        ];
      return repeated.has(index)
        ? [
            fault(
              place,
              'duplicate_tax',
              {
                en: `The line has ${known.name} (DIAN's ${known.code}) already.`,
                es: `La línea ya tiene ${known.name} (código ${known.code} de la DIAN).`,
              },
              {
                fix: {
                  en: 'Add the two up, remove one of them, or split the line if the rates differ.',
                  es: 'Súmelos, quite uno de los dos, o divida la línea si las tarifas son distintas.',
                },
                rule: 'FAX01',
              },
            ),
          ]
        : [];
    });
  },
};
