import { SERVICES } from '@rubrica/contracts';
import {
  newInternalKey,
  newInternalKeys,
  publicKeyOf,
  privateKeyIn,
  publicKeysSetting,
} from './internal-http/internal-keys.js';

/**
 * `npm run keys`: prints new keys for the internal calls of all services, as settings. `npm run keys -- <service>`:
 * prints a new private key and its public key, to replace the keys of that service.
 */
const [, , name] = process.argv;
const service = SERVICES.find((known) => known === name);

if (name !== undefined && !service) {
  process.stderr.write(`Which service? ${SERVICES.join(', ')}\n`);
  process.exit(1);
}

if (service) {
  const key = newInternalKey();
  process.stdout.write(
    [
      '# 1. INTERNAL_PUBLIC_KEYS of all services: put "|" and this key behind the present one.',
      `${service}=…|${publicKeyOf(privateKeyIn(key))}`,
      `# 2. When all services have that: of ${service} only, and secret.`,
      `INTERNAL_KEY=${key}`,
      '# 3. When all its processes have that: remove the old key from INTERNAL_PUBLIC_KEYS.',
      '',
    ].join('\n'),
  );
} else {
  const keys = newInternalKeys();
  process.stdout.write(
    [
      '# The same in all services.',
      `INTERNAL_PUBLIC_KEYS=${publicKeysSetting(keys)}`,
      ...SERVICES.flatMap((one) => ['', `# Of ${one} only, and secret.`, `INTERNAL_KEY=${keys[one]}`]),
      '',
    ].join('\n'),
  );
}
