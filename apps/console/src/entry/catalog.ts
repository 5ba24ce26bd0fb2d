import { getCatalog } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import type { Choosable } from '../design/matching.js';
import { useCompany } from '../session/company.js';

/** Catalogs of the API, by the last part of their path. */
export type CatalogName =
  | 'conceptos-nota-credito'
  | 'conceptos-nota-debito'
  | 'medios-pago'
  | 'monedas'
  | 'municipios'
  | 'paises'
  | 'responsabilidades'
  | 'tipo-identificacion'
  | 'tributos'
  | 'tributos-tercero'
  | 'unidad-medida';

const DAY_MS = 86_400_000;
const NONE: readonly Choosable[] = [];

/** The codes of a catalog, in the language of the person where DIAN's name is Spanish. They change with a release only. */
export const useCatalog = (name: CatalogName): readonly Choosable[] => {
  const { client, scope } = useCompany();
  const [, , language] = scope;
  const { data } = useQuery({
    queryKey: [...scope, 'getCatalog', name],
    staleTime: DAY_MS,
    gcTime: DAY_MS,
    queryFn: async ({ signal }): Promise<readonly Choosable[]> => {
      const { data: rows } = await getCatalog({ client, path: { catalog: name }, signal });
      return rows.map((row) => {
        const place = row['department_name'];
        return {
          value: row.code,
          name: language === 'es' ? (row.dian_name ?? row.name) : row.name,
          ...(typeof place === 'string' ? { detail: place } : {}),
        };
      });
    },
  });
  return data ?? NONE;
};
