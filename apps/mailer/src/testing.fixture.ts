/** What benchmarks use of this service: `@rubrica/mailer/testing`. */
export { attacks } from './hostile-peers.fixture.js';
export { CONNECTION_MS } from './inbound/bounce-listener.smtp.js';
export { READING_MS } from './inbound/bounce-mailbox.client.js';
export { ACCOUNT_LIMITS } from './sender/smtp-accounts.client.js';
