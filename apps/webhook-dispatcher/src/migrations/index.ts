import { IdempotencyRecords1700000000100 } from '@rubrica/service';
import { WebhookTables1700000002000 } from './1700000002000-webhook-tables.js';
import { FailedFrom1700000002001 } from './1700000002001-failed-from.js';
import { StatusState1700000002002 } from './1700000002002-status-state.js';
import { RoomForUpdates1700000002003 } from './1700000002003-room-for-updates.js';
import { DeliveriesOfEvents1700000002005 } from './1700000002005-deliveries-of-events.js';
import { HealthAndOrder1700000002006 } from './1700000002006-health-and-order.js';
import { NoStatisticsOfBodies1700000002007 } from './1700000002007-no-statistics-of-bodies.js';
import { MoreRoomForUpdates1700000002008 } from './1700000002008-more-room-for-updates.js';
import { EventsByIndex1700000002004 } from './1700000002004-events-by-index.js';

/** In the order they run. */
export const migrations = [
  IdempotencyRecords1700000000100,
  WebhookTables1700000002000,
  FailedFrom1700000002001,
  StatusState1700000002002,
  RoomForUpdates1700000002003,
  EventsByIndex1700000002004,
  DeliveriesOfEvents1700000002005,
  HealthAndOrder1700000002006,
  NoStatisticsOfBodies1700000002007,
  MoreRoomForUpdates1700000002008,
];
