import { expect, it } from '@jest/globals';
import { receptionAddressOf, tenantOfReception } from './reception-address.js';

const OURS = 'facturas@recibe.example';
const TENANT = `ten_${'0a'.repeat(13)}`;

it('each tenant has an address of its own, which is read in any case', () => {
  const address = receptionAddressOf(OURS, TENANT) ?? '';
  expect(address).toBe(`facturas+${'0a'.repeat(13)}@recibe.example`);
  expect(tenantOfReception(OURS, address)).toBe(TENANT);
  expect(tenantOfReception(OURS, address.toUpperCase())).toBe(TENANT);
});

it('other addresses are those of nobody', () => {
  for (const address of ['', OURS, 'facturas+x@recibe.example', `otro+${'0a'.repeat(13)}@recibe.example`])
    expect(tenantOfReception(OURS, address)).toBeNull();
  expect(tenantOfReception(OURS, `facturas+${'0a'.repeat(13)}@otro.example`)).toBeNull();
});

it('an installation without an address has none for anybody', () => {
  expect(receptionAddressOf('', TENANT)).toBeNull();
  expect(tenantOfReception('', `facturas+${'0a'.repeat(13)}@recibe.example`)).toBeNull();
});
