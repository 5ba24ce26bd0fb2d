import { discountReasonOf, taxOf, withoutPrefix } from '../catalogs/api-codes.js';
import { discountReasons } from '../catalogs/document.js';
import type { Tax } from '../catalogs/taxes.js';
import type { AllowanceChargeDraft, InvoiceDraft, LineDraft, TaxDraft, WithholdingDraft } from '../request/draft.js';
import type { AllowanceCharge, FiscalLine, MonetaryTotal, TaxSubtotal, TaxTotal } from '../document/fiscal-document.js';
import { amount, type Decimal, decimal, plain, total, ZERO } from '../values/money.js';
import { fiscalIdentification } from './fiscal-party.js';
import { DEFAULT_OPTIONS, type FiscalOptions } from './options.js';

/**
 * The lines, taxes and totals of a draft, in DIAN's codes. The amounts are those of the caller, which `draftFaults` has
 * checked; the totals are exact sums of them, so that the rules on sums (FAS, FAU) hold to the cent.
 */
export interface ComputedDraft {
  readonly lines: readonly FiscalLine[];
  readonly allowances: readonly AllowanceCharge[];
  readonly charges: readonly AllowanceCharge[];
  /** One per DIAN tax, ascending code; one subtotal per rate or per amount by unit. */
  readonly taxTotals: readonly TaxTotal[];
  readonly withholdings: readonly TaxTotal[];
  readonly totals: MonetaryTotal;
}

/** Fields that the amounts are computed from; notes have no withholdings and no prepaid amounts. */
export type DraftAmounts = Pick<InvoiceDraft, 'lines' | 'allowances' | 'charges' | 'withholdings' | 'prepaid'>;

export const computeDraft = (draft: DraftAmounts, options: FiscalOptions = DEFAULT_OPTIONS): ComputedDraft => {
  const taxes = new TaxSums();
  let lineExtension = ZERO;
  const lines = draft.lines.map((line, index) => {
    lineExtension = lineExtension.plus(decimal(line.line_extension_amount));
    const ofLine: TaxTotal[] = [];
    for (const tax of line.taxes ?? []) {
      const known = taxOf(tax.code);
      if (known === undefined || known === 'none') continue;
      taxes.add(known, tax);
      ofLine.push(lineTax(known, tax));
    }
    return fiscalLine(line, index, ofLine.sort(byCode));
  });
  const base = amount(lineExtension);
  const allowances = (draft.allowances ?? []).map((item) => allowanceCharge(item, base, 'Descuento'));
  const charges = (draft.charges ?? []).map((item) => allowanceCharge(item, base, 'Cargo'));
  const taxInclusive = lineExtension.plus(taxes.amount);
  const allowanceTotal = total(allowances.map((item) => item.amount));
  const chargeTotal = total(charges.map((item) => item.amount));
  const prepaidAmount = total((draft.prepaid ?? []).map((item) => item.amount));
  const payable = taxInclusive.minus(allowanceTotal).plus(chargeTotal); // FAU14
  return {
    lines,
    allowances,
    charges,
    taxTotals: taxes.totals(),
    withholdings: withholdingTotals(statedWithholdings(draft)),
    totals: {
      lineExtensionAmount: base,
      taxExclusiveAmount: amount(taxes.taxable),
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
 * `draftFaults` has checked that the document says nothing else of a tax that lines state.
 */
const statedWithholdings = ({ lines, withholdings = [] }: DraftAmounts): readonly WithholdingDraft[] => {
  const ofLines = lines.flatMap((line) => line.withholdings ?? []);
  const stated = new Set(ofLines.map(({ code }) => taxCodeOf(code)));
  return [...withholdings.filter(({ code }) => !stated.has(taxCodeOf(code))), ...ofLines];
};

const taxCodeOf = (code: string): string | undefined => {
  const known = taxOf(code);
  return known === 'none' ? undefined : known?.code;
};

const withholdingTotals = (items: readonly WithholdingDraft[]): readonly TaxTotal[] => {
  const sums = new TaxSums();
  for (const item of items) {
    const known = taxOf(item.code);
    if (known !== undefined && known !== 'none') sums.add(known, item);
  }
  return sums.totals();
};

const byCode = (a: TaxTotal, b: TaxTotal): number => (a.code < b.code ? -1 : 1);

/** TaxTotal of one tax of a line. A tax occurs once on a line, so its total is the caller's value. */
const lineTax = (tax: Tax, draft: TaxDraft): TaxTotal => ({
  code: tax.code,
  name: tax.name,
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
      quantity: Decimal;
      amount: Decimal;
    };

/** Taxes of a document, grouped into one cac:TaxTotal per tax and one cac:TaxSubtotal per rate (FAS01a, FAS04). */
class TaxSums {
  private readonly byTax = new Map<string, { readonly tax: Tax; readonly groups: Map<string, Group> }>();
  /** Sum of all taxes. */
  amount = ZERO;
  /**
   * Sum of the bases of all taxes by rate, rate 0 included. FAU04 sums every TaxSubtotal/TaxableAmount of the lines, so
   * a base counts once for each tax on it. Taxes by unit have no base in money (DIAN's toolbox, example Combustible).
   */
  taxable = ZERO;

  add(tax: Tax, draft: TaxDraft): void {
    const value = decimal(draft.value);
    this.amount = this.amount.plus(value);
    let entry = this.byTax.get(tax.code);
    if (!entry) this.byTax.set(tax.code, (entry = { tax, groups: new Map() }));
    if (tax.kind === 'nominal') this.addByUnit(entry.groups, draft, value);
    else this.addByRate(entry.groups, draft, value);
  }

  private addByRate(groups: Map<string, Group>, draft: TaxDraft, value: Decimal): void {
    const rate = plain(draft.rate ?? '0.00');
    const base = decimal(draft.base ?? '0.00');
    this.taxable = this.taxable.plus(base);
    const group = groups.get(rate);
    if (group?.kind === 'percent') {
      group.taxable = group.taxable.plus(base);
      group.amount = group.amount.plus(value);
    } else groups.set(rate, { kind: 'percent', rate, taxable: base, amount: value });
  }

  private addByUnit(groups: Map<string, Group>, draft: TaxDraft, value: Decimal): void {
    const { perUnitAmount, unitCode } = unitsOf(draft);
    const quantity = decimal(draft.base_quantity ?? '0.00');
    const key = `${perUnitAmount} ${unitCode}`;
    const group = groups.get(key);
    if (group?.kind === 'nominal') {
      group.quantity = group.quantity.plus(quantity);
      group.amount = group.amount.plus(value);
    } else groups.set(key, { kind: 'nominal', perUnitAmount, unitCode, quantity, amount: value });
  }

  totals(): TaxTotal[] {
    return [...this.byTax.values()]
      .map(({ tax, groups }) => {
        const subtotals = [...groups.values()];
        const sum = subtotals.reduce((whole, group) => whole.plus(group.amount), ZERO);
        return { code: tax.code, name: tax.name, amount: amount(sum), subtotals: subtotals.map(subtotalOf) };
      })
      .sort(byCode);
  }
}

const subtotalOf = (group: Group): TaxSubtotal =>
  group.kind === 'percent'
    ? { kind: 'percent', rate: group.rate, taxableAmount: amount(group.taxable), amount: amount(group.amount) }
    : {
        kind: 'nominal',
        perUnitAmount: group.perUnitAmount,
        unitCode: group.unitCode,
        baseQuantity: plain(group.quantity.toFixed(6)),
        taxableAmount: '0.00',
        amount: amount(group.amount),
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
    allowances: allowances.map((item) => allowanceCharge(item, base, 'Descuento')),
    charges: charges.map((item) => allowanceCharge(item, base, 'Cargo')),
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

/** `usualBase` and `usualReason` are used where the caller has left out base or reason. */
const allowanceCharge = (item: AllowanceChargeDraft, usualBase: string, usualReason: string): AllowanceCharge => {
  const reasonCode = item.reason_code === undefined ? null : (discountReasonOf(item.reason_code) ?? null);
  return {
    reasonCode,
    reason: item.reason ?? (reasonCode === null ? undefined : discountReasons.get(reasonCode)) ?? usualReason,
    rate: item.rate ?? null,
    base: item.base ?? usualBase,
    amount: item.amount,
  };
};
