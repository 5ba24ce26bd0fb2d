import type { Caller } from '@rubrica/contracts';
import { Problem } from '@rubrica/service';

/** Valid keys of a tenant in one mode, at most: each has a rate limit of its own. */
export const MOST_KEYS = 100;

/** A key that is not revoked. Its text is stored nowhere. */
export interface ApiKeyRow {
  readonly id: string;
  readonly livemode: boolean;
  readonly role: Caller['role'];
  readonly name: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
}

/** Throws a 409 when the tenant has as many keys in this mode as it may have. */
export const refuseMoreKeys = (keys: readonly ApiKeyRow[]): void => {
  if (keys.length < MOST_KEYS) return;
  throw new Problem(409, 'api_key_limit_reached', {
    en: `There may be ${MOST_KEYS} API keys in each mode. Revoke those that you do not need.`,
    es: `Puede haber ${MOST_KEYS} claves de API en cada modo. Revoque las que no necesite.`,
  });
};

/** Throws a 409 for the only key of the mode that may make others: nobody could make one after it. */
export const refuseLastFullKey = (keys: readonly ApiKeyRow[], id: string, at: string): void => {
  const canMakeKeys = keys.filter(
    ({ role, expires_at }) => role === 'full' && (expires_at === null || expires_at > new Date(at)),
  );
  if (canMakeKeys.length !== 1 || canMakeKeys[0]?.id !== id) return;
  throw new Problem(409, 'last_full_key', {
    en: 'This is the only valid key of role "full" in this mode: without it nobody could make another. Make one first.',
    es: 'Esta es la única clave válida con rol "full" en este modo: sin ella nadie podría crear otra. Cree otra primero.',
  });
};
