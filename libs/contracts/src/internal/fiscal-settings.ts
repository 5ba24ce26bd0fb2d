import { DEFAULT_OPTIONS, type FiscalOptions } from '@rubrica/fiscal';

/**
 * A setting that several services read alike, as plain data. A value must satisfy whichever of the three bounds is
 * given.
 */
interface SharedSetting<T extends string> {
  readonly env: string;
  readonly meaning: string;
  readonly default: T;
  readonly choices?: readonly T[];
  readonly pattern?: RegExp;
  readonly maxLength?: number;
}

type Option = Exclude<keyof FiscalOptions, 'prepaid' | 'manufacturer'>;
type FiscalSettings = { readonly [K in Option]: SharedSetting<FiscalOptions[K]> };

/**
 * Points that DIAN's public texts leave open. api-gateway checks drafts and computes their totals by these settings and
 * document-issuer issues by them: both read the same variables, so that a document is issued as its request was
 * answered.
 */
export const FISCAL_SETTINGS: FiscalSettings = {
  otherPaymentMeans: {
    env: 'OTHER_PAYMENT_MEANS',
    meaning: "DIAN's code for a voucher (49) or an electronic wallet (71) of the API",
    default: DEFAULT_OPTIONS.otherPaymentMeans,
    pattern: /^[0-9A-Z]{1,3}$/,
  },
  secretOf04: {
    env: 'SECRET_OF_04',
    meaning: 'secret in the hash of type 04: technical_key or pin (one source disagrees: settle it in habilitación)',
    default: DEFAULT_OPTIONS.secretOf04,
    choices: ['technical_key', 'pin'],
  },
};
