import { idempotently } from './idempotency.js';
import { issue, keyOf, openInvoices } from './invoices.fixture.js';

// Does one POST in a process that RUBRICA_FAULT kills during it.
const database = await openInvoices(process.env['DATABASE_URL'] ?? '');
await idempotently(database, keyOf('order-8841'), issue);
await database.close();
