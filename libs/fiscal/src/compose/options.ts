import { MUTUAL_AGREEMENT } from '../catalogs/api-codes.js';
import type { HashSecret } from '../document/cufe.js';

/** Settings for points that DIAN's public texts leave open, until habilitación shows what DIAN does. */
export interface FiscalOptions {
  /**
   * Whether payments received earlier reduce PayableAmount. `informative`, the default: no, since FAU14 of annex 1.9
   * does not name them and accepted documents do not subtract them. `deducted`: yes, as in DIAN's samples of 2019.
   */
  readonly prepaid: 'informative' | 'deducted';
  /** PaymentMeansCode of a voucher (49) and an electronic wallet (71), which DIAN's list lacks. Default ZZZ. */
  readonly otherPaymentMeans: string;
  /** Secret in the hash of type 04. Default: the technical key, as in DIAN's server; one library uses the PIN. */
  readonly secretOf04: HashSecret;
  /**
   * Beginning of the note on the first line of an AIU document (operation 09), for example `Contrato de servicios AIU
   * por concepto de: `. It is added where the caller has not written it. Empty by default, since no public source
   * confirms it.
   */
  readonly aiuNotePrefix?: string;
}

export const DEFAULT_OPTIONS: FiscalOptions = {
  prepaid: 'informative',
  otherPaymentMeans: MUTUAL_AGREEMENT,
  secretOf04: 'technical_key',
};
