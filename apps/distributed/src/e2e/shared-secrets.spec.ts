import { describe, expect, it } from '@jest/globals';
import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { EVERYTHING, kubernetesPrograms, type KubernetesObject, ofKind, rendered } from './chart.fixture.js';
import { compose } from './compose.fixture.js';

const variable = (name: string, user: string): string => `${name}_${user.replaceAll('-', '_').toUpperCase()}`;
const SEALING: readonly ServiceName[] = ['certificate-vault', 'document-issuer', 'mailer', 'webhook-dispatcher'];

/**
 * Who has each secret of compose. A password has its user and the server that checks it; every other sharing has its
 * reason here.
 */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  DATABASE_PASSWORD_ADMIN: ['postgres'],
  KAFKA_PASSWORD_ADMIN: ['kafka', 'kafka-acls'],
  KAFKA_PASSWORD_TOPICS: ['kafka', 'topics'],
  ...Object.fromEntries(
    SERVICES.flatMap((service) => [
      [variable('DATABASE_PASSWORD', service), ['postgres', service]],
      [variable('DATABASE_PASSWORD', `${service}-owner`), ['postgres', `migrate-${service}`]],
      [variable('KAFKA_PASSWORD', service), ['kafka', service]],
      [variable('INTERNAL_KEY', service), [service]],
    ]),
  ),
  ...Object.fromEntries(SEALING.map((service) => [variable('SERVICE_KEY', service), [service]])),
  // The mailer and the dispatcher make links to files, the gateway checks them.
  FILE_URL_KEYS: ['api-gateway', 'mailer', 'webhook-dispatcher'],
  // The server of the bucket has one user. All services keep blobs.
  BLOB_SECRET: ['s3', ...SERVICES],
};

/** In docker/.env, and not secret: public keys, a hash of 256 random bits, a certificate. */
const PUBLIC = ['INTERNAL_PUBLIC_KEYS', 'OPERATOR_TOKEN_HASHES', 'DIAN_TRUST'];

describe('the secrets of docker/compose.yaml', () => {
  const { text, services, secrets, environmentIn } = compose();
  const secretNames = Object.keys(secrets).filter((name) => !PUBLIC.includes(name));

  it('reach who needs them, and nobody else', () => {
    const holders = Object.fromEntries(
      secretNames.map((name) => [
        name,
        Object.keys(services).filter((service) =>
          Object.values(environmentIn(service)).some((value) => value.includes(secrets[name] ?? '')),
        ),
      ]),
    );
    const sorted = (all: Readonly<Record<string, readonly string[]>>) =>
      Object.fromEntries(Object.entries(all).map(([name, who]) => [name, who.toSorted()]));
    expect(sorted(holders)).toEqual(sorted(HOLDERS));
  });

  it('are each another, random, and made for this installation: none stands in the file', () => {
    const values = secretNames.map((name) => secrets[name] ?? '');
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^(k1:)?([0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/);
    const others = compose().secrets;
    expect(secretNames.filter((name) => others[name] === secrets[name])).toEqual([]);

    for (const [service, { environment = {} }] of Object.entries(services))
      for (const [name, value] of Object.entries(environment)) {
        if (!/PASSWORD|SECRET|_KEYS?$|^USERS$|_URL$/.test(name)) continue;
        // A secret comes from a variable that has no default.
        const literal = String(value).replaceAll(/\$\{[A-Z_]+(:\?[^}]*)?\}/g, '');
        expect([service, name, /:[^/@\s]+@|[0-9a-f]{16}|\$\{/.test(literal)]).toEqual([service, name, false]);
      }
    expect(text).not.toMatch(/PASSWORD:\s*['"]?[a-z]+['"]?\s*$/m);
  });

  it.each(SERVICES)(
    '%s comes to PostgreSQL and Kafka as itself, by TLS to the broker, and makes no table',
    (service) => {
      const env = environmentIn(service);
      const { username } = new URL(env['DATABASE_URL'] ?? '');
      expect(username).toBe(service.replaceAll('-', '_'));
      expect(env).toMatchObject({
        KAFKA_TLS: 'true',
        KAFKA_SASL_MECHANISM: 'scram-sha-512',
        KAFKA_USERNAME: service,
        NODE_EXTRA_CA_CERTS: '/kafka-ca/ca.pem',
      });
      const migration = new URL(environmentIn(`migrate-${service}`)['DATABASE_URL'] ?? '');
      expect(migration.username).toBe(`${username}_owner`);
    },
  );
});

/** The Secrets that each container reads; that of a migration is its service's or its own. */
const readersOf = (objects: readonly KubernetesObject[]): Readonly<Record<string, string[]>> => {
  const readers: Record<string, Set<string>> = {};
  for (const kind of ['Deployment', 'Job'])
    for (const { spec } of ofKind(objects, kind))
      for (const { name, env } of spec.template.spec.containers)
        for (const { valueFrom } of env) {
          if (valueFrom) (readers[valueFrom.secretKeyRef.name] ??= new Set()).add(name);
        }
  return Object.fromEntries(Object.entries(readers).map(([secret, names]) => [secret, [...names]]));
};

kubernetesPrograms('helm').describe('the Secrets of the chart', () => {
  it('are of one service each, with its migrations; the vault’s key and the topics have one of their own', () =>
    expect(readersOf(rendered(...EVERYTHING))).toEqual({
      ...Object.fromEntries(SERVICES.map((service) => [`rubrica-${service}`, [service]])),
      'rubrica-master-key': ['certificate-vault'],
      'rubrica-topics': ['topics'],
    }));

  it('are others for migrations, where schemas have owners', () => {
    const objects = rendered(
      ...SERVICES.flatMap((service) => ['--set', `services.${service}.migrationSecretName=owner-of-${service}`]),
    );
    const job = ofKind(objects, 'Job').find(({ metadata }) => metadata.name === 'rubrica-migrate');
    for (const { name, env } of job?.spec.template.spec.containers ?? [])
      for (const { valueFrom } of env.filter((item) => item.valueFrom))
        expect(valueFrom?.secretKeyRef.name).toBe(`owner-of-${name}`);
    expect(job?.spec.template.spec.containers).toHaveLength(SERVICES.length);
    const readers = readersOf(objects);
    for (const service of SERVICES) expect(readers[`rubrica-${service}`]).toEqual([service]);
  });
});
