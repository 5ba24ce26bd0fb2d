import { responsibilities } from '../../catalogs/parties.js';
import { isNit, nitCheckDigit } from '../../values/nit.js';

/**
 * FAJ24 and FAJ47 (issuer), FAK24 and FAK47 (buyer), FAB22b (owner of the software): returns the right check digit
 * of `nit` when `digit` is wrong or null. Returns undefined when it is right, or when `nit` has not the form of a NIT.
 */
export const correctedCheckDigit = (nit: string, digit: string | null): string | undefined => {
  if (!isNit(nit)) return undefined;
  const right = nitCheckDigit(nit);
  return digit === right ? undefined : right;
};

/** FAJ26 (issuer), FAK26 (buyer): whether DIAN lists the responsibility. */
export const isResponsibility = (code: string): boolean => responsibilities.has(code);

/** FAJ73: whether a postal code has the form of those in Colombia. */
export const isColombianPostalCode = (code: string): boolean => /^\d{6}$/.test(code);
