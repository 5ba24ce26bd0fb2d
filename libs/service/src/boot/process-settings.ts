import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { IsIn, IsInt, IsString, Max, Min, MinLength } from 'class-validator';
import { Setting } from '../settings/settings.js';

/** Settings that every service has when it runs in a process of its own. */
export class ProcessSettings {
  @Setting({ env: 'LOG_LEVEL', meaning: 'least level that is logged' })
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
  logLevel = 'info';

  @Setting({
    env: 'WORKER_THREADS',
    meaning:
      'threads that draw PDFs, pack packages and verify answers when there is more than one at a time; 0: all in the main thread',
  })
  @IsInt()
  @Min(0)
  @Max(64)
  workerThreads = 1;

  @Setting({
    env: 'INTERNAL_KEY',
    meaning: "signs this service's internal calls; a private Ed25519 key of its own (`npm run keys`)",
    unit: '32 bytes in base64, or PKCS#8 PEM',
    secret: true,
  })
  @MinLength(1)
  internalKey = '';

  @Setting({
    env: 'INTERNAL_PUBLIC_KEYS',
    meaning:
      'public keys that verify internal calls; the same in all services: name=key, comma separated, while a key is ' +
      'rotated name=key|key',
    unit: '32 bytes in base64',
  })
  @MinLength(1)
  internalPublicKeys = '';

  @Setting({ env: 'INTERNAL_HOST', meaning: 'address that internal routes listen on; not for the internet' })
  @IsString()
  internalHost = '0.0.0.0';

  @Setting({ env: 'INTERNAL_PORT', meaning: 'port of the internal routes and of the health checks' })
  @IsInt()
  @Min(0)
  @Max(65535)
  internalPort = 8080;

  @Setting({ env: 'INTERNAL_ADDRESSES', meaning: 'where the other services are: name=URL, comma separated' })
  @IsString()
  internalAddresses = '';
}

/**
 * Parses the setting INTERNAL_ADDRESSES, `name=URL` separated by commas. Returns the URL of each service in it. Throws
 * if an entry is malformed.
 */
export const addressesOf = (text: string): Partial<Record<ServiceName, string>> => {
  const addresses: Partial<Record<ServiceName, string>> = {};
  for (const entry of text.split(',').filter((part) => part !== '')) {
    const [name = '', url = ''] = entry.split('=');
    const service = SERVICES.find((known) => known === name);
    if (!service || !URL.canParse(url))
      throw new Error(`INTERNAL_ADDRESSES: "${entry}" is not name=URL with the name of a service`);
    addresses[service] = url;
  }
  return addresses;
};
