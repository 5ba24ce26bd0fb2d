import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { CausesOfWaits1700000004300 } from './1700000004300-causes-of-waits.js';
import { ContingencyTables1700000004000 } from './1700000004000-contingency-tables.js';
import { NotesThatWait1700000004001 } from './1700000004001-notes-that-wait.js';
import { WaitingSubmissions1700000004100 } from './1700000004100-waiting-submissions.js';
import { WaitsForInvoices1700000004200 } from './1700000004200-waits-for-invoices.js';

/** In the order they run. Submissions and contingencies are streams. */
export const migrations = [
  IdempotencyRecords1700000000100,
  ContingencyTables1700000004000,
  NotesThatWait1700000004001,
  WaitingSubmissions1700000004100,
  WaitsForInvoices1700000004200,
  CausesOfWaits1700000004300,
];
