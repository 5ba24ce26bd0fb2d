import { expect, it } from '@jest/globals';
import { createTestPki } from '@rubrica/testing';
import { X509Certificate } from 'node:crypto';
import { readChain } from './read-chain.js';

it('a certificate is known by its names, its validity and its fingerprint', async () => {
  const { chain, chainPem } = await (await createTestPki()).issue('good');
  const leaf = new X509Certificate(chain[0] ?? '');
  expect(readChain(chainPem)).toEqual({
    subject: expect.stringMatching(/^CN=EMPRESA DE PRUEBAS S\.A\.S\.,.*serialNumber=900373115,.*,C=CO$/),
    issuer: expect.stringContaining('OU=Subordinada\\, Personas Jurídicas'),
    not_before: new Date(leaf.validFrom),
    not_after: new Date(leaf.validTo),
    fingerprint: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    chain_pem: chainPem,
  });
});
