import { ALLOWANCE_REASONS, type AllowanceKind, allowanceReasonOf } from '../catalogs/api-codes.js';
import { allowanceReasonCodesOf } from '../catalogs/code-lists.js';
import { unknownCode } from '../catalogs/unknown-code.js';
import { allowanceAgrees, exceedsBase, payableAmount } from '../document/allowance.js';
import type { AllowanceCharge, FiscalDocument } from '../document/fiscal-document.js';
import { grossAmount } from '../document/line.js';
import { TOLERANCE } from '../document/tolerance.js';
import type { AllowanceChargeDraft, CommonDraft } from '../request/draft.js';
import { computedAmountFix } from '../values/computed-amount.js';
import { type Fault, fault } from '../values/fault.js';
import { amount, type Decimal, decimal, percentOf, total, ZERO } from '../values/money.js';
import type { Words } from '../values/words.js';
import { noNegative, rated } from './monetary-total.js';
import {
  type DianRule,
  type ComposedCheck,
  type DraftCheck,
  idOf,
  IN_REQUEST,
  type LineCheck,
  type Objection,
  rule,
  written,
} from './rule.js';

const HEADER = '/*/cac:AllowanceCharge';

const LINES = '/*/*/cac:AllowanceCharge';

/** Discounts and charges of the document, with the pointer of each list. */
const ofHeader = ({ allowances, charges }: FiscalDocument): readonly Listed[] => [
  ['#/allowances', allowances],
  ['#/charges', charges],
];

const ofLines = ({ lines }: FiscalDocument): readonly Listed[] =>
  lines.flatMap(({ allowances, charges }, index): Listed[] => [
    [`#/lines/${String(index)}/allowances`, allowances],
    [`#/lines/${String(index)}/charges`, charges],
  ]);

type Listed = readonly [at: string, items: readonly AllowanceCharge[]];

const eachList =
  (
    listed: (document: FiscalDocument) => readonly Listed[],
    check: (items: readonly AllowanceCharge[], at: string) => readonly Objection[],
  ): ComposedCheck =>
  (document) =>
    listed(document).flatMap(([at, items]) => (items.length === 0 ? [] : check(items, at)));

const listed = (kind: AllowanceKind): string =>
  [...ALLOWANCE_REASONS[kind]].map(([code, name]) => `${code} (${name})`).join(', ');

const percentText = {
  cause: ['El valor no es el porcentaje de su base.', 'The amount is not the percentage of its base.'],
  fix: [
    'Corrija el que esté mal: amount = base × rate / 100.',
    'Correct the one that is wrong: amount = base × rate / 100.',
  ],
} as const;

export const allowanceReason: DianRule = rule(
  'FAQ04',
  {
    pointer: '#/allowances',
    checks: [
      'Un descuento o cargo del documento lleva un código de su lista.',
      'A discount or charge of the document has a code of its list.',
    ],
    cause: ['El código falta o no está en la lista.', 'The code is missing or not in the list.'],
    fix: [
      `Descuentos: ${listed('allowance')}. Cargos: ${listed('charge')}.`,
      `Discounts: ${listed('allowance')}. Charges: ${listed('charge')}.`,
    ],
  },
  IN_REQUEST,
);

const lineReason: DianRule = written(
  'FBE01 FBE02 FBE03 FBE04 FBE07',
  [
    'En una línea: consecutivo, indicador, motivo y moneda del documento.',
    'On a line: number, indicator, reason and currency of the document.',
  ],
  LINES,
  "cbc:ID=count(preceding-sibling::cac:AllowanceCharge)+1 and (cbc:ChargeIndicator='true' or cbc:ChargeIndicator='false') and cbc:AllowanceChargeReason and cbc:Amount/@currencyID=/*/cbc:DocumentCurrencyCode",
  '#/lines',
);

const factor: DianRule = written(
  'FAQ06 FBE05',
  [
    'Cada descuento o cargo dice el porcentaje que es de su base.',
    'Each discount or charge says the percentage that it is of its base.',
  ],
  `${HEADER} | ${LINES}`,
  'count(cbc:MultiplierFactorNumeric)=1',
  '#/allowances',
);

/** Rules on discounts and charges, of the document (FAQ) and of a line (FBE). */
export const allowanceRules: readonly DianRule[] = [
  written(
    'FAQ01 FAQ02',
    ['Descuentos y cargos se numeran desde 1.', 'Discounts and charges are numbered from 1.'],
    HEADER,
    'cbc:ID=count(preceding-sibling::cac:AllowanceCharge)+1',
    '#/allowances',
  ),
  written(
    'FAQ03',
    [
      'ChargeIndicator dice si es cargo (true) o descuento (false).',
      'ChargeIndicator tells a charge (true) from a discount (false).',
    ],
    HEADER,
    "cbc:ChargeIndicator='true' or cbc:ChargeIndicator='false'",
    '#/allowances',
  ),
  allowanceReason,
  factor,
  written(
    'FAQ05',
    ['Cada descuento o cargo dice su motivo.', 'Each discount or charge says its reason.'],
    HEADER,
    'string-length(cbc:AllowanceChargeReason)>0',
    '#/allowances',
  ),
  rule(
    'FAQ07',
    {
      pointer: '#/allowances',
      checks: ['Valor = base × porcentaje / 100.', 'Amount = base × percentage / 100.'],
      ...percentText,
    },
    eachList(ofHeader, rated),
  ),
  written(
    'FAQ08 FAQ09',
    ['Valor y base están en la moneda del documento.', 'Amount and base are in the currency of the document.'],
    HEADER,
    'cbc:Amount/@currencyID=/*/cbc:DocumentCurrencyCode and cbc:BaseAmount/@currencyID=/*/cbc:DocumentCurrencyCode',
    '#/allowances',
  ),
  rule(
    'FAQ10',
    {
      pointer: '#/allowances',
      checks: ['Un descuento no supera su base.', 'A discount does not exceed its base.'],
      cause: ['El descuento es mayor que su base.', 'The discount is greater than its base.'],
      fix: [
        'Corrija el que esté mal: un descuento no supera lo que descuenta.',
        'Correct the one that is wrong: a discount is not above what it is taken off.',
      ],
    },
    IN_REQUEST,
  ),
  lineReason,
  rule(
    'FBE06',
    {
      pointer: '#/lines',
      checks: ['En una línea: valor = base × porcentaje / 100.', 'On a line: amount = base × percentage / 100.'],
      ...percentText,
    },
    eachList(ofLines, rated),
  ),
  rule(
    'FBE08',
    {
      pointer: '#/lines',
      checks: ['Un descuento de la línea no supera su base.', 'A discount of a line does not exceed its base.'],
      cause: ['El descuento es mayor que su base.', 'The discount is greater than its base.'],
      fix: [
        'Corrija el que esté mal: un descuento no supera lo que descuenta.',
        'Correct the one that is wrong: a discount is not above what it is taken off.',
      ],
    },
    IN_REQUEST,
  ),
];

/** Where a discount or charge stands, and what it is taken from if it does not say it. */
interface Place {
  readonly kind: AllowanceKind;
  readonly usualBase: Decimal;
  readonly at: string;
  /** DIAN's rules on reason and factor there. */
  readonly rules: { readonly reason: string; readonly factor: string };
}

const HUNDRED = '100';

const OF_DOCUMENT = { reason: allowanceReason.id, factor: factor.id };

const OF_LINE = { reason: idOf(lineReason, 'FBE04'), factor: idOf(factor, 'FBE05') };

const itemFaults = (item: AllowanceChargeDraft, place: Place): Fault[] => {
  const base = item.base === undefined ? place.usualBase : decimal(item.base);
  return [
    ...reasonFaults(item, place),
    ...(decimal(item.rate ?? '0').gt('100') ? [above100(item, place)] : []),
    ...(exceedsItsBase(item, place) ? [greaterThanBase(item, base, place)] : rateFaults(item, base, place)),
  ];
};

const above100 = ({ rate = '' }: AllowanceChargeDraft, { at, rules }: Place): Fault =>
  fault(
    `${at}/rate`,
    'out_of_bounds',
    { en: `${rate} is more than 100 %.`, es: `${rate} es más del 100 %.` },
    {
      fix: {
        en: 'Leave rate and base out: they follow from the amount.',
        es: 'Omita rate y base: se deducen del valor.',
      },
      rule: rules.factor,
    },
  );

/** A charge may be greater than the line or the document that it is on, but not than a base that it names. */
const exceedsItsBase = (item: AllowanceChargeDraft, { kind, usualBase }: Place): boolean =>
  (kind === 'allowance' || (item.base !== undefined && decimal(item.base).gt(ZERO))) && exceedsBase(item, usualBase);

const reasonFaults = ({ reason_code: code }: AllowanceChargeDraft, { kind, at, rules }: Place): Fault[] =>
  code === undefined || allowanceReasonOf(kind, code) !== undefined
    ? []
    : [unknownCode(`${at}/reason_code`, code, allowanceReasonCodesOf[kind], rules.reason)];

const greaterThanBase = (item: AllowanceChargeDraft, base: Decimal, { kind, at, rules }: Place): Fault =>
  fault(
    `${at}/amount`,
    'allowance_exceeds_base',
    kind === 'allowance'
      ? {
          en: `The discount of ${item.amount} is greater than the ${amount(base)} that it is taken from.`,
          es: `El descuento de ${item.amount} es mayor que los ${amount(base)} de los que se resta.`,
        }
      : {
          en: `The charge of ${item.amount} is more than 100 % of its base of ${amount(base)}.`,
          es: `El cargo de ${item.amount} es más del 100 % de su base de ${amount(base)}.`,
        },
    {
      fix:
        kind === 'allowance'
          ? {
              en: `Correct the discount, which is ${amount(base)} at most, or the base.`,
              es: `Corrija el descuento, que es de ${amount(base)} a lo sumo, o la base.`,
            }
          : {
              en: 'Leave base and rate out: the amount of a charge may be any, and is then its own base.',
              es: 'Omita base y rate: el valor de un cargo puede ser cualquiera, y es entonces su propia base.',
            },
      rule: rules.factor,
    },
  );

const rateFaults = ({ rate, amount: given }: AllowanceChargeDraft, base: Decimal, { at, rules }: Place): Fault[] => {
  if (rate === undefined || allowanceAgrees(decimal(given), base, rate)) return [];
  const computed = amount(percentOf(base, rate));
  return [
    fault(
      `${at}/amount`,
      'amount_mismatch',
      {
        en: `${rate} % of ${amount(base)} is ${computed}, not ${given} (tolerance ${TOLERANCE}).`,
        es: `El ${rate} % de ${amount(base)} es ${computed}, no ${given} (tolerancia ${TOLERANCE}).`,
      },
      {
        fix: rateFix(rate, { given, right: computed }, at),
        rule: rules.factor,
      },
    ),
  ];
};

/** In a line, the amount decides what the line comes to: it is not proposed anew, for the rate may be the one that is wrong. */
const rateFix = (rate: string, amounts: { readonly given: string; readonly right: string }, at: string): Words => {
  if (decimal(rate).gt(HUNDRED))
    return { en: 'Correct rate, which is 100.00 at most.', es: 'Corrija rate, que es 100.00 a lo sumo.' };
  if (at.startsWith('#/lines/'))
    return {
      en: `Correct rate, base or amount (${amounts.right} by rate and base), or leave rate out if the amount was agreed.`,
      es: `Corrija rate, base o amount (${amounts.right} según rate y base), u omita rate si se acordó el valor.`,
    };
  return computedAmountFix(amounts, ['rate', 'base'], {
    en: ', or leave rate out if the amount was agreed',
    es: ', u omita rate si se acordó el valor',
  });
};

const listFaults = (items: readonly AllowanceChargeDraft[] | undefined, place: Place): Fault[] =>
  (items ?? []).flatMap((item, index) => itemFaults(item, { ...place, at: `${place.at}/${index}` }));

export const lineAllowances: LineCheck = {
  reads: ['allowances', 'charges', 'quantity', 'unit_price'],
  check: (line, at) => {
    if (line.allowances === undefined && line.charges === undefined) return [];
    const usualBase = grossAmount({ quantity: line.quantity, unitPrice: line.unit_price });
    const place = { usualBase, rules: OF_LINE };
    return [
      ...listFaults(line.allowances, { ...place, kind: 'allowance', at: `${at}/allowances` }),
      ...listFaults(line.charges, { ...place, kind: 'charge', at: `${at}/charges` }),
    ];
  },
};

export const lineSum = ({ lines }: Pick<CommonDraft, 'lines'>): Decimal =>
  total(lines.map((line) => line.line_extension_amount));

export const documentAllowances: DraftCheck = {
  reads: ['allowances', 'charges', 'lines'],
  check: (draft) => {
    if (draft.allowances === undefined && draft.charges === undefined) return [];
    const place = { usualBase: lineSum(draft), rules: OF_DOCUMENT };
    return [
      ...listFaults(draft.allowances, { ...place, kind: 'allowance', at: '#/allowances' }),
      ...listFaults(draft.charges, { ...place, kind: 'charge', at: '#/charges' }),
    ];
  },
};

/** What is to be paid (FAU14). */
export const payableOf = (draft: CommonDraft): Decimal =>
  payableAmount({
    taxInclusive: lineSum(draft).plus(total(draft.lines.flatMap((line) => (line.taxes ?? []).map((tax) => tax.value)))),
    allowances: total((draft.allowances ?? []).map((item) => item.amount)),
    charges: total((draft.charges ?? []).map((item) => item.amount)),
  });

const undiscounted = (draft: CommonDraft): Decimal => payableOf({ ...draft, allowances: [] });

/** VLR01: the payable amount is not negative. A single discount that is too large has a fault of its own. */
export const payableNotNegative: DraftCheck = {
  reads: ['allowances', 'charges', 'lines'],
  check: (draft) =>
    draft.allowances !== undefined &&
    !draft.allowances.some((item) => exceedsBase(item, lineSum(draft))) &&
    payableOf(draft).lt(ZERO)
      ? [
          fault(
            '#/allowances',
            'payable_negative',
            {
              en: 'The discounts are greater than the whole document.',
              es: 'Los descuentos son mayores que todo el documento.',
            },
            {
              fix: {
                en: `Correct the discounts: in all they are ${amount(undiscounted(draft))} at most, the total with taxes and charges.`,
                es: `Corrija los descuentos: en total son ${amount(undiscounted(draft))} a lo sumo, el valor con tributos y cargos.`,
              },
              rule: noNegative.id,
            },
          ),
        ]
      : [],
};
