/** Weights of the modulo-11 check digit, from the rightmost digit. Source: DIAN. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/** Whether a text is a NIT without its check digit: one to fifteen digits. */
export const isNit = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Returns the check digit of a NIT that is given without it, digits only: '900373115' gives '3'. */
export const nitCheckDigit = (nit: string): string => {
  if (!isNit(nit)) throw new RangeError('a NIT has 1 to 15 digits');
  let sum = 0;
  WEIGHTS.slice(0, nit.length).forEach((weight, index) => {
    sum += weight * Number(nit[nit.length - 1 - index]);
  });
  const rest = sum % 11;
  return String(rest < 2 ? rest : 11 - rest);
};

/**
 * FAJ24 and FAJ47 (issuer), FAK24 and FAK47 (buyer), FAB22b (owner of the software): returns the right check digit
 * of `nit` when `digit` is wrong or null. Returns undefined when it is right, or when `nit` has not the form of a NIT.
 */
export const correctedCheckDigit = (nit: string, digit: string | null): string | undefined => {
  if (!isNit(nit)) return undefined;
  const right = nitCheckDigit(nit);
  return digit === right ? undefined : right;
};
