import { Setting } from '@rubrica/service';
import { IsIn, IsString, Matches, MinLength, ValidateIf } from 'class-validator';
import { KeyRing } from './key-ring.disk.js';
import { KEY_PROVIDERS, type KeyProviderName, type MasterKey } from './master-key.js';

const of =
  (provider: KeyProviderName) =>
  ({ keyProvider }: KeyCustodySettings): boolean =>
    keyProvider === provider;

/** Where the tenants' keys are, and what wraps them. */
export class KeyCustodySettings {
  @Setting({
    env: 'KEY_RING_DIR',
    meaning: "folder of the tenants' own keys: beside the database, never in it nor in its backups",
  })
  @MinLength(1)
  keyRingFolder = '';

  @Setting({
    env: 'KEY_PROVIDER',
    meaning:
      'master key that wraps the keys in KEY_RING_DIR: local (none), transit (Vault, OpenBao), aws-kms, or pkcs11 (an HSM)',
  })
  @IsIn(KEY_PROVIDERS)
  keyProvider: KeyProviderName = 'local';

  @Setting({ env: 'TRANSIT_ADDRESS', meaning: 'server of the transit engine: Vault or OpenBao', unit: 'URL' })
  @ValidateIf(of('transit'))
  @Matches(/^https?:\/\/[^\s/]+\/?$/, { message: 'must be a URL such as https://vault.example.com:8200' })
  transitAddress = '';

  @Setting({ env: 'TRANSIT_MOUNT', meaning: 'where the transit engine is mounted' })
  @Matches(/^[\w./-]*\w$/, { message: 'must be a path such as transit' })
  transitMount = 'transit';

  @Setting({ env: 'TRANSIT_KEY', meaning: 'its key, which is not derived, of type aes256-gcm96' })
  @MinLength(1)
  transitKey = 'rubrica';

  @Setting({ env: 'TRANSIT_NAMESPACE', meaning: 'namespace of the engine, where the server has such' })
  @IsString()
  transitNamespace = '';

  @Setting({
    env: 'TRANSIT_TOKEN_FILE',
    meaning: 'file with the token, which an agent renews; read before each call, and goes before TRANSIT_TOKEN',
  })
  @IsString()
  transitTokenFile = '';

  @Setting({ env: 'TRANSIT_TOKEN', meaning: 'token that may encrypt and decrypt by that key', secret: true })
  @ValidateIf((settings: KeyCustodySettings) => of('transit')(settings) && settings.transitTokenFile === '')
  @MinLength(1)
  transitToken = '';

  @Setting({ env: 'KMS_KEY', meaning: 'symmetric key of AWS KMS: its id, ARN, or alias/<name>' })
  @ValidateIf(of('aws-kms'))
  @MinLength(1)
  kmsKey = '';

  @Setting({ env: 'KMS_REGION', meaning: 'region of that key; by default AWS_REGION' })
  @IsString()
  kmsRegion = '';

  @Setting({ env: 'KMS_ENDPOINT', meaning: 'KMS server, where it is not that of AWS', unit: 'URL' })
  @Matches(/^(https?:\/\/[^\s/]+\/?)?$/, { message: 'must be a URL such as https://kms.example.com' })
  kmsEndpoint = '';

  @Setting({ env: 'PKCS11_LIBRARY', meaning: 'path of the PKCS#11 library of the HSM' })
  @ValidateIf(of('pkcs11'))
  @MinLength(1)
  pkcs11Library = '';

  @Setting({ env: 'PKCS11_TOKEN', meaning: 'label of the token in the HSM' })
  @ValidateIf(of('pkcs11'))
  @MinLength(1)
  pkcs11Token = '';

  @Setting({ env: 'PKCS11_PIN', meaning: 'PIN of the user of that token', secret: true })
  @ValidateIf(of('pkcs11'))
  @MinLength(1)
  pkcs11Pin = '';

  @Setting({ env: 'PKCS11_KEY', meaning: 'label of the AES keys that wrap; that of the greatest CKA_ID is the newest' })
  @MinLength(1)
  pkcs11Key = 'rubrica';
}

/** Opens the key ring with the master key that the settings choose. Nothing is asked of it yet, so it may be away. */
export const openKeyRing = async (settings: KeyCustodySettings): Promise<KeyRing> =>
  KeyRing.in(settings.keyRingFolder, await openMasterKey(settings));

/** Clients of providers are loaded only by who needs them. */
const openMasterKey = async (settings: KeyCustodySettings): Promise<MasterKey | null> => {
  switch (settings.keyProvider) {
    case 'local':
      return null;
    case 'transit':
      return openTransit(settings);
    case 'aws-kms': {
      const { AwsKmsMasterKey } = await import('./aws-kms.client.js');
      const { kmsKey: key, kmsRegion: region, kmsEndpoint: endpoint } = settings;
      return new AwsKmsMasterKey({ key, region, endpoint });
    }
    case 'pkcs11': {
      const { openPkcs11 } = await import('./pkcs11.client.js');
      const { pkcs11Library: library, pkcs11Token: token, pkcs11Pin: pin, pkcs11Key: key } = settings;
      return openPkcs11({ library, token, pin, key });
    }
  }
};

const openTransit = async (settings: KeyCustodySettings): Promise<MasterKey> => {
  const [{ TransitMasterKey }, { textOfFile }] = await Promise.all([
    import('./transit.client.js'),
    import('./token-file.disk.js'),
  ]);
  const { transitTokenFile: path, transitToken } = settings;
  return new TransitMasterKey({
    address: settings.transitAddress,
    mount: settings.transitMount,
    key: settings.transitKey,
    namespace: settings.transitNamespace,
    token: () => (path === '' ? Promise.resolve(transitToken) : textOfFile(path)),
  });
};
