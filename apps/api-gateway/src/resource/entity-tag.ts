import { hash } from 'node:crypto';

/** Returns the ETag of these bytes. */
export const entityTag = (bytes: string | NodeJS.ArrayBufferView): string =>
  `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;

/** Tells whether an `If-None-Match` header names one of these tags. A proxy that compresses makes tags weak: `W/"…"`. */
export const isKnownTag = (header: string | undefined, tags: readonly string[]): boolean =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tags.includes(tag));
