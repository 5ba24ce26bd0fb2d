import { ALLOWANCE_REASONS, type AllowanceKind } from '../catalogs/api-codes.js';
import type { AllowanceCharge, FiscalDocument } from '../document/fiscal-document.js';
import { decimal } from '../values/money.js';
import { type Check, type DianRule, type Objection, rule, unless, written } from './rule.js';
import { rated } from './sums.js';

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
  ): Check =>
  (document) =>
    listed(document).flatMap(([at, items]) => (items.length === 0 ? [] : check(items, at)));

const withinBase = (items: readonly AllowanceCharge[], at: string): readonly Objection[] =>
  at.endsWith('charges')
    ? []
    : items.flatMap(({ amount, base }, index) =>
        unless(
          decimal(amount).lte(decimal(base)),
          () => ({
            en: `A discount of ${amount} is above its base of ${base}.`,
            es: `Un descuento de ${amount} supera su base de ${base}.`,
          }),
          `${at}/${String(index)}/amount`,
        ),
      );

const reasonsAt = (at: string): ReadonlyMap<string, string> =>
  ALLOWANCE_REASONS[at.endsWith('charges') ? 'charge' : 'allowance'];
const listed = (kind: AllowanceKind): string =>
  [...ALLOWANCE_REASONS[kind]].map(([code, name]) => `${code} (${name})`).join(', ');

const percentText = {
  cause: ['El valor no es el porcentaje de su base.', 'The amount is not the percentage of its base.'],
  fix: [
    'Corrija el que esté mal: amount = base × rate / 100.',
    'Correct the one that is wrong: amount = base × rate / 100.',
  ],
} as const;

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
  rule(
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
    eachList(ofHeader, (items, at) =>
      items.flatMap(({ reasonCode }, index) =>
        unless(
          reasonsAt(at).has(reasonCode ?? ''),
          () => ({
            en: `${reasonCode ?? 'None'} is not a reason of the list.`,
            es: `${reasonCode ?? 'Ninguno'} no es un motivo de la lista.`,
          }),
          `${at}/${String(index)}/reason_code`,
        ),
      ),
    ),
  ),
  written(
    'FAQ06 FBE05',
    [
      'Cada descuento o cargo dice el porcentaje que es de su base.',
      'Each discount or charge says the percentage that it is of its base.',
    ],
    `${HEADER} | ${LINES}`,
    'count(cbc:MultiplierFactorNumeric)=1',
    '#/allowances',
  ),
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
    eachList(ofHeader, withinBase),
  ),
  written(
    'FBE01 FBE02 FBE03 FBE04 FBE07',
    [
      'En una línea: consecutivo, indicador, motivo y moneda del documento.',
      'On a line: number, indicator, reason and currency of the document.',
    ],
    LINES,
    "cbc:ID=count(preceding-sibling::cac:AllowanceCharge)+1 and (cbc:ChargeIndicator='true' or cbc:ChargeIndicator='false') and cbc:AllowanceChargeReason and cbc:Amount/@currencyID=/*/cbc:DocumentCurrencyCode",
    '#/lines',
  ),
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
    eachList(ofLines, withinBase),
  ),
];
