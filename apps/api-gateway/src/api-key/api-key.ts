import { createHash, randomBytes } from 'node:crypto';

/** The text of a key is shown once and kept only as this hash. */
export const apiKeyHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 192 bits behind the prefix that decides the mode. */
export const newApiKeyText = (livemode: boolean): string =>
  `sk_${livemode ? 'live' : 'test'}_${randomBytes(24).toString('base64url')}`;

export const isApiKeyText = (text: string): boolean => /^sk_(test|live)_[A-Za-z0-9_-]{16,128}$/.test(text);
