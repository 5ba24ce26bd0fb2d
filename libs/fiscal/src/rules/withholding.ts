import { IVA, realTaxOf, RETEIVA, taxOf, withholdingOf } from '../catalogs/api-codes.js';
import { codeFix } from '../catalogs/code-list.js';
import { withholdingCodes } from '../catalogs/code-lists.js';
import type { Tax } from '../catalogs/taxes.js';
import { agrees, TOLERANCE } from '../document/tolerance.js';
import type { InvoiceDraft, LineDraft, WithholdingDraft } from '../request/draft.js';
import type { NoteDraft } from '../request/note-draft.js';
import { computedAmountFix } from '../values/computed-amount.js';
import { type Fault, fault } from '../values/fault.js';
import { amount, type Decimal, decimal, percentOf, plain, total } from '../values/money.js';
import { propose } from '../values/proposal.js';
import type { Words } from '../values/words.js';
import { lineSum } from './allowance.js';
import { rateFaults } from './line-tax.js';
import { ourSum } from './monetary-total.js';
import {
  type DianRule,
  type DraftCheck,
  type DraftRule,
  draftRule,
  idOf,
  IN_REQUEST,
  type LineCheck,
  rule,
  written,
} from './rule.js';
import { taxTexts } from './tax-texts.js';

/** What withholdings of a request are judged by. */
type Withheld = Pick<InvoiceDraft, 'withholdings' | 'lines' | 'charges'>;

const WITHHOLDINGS = '#/withholdings';

const withholdingGroups: DianRule = rule(
  'FAT01 FAT04',
  {
    pointer: WITHHOLDINGS,
    checks: [
      'Un grupo por retención (05, 06, 07) y un subtotal por tarifa.',
      'One group for each withholding (05, 06, 07) and one subtotal for each rate.',
    ],
    ...taxTexts.once,
  },
  IN_REQUEST,
);

/**
 * The withholdings of the document are the sums of those of its lines. One that is written all the same says nothing
 * else; a tax that no line states is the document's own.
 */
export const withholdingsAgree: DraftRule<Withheld> = draftRule(
  'FAT02',
  {
    pointer: WITHHOLDINGS,
    checks: ['La retención es la suma de sus tarifas.', 'A withholding is the sum of its rates.'],
    cause: ['El total de la retención no es su suma.', 'The total of the withholding is not its sum.'],
    ...ourSum,
  },
  {
    reads: ['withholdings', 'lines'],
    check: ({ withholdings = [], lines }) => {
      if (withholdings.length === 0) return [];
      const ofLines = lines.flatMap((line) => line.withholdings ?? []);
      return withholdings.flatMap((item, index): Fault[] => {
        const code = withholdingOf(item.code)?.code;
        const same = ofLines.filter((other) => code !== undefined && withholdingOf(other.code)?.code === code);
        if (same.length === 0) return [];
        const sum = total(same.filter(({ rate }) => plain(rate) === plain(item.rate)).map(({ value }) => value));
        return sum.eq(decimal(item.value)) ? [] : [notTheSum(`#/withholdings/${index}/value`, item, sum)];
      });
    },
  },
);

const notTheSum = (at: string, { rate, value }: WithholdingDraft, sum: Decimal): Fault =>
  fault(
    at,
    'amount_mismatch',
    {
      en: `The lines withhold ${amount(sum)} at ${plain(rate)} %, not ${value}.`,
      es: `Las líneas retienen ${amount(sum)} al ${plain(rate)} %, no ${value}.`,
    },
    {
      fix: {
        en: 'Leave it out: the withholdings of lines are added by themselves.',
        es: 'Omítala: las retenciones de las líneas se suman solas.',
      },
      rule: withholdingsAgree.id,
    },
  );

const withholdingValue: DianRule = rule(
  'FAT07',
  {
    pointer: WITHHOLDINGS,
    checks: ['Retención = base × tarifa.', 'Withholding = base × rate.'],
    ...taxTexts.value,
  },
  IN_REQUEST,
);

export const reteivaRate: DianRule = rule(
  'FAY10',
  {
    pointer: WITHHOLDINGS,
    checks: ['La retención de IVA es del 15 % o del 100 %.', 'The withholding of IVA is 15 % or 100 %.'],
    ...taxTexts.rateListed,
  },
  IN_REQUEST,
);

const lineWithholding: DianRule = written(
  'FAY01..FAY09',
  [
    'Una retención lleva valor, base, tarifa, código y nombre, en la moneda del documento.',
    'A withholding has amount, base, rate, code and name, in the currency of the document.',
  ],
  '//cac:WithholdingTaxTotal',
  'cbc:TaxAmount/@currencyID=/*/cbc:DocumentCurrencyCode and not(cac:TaxSubtotal[not(cbc:TaxableAmount and cbc:TaxAmount and cac:TaxCategory/cbc:Percent and cac:TaxCategory/cac:TaxScheme[cbc:ID and cbc:Name])])',
  WITHHOLDINGS,
);

/** Rules on withholdings, which are in no total of the document. */
export const withholdingRules: readonly DianRule[] = [
  withholdingGroups,
  withholdingsAgree,
  withholdingValue,
  reteivaRate,
  lineWithholding,
];

/** Each withholding is a percentage of its base. It is only stated: it changes no total. */
export const withholdings: DraftCheck<Withheld> = {
  reads: ['withholdings'],
  check: (draft) => withholdingFaults(draft.withholdings ?? [], '#/withholdings'),
};

/** Faults of the withholdings of a document, or of a line, which are at the pointer `list`. */
const withholdingFaults = (items: readonly WithholdingDraft[], list: string): Fault[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index): Fault[] => {
    const at = `${list}/${index}`;
    const known = withholdingOf(item.code);
    if (known === undefined) return [noWithholding(item, taxOf(item.code) === undefined, at)];
    const key = `${known.code}@${plain(item.rate)}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return [
      ...(isRepeated ? [repeated(known, item, at)] : []),
      ...rateFaults(known, item.rate, `${at}/rate`, reteivaRate.id),
      ...valueFaults(item, at),
    ];
  });
};

/** FAT04: ReteIVA is withheld from the value-added tax, the others from what is sold. */
export const withholdingBases: DraftCheck<Withheld> = {
  reads: ['withholdings', 'lines', 'charges'],
  check: (draft) =>
    (draft.withholdings ?? []).flatMap((item, index): Fault[] => {
      const most = withholdingOf(item.code)?.code === RETEIVA ? ivaOf(draft.lines) : soldFor(draft);
      return baseFaults(item, most, {
        at: `#/withholdings/${index}/base`,
        of: OF_DOCUMENT,
        rule: idOf(withholdingGroups, 'FAT04'),
      });
    }),
};

/** The value-added tax of these lines. */
const ivaOf = (lines: readonly LineDraft[]): Decimal =>
  total(
    lines.flatMap(({ taxes = [] }) =>
      taxes.flatMap(({ code, value }) => (realTaxOf(code)?.code === IVA ? [value] : [])),
    ),
  );

const soldFor = (draft: Withheld): Decimal =>
  lineSum(draft).plus(total((draft.charges ?? []).map((item) => item.amount)));

const noWithholding = ({ code }: WithholdingDraft, isUnknown: boolean, at: string): Fault =>
  fault(
    `${at}/code`,
    isUnknown ? 'unknown_code' : 'wrong_tax_kind',
    {
      en: `${code} is not ${withholdingCodes.what.en}.`,
      es: `${code} no es ${withholdingCodes.what.es}.`,
    },
    {
      fix: codeFix(withholdingCodes, code),
      rule: at.startsWith('#/withholdings') ? withholdingGroups.id : lineWithholding.id,
    },
  );

const repeated = ({ name }: Tax, { rate }: WithholdingDraft, at: string): Fault =>
  fault(
    `${at}/code`,
    'duplicate_tax',
    { en: `${name} at ${plain(rate)} % is there already.`, es: `${name} al ${plain(rate)} % ya está.` },
    {
      fix: { en: 'Add the two up, or remove one.', es: 'Sume las dos, o quite una.' },
      rule: at.startsWith('#/withholdings') ? withholdingGroups.id : lineWithholding.id,
    },
  );

const valueFaults = (item: WithholdingDraft, at: string): Fault[] => {
  const computed = percentOf(decimal(item.base), item.rate);
  if (agrees(decimal(item.value), computed)) return [];
  const percent = plain(decimal(item.rate).div('10').toFixed(6));
  // ReteICA alone is quoted per thousand.
  const isPerThousand = item.code.endsWith('07') && agrees(decimal(item.value), percentOf(decimal(item.base), percent));
  return [
    fault(
      `${at}/value`,
      'amount_mismatch',
      {
        en: `base × rate / 100 is ${amount(computed)}, not ${item.value} (tolerance ${TOLERANCE}).`,
        es: `base × rate / 100 es ${amount(computed)}, no ${item.value} (tolerancia ${TOLERANCE}).`,
      },
      {
        fix: isPerThousand
          ? propose('rate_per_thousand', percent, {
              field: 'rate',
              rest: { en: ': it is a percentage, not per thousand', es: ': es un porcentaje, no por mil' },
            })
          : computedAmountFix({ given: item.value, right: amount(computed) }, ['base', 'rate']),
        rule: at.startsWith('#/withholdings') ? withholdingValue.id : idOf(lineWithholding, 'FAY07'),
      },
    ),
  ];
};

/** Where a withholding stands, and what it is withheld from there. */
interface Place {
  readonly at: string;
  readonly of: { readonly iva: Words; readonly others: Words };
  readonly rule: string;
}

const OF_DOCUMENT: Place['of'] = {
  iva: { en: 'the IVA', es: 'del IVA' },
  others: { en: 'the sale without tax', es: 'de la venta sin impuestos' },
};

/** Faults of a base that is greater than `most`; a code that is no withholding has a fault of its own. */
const baseFaults = (
  { code, base }: WithholdingDraft,
  most: Decimal,
  { at, of: { iva, others }, rule }: Place,
): Fault[] => {
  const known = withholdingOf(code);
  if (known === undefined || decimal(base).lte(most) || agrees(decimal(base), most)) return [];
  const from = known.code === RETEIVA ? iva : others;
  return [
    fault(
      at,
      'implausible_amount',
      {
        en: `${known.name} is withheld from ${from.en}, which is ${amount(most)}: its base cannot be ${base}.`,
        es: `${known.name} se retiene ${from.es}, que es ${amount(most)}: su base no puede ser ${base}.`,
      },
      {
        fix: {
          en: `Correct the base, which is ${amount(most)} at most, and the value on it.`,
          es: `Corrija la base, que es de ${amount(most)} a lo sumo, y el valor sobre ella.`,
        },
        rule,
      },
    ),
  ];
};

/** Withholdings of a line are what those of a document are. */
export const lineWithholdings: LineCheck = {
  reads: ['withholdings'],
  check: ({ withholdings }, at) => withholdingFaults(withholdings ?? [], `${at}/withholdings`),
};

const OF_LINE = {
  iva: { en: 'the IVA of the line', es: 'del IVA de la línea' },
  others: { en: 'what the line sells', es: 'de lo vendido en la línea' },
};

/** FAT04 on a line (FAY04): ReteIVA is withheld from the line's IVA, the others from what the line sells. */
export const lineWithholdingBases: LineCheck = {
  reads: ['withholdings', 'taxes', 'line_extension_amount'],
  check: (line, at) =>
    (line.withholdings ?? []).flatMap((item, index): Fault[] => {
      const most = withholdingOf(item.code)?.code === RETEIVA ? ivaOf([line]) : soldBy(line);
      return baseFaults(item, most, {
        at: `${at}/withholdings/${index}/base`,
        of: OF_LINE,
        rule: idOf(lineWithholding, 'FAY04'),
      });
    }),
};

/** A free line is taxed on its reference price, and so may be withheld from. */
const soldBy = ({ taxes = [], line_extension_amount: sold }: LineDraft): Decimal =>
  [sold, ...taxes.flatMap(({ base }) => base ?? [])].map(decimal).reduce((most, each) => (each.gt(most) ? each : most));

/** UBL gives lines of notes no place for withholdings. */
export const noLineWithholdings: DraftCheck<NoteDraft> = {
  reads: ['lines'],
  check: ({ lines }) =>
    lines.flatMap(({ withholdings }, index) =>
      withholdings === undefined
        ? []
        : [
            fault(
              `#/lines/${index}/withholdings`,
              'not_applicable',
              {
                en: 'The line of a note has no withholdings.',
                es: 'La línea de una nota no lleva retenciones.',
              },
              { fix: { en: 'Leave them out.', es: 'Omítalas.' } },
            ),
          ],
    ),
};
