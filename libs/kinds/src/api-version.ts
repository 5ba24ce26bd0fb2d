/**
 * Versions of the public API that this release supports, oldest first. A version has everything that older versions
 * have.
 */
export const API_VERSIONS = ['2026-01-01', '2026-12-01'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** Version of new tenants, and of answers to requests without an API key. */
export const DEFAULT_API_VERSION = '2026-01-01' satisfies ApiVersion;

/** Newest version of the API. Clients are generated from its description. */
export const NEWEST_API_VERSION = '2026-12-01' satisfies ApiVersion;

/** Returns whether a version of the API has a thing that was added in version `since`. */
export const knowsSince = (version: ApiVersion, since: ApiVersion): boolean =>
  API_VERSIONS.indexOf(since) <= API_VERSIONS.indexOf(version);
