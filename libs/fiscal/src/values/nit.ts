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
