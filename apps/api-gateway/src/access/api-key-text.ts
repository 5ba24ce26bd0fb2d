import { createHash, randomBytes } from 'node:crypto';

/** Hash under which a key is stored; its text is shown once and not stored. */
export const apiKeyHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Makes the text of a key: the prefix says the mode, 192 random bits follow. */
export const newApiKeyText = (livemode: boolean): string =>
  `sk_${livemode ? 'live' : 'test'}_${randomBytes(24).toString('base64url')}`;

export const isApiKeyText = (text: string): boolean => /^sk_(test|live)_[A-Za-z0-9_-]{16,128}$/.test(text);
