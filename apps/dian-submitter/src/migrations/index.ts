import { IdempotencyRecords1795741200001 } from '@rubrica/service';
import { SubmitterTables1795741200002 } from './1795741200002-submitter-tables.js';
import { ReceivedDocuments1795741200003 } from './1795741200003-received-documents.js';
import { DocumentEvents1795741200004 } from './1795741200004-document-events.js';
import { FollowedInvoices1795741200005 } from './1795741200005-followed-invoices.js';
import { PdfsOfSuppliers1795741200006 } from './1795741200006-pdfs-of-suppliers.js';
import { OwnIdsOfReceivedDocuments1795741200007 } from './1795741200007-own-ids-of-received-documents.js';
import { WaitingEvents1795824000001 } from './1795824000001-waiting-events.js';

/** In the order they run. */
export const migrations = [
  IdempotencyRecords1795741200001,
  SubmitterTables1795741200002,
  ReceivedDocuments1795741200003,
  DocumentEvents1795741200004,
  FollowedInvoices1795741200005,
  PdfsOfSuppliers1795741200006,
  OwnIdsOfReceivedDocuments1795741200007,
  WaitingEvents1795824000001,
];
