import { parseAddress } from '@rubrica/service';

/** Returns what stands for the owner of an address: an address of IPv4, or the first 64 bits of one of IPv6, which one owner has. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const parsed = parseAddress(plain);
  return parsed?.bits === 128 ? `${(parsed.value >> 64n).toString(16)}::/64` : plain;
};
