import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { IssuerTables1700000002000 } from './1700000002000-issuer-tables.js';
import { ProvidersAndSkippedNumbers1700000002001 } from './1700000002001-providers-and-skipped-numbers.js';
import { ProviderCode1700000002002 } from './1700000002002-provider-code.js';
import { CausesOfWaits1700000002003 } from './1700000002003-causes-of-waits.js';
import { SuccessiveResolutions1700000002004 } from './1700000002004-successive-resolutions.js';

/** In the order they run. */
export const migrations = [
  IdempotencyRecords1700000000100,
  IssuerTables1700000002000,
  ProvidersAndSkippedNumbers1700000002001,
  ProviderCode1700000002002,
  CausesOfWaits1700000002003,
  SuccessiveResolutions1700000002004,
];
