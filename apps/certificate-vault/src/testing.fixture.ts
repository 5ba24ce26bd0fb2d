/** What benchmarks use of this service: `@rubrica/certificate-vault/testing`. */
export { attacks } from './hostile-peers.fixture.js';
export { TENANT_KEYS } from './key-custody/tenant-keys.js';
export { type KeyRing } from './key-custody/key-ring.disk.js';
export { rewrapAll } from './key-custody/rewrap.js';
export { hostileContainers } from './pkcs12/hostile-containers.fixture.js';
export { type SignedLoad, signingMeanwhile, startWithTransit } from './transit-vault.fixture.js';
export { signingOrder, startVault, uploaded } from './vault.fixture.js';
