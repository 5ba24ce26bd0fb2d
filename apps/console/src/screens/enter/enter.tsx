import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { logIn } from '../../session/session.js';
import styles from './enter.module.css';

const WORDS: Words<{
  readonly title: string;
  readonly explained: string;
  readonly enter: string;
  readonly noToken: string;
}> = {
  es: {
    title: 'Entrar a Rubrica',
    explained: 'Este enlace sirve una sola vez y en este navegador.',
    enter: 'Entrar',
    noToken: 'Al enlace le falta una parte. Ábralo completo, o pida otro.',
  },
  en: {
    title: 'Enter Rubrica',
    explained: 'This link is good once, and in this browser.',
    enter: 'Enter',
    noToken: 'A part of the link is missing. Open the whole link, or ask for another one.',
  },
};

/** The target of a link for a login. The token stands behind the `#`; a scanner that opens the link uses nothing up. */
export const Enter = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [token] = useState(() => globalThis.location.hash.slice(1));
  const entry = useMutation({
    mutationFn: () => logIn(token, language),
    onSuccess: () => navigate({ to: '/', replace: true }),
  });
  useEffect(() => {
    document.title = `${words.title} · Rubrica`;
    // The address with the token shall not stay in the history.
    history.replaceState(history.state, '', globalThis.location.pathname);
  }, [words.title]);
  return (
    <main className={styles.enter}>
      <h1>{words.title}</h1>
      {token === '' ? (
        <p>{words.noToken}</p>
      ) : (
        <>
          <p>{words.explained}</p>
          <Button
            kind="primary"
            isBusy={entry.isPending}
            onClick={() => {
              entry.mutate();
            }}
          >
            {words.enter}
          </Button>
          {entry.isError ? <Failure error={entry.error} /> : null}
        </>
      )}
    </main>
  );
};
