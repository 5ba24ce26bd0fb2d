import {
  ALLOWANCE_REASONS,
  type AllowanceKind,
  allowanceReasonOf,
  realTaxOf,
  withoutPrefix,
} from '../catalogs/api-codes.js';
import { OTHER_LEVY, type Tax, taxes } from '../catalogs/taxes.js';
import type { AllowanceChargeDraft, InvoiceDraft, LineDraft, TaxDraft, WithholdingDraft } from '../request/draft.js';
import type { AllowanceCharge, FiscalLine, MonetaryTotal, TaxSubtotal, TaxTotal } from '../document/fiscal-document.js';
import { amount, type Decimal, decimal, plain, total, ZERO } from '../values/money.js';
import { deliveryOf, deliveryTermsOf, periodOf } from './delivery.js';
import { lineReferencesOf } from './document-reference.js';
import { fiscalIdentification } from './fiscal-party.js';
import { factorOf } from '../document/allowance.js';
import { type TaxBasis, computedTax, pieceOr, taxAgrees, unitsEach } from '../document/tax.js';
import { DEFAULT_OPTIONS, type FiscalOptions } from './options.js';

/**
 * The lines, taxes and totals of a draft, in DIAN's codes. The amounts are those of the caller, which `documentFaults` has
 * checked; the totals are exact sums of them, so that the rules on sums (FAS, FAU) hold to the cent (ADR 0046).
 */
export interface ComputedDraft {
  readonly lines: readonly FiscalLine[];
  readonly allowances: readonly AllowanceCharge[];
  readonly charges: readonly AllowanceCharge[];
  /** One per DIAN tax, IVA first; one subtotal per rate or per amount by unit. */
  readonly taxTotals: readonly TaxTotal[];
  readonly withholdings: readonly TaxTotal[];
  readonly totals: MonetaryTotal;
}

/** Fields that the lines and amounts are computed from; notes have no withholdings and no prepaid amounts. */
export type DraftAmounts = Pick<InvoiceDraft, 'lines' | 'allowances' | 'charges' | 'withholdings' | 'prepaid'>;

export const computeDraft = (draft: DraftAmounts, options: FiscalOptions = DEFAULT_OPTIONS): ComputedDraft => {
  const sums = new TaxSums();
  let lineExtension = ZERO;
  let taxable = ZERO;
  const lines: FiscalLine[] = [];
  for (const [index, line] of draft.lines.entries()) {
    lineExtension = lineExtension.plus(decimal(line.line_extension_amount));
    const ofLine: TaxTotal[] = [];
    for (const tax of line.taxes ?? []) {
      const known = realTaxOf(tax.code);
      if (known === undefined) continue;
      sums.add(known, tax);
      ofLine.push(lineTax(known, tax));
    }
    ofLine.sort(inOrder);
    taxable = taxable.plus(firstBase(ofLine));
    lines.push(fiscalLine(line, index, ofLine));
  }
  const base = amount(lineExtension);
  const allowances = (draft.allowances ?? []).map((item) =>
    allowanceCharge('allowance', item, base, DEFAULT_REASON.allowance),
  );
  const charges = (draft.charges ?? []).map((item) => allowanceCharge('charge', item, base, DEFAULT_REASON.charge));
  const taxTotals = sums.totals();
  const taxInclusive = lineExtension.plus(total(taxTotals.map((tax) => tax.amount))); // FAU06
  const allowanceTotal = total(allowances.map((item) => item.amount));
  const chargeTotal = total(charges.map((item) => item.amount));
  const prepaidAmount = total((draft.prepaid ?? []).map((item) => item.amount));
  const payable = taxInclusive.minus(allowanceTotal).plus(chargeTotal); // FAU14
  return {
    lines,
    allowances,
    charges,
    taxTotals,
    withholdings: withholdingTotals(statedWithholdings(draft)),
    totals: {
      lineExtensionAmount: base,
      taxExclusiveAmount: amount(taxable),
      taxInclusiveAmount: amount(taxInclusive),
      allowanceTotal: amount(allowanceTotal),
      chargeTotal: amount(chargeTotal),
      prepaidAmount: amount(prepaidAmount),
      payableAmount: amount(options.prepaid === 'deducted' ? payable.minus(prepaidAmount) : payable),
    },
  };
};

/**
 * Withholdings of the whole document: of a tax that lines state, those of the lines; of any other, those of the document.
 * `documentFaults` has checked that the document says nothing else of a tax that lines state.
 */
const statedWithholdings = ({ lines, withholdings = [] }: DraftAmounts): readonly WithholdingDraft[] => {
  const ofLines = lines.flatMap((line) => line.withholdings ?? []);
  const stated = new Set(ofLines.map(({ code }) => realTaxOf(code)?.code));
  return [...withholdings.filter(({ code }) => !stated.has(realTaxOf(code)?.code)), ...ofLines];
};

const withholdingTotals = (items: readonly WithholdingDraft[]): readonly TaxTotal[] => {
  const sums = new TaxSums();
  for (const item of items) {
    const known = realTaxOf(item.code);
    if (known) sums.add(known, item);
  }
  return sums.totals();
};

/**
 * IVA first, then other taxes by rate, then those by unit, each in ascending code. The order matters: of a line's taxes
 * DIAN counts the base of the first alone (FAU04).
 */
const inOrder = (a: TaxTotal, b: TaxTotal): number => (orderOf(a) < orderOf(b) ? -1 : 1);
const orderOf = ({ code }: TaxTotal): string => `${taxes.get(code)?.kind === 'nominal' ? '2' : '1'}${code}`;

/** FAU04: returns what a line adds to TaxExclusiveAmount. A line without tax, or with taxes by unit alone, adds nothing. */
const firstBase = ([first]: readonly TaxTotal[]): Decimal =>
  first === undefined ? ZERO : total(first.subtotals.map((subtotal) => subtotal.taxableAmount));

/** FAS17: the name of a tax is that of the table; only a levy that the table lacks brings its own. */
const nameOf = (tax: Tax, { name }: TaxDraft): string => (tax.code === OTHER_LEVY ? (name ?? tax.name) : tax.name);

/** TaxTotal of one tax of a line. A tax occurs once on a line, so its total is the caller's value. */
const lineTax = (tax: Tax, draft: TaxDraft): TaxTotal => ({
  code: tax.code,
  name: nameOf(tax, draft),
  amount: draft.value,
  subtotals: [
    tax.kind === 'nominal'
      ? {
          kind: 'nominal',
          ...unitsOf(draft),
          baseQuantity: draft.base_quantity ?? '0.00',
          taxableAmount: '0.00',
          amount: draft.value,
        }
      : {
          kind: 'percent',
          rate: plain(draft.rate ?? '0.00'),
          taxableAmount: draft.base ?? '0.00',
          amount: draft.value,
        },
  ],
});

const unitsOf = (draft: TaxDraft): { readonly perUnitAmount: string; readonly unitCode: string } => ({
  perUnitAmount: plain(draft.per_unit_amount ?? '0.00'),
  unitCode: withoutPrefix(draft.unit_code ?? '94'),
});

type Group =
  | { readonly kind: 'percent'; readonly rate: string; taxable: Decimal; amount: Decimal }
  | {
      readonly kind: 'nominal';
      readonly perUnitAmount: string;
      readonly unitCode: string;
      readonly each: Decimal;
      quantity: Decimal;
      amount: Decimal;
    };

/** Taxes of a document, grouped into one cac:TaxTotal per tax and one cac:TaxSubtotal per rate (FAS01a, FAS04). */
class TaxSums {
  private readonly byTax = new Map<string, { readonly tax: Tax; readonly groups: Map<string, Group> }>();

  add(tax: Tax, draft: TaxDraft): void {
    const value = decimal(draft.value);
    let entry = this.byTax.get(tax.code);
    if (!entry) this.byTax.set(tax.code, (entry = { tax: { ...tax, name: nameOf(tax, draft) }, groups: new Map() }));
    if (tax.kind === 'nominal') this.addByUnit(entry.groups, draft, value, unitsEach(tax.code));
    else this.addByRate(entry.groups, draft, value);
  }

  private addByRate(groups: Map<string, Group>, draft: TaxDraft, value: Decimal): void {
    const rate = plain(draft.rate ?? '0.00');
    const base = decimal(draft.base ?? '0.00');
    const group = groups.get(rate);
    if (group?.kind === 'percent') {
      group.taxable = group.taxable.plus(base);
      group.amount = group.amount.plus(value);
    } else groups.set(rate, { kind: 'percent', rate, taxable: base, amount: value });
  }

  /** Pieces are one group, whatever unit they are counted in: FAS04 asks for one group per tariff. */
  private addByUnit(groups: Map<string, Group>, draft: TaxDraft, value: Decimal, each: Decimal): void {
    const { perUnitAmount, unitCode } = unitsOf(draft);
    const quantity = decimal(draft.base_quantity ?? '0.00');
    const key = `${perUnitAmount} ${pieceOr(unitCode)}`;
    const group = groups.get(key);
    if (group?.kind === 'nominal') {
      group.quantity = group.quantity.plus(quantity);
      group.amount = group.amount.plus(value);
    } else groups.set(key, { kind: 'nominal', perUnitAmount, unitCode, each, quantity, amount: value });
  }

  totals(): TaxTotal[] {
    return [...this.byTax.values()]
      .map(({ tax, groups }) => {
        const subtotals = [...groups.values()].map(subtotalOf);
        const sum = total(subtotals.map((subtotal) => subtotal.amount));
        return { code: tax.code, name: tax.name, amount: amount(sum), subtotals };
      })
      .sort(inOrder);
  }
}

/**
 * FAS07: the tax of all lines together is their sum, as long as it agrees with the sum of their bases. The roundings of
 * very many lines add up to more than DIAN tolerates; then it is computed from that sum (docs/adr/0177).
 */
const amountOf = (sum: Decimal, basis: TaxBasis): string => amount(taxAgrees(sum, basis) ? sum : computedTax(basis));

const subtotalOf = (group: Group): TaxSubtotal =>
  group.kind === 'percent'
    ? {
        kind: 'percent',
        rate: group.rate,
        taxableAmount: amount(group.taxable),
        amount: amountOf(group.amount, { base: group.taxable, rate: group.rate }),
      }
    : {
        kind: 'nominal',
        perUnitAmount: group.perUnitAmount,
        unitCode: group.unitCode,
        baseQuantity: plain(group.quantity.toFixed(6)),
        taxableAmount: '0.00',
        amount: amountOf(group.amount, {
          perUnitAmount: decimal(group.perUnitAmount),
          baseQuantity: group.quantity,
          each: group.each,
        }),
      };

const fiscalLine = (line: LineDraft, index: number, taxTotals: readonly TaxTotal[]): FiscalLine => {
  const { allowances = [], charges = [] } = line;
  const base =
    allowances.length + charges.length === 0 ? '' : amount(decimal(line.quantity).times(decimal(line.unit_price)));
  return {
    id: String(index + 1),
    description: line.description,
    note: line.note ?? null,
    quantity: line.quantity,
    unitCode: withoutPrefix(line.unit_code),
    unitPrice: line.unit_price,
    lineExtensionAmount: line.line_extension_amount,
    allowances: allowances.map((item) => allowanceCharge('allowance', item, base, null)),
    charges: charges.map((item) => allowanceCharge('charge', item, base, null)),
    taxTotals,
    productCode: line.product_code
      ? { standard: withoutPrefix(line.product_code.standard), value: line.product_code.value }
      : null,
    brand: line.brand ?? null,
    model: line.model ?? null,
    referencePrice: line.reference_price ?? null,
    mandate: line.mandate ? fiscalIdentification(line.mandate) : null,
    withholdings: line.withholdings ? withholdingTotals(line.withholdings) : [],
    ...itemOf(line),
    period: periodOf(line.invoice_period),
    ...lineReferencesOf(line),
    delivery: deliveryOf(line.delivery),
    deliveryTerms: deliveryTermsOf(line.delivery_terms),
  };
};

type ItemParts = Pick<FiscalLine, 'sellersItemIdentification' | 'additionalItemProperties'>;

const itemOf = ({ sellers_item_identification: code, additional_item_properties = [] }: LineDraft): ItemParts => ({
  sellersItemIdentification: code ? { id: code.id, extendedId: code.extended_id ?? null } : null,
  additionalItemProperties: additional_item_properties.map(({ name, value, value_quantity, unit_code }) => ({
    name,
    value,
    quantity: value_quantity && unit_code ? { value: value_quantity, unitCode: withoutPrefix(unit_code) } : null,
  })),
});

/** FAQ04: the reason of a discount or charge on the document that names none. */
const DEFAULT_REASON = { allowance: '00', charge: '02' } as const;
const USUAL_REASON = { allowance: 'Descuento', charge: 'Cargo' } as const;

const nonZero = (base: string, otherwise: string): string => (decimal(base).eq(ZERO) ? otherwise : base);

/**
 * FAQ06, FBE05: no percentage is above 100. A discount of the whole may round to more than what it is taken from, and a
 * charge may be greater than the line: it is then 100 % of itself.
 */
const baseOf = (given: string, usualBase: string): string => (decimal(given).gt(usualBase) ? given : usualBase);

/**
 * `usualBase` and `usualCode` are used where the caller has left out base or reason. FAQ06, FBE05: the factor is always
 * there; that of a charge on nothing (the packing of a gift) is 100 % of itself.
 */
const allowanceCharge = (
  kind: AllowanceKind,
  item: AllowanceChargeDraft,
  usualBase: string,
  usualCode: string | null,
): AllowanceCharge => {
  const given = item.reason_code;
  const reasonCode = given === undefined ? usualCode : (allowanceReasonOf(kind, given) ?? withoutPrefix(given));
  const named = given === undefined ? undefined : ALLOWANCE_REASONS[kind].get(reasonCode ?? '');
  const base = item.base === undefined ? baseOf(item.amount, usualBase) : nonZero(item.base, item.amount);
  return {
    reasonCode,
    reason: item.reason ?? named ?? USUAL_REASON[kind],
    rate: item.rate ?? (decimal(base).eq(ZERO) ? '0.00' : factorOf(decimal(item.amount), decimal(base))),
    base,
    amount: item.amount,
  };
};
