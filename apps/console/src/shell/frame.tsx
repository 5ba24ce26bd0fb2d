import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { StepUps } from '../session/step-up.js';
import { useKeys } from './keys.js';
import styles from './shell.module.css';

const WORDS: Words<{ readonly skip: string; readonly parts: string; readonly menu: string }> = {
  es: { skip: 'Ir al contenido', parts: 'Partes de la consola', menu: 'Menú' },
  en: { skip: 'Go to the content', parts: 'Parts of the console', menu: 'Menu' },
};

const DRAWER = 'parts';

/** Around each screen of who is logged in: the way to the other parts at its side, which a phone has behind a button. */
export const Frame = ({
  strip = null,
  name,
  drawer,
  children,
}: {
  /** Stands above all. */
  readonly strip?: ReactNode;
  /** Whose console this is. */
  readonly name: ReactNode;
  readonly drawer: ReactNode;
  readonly children: ReactNode;
}) => {
  const words = useWords(WORDS);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // The drawer is closed again on each new screen.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  useKeys();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      {strip}
      <header className={styles.side}>
        {name}
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={DRAWER}
          onClick={() => {
            setOpenAt(isOpen ? null : path);
          }}
        >
          {words.menu}
        </button>
        <div id={DRAWER} className={styles.drawer} data-open={isOpen}>
          {drawer}
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <StepUps>{children}</StepUps>
      </main>
    </div>
  );
};

export interface PartLink {
  readonly link: LinkProps;
  readonly name: Words<string>;
  /** True where the screens of other parts have addresses that begin as this one's. */
  readonly isExact: boolean;
}

export interface PartLinks {
  /** Null: the parts stand above the groups that have a name. */
  readonly name: Words<string> | null;
  readonly parts: readonly PartLink[];
}

/** The way to the parts of the console, in groups. */
export const Parts = ({ groups }: { readonly groups: readonly PartLinks[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  return (
    <nav aria-label={words.parts} className={styles.parts}>
      {groups.map(({ name, parts }) => (
        <div key={name?.es ?? ''}>
          {name === null ? null : <p className={styles.group}>{name[language]}</p>}
          <ul className={styles.links}>
            {parts.map(({ link, name: part, isExact }) => (
              <li key={part.es}>
                <Link {...link} activeOptions={{ exact: isExact, includeSearch: false }}>
                  {part[language]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
