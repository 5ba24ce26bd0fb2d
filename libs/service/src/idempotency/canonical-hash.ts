import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a JSON value, in hex, with object keys sorted: equal values have equal hashes. */
export const canonicalHash = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
};
