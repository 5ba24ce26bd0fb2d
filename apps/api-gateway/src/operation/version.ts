import { Problem } from '@rubrica/service';

/** Versions of the API that this build speaks, oldest first. */
export const API_VERSIONS = ['2026-01-01'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** The version asked for by `Svc-Version`, or the tenant's own when it is absent. */
export const versionFor = (header: string | undefined, pinned: ApiVersion): ApiVersion => {
  if (header === undefined) return pinned;
  const version = API_VERSIONS.find((known) => known === header);
  if (!version) {
    throw new Problem(
      400,
      'unknown_version',
      `There is no API version "${header.slice(0, 40)}". Available: ${API_VERSIONS.join(', ')}.`,
    );
  }
  return version;
};
