import { API_VERSIONS } from './api-version.js';
import type { Kind } from './kind.js';

/** Fields of the API that show a hash under its own name: `cude`. */
export type OwnHash<T> = { readonly [Name in Lowercase<Kind['hashName']>]?: T };

/**
 * Returns the hash of a document as the field of its own name, which stands beside `cufe`. Kinds that the first version
 * of the API has show it in `cufe` alone.
 */
export const underOwnName = <T>({ hashName, api: { since } }: Kind, hash: T): OwnHash<T> =>
  since === API_VERSIONS[0] ? {} : { [hashName.toLowerCase()]: hash };
