import { describe, expect, it } from '@jest/globals';
import { type DueEndpoint, sealedSecrets } from './due-delivery.js';

const endpoint: DueEndpoint = {
  url: 'https://erp.ejemplo.co/rubrica',
  is_active: true,
  sealed_secret: 'nuevo',
  previous: { sealed_secret: 'anterior', until: new Date('2026-11-22T10:00:00Z') },
  circuit: { status: 'closed', failures: 0, failingSince: null },
};

describe('a delivery', () => {
  it('is signed with the secret before as well until its overlap ends', () => {
    expect(sealedSecrets(endpoint, new Date('2026-11-22T09:59:59Z'))).toEqual(['nuevo', 'anterior']);
    expect(sealedSecrets(endpoint, new Date('2026-11-22T10:00:00Z'))).toEqual(['nuevo']);
    expect(sealedSecrets({ ...endpoint, previous: null }, new Date(0))).toEqual(['nuevo']);
  });
});
