import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Choice } from '../design/field.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { type Mode } from '../session/asking.js';
import { CompanyOf } from '../session/company.js';
import { sessionQuery } from '../session/session.js';
import { Frame, type PartLinks, Parts } from './frame.js';
import { Palette, usePaletteKey } from './palette.js';
import { PART_GROUPS } from './parts.js';
import { PersonMenu } from './person-menu.js';
import styles from './shell.module.css';

const WORDS: Words<{
  readonly test: string;
  readonly live: string;
  readonly company: string;
  readonly mode: string;
  readonly testMode: string;
  readonly liveMode: string;
  readonly search: string;
}> = {
  es: {
    test: 'Modo de prueba: nada de lo que se hace aquí tiene validez fiscal.',
    live: 'Modo real: lo que se emite aquí va a la DIAN.',
    company: 'Empresa',
    mode: 'Modo',
    testMode: 'Prueba',
    liveMode: 'Real',
    search: 'Buscar',
  },
  en: {
    test: 'Test mode: nothing that is done here counts before the tax authority.',
    live: 'Live mode: what is issued here goes to DIAN.',
    company: 'Company',
    mode: 'Mode',
    testMode: 'Test',
    liveMode: 'Live',
    search: 'Search',
  },
};

const route = getRouteApi('/$tenant/$mode');

/** Around each screen of a company: where one is, in which mode, and the way to the other parts. */
export const Shell = () => {
  const words = useWords(WORDS);
  const navigate = useNavigate();
  const { tenant, mode: given } = route.useParams();
  const mode: Mode = given === 'live' ? 'live' : 'test';
  const go = (to: { readonly tenant: string; readonly mode: Mode }): void => {
    void navigate({ to: '/$tenant/$mode', params: to });
  };
  return (
    <CompanyOf tenant={tenant} mode={mode}>
      <Frame
        strip={
          <aside className={styles.strip} data-mode={mode} aria-label={words.mode}>
            {words[mode]}
          </aside>
        }
        name={<Companies tenant={tenant} onChoose={(chosen) => go({ tenant: chosen, mode })} />}
        drawer={
          <>
            <Search />
            <Parts groups={partsOf(tenant, mode)} />
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
              <PersonMenu mySession={{ to: '/$tenant/$mode/session', params: { tenant, mode } }} />
            </div>
          </>
        }
      >
        <Outlet />
      </Frame>
    </CompanyOf>
  );
};

const partsOf = (tenant: string, mode: Mode): readonly PartLinks[] =>
  PART_GROUPS.map(({ name, parts }) => ({
    name,
    parts: parts.map((part) => ({
      name: part.name,
      link: { to: part.to, params: { tenant, mode } },
      isExact: part.to === '/$tenant/$mode',
    })),
  }));

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
