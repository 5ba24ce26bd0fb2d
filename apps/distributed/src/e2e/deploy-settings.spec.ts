import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@rubrica/contracts';
import { EventLogSettings, ServiceIdentity, TopicsSettings } from '@rubrica/service';
import {
  type Container,
  EVERYTHING,
  type KubernetesObject,
  kubernetesPrograms,
  ofKind,
  ofSize,
  rendered,
} from './chart.fixture.js';
import { compose } from './compose.fixture.js';
import { faultsOfEnvironment, namesIn, SETTINGS_OF, unknownIn } from './service-settings.fixture.js';

const helm = kubernetesPrograms('helm');

/** What the Secrets of an installation hold at least. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://db/rubrica',
  EVENT_LOG_URL: 'postgres://db/rubrica',
  INTERNAL_KEY: 'key',
  SERVICE_KEY: Buffer.alloc(32).toString('base64'),
  FILE_URL_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  SMTP_URL: 'smtps://mail.example.co',
  KAFKA_PASSWORD: 'secret',
};

const containerOf = (objects: readonly KubernetesObject[], name: string, kind = 'Deployment'): Container => {
  const containers = ofKind(objects, kind).flatMap(({ spec }) => spec.template.spec.containers);
  const found = containers.find((container) => container.name === name);
  if (!found) throw new Error(`${name} has no container`);
  return found;
};

/** The environment of a container where the Secrets have only what they must have. */
const environmentOf = ({ env }: Container): Record<string, string> =>
  Object.fromEntries(
    env
      .filter(({ valueFrom }) => !valueFrom?.secretKeyRef.optional)
      .map(({ name, value, valueFrom }) => [name, value ?? SECRETS[valueFrom?.secretKeyRef.key ?? ''] ?? '']),
  );

const WAYS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['Kafka', ofSize('small')],
  ['Kafka with a password', EVERYTHING],
  ['the log in PostgreSQL', ['--set', 'settings.EVENT_LOG=postgres', '--set', 'settings.KAFKA_BROKERS=']],
];

helm.describe('the environment that the chart gives', () => {
  describe.each(WAYS)('with %s', (_, args) => {
    const objects = helm.missing === null ? rendered(...args) : [];

    it.each(SERVICES)('%s has settings that it knows, all that it needs, and takes them', (service) => {
      const container = containerOf(objects, service);
      const env = environmentOf(container);
      const { secret } = namesIn(SETTINGS_OF[service]);
      expect(unknownIn(env, SETTINGS_OF[service])).toEqual([]);
      expect(container.env.filter(({ name, value }) => secret.includes(name) && value !== undefined)).toEqual([]);
      expect(faultsOfEnvironment(env, SETTINGS_OF[service])).toBe('');
    });

    it.each(SERVICES)('%s would not start without any of the secrets that are not optional', (service) => {
      const container = containerOf(objects, service);
      const needed = container.env.filter(({ valueFrom }) => valueFrom && !valueFrom.secretKeyRef.optional);
      expect(needed.map(({ name }) => name)).toEqual(expect.arrayContaining(['DATABASE_URL', 'INTERNAL_KEY']));
      for (const { name } of needed) {
        const env = { ...environmentOf(container), [name]: '' };
        expect(faultsOfEnvironment(env, SETTINGS_OF[service])).toContain(`${name}: is missing`);
      }
    });
  });

  it('of the job of the topics is one that it takes', () => {
    // The job takes the log to be Kafka, whatever it is told.
    const env = { ...environmentOf(containerOf(rendered(...EVERYTHING), 'topics', 'Job')), EVENT_LOG: 'kafka' };
    expect(unknownIn(env, [EventLogSettings, TopicsSettings])).toEqual([]);
    expect(faultsOfEnvironment(env, [EventLogSettings, TopicsSettings])).toBe('');
  });

  it('names the services that this one calls by the addresses of their Services', () => {
    const objects = rendered();
    const addresses = SERVICES.map((service) => environmentOf(containerOf(objects, service))['INTERNAL_ADDRESSES']);
    const names = ofKind(objects, 'Service').map(({ metadata }) => metadata.name);
    const entries = addresses.flatMap((text) => (text ?? '').split(',').filter(Boolean));
    expect(entries.length).toBe(10);
    for (const entry of entries) {
      const [name = '', url = ''] = entry.split('=');
      expect([url, names.includes(new URL(url).hostname)]).toEqual([`http://rubrica-${name}:8080`, true]);
    }
  });
});

describe('docker/compose.yaml with the secrets of compose-env.mjs', () => {
  const { services, printed, secrets, environmentIn } = compose();

  it('has the operator’s token, and the authority behind the simulator’s answers', () => {
    expect(printed).toMatch(/^OPERATOR_TOKEN=[0-9a-f]{64}\n$/);
    expect(secrets['DIAN_TRUST']).toBe('"-----BEGIN CERTIFICATE-----\\nroot\\n-----END CERTIFICATE-----"');
  });

  it.each(SERVICES)('starts %s with settings that it knows, all that it needs, and takes', (service) => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, NODE_EXTRA_CA_CERTS: _, ...env } = environmentIn(service);
    // Read by the client of AWS itself, as the last one by Node; the server of the bucket has the same.
    const { ROOT_ACCESS_KEY, ROOT_SECRET_KEY } = environmentIn('s3');
    expect([AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY]).toEqual([ROOT_ACCESS_KEY, ROOT_SECRET_KEY]);
    expect(ROOT_SECRET_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(services[service]?.command).toEqual([service]);
    expect(unknownIn(env, SETTINGS_OF[service])).toEqual([]);
    expect(faultsOfEnvironment(env, SETTINGS_OF[service])).toBe('');
    const identity = new ServiceIdentity(service, env['INTERNAL_KEY'] ?? '', env['INTERNAL_PUBLIC_KEYS'] ?? '');
    expect(identity.unknownServices).toEqual([]);
  });

  it('gives the job of the topics settings that it knows', () => {
    const all = [...namesIn([EventLogSettings, TopicsSettings]).all, 'NODE_EXTRA_CA_CERTS'];
    expect(Object.keys(environmentIn('topics')).filter((name) => !all.includes(name))).toEqual([]);
  });
});
