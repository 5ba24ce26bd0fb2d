import { attackRow } from '@rubrica/testing';
import { attacks } from './hostile-peers.fixture.js';
import { CONNECTION_MS } from './inbound/bounce-listener.smtp.js';
import { READING_MS } from './inbound/bounce-mailbox.client.js';
import { ACCOUNT_LIMITS } from './sender/smtp-accounts.client.js';

/** `npm run bench -- hostile-peers`: what the mailer lends to a thousand hostile peers of each kind, with its own limits. */
for (const attack of attacks({ ...ACCOUNT_LIMITS, readingMs: READING_MS, connectionMs: CONNECTION_MS }))
  console.table([await attackRow(attack)]);
process.exit(0);
