import { describe, expect, it } from '@jest/globals';
import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { newInternalKeys, publicKeysSetting, ServiceIdentity } from '@rubrica/service';
import { type EnvironmentOptions, environmentOf } from './environment.js';

const internalKeys = newInternalKeys();
const options = {
  secrets: { internalKeys, operatorToken: 'op' },
  folder: {},
  externalSystems: { simulatorUrl: 'http://127.0.0.1:1' },
  urlOf: (role: string) => `postgres://${role}`,
  addresses: {},
} as unknown as EnvironmentOptions;

const environment = (service: ServiceName) => environmentOf(service, { internal: 1, public: 2, admin: 3 }, options);

describe.each(SERVICES)("the environment of %s's process", (service) => {
  it('has its own private key, and no other', () => {
    const text = JSON.stringify(environment(service));
    expect(SERVICES.filter((one) => text.includes(internalKeys[one]))).toEqual([service]);
  });

  it('has the public keys of all services', () => {
    const { INTERNAL_KEY = '', INTERNAL_PUBLIC_KEYS = '' } = environment(service);
    expect(INTERNAL_PUBLIC_KEYS).toBe(publicKeysSetting(internalKeys));
    expect(new ServiceIdentity(service, INTERNAL_KEY, INTERNAL_PUBLIC_KEYS).unknownServices).toEqual([]);
  });
});
