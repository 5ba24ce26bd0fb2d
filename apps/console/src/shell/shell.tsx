import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Button } from '../design/button.js';
import { Choice } from '../design/field.js';
import { type Language, useLanguage, useWords, type Words } from '../language/language.js';
import { type Mode } from '../session/asking.js';
import { CompanyOf } from '../session/company.js';
import { forget, logOut, sessionQuery } from '../session/session.js';
import { StepUps } from '../session/step-up.js';
import { useKeys } from './keys.js';
import { LookChoice } from './look-choice.js';
import { Palette, usePaletteKey } from './palette.js';
import { PART_GROUPS } from './parts.js';
import styles from './shell.module.css';

const WORDS: Words<{
  readonly skip: string;
  readonly test: string;
  readonly live: string;
  readonly parts: string;
  readonly menu: string;
  readonly company: string;
  readonly mode: string;
  readonly testMode: string;
  readonly liveMode: string;
  readonly language: string;
  readonly search: string;
  readonly mySession: string;
  readonly logOut: string;
}> = {
  es: {
    skip: 'Ir al contenido',
    test: 'Modo de prueba: nada de lo que se hace aquí tiene validez fiscal.',
    live: 'Modo real: lo que se emite aquí va a la DIAN.',
    parts: 'Partes de la consola',
    menu: 'Menú',
    company: 'Empresa',
    mode: 'Modo',
    testMode: 'Prueba',
    liveMode: 'Real',
    language: 'Idioma',
    search: 'Buscar',
    mySession: 'Mi sesión',
    logOut: 'Salir',
  },
  en: {
    skip: 'Go to the content',
    test: 'Test mode: nothing that is done here counts before the tax authority.',
    live: 'Live mode: what is issued here goes to DIAN.',
    parts: 'Parts of the console',
    menu: 'Menu',
    company: 'Company',
    mode: 'Mode',
    testMode: 'Test',
    liveMode: 'Live',
    language: 'Language',
    search: 'Search',
    mySession: 'My session',
    logOut: 'Log out',
  },
};

const PARTS = 'parts';
const route = getRouteApi('/$tenant/$mode');

/** Around each screen of a company: where one is, in which mode, and the way to the other parts. */
export const Shell = () => {
  const words = useWords(WORDS);
  const { tenant, mode: given } = route.useParams();
  const mode: Mode = given === 'live' ? 'live' : 'test';
  useKeys();
  return (
    <CompanyOf tenant={tenant} mode={mode}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {words.skip}
        </a>
        <aside className={styles.strip} data-mode={mode} aria-label={words.mode}>
          {words[mode]}
        </aside>
        <Side tenant={tenant} mode={mode} />
        <main id="content" tabIndex={-1}>
          <StepUps>
            <Outlet />
          </StepUps>
        </main>
      </div>
    </CompanyOf>
  );
};

const Side = ({ tenant, mode }: { readonly tenant: string; readonly mode: Mode }) => {
  const words = useWords(WORDS);
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a phone the parts are behind a button, and closed again on each new screen.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  const setOpen = (shallOpen: boolean): void => {
    setOpenAt(shallOpen ? path : null);
  };
  const go = (to: { readonly tenant: string; readonly mode: Mode }): void => {
    void navigate({ to: '/$tenant/$mode', params: to });
  };
  return (
    <header className={styles.side}>
      <Companies tenant={tenant} onChoose={(chosen) => go({ tenant: chosen, mode })} />
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={PARTS}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {words.menu}
      </button>
      <div id={PARTS} className={styles.drawer} data-open={isOpen}>
        <Search />
        <Parts tenant={tenant} mode={mode} />
        <div className={styles.foot}>
          <Choice<Mode>
            label={words.mode}
            value={mode}
            onChange={(chosen) => {
              if (chosen !== '') go({ tenant, mode: chosen });
            }}
            choices={[
              { value: 'test', name: words.testMode },
              { value: 'live', name: words.liveMode },
            ]}
          />
          <PersonMenu tenant={tenant} mode={mode} />
        </div>
      </div>
    </header>
  );
};

/** Opens the palette, which finds parts, documents and companies. */
const Search = () => {
  const words = useWords(WORDS);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
  }, []);
  usePaletteKey(open);
  return (
    <>
      <button type="button" className={styles.search} aria-keyshortcuts="Control+K" onClick={open}>
        {words.search} <kbd>Ctrl K</kbd>
      </button>
      {isOpen ? (
        <Palette
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
};

/** The way to the parts of the console, in groups. */
const Parts = ({ tenant, mode }: { readonly tenant: string; readonly mode: Mode }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  return (
    <nav aria-label={words.parts} className={styles.parts}>
      {PART_GROUPS.map(({ name, parts }) => (
        <div key={name?.es ?? ''}>
          {name === null ? null : <p className={styles.group}>{name[language]}</p>}
          <ul className={styles.links}>
            {parts.map(({ to, name: part }) => (
              <li key={to}>
                <Link
                  to={to}
                  params={{ tenant, mode }}
                  activeOptions={{ exact: to === '/$tenant/$mode', includeSearch: false }}
                >
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

const MENU = 'person-menu';

/** Who is logged in; behind it language, colours and the log-out. */
const PersonMenu = ({ tenant, mode }: { readonly tenant: string; readonly mode: Mode }) => {
  const words = useWords(WORDS);
  const { language, choose } = useLanguage();
  const navigate = useNavigate();
  const { data: session } = useSuspenseQuery(sessionQuery(language));
  const end = useMutation({
    mutationFn: () => logOut(language),
    onSuccess: () => forget(() => navigate({ to: '/login' })),
  });
  return (
    <>
      <button type="button" className={styles.person} popoverTarget={MENU}>
        {session.person.name === '' ? session.person.email : session.person.name}
      </button>
      <div id={MENU} popover="auto" className={styles.menu}>
        <Choice<Language>
          label={words.language}
          value={language}
          onChange={(chosen) => {
            if (chosen !== '') choose(chosen);
          }}
          choices={[
            { value: 'es', name: 'Español' },
            { value: 'en', name: 'English' },
          ]}
        />
        <LookChoice />
        <Link
          to="/$tenant/$mode/session"
          params={{ tenant, mode }}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          }}
        >
          {words.mySession}
        </Link>
        <Button
          isBusy={end.isPending}
          onClick={() => {
            end.mutate();
          }}
        >
          {words.logOut}
        </Button>
      </div>
    </>
  );
};

const Companies = ({ tenant, onChoose }: { readonly tenant: string; readonly onChoose: (id: string) => void }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { data: session } = useSuspenseQuery(sessionQuery(language));
  const [only, ...others] = session.companies;
  if (only && others.length === 0) return <p className={styles.company}>{only.name}</p>;
  return (
    <Choice
      label={words.company}
      value={tenant}
      onChange={onChoose}
      choices={session.companies.map(({ id, name }) => ({ value: id, name }))}
    />
  );
};
