import { IVA, realTaxOf, RETEIVA, taxOf, withholdingOf } from '../../catalogs/api-codes.js';
import { codeFix } from '../../catalogs/code-list.js';
import { withholdingCodes } from '../../catalogs/code-lists.js';
import type { Tax } from '../../catalogs/taxes.js';
import type { InvoiceDraft, LineDraft, WithholdingDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount, type Decimal, decimal, percentOf, plain, total } from '../../values/money.js';
import { propose } from '../../values/proposal.js';
import type { Words } from '../../values/words.js';
import { lineSum } from './allowance.js';
import type { DocumentRule } from '../checks/rule.js';
import { computedAmountFix } from '../checks/computed-amount.js';
import { rateFaults } from '../checks/tax-rate.js';
import { agrees, TOLERANCE } from '../../document/rules/tolerance.js';

/** Each withholding is a percentage of its base. It is only stated: it changes no total. */
export const withholdings: DocumentRule<InvoiceDraft> = {
  reads: ['withholdings'],
  check: (draft) => withholdingFaults(draft.withholdings ?? [], '#/withholdings'),
};

/** Faults of the withholdings of a document, or of a line, which are at the pointer `list`. */
export const withholdingFaults = (items: readonly WithholdingDraft[], list: string): Fault[] => {
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
      ...rateFaults(known, item.rate, `${at}/rate`),
      ...valueFaults(item, at),
    ];
  });
};

/** FAT04: ReteIVA is withheld from the value-added tax, the others from what is sold. */
export const withholdingBases: DocumentRule<InvoiceDraft> = {
  reads: ['withholdings', 'lines', 'charges'],
  check: (draft) =>
    (draft.withholdings ?? []).flatMap((item, index): Fault[] => {
      const most = withholdingOf(item.code)?.code === RETEIVA ? ivaOf(draft.lines) : soldFor(draft);
      return baseFaults(item, most, { at: `#/withholdings/${index}/base`, of: OF_DOCUMENT, rule: 'FAT04' });
    }),
};

/** The value-added tax of these lines. */
export const ivaOf = (lines: readonly LineDraft[]): Decimal =>
  total(
    lines.flatMap(({ taxes = [] }) =>
      taxes.flatMap(({ code, value }) => (realTaxOf(code)?.code === IVA ? [value] : [])),
    ),
  );

const soldFor = (draft: InvoiceDraft): Decimal =>
  lineSum(draft).plus(total((draft.charges ?? []).map((item) => item.amount)));

const noWithholding = ({ code }: WithholdingDraft, isUnknown: boolean, at: string): Fault =>
  fault(
    `${at}/code`,
    isUnknown ? 'unknown_code' : 'wrong_tax_kind',
    {
      en: `${code} is not ${withholdingCodes.what.en}.`,
      es: `${code} no es ${withholdingCodes.what.es}.`,
    },
    { fix: codeFix(withholdingCodes, code), rule: at.startsWith('#/withholdings') ? 'FAT01' : 'FAY01' },
  );

const repeated = ({ name }: Tax, { rate }: WithholdingDraft, at: string): Fault =>
  fault(
    `${at}/code`,
    'duplicate_tax',
    { en: `${name} at ${plain(rate)} % is there already.`, es: `${name} al ${plain(rate)} % ya está.` },
    {
      fix: { en: 'Add the two up, or remove one.', es: 'Sume las dos, o quite una.' },
      rule: at.startsWith('#/withholdings') ? 'FAT01' : 'FAY01',
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
        rule: at.startsWith('#/withholdings') ? 'FAT07' : 'FAY07',
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
export const baseFaults = (
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
