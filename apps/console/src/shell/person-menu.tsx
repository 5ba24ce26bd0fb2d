import { useMutation } from '@tanstack/react-query';
import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { Button } from '../design/button.js';
import { Choice } from '../design/field.js';
import { type Language, useLanguage, useWords, type Words } from '../language/language.js';
import { useOwnSession, useSessionApi } from '../session/session-api.js';
import { forget } from '../session/tabs.js';
import { LookChoice } from './look-choice.js';
import styles from './shell.module.css';

const WORDS: Words<{ readonly language: string; readonly mySession: string; readonly logOut: string }> = {
  es: { language: 'Idioma', mySession: 'Mi sesión', logOut: 'Salir' },
  en: { language: 'Language', mySession: 'My session', logOut: 'Log out' },
};

const MENU = 'person-menu';

/** Who is logged in; behind it language, colours, the own session and the log-out. */
export const PersonMenu = ({ mySession }: { readonly mySession: LinkProps }) => {
  const words = useWords(WORDS);
  const { language, choose } = useLanguage();
  const navigate = useNavigate();
  const api = useSessionApi();
  const { person } = useOwnSession();
  const end = useMutation({
    mutationFn: () => api.deleteSession({ client: api.client(language) }),
    onSuccess: () => forget(() => navigate({ to: '/login' })),
  });
  return (
    <>
      <button type="button" className={styles.person} popoverTarget={MENU}>
        {person.name === '' ? person.email : person.name}
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
          {...mySession}
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
