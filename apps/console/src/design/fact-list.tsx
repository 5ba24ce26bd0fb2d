import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Facts with their names; a fact that is null is left out. */
export const FactList = ({ facts }: { readonly facts: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, fact]) =>
      fact === null || fact === undefined ? null : (
        <div key={name} className={styles.pair}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ),
    )}
  </dl>
);
