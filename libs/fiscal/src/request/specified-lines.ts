import { grossAmount, isFree, lineAmount } from '../document/line.js';
import { taxAgrees } from '../document/tax.js';
import { type Fault, fault } from '../values/fault.js';
import { amount, decimal, plain, total, ZERO } from '../values/money.js';
import { propose } from '../values/proposal.js';
import type { LineDraft, TaxDraft } from './draft.js';
import type { DocumentDraft } from './note-draft.js';

/** A body in the forms of the API, and what is to be said about the other forms that it had. */
export interface SpecifiedDraft {
  readonly draft: DocumentDraft;
  /** One per line whose amount had its taxes in it. */
  readonly warnings: readonly Fault[];
}

/**
 * Returns a body with the two forms that the specification has and DIAN has not in those of the API: a line's amount with
 * its taxes becomes the amount without them, and the carbon tax by rate becomes the one by unit. Where it is not beyond
 * doubt, the line stays as it is, and is refused by the rules. Takes a body that nothing has checked yet.
 */
export const asSpecified = (body: DocumentDraft): SpecifiedDraft => {
  const lines: unknown = Object(body)['lines'];
  if (!Array.isArray(lines)) return { draft: body, warnings: [] };
  const warnings: Fault[] = [];
  const rewritten = lines.map((line: unknown, index) => {
    if (!isReadable(line)) return line;
    const net = netOfTaxes(line);
    if (net !== null) warnings.push(takenAsNet(line, net, `#/lines/${index}/line_extension_amount`));
    return withTaxesByUnit(net === null ? line : { ...line, line_extension_amount: net });
  });
  const isSame = rewritten.every((line, index) => line === lines[index]);
  return isSame ? { draft: body, warnings } : { draft: { ...body, lines: rewritten as LineDraft[] }, warnings };
};

const AMOUNT = /^(0|[1-9]\d{0,14})\.\d{2}$/;
const DECIMAL = /^(0|[1-9]\d{0,14})\.\d{2,6}$/;

const isAmount = (value: unknown): value is string => typeof value === 'string' && AMOUNT.test(value);
const isDecimal = (value: unknown): value is string => typeof value === 'string' && DECIMAL.test(value);
const isOneOf = (items: unknown, fits: (item: Readonly<Record<string, unknown>>) => boolean): boolean =>
  items === undefined || (Array.isArray(items) && items.every((item: unknown) => fits(Object(item))));

/** Whether the line has the shape that the amounts in it can be compared. */
const isReadable = (line: unknown): line is LineDraft => {
  const { quantity, unit_price, line_extension_amount, allowances, charges, taxes } = Object(line);
  return (
    isDecimal(quantity) &&
    isDecimal(unit_price) &&
    isAmount(line_extension_amount) &&
    isOneOf(allowances, (item) => isAmount(item['amount'])) &&
    isOneOf(charges, (item) => isAmount(item['amount'])) &&
    isOneOf(taxes, ({ code, value, rate, base }) =>
      [
        typeof code === 'string' && isAmount(value),
        rate === undefined || isDecimal(rate),
        base === undefined || isAmount(base),
      ].every(Boolean),
    )
  );
};

/**
 * Returns the amount of the line without its taxes, if the given one is exactly that and the taxes, each of which is on
 * it; else null. The taxes of a free line are on its reference price, so that its amount says nothing.
 */
const netOfTaxes = (line: LineDraft): string | null => {
  const { quantity, unit_price: unitPrice, allowances = [], charges = [], taxes = [] } = line;
  if (isFree({ unitPrice })) return null;
  const net = amount(lineAmount({ quantity, unitPrice, allowances, charges }));
  const sum = total(taxes.map(({ value }) => value));
  const areOnNet = taxes.every(({ base }) => base === undefined || isZero(base) || base === net);
  const isSum = decimal(line.line_extension_amount).eq(decimal(net).plus(sum));
  return sum.gt(ZERO) && decimal(net).gt(ZERO) && areOnNet && isSum ? net : null;
};

const isZero = (value: string): boolean => decimal(value).eq(ZERO);

const takenAsNet = ({ line_extension_amount: given }: LineDraft, net: string, at: string): Fault =>
  fault(
    at,
    'tax_in_line_total',
    {
      en: `${given} is the line with its taxes; it is taken as ${net}, since DIAN's line amount is without them.`,
      es: `${given} es la línea con sus impuestos; se toma como ${net}, pues para la DIAN el valor de la línea va sin ellos.`,
    },
    {
      fix: propose('amount_without_tax', net, {
        rest: { en: '; the result is the same', es: '; el resultado es el mismo' },
      }),
      rule: 'FAV06',
    },
  );

/** Carbon tax of the specification; DIAN's 23 has an amount by unit. */
const CARBON = '02';

const withTaxesByUnit = (line: LineDraft): LineDraft => {
  const { taxes } = line;
  if (!taxes?.some(({ code }) => code === CARBON)) return line;
  const rewritten = taxes.map((tax) => carbonByUnit(tax, line) ?? tax);
  return rewritten.every((tax, index) => tax === taxes[index]) ? line : { ...line, taxes: rewritten };
};

/** Returns the carbon tax by the unit of its line; null where it has another form or comes out at no exact amount. */
const carbonByUnit = (tax: TaxDraft, { quantity, unit_code }: LineDraft): TaxDraft | null => {
  const { code, rate, base, value, per_unit_amount, base_quantity, unit_code: unit } = tax;
  const isByUnit = per_unit_amount !== undefined || base_quantity !== undefined || unit !== undefined;
  if (code !== CARBON || isByUnit || rate === undefined || base === undefined || isZero(quantity)) return null;
  if (!taxAgrees(decimal(value), { base: decimal(base), rate })) return null;
  const each = decimal(value).div(decimal(quantity)).toFixed(6);
  if (!grossAmount({ quantity, unitPrice: each }).eq(decimal(value))) return null;
  return { code, value, per_unit_amount: plain(each), base_quantity: quantity, unit_code };
};
