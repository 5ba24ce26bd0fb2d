import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { MailingTables1700000003000 } from './1700000003000-mailing-tables.js';
import { Notices1700000003001 } from './1700000003001-notices.js';
import { MailReports1700000003010 } from './1700000003010-mail-reports.js';
import { MailSenders1700000003020 } from './1700000003020-mail-senders.js';
import { BodiesOfProviderTokens1700000003030 } from './1700000003030-bodies-of-provider-tokens.js';
import { NoStatisticsOfPackages1700000003040 } from './1700000003040-no-statistics-of-packages.js';
import { RoomForOutcomes1700000003050 } from './1700000003050-room-for-outcomes.js';

/** In the order they run. */
export const migrations = [
  IdempotencyRecords1700000000100,
  MailingTables1700000003000,
  Notices1700000003001,
  MailReports1700000003010,
  MailSenders1700000003020,
  BodiesOfProviderTokens1700000003030,
  NoStatisticsOfPackages1700000003040,
  RoomForOutcomes1700000003050,
];
