import { attackRow } from '@rubrica/testing';
import { CertificateVaultSettings } from './config.js';
import { attacks } from './hostile-peers.fixture.js';

/** `npm run bench -- hostile-peers`: what the vault lends to a thousand hostile authorities, with its own limits. */
for (const attack of attacks({ timeoutMs: new CertificateVaultSettings().revocationTimeoutMs }))
  console.table([await attackRow(attack)]);
process.exit(0);
