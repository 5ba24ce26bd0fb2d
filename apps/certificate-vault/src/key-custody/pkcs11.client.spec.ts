import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Unavailable } from '@rubrica/service';
import { type SoftHsm, softHsmReferee } from '@rubrica/testing';
import { promisesOfMasterKey, type ProviderUnderTest } from './master-key.fixture.js';
import { openPkcs11, type Pkcs11Options } from './pkcs11.client.js';

const hsm = softHsmReferee();

hsm.describe('an HSM', () => {
  let device: SoftHsm;
  let newest = 1;
  const idOf = (version: number): string => version.toString(16).padStart(2, '0');
  beforeAll(() => {
    device = hsm.start();
    device.makeKey('rubrica', idOf(newest));
    device.makeKey('another', 'ff');
  });
  afterAll(() => device.stop());

  const master = (changes: Partial<Pkcs11Options> = {}) =>
    openPkcs11({ library: device.library, token: device.token, pin: device.pin, key: 'rubrica', ...changes });
  const provider: ProviderUnderTest = {
    open: () => master(),
    rotate: () => {
      newest += 1;
      return Promise.resolve(device.makeKey('rubrica', idOf(newest)));
    },
    retire: () => {
      for (let version = 1; version < newest; version += 1) device.destroyKey('rubrica', idOf(version));
      return Promise.resolve();
    },
    takeAway: () => {
      device.unplug();
      return Promise.resolve(() => Promise.resolve(device.plugIn()));
    },
  };

  promisesOfMasterKey(() => provider);

  it('is away, not wrong, when the key, the token or the library is missing', async () => {
    for (const changes of [{ key: 'none' }, { token: 'none' }])
      await expect((await master(changes)).wrap('ten_1', Buffer.alloc(48, 7))).rejects.toThrow(Unavailable);
    await expect(master({ library: '/no/such/library.so' })).rejects.toThrow();
  });
});
