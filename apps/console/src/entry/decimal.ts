/** Exact sums of decimals of the API, as cents and as millionths in `bigint`: a number would lose digits. */
const MILLIONTHS = 6;

const millionths = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(MILLIONTHS, '0').slice(0, MILLIONTHS));
};

/** Divides, and rounds halves up; both are not negative. */
const divided = (amount: bigint, by: bigint): bigint => (amount + by / 2n) / by;

/** Cents of the product of two decimals. */
export const centsOfProduct = (one: string, other: string): bigint =>
  divided(millionths(one) * millionths(other), 10n ** 10n);

export const centsOf = (decimal: string): bigint => divided(millionths(decimal), 10n ** 4n);

/** Cents of a percentage of cents. */
export const percentOf = (cents: bigint, rate: string): bigint => divided(cents * millionths(rate), 10n ** 8n);

/** Writes cents as a decimal of the API; a negative one has its sign, which the API refuses. */
export const decimalOfCents = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
