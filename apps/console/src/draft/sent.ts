import { readAmount } from '../entry/amount.js';
import { at, type Body, isBody, type Json, listOf, pruned, put, textOf } from '../entry/body.js';
import { centsOf, centsOfProduct, decimalOfCents, percentOf } from '../entry/decimal.js';
import { sentParty } from '../entry/party.js';

/** An amount that can't be read as it is typed; two readings where it may be either. */
export interface AmountFault {
  readonly pointer: string;
  readonly reason: 'ambiguous' | 'not_a_number' | 'too_many_decimals';
  readonly readings?: readonly [whole: string, fraction: string];
}

/** A typed body as the API takes it, with the amounts that follow from the typed ones. */
export interface Sent {
  readonly body: Body;
  readonly faults: readonly AmountFault[];
}

/** A line of which nothing is typed but what each new line has. */
export const isEmptyLine = (line: Body): boolean =>
  ['description', 'unit_price', 'allowances'].every((name) => pruned({ [name]: line[name] })[name] === undefined);

/** Index behind the last line that has something. */
const endOfLines = (lines: readonly Body[]): number => lines.findLastIndex((line) => !isEmptyLine(line)) + 1;

class Amounts {
  readonly faults: AmountFault[] = [];

  /** Decimal of a typed amount; the text itself where it can't be read, and undefined where nothing is typed. */
  read(typed: Json | undefined, pointer: string): { readonly decimal: string | null; readonly sent: Json | undefined } {
    const text = textOf(typed).trim();
    if (text === '') return { decimal: null, sent: undefined };
    const reading = readAmount(text);
    if ('decimal' in reading) return { decimal: reading.decimal, sent: reading.decimal };
    this.faults.push(
      'ambiguous' in reading
        ? { pointer, reason: 'ambiguous', readings: reading.ambiguous }
        : { pointer, reason: reading.wrong },
    );
    return { decimal: null, sent: text };
  }

  /** A discount or a charge: `10%` of the base, or an amount. Returns its cents too; null where it can't be told. */
  allowance(
    typed: Body,
    baseCents: bigint | null,
    pointer: string,
  ): { readonly sent: Body | null; readonly cents: bigint | null } {
    const text = textOf(typed['amount']).trim();
    if (text === '') return { sent: null, cents: 0n };
    const { rate: _rate, base: _base, ...others } = typed;
    if (!text.endsWith('%')) {
      const { decimal, sent } = this.read(text, `${pointer}/amount`);
      const cents = decimal === null ? null : centsOf(decimal);
      return { sent: { ...others, amount: cents === null ? sent : decimalOfCents(cents) }, cents };
    }
    const { decimal: rate } = this.read(text.slice(0, -1), `${pointer}/amount`);
    if (rate === null || baseCents === null) return { sent: { ...others, amount: text }, cents: null };
    const cents = percentOf(baseCents, rate);
    return {
      sent: { ...others, rate, base: decimalOfCents(baseCents), amount: decimalOfCents(cents) },
      cents,
    };
  }

  allowances(list: Json | undefined, baseCents: bigint | null, pointer: string) {
    const each = listOf(list).map((typed, index) => this.allowance(typed, baseCents, `${pointer}/${String(index)}`));
    const cents = each.reduce<bigint | null>(
      (sum, one) => (sum === null || one.cents === null ? null : sum + one.cents),
      0n,
    );
    return { sent: each.map(({ sent }) => sent).filter((sent) => sent !== null), cents };
  }

  line(typed: Body, pointer: string): { readonly sent: Body; readonly cents: bigint | null } {
    const quantity = this.read(typed['quantity'], `${pointer}/quantity`);
    const price = this.read(typed['unit_price'], `${pointer}/unit_price`);
    const gross =
      quantity.decimal === null || price.decimal === null ? null : centsOfProduct(quantity.decimal, price.decimal);
    const off = this.allowances(typed['allowances'], gross, `${pointer}/allowances`);
    const more = this.allowances(typed['charges'], gross, `${pointer}/charges`);
    const cents = gross === null || off.cents === null || more.cents === null ? null : gross - off.cents + more.cents;
    const free = textOf(at(typed, '/reference_price/amount'));
    const taxable =
      gross === 0n && /^\d+\.\d+$/.test(free) && quantity.decimal !== null
        ? centsOfProduct(quantity.decimal, free)
        : cents;
    return {
      cents,
      sent: {
        ...typed,
        quantity: quantity.sent,
        unit_price: price.sent,
        line_extension_amount: cents === null ? undefined : decimalOfCents(cents),
        allowances: off.sent,
        charges: more.sent,
        taxes: listOf(typed['taxes']).map((tax) => percentageOf(tax, taxable)),
        withholdings: listOf(typed['withholdings']).map((tax) => percentageOf(tax, taxable)),
      },
    };
  }
}

/** A tax with its base and value; a tax by unit stays as it is. */
const percentageOf = (tax: Body, cents: bigint | null): Body => {
  const rate = textOf(tax['rate']);
  if (cents === null || !/^\d+(\.\d+)?$/.test(rate)) return tax;
  return { ...tax, base: decimalOfCents(cents), value: decimalOfCents(percentOf(cents, rate)) };
};

const withParty = (body: Body, name: string): Body => {
  const party = body[name];
  return isBody(party) ? { ...body, [name]: sentParty(party) } : body;
};

/** The sum of the lines in cents; null while one of them can't be told. */
const sumOf = (cents: readonly (bigint | null)[]): bigint | null =>
  cents.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0n);

/** Returns a typed body as the API takes it: amounts read, sums and taxes computed, and without what is empty. */
export const sentOf = (typed: Body): Sent => {
  const amounts = new Amounts();
  const typedLines = listOf(typed['lines']);
  const lines = typedLines
    .slice(0, endOfLines(typedLines))
    .map((line, index) => amounts.line(line, `/lines/${String(index)}`));
  const sum = sumOf(lines.map(({ cents }) => cents));
  const rate = at(typed, '/exchange_rate/rate');
  const withRate =
    rate === undefined ? typed : put(typed, '/exchange_rate/rate', amounts.read(rate, '/exchange_rate/rate').sent);
  const body = {
    ...withRate,
    lines: lines.map(({ sent }) => sent),
    allowances: amounts.allowances(typed['allowances'], sum, '/allowances').sent,
    charges: amounts.allowances(typed['charges'], sum, '/charges').sent,
  };
  return { body: pruned(withParty(withParty(body, 'customer'), 'supplier')), faults: amounts.faults };
};
