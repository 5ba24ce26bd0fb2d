import type { DkimCheckResult } from '@rubrica/contracts';

/** The parts of a DKIM key that everybody may know. */
export interface PublishedKey {
  readonly domain: string;
  readonly selector: string;
  /** SubjectPublicKeyInfo in base64. */
  readonly public_key: string;
}

/** Name of the TXT record. Source: RFC 6376, 3.6.2.1. */
export const recordName = ({ selector, domain }: PublishedKey): string => `${selector}._domainkey.${domain}`;

export const recordValue = ({ public_key }: PublishedKey): string => `v=DKIM1; k=rsa; p=${public_key}`;

/**
 * Tells whether the TXT records found under the name let receivers verify what the key signs. Several are as good as none:
 * receivers take any of them. Source: RFC 6376, 3.6.1 and 3.6.2.2.
 */
export const judged = (records: readonly string[], { public_key }: PublishedKey): DkimCheckResult => {
  const [record, ...others] = records;
  if (record === undefined) return 'missing';
  const tags = tagsOf(record);
  const lists = (name: string, value: string): boolean =>
    tags
      .get(name)
      ?.split(':')
      .some((one) => one.trim() === value) ?? true;
  const verifies =
    others.length === 0 &&
    (tags.get('v') ?? 'DKIM1') === 'DKIM1' &&
    (tags.get('k') ?? 'rsa') === 'rsa' &&
    lists('h', 'sha256') &&
    (lists('s', '*') || lists('s', 'email')) &&
    tags.get('p')?.replace(/\s/g, '') === public_key;
  return verifies ? 'published' : 'different';
};

const tagsOf = (record: string): ReadonlyMap<string, string> =>
  new Map(
    record.split(';').flatMap((part) => {
      const [name = '', ...value] = part.split('=');
      return value.length === 0 ? [] : [[name.trim(), value.join('=').trim()] as const];
    }),
  );
