import { API_VERSIONS, type ApiVersion } from '@rubrica/kinds';
import { Problem } from '@rubrica/service';

/** Returns the version that `Svc-Version` asks for, or the tenant's own when the header is absent. */
export const versionFor = (header: string | undefined, pinned: ApiVersion): ApiVersion => {
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
