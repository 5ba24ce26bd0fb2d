import { describeHostilePeers } from '@rubrica/testing';
import { attacks } from './hostile-peers.fixture.js';

describeHostilePeers(attacks({ timeoutMs: 3_000 }));
