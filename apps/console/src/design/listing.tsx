import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../language/language.js';
import styles from './listing.module.css';
import { Failure } from './message.js';
import { Skeleton } from './page.js';

const WORDS: Words<{ readonly newest: string; readonly older: string; readonly pages: string }> = {
  es: { newest: 'Más recientes', older: 'Anteriores', pages: 'Páginas de la lista' },
  en: { newest: 'Newest', older: 'Older', pages: 'Pages of the list' },
};

/** Search parameters of a screen with a list: the id after which its page begins. */
export interface PageOfList {
  readonly after?: string | undefined;
}

/** Reads the page from the address; give it to a route as `validateSearch`. */
export const readPage = ({ after }: Readonly<Record<string, unknown>>): PageOfList =>
  typeof after === 'string' ? { after } : {};

interface ListOf<Row> {
  readonly data: readonly Row[];
  readonly has_more?: boolean;
}

/** One page of a list: on its way, failed, empty or there, with the way to the older rows. `empty` says what the first step is. */
export const Listing = <Row extends { readonly id: string }>({
  list,
  after,
  empty,
  children,
}: {
  readonly list: UseQueryResult<ListOf<Row>>;
  readonly after?: string | undefined;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) => {
  const { data: page } = list;
  if (list.isError) return <Failure error={list.error} onAgain={() => void list.refetch()} />;
  if (!page) return <Skeleton />;
  if (page.data.length === 0 && after === undefined) return empty;
  return (
    <>
      {children(page.data)}
      <Pages after={after} next={page.has_more === true ? page.data.at(-1)?.id : undefined} />
    </>
  );
};

/** The way through a list: to its newest rows, and to those older than the last one shown. The page stands in the address as `after`. */
export const Pages = ({ after, next }: { readonly after: string | undefined; readonly next: string | undefined }) => {
  const words = useWords(WORDS);
  if (after === undefined && next === undefined) return null;
  const to = (page: string | undefined) => ((before: object) => ({ ...before, after: page })) as never;
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      {after === undefined ? (
        <span />
      ) : (
        <Link to="." search={to(undefined)}>
          {words.newest}
        </Link>
      )}
      {next === undefined ? null : (
        <Link to="." search={to(next)}>
          {words.older}
        </Link>
      )}
    </nav>
  );
};
