/** Weights of the check digit, from the rightmost digit. Source: DIAN. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/** Check digit of a NIT without it (modulo 11): `900373115` gives `3`; null for what is no NIT. */
export const nitCheckDigit = (nit: string): string | null => {
  if (!/^\d{5,15}$/.test(nit)) return null;
  const sum = WEIGHTS.slice(0, nit.length).reduce(
    (total, weight, index) => total + weight * Number(nit.at(-1 - index)),
    0,
  );
  const rest = sum % 11;
  return String(rest < 2 ? rest : 11 - rest);
};

/** Reads a NIT as people write it, such as `900.373.115-3`, into the number and the check digit, if it has one. */
export const readNit = (typed: string): { readonly number: string; readonly check_digit?: string } => {
  const [number = '', digit] = typed.replaceAll(/[.\s\u00a0]/g, '').split('-');
  return digit === undefined || digit === '' ? { number } : { number, check_digit: digit };
};
