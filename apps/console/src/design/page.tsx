import { type ReactNode, useEffect, useRef } from 'react';
import { useWords, type Words } from '../language/language.js';
import styles from './page.module.css';

/** A screen: its title stands in the window too, and takes the focus, so that a reader hears where he is. */
export const Page = ({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Rubrica`;
  }, [title]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
};

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

const LOADING: Words<string> = { es: 'Cargando', en: 'Loading' };

/** Holds the place of what is on its way; it is seen only if that takes longer than a moment. */
export const Skeleton = () => (
  <div className={styles.skeleton} role="status">
    <span className="only-read-aloud">{useWords(LOADING)}</span>
  </div>
);
