import { apiTaxCode, taxOf, unitOf } from '../catalogs/api-codes.js';
import { taxCodes } from '../catalogs/code-lists.js';
import { namedTaxes, taxesAtRate } from '../catalogs/tax-names.js';
import { OTHER_LEVY, type Tax, usualRates } from '../catalogs/taxes.js';
import { unitFaults, unknownCode } from '../catalogs/unknown-code.js';
import type { TaxSubtotal, TaxTotal } from '../document/fiscal-document.js';
import { isFree } from '../document/line.js';
import { computedTax, repeatedTaxes, taxAgrees, type TaxBasis, unitsEach } from '../document/tax.js';
import { TOLERANCE } from '../document/tolerance.js';
import type { TaxDraft } from '../request/draft.js';
import { computedAmountFix } from '../values/computed-amount.js';
import { type Fault, fault } from '../values/fault.js';
import { amount, decimal, percentOf, plain, ZERO } from '../values/money.js';
import { propose } from '../values/proposal.js';
import { sentences, type Words } from '../values/words.js';
import { ourSum } from './monetary-total.js';
import {
  type DianRule,
  idOf,
  IN_REQUEST,
  type LineCheck,
  type LineRule,
  lineRule,
  NOTHING,
  type Objection,
  rule,
  unless,
} from './rule.js';
import { taxTexts } from './tax-texts.js';
import { baseOfRate, partsByUnit, rateForm, taxUnit } from './tax-total.js';

export const lineTaxesOnce: LineRule = lineRule(
  'FAX01',
  {
    pointer: '#/lines',
    checks: [
      'Un solo grupo por tributo en la línea; ninguno si el bien está excluido.',
      'One group for each tax on a line; none if the good is excluded.',
    ],
    ...taxTexts.once,
  },
  {
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
                  rule: lineTaxesOnce.id,
                },
              ),
            ]
          : [];
      });
    },
  },
);

export const taxValue: DianRule = rule(
  'FAX07',
  {
    pointer: '#/lines',
    checks: [
      'Tributo de la línea = base × tarifa, con tolerancia de 2,00.',
      'Tax of a line = base × rate, with a tolerance of 2.00.',
    ],
    ...taxTexts.value,
  },
  IN_REQUEST,
);

const lineTaxUnit: DianRule = rule(
  'FAX10',
  {
    pointer: '#/lines',
    checks: ['La unidad de un tributo por unidad está en la lista.', 'The unit of a tax by unit is in the list.'],
    ...taxTexts.unit,
  },
  IN_REQUEST,
);

const unlisted = ({ code, name }: TaxTotal, subtotal: TaxSubtotal, line: number): readonly Objection[] => {
  const rates = usualRates.get(code);
  if (subtotal.kind === 'nominal' || rates === undefined) return NOTHING;
  return unless(
    rates.some((rate) => Number(rate) === Number(subtotal.rate)),
    () => ({
      en: `${subtotal.rate} is not a rate of ${name}: ${rates.join(', ')}.`,
      es: `${subtotal.rate} no es una tarifa de ${name}: ${rates.join(', ')}.`,
    }),
    `#/lines/${String(line)}/taxes`,
  );
};

export const listedRate: DianRule = rule(
  'FAX14',
  {
    pointer: '#/lines',
    checks: ['La tarifa de IVA o de INC está en la lista.', 'The rate of IVA or INC is in the list.'],
    ...taxTexts.rateListed,
  },
  // The request is refused for a rate of IVA that is not in the list; DIAN only remarks on one of INC.
  ({ lines }) =>
    lines.flatMap(({ taxTotals }, index) =>
      taxTotals.flatMap((tax) => tax.subtotals.flatMap((subtotal) => unlisted(tax, subtotal, index))),
    ),
);

const listedTax: DianRule = rule(
  'FAX16 FAX17',
  {
    pointer: '#/lines',
    checks: ['Código y nombre del tributo son de la tabla.', 'Code and name of the tax are of the table.'],
    ...taxTexts.listed,
  },
  IN_REQUEST,
);

/** Rules on the taxes of each line. */
export const lineTaxRules: readonly DianRule[] = [
  lineTaxesOnce,
  rule(
    'FAX02',
    {
      pointer: '#/lines',
      checks: ['El tributo de la línea es la suma de sus tarifas.', 'The tax of a line is the sum of its rates.'],
      cause: ['El total del tributo de la línea no es su suma.', 'The total of the line’s tax is not its sum.'],
      ...ourSum,
    },
    IN_REQUEST,
  ),
  rule(
    'FAX04',
    {
      pointer: '#/lines',
      checks: ['Un subtotal por tarifa en la línea.', 'One subtotal for each rate on a line.'],
      cause: ['Una tarifa aparece dos veces en la línea.', 'A rate stands twice on the line.'],
      ...ourSum,
    },
    IN_REQUEST,
  ),
  taxValue,
  lineTaxUnit,
  listedRate,
  listedTax,
];

/** Faults of one tax of a line, which is at the pointer `at`. */
export const lineTaxFaults = (tax: TaxDraft, at: string): Fault[] => {
  const known = taxOf(tax.code);
  if (known === undefined) return [unknownCode(`${at}/code`, tax.code, taxCodes, listedTax.id)];
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
export const levyName: LineCheck = {
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
            rule: idOf(listedTax, 'FAX17'),
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
  rate: listedRate.id,
  base: baseOfRate.id,
  per_unit_amount: idOf(partsByUnit, 'FAX09'),
  base_quantity: idOf(partsByUnit, 'FAX09'),
  unit_code: lineTaxUnit.id,
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
  const ofRate = rateFaults(known, tax.rate, `${at}/rate`, listedRate.id);
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
  if (fixedUnit === undefined || unitOf(given) === fixedUnit.code) return unitFaults(given, place, taxUnit.id);
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
        rule: taxUnit.id,
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
        rule: taxValue.id,
      },
    ),
  ];
};

/**
 * The base of a tax does not include the tax itself. DIAN compares no base with its line, since laws set other bases too;
 * but the line with its own tax added is none of them.
 */
export const taxBase: LineCheck = {
  reads: ['line_extension_amount', 'taxes', 'unit_price'],
  check: ({ line_extension_amount: net, unit_price: unitPrice, taxes = [] }, at) => {
    const [tax, ...others] = taxes;
    if (tax?.rate === undefined || tax.base === undefined || others.length > 0 || isFree({ unitPrice })) return [];
    const known = taxOf(tax.code);
    if (known === undefined || known === 'none' || known.kind !== 'percent') return [];
    const own = percentOf(decimal(net), tax.rate);
    if (amount(own) === amount(ZERO) || tax.base !== amount(decimal(net).plus(own))) return [];
    return [withTaxInIt(`${at}/taxes/0/base`, { name: known.name, base: tax.base, net, value: amount(own) })];
  },
};

const withTaxInIt = (
  at: string,
  {
    name,
    base,
    net,
    value,
  }: { readonly name: string; readonly base: string; readonly net: string; readonly value: string },
): Fault =>
  fault(
    at,
    'implausible_amount',
    {
      en: `${base} is the line with its ${name} added: a tax is not on itself.`,
      es: `${base} es la línea con su ${name} incluido: un tributo no se calcula sobre sí mismo.`,
    },
    {
      fix: sentences([propose('amount_without_tax', net), propose('amount_without_tax', value, { field: 'value' })]),
    },
  );

const MOST_DECIMALS = 3;

const HUNDRED = decimal('100');

/** DIAN only remarks on a rate of INC that its list lacks: `rate-warnings` tells it. */
const INC = '04';

/**
 * FAS14, FAX14: a rate is a percentage of at most three decimals; that of IVA is in DIAN's list. A fraction (0.19) is
 * told its percentage, a rate that another tax has is told that tax.
 */
export const rateFaults = (tax: Tax, given: string, at: string, listed: string): Fault[] => {
  const rate = plain(given);
  const rates = usualRates.get(tax.code);
  if (rates?.includes(rate)) return [];
  const isPercentage = decimals(rate) <= MOST_DECIMALS && decimal(rate).lte(HUNDRED);
  const percentage = percentageOf(rates ?? [], rate);
  if (isPercentage && (rates === undefined || (tax.code === INC && percentage === undefined))) return [];
  return [
    fault(
      at,
      'unknown_rate',
      {
        en: `${given} is not a rate of ${tax.name}: it is a percentage${rates ? `, one of ${rates.join(', ')}` : ', at most 100, with at most three decimals'}.`,
        es: `${given} no es una tarifa de ${tax.name}: es un porcentaje${rates ? `, uno de ${rates.join(', ')}` : ', a lo sumo 100, con a lo sumo tres decimales'}.`,
      },
      {
        fix: percentage === undefined ? otherRate(tax, rates, rate) : propose('fraction_of_rate', percentage),
        rule: rates === undefined ? rateForm.id : listed,
      },
    ),
  ];
};

const decimals = (rate: string): number => rate.length - rate.indexOf('.') - 1;

/** Returns the rate that is written as a fraction: 19.00 for 0.19. */
const percentageOf = (rates: readonly string[], given: string): string | undefined =>
  decimal(given).gt('0') ? rates.find((rate) => decimal(rate).eq(decimal(given).times(HUNDRED))) : undefined;

const otherRate = (tax: Tax, rates: readonly string[] | undefined, rate: string): Words => {
  if (rates === undefined)
    return {
      en: 'A rate is a percentage: 9.66 per thousand is 0.966.',
      es: 'Una tarifa es un porcentaje: 9,66 por mil es 0.966.',
    };
  const others = tax.kind === 'withholding' ? [] : taxesAtRate(rate).filter((code) => code !== tax.code);
  const own = {
    en: `${apiTaxCode(tax.code)} (${tax.name}) has ${rates.join(', ')}.`,
    es: `${apiTaxCode(tax.code)} (${tax.name}) tiene ${rates.join(', ')}.`,
  };
  if (others.length === 0) return own;
  const named = namedTaxes(others);
  return {
    en: `${rate} is a rate of ${named.en}: if the sale bears that tax, correct the code. ${own.en}`,
    es: `${rate} es una tarifa de ${named.es}: si la venta causa ese tributo, corrija el código. ${own.es}`,
  };
};
