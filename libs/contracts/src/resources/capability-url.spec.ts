import { describe, expect, it } from '@jest/globals';
import { capabilityUrl, parseCapabilityKeys, verifyCapability } from './capability-url.js';

describe('the keys of file URLs', () => {
  it('are read from one text; the first signs, all verify', () => {
    const keys = parseCapabilityKeys('k2:otro-secreto-de-enlaces,k1:un-secreto-de-enlaces');
    expect(keys).toEqual([
      { id: 'k2', secret: 'otro-secreto-de-enlaces' },
      { id: 'k1', secret: 'un-secreto-de-enlaces' },
    ]);
    const capability = { tenantId: 'ten_1', documentId: 'inv_1', file: 'pdf', expires: 100 } as const;
    for (const [signer, keyId] of [
      [keys, 'k2'],
      [keys.slice(1), 'k1'],
    ] as const) {
      const { searchParams } = new URL(capabilityUrl('https://api.ejemplo.co', signer, capability));
      expect(searchParams.get('key')).toBe(keyId);
      const presented = { keyId, signature: searchParams.get('signature') ?? '' };
      expect(verifyCapability(keys, capability, presented, 99)).toBe('valid');
    }
  });

  it.each([
    '',
    'k1',
    'k1:',
    ':un-secreto-de-enlaces',
    'k1:corto',
    'k1:un-secreto-de-enlaces, k2:otro-secreto-de-enlaces',
  ])('are refused as %p', (text) =>
    expect(() => parseCapabilityKeys(text)).toThrow('FILE_URL_KEYS must be id:secret pairs'),
  );
});
