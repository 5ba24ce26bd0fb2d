import { Setting } from '@rubrica/service';
import { IsString, Length, Matches, MinLength } from 'class-validator';

/** Settings of certificate-vault. */
export class CertificateVaultSettings {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// URL' })
  databaseUrl = '';

  @Setting({
    env: 'DATABASE_DIRECT_URL',
    meaning: 'PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode: migrations go past it',
    unit: 'URL',
    secret: true,
  })
  @Matches(/^(postgres(ql)?:\/\/.*)?$/, { message: 'must be a postgres:// URL' })
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
    env: 'KEY_RING_DIR',
    meaning: "folder of the tenants' own keys: beside the database, never in it nor in its backups",
  })
  @MinLength(1)
  keyRingFolder = '';

  @Setting({
    env: 'TRUST_BUNDLE',
    meaning: 'PEM of the accredited authorities whose certificates tenants may upload',
    unit: 'PEM',
  })
  @IsString()
  trustBundlePem = '';
}
