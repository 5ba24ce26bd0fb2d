import { IdempotencyRecords1700000000100 } from '@rubrica/service';

/** In the order they run. Submissions are streams; there is no table of their own. */
export const migrations = [IdempotencyRecords1700000000100];
