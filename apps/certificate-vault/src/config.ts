import { DatabaseDirectUrl, DatabaseUrl, Setting } from '@rubrica/service';
import { IsIn, IsInt, IsString, Length, Matches, Max, Min } from 'class-validator';
import { KeyCustodySettings } from './key-custody/key-custody-settings.js';
import { REVOCATION_POLICIES, type RevocationPolicy } from './revocation/revocation-policy.js';

/** Settings of certificate-vault. */
export class CertificateVaultSettings extends KeyCustodySettings {
  @DatabaseUrl()
  databaseUrl = '';

  @DatabaseDirectUrl()
  databaseDirectUrl = '';

  @Setting({
    env: 'SERVICE_KEY',
    meaning: 'encrypts the mock authority at rest',
    unit: '32 bytes in base64',
    secret: true,
  })
  @Length(44, 44)
  serviceKey = '';

  @Setting({
    env: 'TRUST_BUNDLE',
    meaning: 'PEM of the accredited authorities whose certificates tenants may upload',
    unit: 'PEM',
  })
  @IsString()
  trustBundlePem = '';

  @Setting({
    env: 'TRUST_BUNDLE_FILE',
    meaning: 'file with more of them in PEM; it is read again when it has changed, without a restart. Empty: none',
  })
  @IsString()
  trustBundleFile = '';

  @Setting({
    env: 'REVOCATION_CHECK',
    meaning:
      'whether authorities are asked, by OCSP or CRL, if a certificate is revoked: `off`; `lenient`: one is used while no authority answers; `strict`: none is taken without an answer, and those in use go on',
  })
  @IsIn(REVOCATION_POLICIES)
  revocationPolicy: RevocationPolicy = 'off';

  @Setting({
    env: 'REVOCATION_TIMEOUT_MS',
    meaning: 'until an authority has answered; up to four addresses of a certificate are asked',
    unit: 'ms',
  })
  @IsInt()
  @Min(100)
  @Max(2_000)
  revocationTimeoutMs = 2_000;

  @Setting({
    env: 'DKIM_DNS_SERVERS',
    meaning:
      'name servers that are asked whether DKIM records are published, IP addresses with a port or without, comma separated. Empty: those of the system',
  })
  @Matches(/^$|^[0-9a-f.:[\]]+( *, *[0-9a-f.:[\]]+)*$/i, {
    message: 'must be IP addresses, each with a port or without',
  })
  dkimDnsServers = '';

  @Setting({
    env: 'AUDIT_HEADS_DIR',
    meaning:
      'folder into which the ends of all audit chains are written once a day, as a file to be carried away. Empty: no file is written',
  })
  @IsString()
  auditHeadsFolder = '';
}
