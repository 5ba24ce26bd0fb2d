import { type DocumentKind, getTenant, listNumberingRanges, type NumberingRange } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useCompany } from '../../session/company.js';

export interface Ranges {
  /** Ranges that give numbers today, in the environment in which the document would be issued. */
  readonly ranges: readonly NumberingRange[];
  readonly environment: 'test' | 'habilitacion' | 'production';
}

/** The ranges that documents of a kind can take their number from; null until they are known. */
export const useRanges = (kind: DocumentKind): Ranges | null => {
  const { client, scope, mode } = useCompany();
  const { data } = useQuery({
    queryKey: [...scope, 'listNumberingRanges', kind],
    queryFn: async ({ signal }): Promise<Ranges> => {
      const [{ data: all }, tenant] = await Promise.all([
        listNumberingRanges({ client, query: { limit: 100 }, signal }),
        getTenant({ client, signal }),
      ]);
      const environment =
        mode === 'test' ? 'test' : tenant.environment === 'production' ? 'production' : 'habilitacion';
      const ranges = all.filter(
        (range) => range.document_type === kind && range.environment === environment && range.status === 'in_force',
      );
      return { ranges, environment };
    },
  });
  return data ?? null;
};
