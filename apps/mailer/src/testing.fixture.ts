/** What benchmarks use of this service: `@rubrica/mailer/testing`. */
export { attacks } from './hostile-peers.fixture.js';
export { CONNECTION_MS } from './inbound/mail-listener.smtp.js';
export { READING_MS } from './report/report-mailbox.client.js';
export { ACCOUNT_LIMITS } from './sender/smtp-accounts.client.js';
