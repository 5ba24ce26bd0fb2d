import { taxOf } from '../../catalogs/api-codes.js';
import { codeFix } from '../../catalogs/code-list.js';
import { withholdingCodes } from '../../catalogs/code-lists.js';
import type { Tax } from '../../catalogs/taxes.js';
import type { InvoiceDraft, WithholdingDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount, type Decimal, decimal, percentOf, plain, total } from '../../values/money.js';
import { lineSum } from './allowance.js';
import type { DocumentRule } from '../checks/rule.js';
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
    const known = taxOf(item.code);
    if (known === undefined || known === 'none' || known.kind !== 'withholding')
      return [noWithholding(item, known === undefined, at)];
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
      const known = taxOf(item.code);
      if (known === undefined || known === 'none' || known.kind !== 'withholding') return [];
      const most = known.code === RETEIVA ? ivaOf(draft) : soldFor(draft);
      if (decimal(item.base).lte(most) || agrees(decimal(item.base), most)) return [];
      return [baseTooLarge(known, item, most, `#/withholdings/${index}/base`)];
    }),
};

const RETEIVA = '05';

const ivaOf = ({ lines }: InvoiceDraft): Decimal =>
  total(
    lines.flatMap(({ taxes = [] }) =>
      taxes.flatMap(({ code, value }) => {
        const known = taxOf(code);
        return known !== undefined && known !== 'none' && known.code === '01' ? [value] : [];
      }),
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
    { fix: codeFix(withholdingCodes, code) },
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
          ? {
              en: `Write rate "${percent}": it is a percentage, not per thousand.`,
              es: `Escriba rate "${percent}": es un porcentaje, no por mil.`,
            }
          : {
              en: `Write "${amount(computed)}", or correct base or rate.`,
              es: `Escriba "${amount(computed)}", o corrija base o rate.`,
            },
        rule: at.startsWith('#/withholdings') ? 'FAT07' : 'FAY07',
      },
    ),
  ];
};

const baseTooLarge = ({ code, name }: Tax, { base }: WithholdingDraft, most: Decimal, at: string): Fault => {
  const isOfIva = code === RETEIVA;
  return fault(
    at,
    'implausible_amount',
    {
      en: `${name} is withheld from ${isOfIva ? 'the IVA' : 'the sale without tax'}, which is ${amount(most)}: its base cannot be ${base}.`,
      es: `${name} se retiene ${isOfIva ? 'del IVA' : 'de la venta sin impuestos'}, que es ${amount(most)}: su base no puede ser ${base}.`,
    },
    {
      fix: { en: `Write at most "${amount(most)}".`, es: `Escriba a lo sumo "${amount(most)}".` },
      rule: 'FAT04',
    },
  );
};
