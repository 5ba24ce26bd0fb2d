/** Versions of the public API that this release speaks, oldest first. Each knows all that those before it know. */
export const API_VERSIONS = ['2026-01-01', '2026-12-01'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** Version that new tenants are pinned to, and that answers without an API key name. */
export const DEFAULT_API_VERSION = '2026-01-01' satisfies ApiVersion;

/** Version that knows everything. Clients are generated from its description. */
export const NEWEST_API_VERSION = '2026-12-01' satisfies ApiVersion;

/** Tells whether a version knows what exists since another one. */
export const knowsSince = (version: ApiVersion, since: ApiVersion): boolean =>
  API_VERSIONS.indexOf(since) <= API_VERSIONS.indexOf(version);
