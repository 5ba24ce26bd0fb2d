import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Unavailable } from '@rubrica/service';
import { transitReferee, type TransitServer } from '@rubrica/testing';
import { promisesOfMasterKey, type ProviderUnderTest } from './master-key.fixture.js';
import { TransitMasterKey } from './transit.client.js';

const transit = transitReferee();

/** All that the token of the vault may do. */
const POLICY = ['encrypt', 'decrypt']
  .map((operation) => `path "transit/${operation}/rubrica" { capabilities = ["update"] }`)
  .join('\n');

transit.describe('the transit engine of Vault', () => {
  let server: TransitServer;
  let token: string;
  beforeAll(async () => {
    server = await transit.start();
    await server.call('POST', 'transit/keys/rubrica', { type: 'aes256-gcm96' });
    await server.call('PUT', 'sys/policies/acl/rubrica', { policy: POLICY });
    token = await server.tokenFor('rubrica');
  });
  afterAll(() => server.stop());

  const master = (changes: { readonly token?: string; readonly key?: string } = {}): TransitMasterKey =>
    new TransitMasterKey({
      address: server.address,
      mount: 'transit',
      key: changes.key ?? 'rubrica',
      namespace: '',
      token: () => Promise.resolve(changes.token ?? token),
    });
  const provider: ProviderUnderTest = {
    open: () => Promise.resolve(master()),
    rotate: async () => {
      await server.call('POST', 'transit/keys/rubrica/rotate');
    },
    retire: async () => {
      const { latest_version } = await server.call('GET', 'transit/keys/rubrica');
      await server.call('POST', 'transit/keys/rubrica/config', { min_decryption_version: latest_version });
    },
    takeAway: async () => {
      await server.crash();
      return () => server.restart();
    },
  };

  promisesOfMasterKey(() => provider);

  it('is away, not wrong, when the token ends or the key is missing; and no error has a secret', async () => {
    const wrapped = await master().wrap('ten_1', Buffer.alloc(48, 7));
    const complaints = await Promise.all(
      [{ token: 'hvs.no-such-token' }, { key: 'another' }].map(async (changes) => {
        const error: unknown = await master(changes)
          .unwrap('ten_1', wrapped)
          .catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Unavailable);
        return String((error as Unavailable).cause);
      }),
    );
    expect(complaints.join()).not.toContain('no-such-token');
    expect(complaints[0]).toContain('403');
  });
});
