import { describe, expect, it } from '@jest/globals';
import { decryptRc2Cbc } from './rc2.js';

describe('RC2', () => {
  // Source: RFC 2268, section 5, test vectors.
  it.each([
    ['0000000000000000', 63, '0000000000000000', 'ebb773f993278eff'],
    ['ffffffffffffffff', 64, 'ffffffffffffffff', '278b27e42e2f0d49'],
    ['3000000000000000', 64, '1000000000000001', '30649edf9be7d2c2'],
    ['88', 64, '0000000000000000', '61a8a244adacccf0'],
    ['88bca90e90875a', 64, '0000000000000000', '6ccf4308974c267f'],
    ['88bca90e90875a7f0f79c384627bafb2', 64, '0000000000000000', '1a807d272bbe5db1'],
    ['88bca90e90875a7f0f79c384627bafb2', 128, '0000000000000000', '2269552ab0f85ca6'],
  ])('with the key %s of %d bits decrypts as its standard shows', (key, effectiveBits, plain, cipher) => {
    const decrypted = decryptRc2Cbc({
      key: Buffer.from(key, 'hex'),
      effectiveBits,
      iv: Buffer.alloc(8),
      ciphertext: Buffer.from(cipher, 'hex'),
    });
    expect(decrypted.toString('hex')).toBe(plain);
  });
});
