import { MUTUAL_AGREEMENT } from '../catalogs/api-codes.js';
import type { HashSecret } from '../values/document-kind.js';

/** Settings for points that DIAN's public texts leave open, until habilitación shows what DIAN does. */
export interface FiscalOptions {
  /**
   * Whether payments received earlier reduce PayableAmount: no (`informative`), says FAU14. Documents that were signed
   * while it was a setting may have `deducted`, so that they are composed as they were.
   */
  readonly prepaid?: 'informative' | 'deducted';
  /** PaymentMeansCode of the API's voucher (49) and electronic wallet (71). Default ZZZ. */
  readonly otherPaymentMeans: string;
  /** Secret in the hash of type 04. Default: the technical key, as in DIAN's server; one library uses the PIN. */
  readonly secretOf04: HashSecret;
  /** Who made the software, where documents of a kind name him. Left out: `RUBRICA`. */
  readonly manufacturer?: Manufacturer;
}

/** Maker of a software: a person, a company, and the name of the software. */
export interface Manufacturer {
  readonly person: string;
  readonly company: string;
  readonly software: string;
}

/** Maker of this software, where the installation names no other. */
export const RUBRICA: Manufacturer = {
  person: 'Autores de Rubrica',
  company: 'Proyecto Rubrica',
  software: 'Rubrica',
};

export const DEFAULT_OPTIONS = {
  otherPaymentMeans: MUTUAL_AGREEMENT,
  secretOf04: 'technical_key',
} as const satisfies FiscalOptions;
