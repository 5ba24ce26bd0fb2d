import { describeHostilePeers } from '@rubrica/testing';
import { attacks } from './hostile-peers.fixture.js';

const LIMITS = { connectTimeoutMs: 1_000, answerTimeoutMs: 3_000, answerMaxBytes: 4 * 2 ** 20, idleMs: 2_000 };

describeHostilePeers(attacks(LIMITS));
