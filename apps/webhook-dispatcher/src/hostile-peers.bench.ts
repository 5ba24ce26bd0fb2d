import { attackRow } from '@rubrica/testing';
import { attacks } from './hostile-peers.fixture.js';

/** `npm run bench -- hostile-peers`: what the dispatcher lends to a thousand hostile receivers, with its own limits. */
for (const attack of attacks({})) console.table([await attackRow(attack)]);
process.exit(0);
