import type { FastifyRequest } from 'fastify';

/** As much of an address with a port as some proxies write: `192.0.2.1:5050`, `[2001:db8::1]:5050`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\])(?::\d+)?$/;

/**
 * Returns the address that a request comes from, behind so many trusted proxies. Each adds the address of its peer at the end of
 * X-Forwarded-For; what stands before those was written by anybody.
 */
export const clientAddress = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, proxies: number): string => {
  if (proxies === 0) return ip;
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = (forwarded.at(-proxies) ?? '').trim();
  const [, v4, v6] = WITH_PORT.exec(named) ?? [];
  const address = v4 ?? v6 ?? named;
  return isIPv4(address) || isIPv6(address) ? address : ip;
};

/** Returns the network of an address as one party may have it: an IPv4 address, or the first 64 bits of an IPv6 address. */
export const networkOf = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
};

const isIPv4 = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) < 256);

const isIPv6 = (text: string): boolean => /^[0-9a-f:.]{2,45}$/i.test(text) && URL.canParse(`http://[${text}]`);
