import { IdempotencyRecords1795741200001 } from '@rubrica/service';
import { GatewayTables1795741200002 } from './1795741200002-gateway-tables.js';
import { Collections1795741200004 } from './1795741200004-collections.js';
import { Suppliers1795741200003 } from './1795741200003-suppliers.js';
import { DocumentCounters1795741200005 } from './1795741200005-document-counters.js';
import { People1795741200006 } from './1795741200006-people.js';
import { Search1795741200007 } from './1795741200007-search.js';
import { AcceptedInvoices1795824000002 } from './1795824000002-accepted-invoices.js';
import { LoginLimits1795910400001 } from './1795910400001-login-limits.js';
import { Passkeys1795910400003 } from './1795910400003-passkeys.js';
import { Oidc1795910400004 } from './1795910400004-oidc.js';
import { Audit1795910400005 } from './1795910400005-audit.js';
import { Operators1795910400006 } from './1795910400006-operators.js';
import { RequestLog1795910400008 } from './1795910400008-request-log.js';
import { SavedViews1795910400009 } from './1795910400009-saved-views.js';
import { Drafts1795910400010 } from './1795910400010-drafts.js';
import { Jobs1795910400011 } from './1795910400011-jobs.js';
import { ChosenLanguage1795910500001 } from './1795910500001-chosen-language.js';
import { OperatorsOfProvider1795910500002 } from './1795910500002-operators-of-provider.js';
import { CounterpartiesOfAll1795910500003 } from './1795910500003-counterparties-of-all.js';
import { FailedMails1795910500006 } from './1795910500006-failed-mails.js';

/** In the order they run. */
export const migrations = [
  IdempotencyRecords1795741200001,
  GatewayTables1795741200002,
  Suppliers1795741200003,
  Collections1795741200004,
  DocumentCounters1795741200005,
  People1795741200006,
  Search1795741200007,
  AcceptedInvoices1795824000002,
  LoginLimits1795910400001,
  Passkeys1795910400003,
  Oidc1795910400004,
  Audit1795910400005,
  Operators1795910400006,
  RequestLog1795910400008,
  SavedViews1795910400009,
  Drafts1795910400010,
  Jobs1795910400011,
  ChosenLanguage1795910500001,
  OperatorsOfProvider1795910500002,
  CounterpartiesOfAll1795910500003,
  FailedMails1795910500006,
];
