import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { GatewayTables1700000001000 } from './1700000001000-gateway-tables.js';
import { References1700000001001 } from './1700000001001-references.js';
import { Corrections1700000001002 } from './1700000001002-corrections.js';
import { OpenDocuments1700000001004 } from './1700000001004-open-documents.js';
import { ApiKeyLives1700000001010 } from './1700000001010-api-key-lives.js';
import { RateLimits1700000001011 } from './1700000001011-rate-limits.js';
import { TenantLives1700000001012 } from './1700000001012-tenant-lives.js';
import { ListsByIndex1700000001013 } from './1700000001013-lists-by-index.js';
import { FewerIndexEntries1700000001014 } from './1700000001014-fewer-index-entries.js';
import { Exports1700000001015 } from './1700000001015-exports.js';
import { Erasures1700000001016 } from './1700000001016-erasures.js';
import { RoomForViews1700000001017 } from './1700000001017-room-for-views.js';
import { ReplacedViews1700000001018 } from './1700000001018-replaced-views.js';
import { NoStatisticsOfData1700000001019 } from './1700000001019-no-statistics-of-data.js';
import { DocumentsByCufe1700000001020 } from './1700000001020-documents-by-cufe.js';
import { WentLive1700000001021 } from './1700000001021-went-live.js';
import { TestProfiles1700000001005 } from './1700000001005-test-profiles.js';
import { CustomersByNumber1700000001006 } from './1700000001006-customers-by-number.js';
import { RetryOrders1700000001003 } from './1700000001003-retry-orders.js';

/** In the order they run. */
export const migrations = [
  IdempotencyRecords1700000000100,
  GatewayTables1700000001000,
  References1700000001001,
  Corrections1700000001002,
  RetryOrders1700000001003,
  OpenDocuments1700000001004,
  TestProfiles1700000001005,
  CustomersByNumber1700000001006,
  ApiKeyLives1700000001010,
  RateLimits1700000001011,
  TenantLives1700000001012,
  ListsByIndex1700000001013,
  FewerIndexEntries1700000001014,
  Exports1700000001015,
  Erasures1700000001016,
  RoomForViews1700000001017,
  ReplacedViews1700000001018,
  NoStatisticsOfData1700000001019,
  DocumentsByCufe1700000001020,
  WentLive1700000001021,
];
