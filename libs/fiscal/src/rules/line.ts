import { unitFaults } from '../catalogs/unknown-code.js';
import { exceedsBase } from '../document/allowance.js';
import type { FiscalDocument } from '../document/fiscal-document.js';
import { grossAmount, isFree, isQuantity, lineAmount as requiredLineAmount } from '../document/line.js';
import { agrees, TOLERANCE } from '../document/tolerance.js';
import type { LineDraft, TaxDraft } from '../request/draft.js';
import { computedAmountFix } from '../values/computed-amount.js';
import { type Fault, fault } from '../values/fault.js';
import { amount, type Decimal, decimal, plain, total, ZERO } from '../values/money.js';
import { propose } from '../values/proposal.js';
import { readAsThousands } from '../values/thousands.js';
import type { Words } from '../values/words.js';
import { aiuContract } from './aiu.js';
import { noNegative, ourSum } from './monetary-total.js';
import {
  type DianRule,
  type ComposedCheck,
  idOf,
  IN_REQUEST,
  type LineRule,
  lineRule,
  type Objection,
  rule,
  unless,
  written,
} from './rule.js';

type Line = FiscalDocument['lines'][number];

export const onLine =
  (check: (line: Line, at: string, index: number) => readonly Objection[]): ComposedCheck =>
  ({ lines }) =>
    lines.flatMap((line, index) => check(line, `#/lines/${String(index)}`, index));

export const LINE = '/*/*[self::cac:InvoiceLine or self::cac:CreditNoteLine or self::cac:DebitNoteLine]';

export const quantityPositive: LineRule = lineRule(
  'FAV04b FAV04',
  {
    pointer: '#/lines',
    checks: ['La cantidad es mayor que cero.', 'The quantity is above zero.'],
    cause: ['La cantidad falta, es cero o negativa.', 'The quantity is missing, zero or negative.'],
    fix: ['Escriba la cantidad.', 'Write the quantity.'],
  },
  {
    reads: ['quantity'],
    check: (line, at) =>
      isQuantity(line.quantity)
        ? []
        : [
            fault(
              `${at}/quantity`,
              'must_be_positive',
              { en: 'A quantity is greater than zero.', es: 'Una cantidad es mayor que cero.' },
              {
                fix: {
                  en: 'Write how many were sold, for example "1.00".',
                  es: 'Escriba cuántos se vendieron, por ejemplo "1.00".',
                },
                rule: idOf(quantityPositive, 'FAV04'),
              },
            ),
          ],
  },
);

export const lineUnit: LineRule = lineRule(
  'FAV05',
  {
    pointer: '#/lines',
    checks: ['La unidad está en la lista de la DIAN.', 'The unit is in DIAN’s list.'],
    cause: [
      'La lista de la DIAN no tiene ese código, aunque UN/ECE sí (MON, M2, AS).',
      'DIAN’s list lacks that code, although UN/ECE has it (MON, M2, AS).',
    ],
    fix: [
      'Use 94 (unidad), LUN (mes), MTK (m²) u otro de /v1/catalogs/unidad-medida.',
      'Use 94 (unit), LUN (month), MTK (m²) or another of /v1/catalogs/unidad-medida.',
    ],
  },
  {
    reads: ['unit_code'],
    check: ({ unit_code: code }, at) => unitFaults(code, `${at}/unit_code`, lineUnit.id),
  },
);

export const lineAmount: LineRule = lineRule(
  'FAV06',
  {
    pointer: '#/lines',
    checks: [
      'Línea = precio × cantidad − descuentos + cargos, sin tributos.',
      'Line = price × quantity − discounts + charges, without taxes.',
    ],
    cause: [
      'El valor de la línea incluye el impuesto, o no sale de cantidad y precio.',
      'The amount of the line has its tax in it, or does not follow from quantity and price.',
    ],
    fix: [
      'Escriba line_extension_amount sin impuestos; si no los incluye, revise cantidad, precio, descuentos y cargos.',
      'Write line_extension_amount without taxes; where it has none, check quantity, price, discounts and charges.',
    ],
  },
  {
    reads: ['quantity', 'unit_price', 'line_extension_amount', 'allowances', 'charges'],
    check: (line, at) => {
      const { quantity, unit_price: unitPrice, allowances = [], charges = [] } = line;
      if (!isQuantity(quantity)) return []; // It has a fault of its own.
      const computed = requiredLineAmount({ quantity, unitPrice, allowances, charges });
      if (computed.lt(ZERO) && !agrees(ZERO, computed)) {
        const gross = grossAmount({ quantity, unitPrice });
        if (allowances.some((item) => exceedsBase(item, gross))) return []; // It has a fault of its own.
        return [
          fault(
            `${at}/allowances`,
            'allowance_exceeds_line',
            {
              en: 'The discounts of the line are greater than its amount.',
              es: 'Los descuentos de la línea superan su valor.',
            },
            {
              fix: {
                en: `Correct the discounts: in all they are ${amount(gross)} at most, which is quantity × unit_price.`,
                es: `Corrija los descuentos: en total son ${amount(gross)} a lo sumo, que es quantity × unit_price.`,
              },
              rule: noNegative.id,
            },
          ),
        ];
      }
      const given = decimal(line.line_extension_amount);
      const right = amount(computed);
      const taxed = taxInside(line, given, decimal(right));
      if (taxed) return [taxInTotal(line, at, right)];
      if (agrees(given, computed)) return [];
      return [
        fault(
          `${at}/line_extension_amount`,
          'amount_mismatch',
          {
            en: `quantity × unit_price − allowances + charges is ${right}, not ${line.line_extension_amount} (tolerance ${TOLERANCE}).`,
            es: `quantity × unit_price − allowances + charges da ${right}, no ${line.line_extension_amount} (tolerancia ${TOLERANCE}).`,
          },
          {
            fix:
              thousandsMisread(line) ??
              (isTaxBase(line)
                ? AGREES_WITH_TAX
                : computedAmountFix({ given: line.line_extension_amount, right }, [
                    'quantity',
                    'unit_price',
                    'allowances',
                    'charges',
                  ])),
            rule: lineAmount.id,
          },
        ),
      ];
    },
  },
);

/**
 * Names the quantity or price whose point the line takes for one of thousands; undefined if there is none. Nothing is
 * proposed: the line may be the one that is wrong.
 */
const thousandsMisread = (line: LineDraft): Words | undefined => {
  const { quantity, unit_price: unitPrice, line_extension_amount: net, allowances = [], charges = [] } = line;
  const field = (['unit_price', 'quantity'] as const).find((name) => {
    const read = readAsThousands(line[name]);
    const parts = { quantity, unitPrice, allowances, charges };
    const reading = { ...parts, [name === 'quantity' ? 'quantity' : 'unitPrice']: read ?? '' };
    return read !== undefined && agrees(decimal(net), requiredLineAmount(reading));
  });
  if (field === undefined) return undefined;
  const [written, read] = [line[field], readAsThousands(line[field]) ?? ''];
  return {
    en: `The line agrees with ${field} read as ${read}; the point of "${written}" parts decimals, so that it is ${plain(written)}. If you mean ${read}, leave the separator of thousands out; else correct the line.`,
    es: `La línea coincide con ${field} leído como ${read}; el punto de "${written}" separa decimales, así que es ${plain(written)}. Si se trata de ${read}, quite el separador de miles; si no, corrija la línea.`,
  };
};

/** Whether a tax of the line is on the amount that was written: then it is right, and what it is computed from is not. */
const isTaxBase = ({ line_extension_amount: net, taxes }: LineDraft): boolean =>
  Array.isArray(taxes) && taxes.some((tax: Partial<TaxDraft> | null) => tax?.base === net);

const AGREES_WITH_TAX: Words = {
  en: 'The base of its tax agrees with line_extension_amount: look at quantity, unit_price, allowances and charges first.',
  es: 'La base de su tributo coincide con line_extension_amount: revise primero quantity, unit_price, allowances y charges.',
};

/** Whether the given amount is the line with its taxes; DIAN's LineExtensionAmount is without them. */
const taxInside = (line: LineDraft, given: Decimal, computed: Decimal): boolean => {
  if (given.eq(computed)) return false;
  const taxes = taxesOf(line);
  return taxes.gt(ZERO) && given.eq(computed.plus(taxes));
};

/** Sum of the line's taxes. A tax that the schema has refused counts as zero: it has a fault of its own. */
const taxesOf = (line: LineDraft): Decimal => {
  const taxes: unknown = line.taxes;
  if (!Array.isArray(taxes)) return ZERO;
  return total(taxes.map((tax: Partial<TaxDraft> | null) => tax?.value).filter(isAmount));
};

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,15}\.\d{2}$/.test(value);

const taxInTotal = (line: LineDraft, at: string, right: string): Fault =>
  fault(
    `${at}/line_extension_amount`,
    'tax_in_line_total',
    {
      en: `${line.line_extension_amount} is the line with its tax; line_extension_amount is without tax, since the tax authority adds taxes up by themselves.`,
      es: `${line.line_extension_amount} es la línea con su impuesto; line_extension_amount va sin impuesto, pues la DIAN suma los tributos aparte.`,
    },
    {
      fix: propose('amount_without_tax', right, {
        rest: { en: '; the tax stays in taxes[].value', es: '; el impuesto queda en taxes[].value' },
      }),
      rule: lineAmount.id,
    },
  );

/** A line that is sold may say it too. A charge on the line (the packing of a gift) does not change that: the price counts. */
export const referencePrice: LineRule = lineRule(
  'FAW01..FAW05',
  {
    pointer: '#/lines',
    checks: [
      'Una línea gratuita tiene precio de referencia y su tipo (01, 02, 03).',
      'A free line has a reference price and its type (01, 02, 03).',
    ],
    cause: ['La línea gratuita no dice lo que valdría.', 'The free line does not say what it would cost.'],
    fix: ['Escriba reference_price con amount y type.', 'Write reference_price with amount and type.'],
  },
  {
    reads: ['unit_price', 'reference_price'],
    check: (line, at) => {
      if (isFree({ unitPrice: line.unit_price }) && line.reference_price === undefined)
        return [referencePriceMissing(at)];
      if (line.reference_price !== undefined && decimal(line.reference_price.amount).eq(ZERO))
        return [
          fault(
            `${at}/reference_price/amount`,
            'must_be_positive',
            { en: 'A reference price is greater than zero.', es: 'Un precio de referencia es mayor que cero.' },
            {
              fix: { en: 'Write what one unit would cost.', es: 'Escriba lo que costaría una unidad.' },
              rule: idOf(referencePrice, 'FAW03'),
            },
          ),
        ];
      return [];
    },
  },
);

const referencePriceMissing = (at: string): Fault =>
  fault(
    `${at}/reference_price`,
    'required',
    {
      en: 'A line with unit_price 0.00 needs the price that it would have had.',
      es: 'Una línea con unit_price 0.00 necesita el precio que habría tenido.',
    },
    {
      fix: {
        en: 'Write reference_price with amount and type (01 commercial value), and its taxes on that price.',
        es: 'Escriba reference_price con amount y type (01 valor comercial), y los tributos sobre ese precio.',
      },
      rule: idOf(referencePrice, 'FAW03'),
    },
  );

/** Rules on number, quantity, unit and amount of a line. */
const amountRules: readonly DianRule[] = [
  rule(
    'FAV01',
    {
      pointer: '#/lines',
      checks: ['Hay al menos una línea, y cada una tiene número.', 'There is a line at least, and each has a number.'],
      cause: ['El documento no tiene líneas.', 'The document has no lines.'],
      fix: ['Escriba al menos una línea.', 'Write one line at least.'],
    },
    IN_REQUEST,
  ),
  rule(
    'FAV02',
    {
      pointer: '#/lines',
      checks: ['Las líneas se numeran desde 1.', 'Lines are numbered from 1.'],
      cause: ['El número de una línea se repite o falta.', 'The number of a line stands twice or is missing.'],
      ...ourSum,
    },
    onLine(({ id }, at, index) =>
      unless(
        id === String(index + 1),
        () => ({
          en: `Line ${String(index + 1)} bears the number ${id}.`,
          es: `La línea ${String(index + 1)} lleva el número ${id}.`,
        }),
        at,
      ),
    ),
  ),
  aiuContract,
  quantityPositive,
  lineUnit,
  lineAmount,
];

/** Rules on the price of a line. */
const priceRules: readonly DianRule[] = [
  referencePrice,
  rule(
    'FBB02',
    {
      pointer: '#/lines',
      checks: ['El precio tiene a lo sumo seis decimales.', 'The price has at most six decimals.'],
      cause: ['El precio tiene más decimales.', 'The price has more decimals.'],
      fix: ['Redondee unit_price a seis decimales.', 'Round unit_price to six decimals.'],
    },
    IN_REQUEST,
  ),
  written(
    'FBB04 FBB05',
    [
      'La cantidad base del precio es la de la línea, en su unidad.',
      'The base quantity of the price is that of the line, in its unit.',
    ],
    LINE,
    'cac:Price/cbc:BaseQuantity=(cbc:InvoicedQuantity | cbc:CreditedQuantity | cbc:DebitedQuantity) and cac:Price/cbc:BaseQuantity/@unitCode=(cbc:InvoicedQuantity | cbc:CreditedQuantity | cbc:DebitedQuantity)/@unitCode',
    '#/lines',
  ),
];

/** Rules on the lines, their prices and their products; those on their taxes are in tax-totals.ts. */
export const lineRules: readonly DianRule[] = [...amountRules, ...priceRules];
