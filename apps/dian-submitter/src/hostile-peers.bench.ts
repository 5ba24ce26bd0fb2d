import { attackRow } from '@rubrica/testing';
import { DianSubmitterSettings } from './config.js';
import { attacks } from './hostile-peers.fixture.js';

/** `npm run bench -- hostile-peers`: what the submitter lends to a thousand hostile authorities, with its own limits. */
for (const attack of attacks(new DianSubmitterSettings())) console.table([await attackRow(attack)]);
process.exit(0);
