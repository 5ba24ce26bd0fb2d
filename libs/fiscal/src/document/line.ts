import { type Decimal, decimal, total, ZERO } from '../values/money.js';

interface Priced {
  readonly quantity: string;
  readonly unitPrice: string;
}

interface LineParts extends Priced {
  readonly allowances: readonly { readonly amount: string }[];
  readonly charges: readonly { readonly amount: string }[];
}

/** Returns quantity × unit price, before discounts and charges; not rounded. */
export const grossAmount = ({ quantity, unitPrice }: Priced): Decimal => decimal(quantity).times(decimal(unitPrice));

/** FAV06: returns quantity × price, less discounts, plus charges, without any tax; not rounded. */
export const lineAmount = ({ allowances, charges, ...priced }: LineParts): Decimal =>
  grossAmount(priced).minus(sumOf(allowances)).plus(sumOf(charges));

/** Whether a line costs nothing, so that its taxes are on its reference price. */
export const isFree = ({ unitPrice }: Pick<Priced, 'unitPrice'>): boolean => decimal(unitPrice).eq(ZERO);

/** FAV04: whether a quantity is greater than zero. */
export const isQuantity = (quantity: string): boolean => decimal(quantity).gt(ZERO);

const sumOf = (items: readonly { readonly amount: string }[]): Decimal => total(items.map((item) => item.amount));
