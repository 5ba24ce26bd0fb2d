import { describeHostilePeers } from '@rubrica/testing';
import { attacks } from './hostile-peers.fixture.js';

const LIMITS = {
  trialMs: 3_000,
  connectMs: 3_000,
  mailMs: 3_000,
  idleMs: 1_000,
  readingMs: 3_000,
  connectionMs: 3_000,
};

/** The server of reports takes a hundred clients at once. */
const LEAST_SOCKETS = 50;

describeHostilePeers(attacks(LIMITS), LEAST_SOCKETS);
