import { Problem } from '@rubrica/service';

/** Versions of the API that this build speaks, oldest first. */
export const API_VERSIONS = ['2026-01-01'] as const;

/** Version that new tenants are pinned to, and that answers without an API key name. */
export const LATEST_VERSION = API_VERSIONS[API_VERSIONS.length - 1] ?? API_VERSIONS[0];

/** Returns the version that `Svc-Version` asks for, or the tenant's own when the header is absent. */
export const versionFor = (header: string | undefined, pinned: string): string => {
  if (header === undefined) return pinned;
  const version = API_VERSIONS.find((known) => known === header);
  if (version) return version;
  const available = API_VERSIONS.join(', ');
  throw new Problem(
    400,
    'unknown_version',
    {
      en: `There is no such API version. Available: ${available}.`,
      es: `No existe esa versión de la API. Disponibles: ${available}.`,
    },
    [],
    {},
    { available_versions: API_VERSIONS },
  );
};
