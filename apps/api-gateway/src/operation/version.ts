import { Problem } from '@rubrica/service';

/** Versions of the API that this build speaks, oldest first. */
export const API_VERSIONS = ['2026-01-01'] as const;

/** A new tenant is pinned to it; answers to nobody in particular bear it. */
export const LATEST_VERSION = API_VERSIONS[API_VERSIONS.length - 1] ?? API_VERSIONS[0];

/** The version asked for by `Svc-Version`, or the tenant's own when it is absent. */
export const versionFor = (header: string | undefined, pinned: string): string => {
  if (header === undefined) return pinned;
  const version = API_VERSIONS.find((known) => known === header);
  if (version) return version;
  const available = API_VERSIONS.join(', ');
  throw new Problem(
    400,
    'unknown_version',
    `There is no such API version. Available: ${available}.`,
    [],
    {},
    { available_versions: API_VERSIONS },
  );
};
