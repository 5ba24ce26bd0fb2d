/**
 * `node docker/compose-env.mjs` writes docker/.env with new secrets for compose.yaml, unless it is there, and prints the operator's
 * token. `… trust` takes a PEM on standard input, and adds its last certificate as the authority behind the simulator's answers.
 */
import { createHash, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL(process.env.COMPOSE_ENV_FILE ?? '.env', import.meta.url);
const SERVICES = [
  'api-gateway',
  'certificate-vault',
  'document-issuer',
  'dian-submitter',
  'mailer',
  'webhook-dispatcher',
];

const base64 = () => randomBytes(32).toString('base64');
const hex = () => randomBytes(32).toString('hex');
/** What stands before the seed of an Ed25519 key in DER (RFC 8410). */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicKeyOf = (seed) => {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEADER, Buffer.from(seed, 'base64')]),
    format: 'der',
    type: 'pkcs8',
  });
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
};
const variable = (name, service) => `${name}_${service.replaceAll('-', '_').toUpperCase()}`;

if (process.argv[2] === 'trust') {
  const last = readFileSync(0, 'utf8')
    .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)
    ?.at(-1);
  if (!last) throw new Error('there is no certificate on standard input');
  const others = readFileSync(FILE, 'utf8').replace(/^DIAN_TRUST=.*\n/m, '');
  writeFileSync(FILE, `${others}DIAN_TRUST="${last.replaceAll('\n', '\\n')}"\n`);
} else if (existsSync(FILE)) {
  process.stdout.write('docker/.env is there already\n');
} else {
  const token = hex();
  const keys = new Map(SERVICES.map((service) => [service, base64()]));
  const passwordsOf = (name, users) => users.map((user) => `${variable(name, user)}=${hex()}`);
  const lines = [
    ...passwordsOf('DATABASE_PASSWORD', ['admin', ...SERVICES, ...SERVICES.map((service) => `${service}-owner`)]),
    ...passwordsOf('KAFKA_PASSWORD', ['admin', ...SERVICES, 'topics']),
    `BLOB_SECRET=${hex()}`,
    `FILE_URL_KEYS=k1:${hex()}`,
    `OPERATOR_TOKEN_HASHES=operator:${createHash('sha256').update(token).digest('hex')}`,
    `INTERNAL_PUBLIC_KEYS=${[...keys].map(([service, key]) => `${service}=${publicKeyOf(key)}`).join(',')}`,
    ...[...keys].map(([service, key]) => `${variable('INTERNAL_KEY', service)}=${key}`),
    ...['certificate-vault', 'document-issuer', 'mailer', 'webhook-dispatcher'].map(
      (service) => `${variable('SERVICE_KEY', service)}=${base64()}`,
    ),
  ];
  writeFileSync(FILE, `${lines.join('\n')}\n`, { mode: 0o600 });
  process.stdout.write(`OPERATOR_TOKEN=${token}\n`);
}
