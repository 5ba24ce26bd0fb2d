import { getMe, type Me, type Rubrica } from '@rubrica/client';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Language, useLanguage } from '../language/language.js';
import { clientOf, type Mode, type Scope } from './asking.js';

/** The company and the mode of a screen, both of its address, and what this person may do there. */
export interface CurrentCompany {
  readonly client: Rubrica;
  readonly tenant: string;
  readonly mode: Mode;
  readonly me: Me;
  /** Tells whether the role may call an operation of the API; a button says so instead of being hidden. */
  readonly may: (operationId: string) => boolean;
  /** The first parts of the key of each question. */
  readonly scope: readonly [tenant: string, mode: Mode, language: Language];
}

const Current = createContext<CurrentCompany | null>(null);

export const meQuery = (scope: Scope, language: Language) =>
  queryOptions({
    queryKey: [scope.tenant, scope.mode, language, 'getMe'],
    staleTime: 60_000,
    queryFn: ({ signal }) => getMe({ client: clientOf(scope, language), signal }),
  });

export const CompanyOf = ({ tenant, mode, children }: Required<Scope> & { readonly children: ReactNode }) => {
  const { language } = useLanguage();
  const { data: me } = useSuspenseQuery(meQuery({ tenant, mode }, language));
  const current = useMemo((): CurrentCompany => {
    const rights = new Set(me.rights);
    return {
      client: clientOf({ tenant, mode }, language),
      tenant,
      mode,
      me,
      may: (operationId) => rights.has(operationId),
      scope: [tenant, mode, language],
    };
  }, [tenant, mode, language, me]);
  return <Current value={current}>{children}</Current>;
};

export const useCompany = (): CurrentCompany => {
  const current = useContext(Current);
  if (!current) throw new Error('this screen is outside of a company');
  return current;
};
