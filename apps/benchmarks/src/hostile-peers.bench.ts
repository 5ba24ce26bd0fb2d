import { CertificateVaultSettings } from '@rubrica/certificate-vault';
import { attacks as attacksOnVault } from '@rubrica/certificate-vault/testing';
import { DianSubmitterSettings } from '@rubrica/dian-submitter';
import { attacks as attacksOnSubmitter } from '@rubrica/dian-submitter/testing';
import { ACCOUNT_LIMITS, attacks as attacksOnMailer, CONNECTION_MS, READING_MS } from '@rubrica/mailer/testing';
import { attackRow } from '@rubrica/testing';
import { attacks as attacksOnDispatcher } from '@rubrica/webhook-dispatcher/testing';

/** `npm run bench -- hostile-peers`: what the services lend to a thousand hostile peers of each kind, with their own limits. */
for (const attack of [
  ...attacksOnVault({ timeoutMs: new CertificateVaultSettings().revocationTimeoutMs }),
  ...attacksOnSubmitter(new DianSubmitterSettings()),
  ...attacksOnMailer({ ...ACCOUNT_LIMITS, readingMs: READING_MS, connectionMs: CONNECTION_MS }),
  ...attacksOnDispatcher({}),
])
  console.table([await attackRow(attack)]);
process.exit(0);
