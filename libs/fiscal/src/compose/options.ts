import { MUTUAL_AGREEMENT } from '../catalogs/api-codes.js';
import type { HashSecret } from '../document/cufe.js';

/** Points that DIAN's public texts leave open: to be settled in habilitación, hence settings. */
export interface FiscalOptions {
  /**
   * Whether payments received before reduce PayableAmount. FAU14 of annex 1.9 does not name them (`informative`,
   * the default, as accepted documents have it); DIAN's samples of 2019 subtract them (`deducted`).
   */
  readonly prepaid: 'informative' | 'deducted';
  /** PaymentMeansCode of a voucher (49) and an electronic wallet (71), which DIAN's list lacks. Default ZZZ. */
  readonly otherPaymentMeans: string;
  /** Secret in the hash of type 04: DIAN's server takes the technical key (default), one library the PIN. */
  readonly secretOf04: HashSecret;
  /**
   * What the note of the first line of an AIU document (operation 09) begins with, as `Contrato de servicios AIU por
   * concepto de: `; it is put in front where the caller has not written it. Known from memory alone, hence nothing by
   * default.
   */
  readonly aiuNotePrefix?: string;
}

export const DEFAULT_OPTIONS: FiscalOptions = {
  prepaid: 'informative',
  otherPaymentMeans: MUTUAL_AGREEMENT,
  secretOf04: 'technical_key',
};
