import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useSessionApi } from '../../session/session-api.js';
import { useEntry } from './entry.js';
import styles from './enter.module.css';

const WORDS: Words<{
  readonly title: string;
  readonly explained: string;
  readonly enter: string;
  readonly noToken: string;
  readonly refused: string;
  readonly again: string;
}> = {
  es: {
    title: 'Entrar a Rubrica',
    explained: 'Este enlace sirve una sola vez y en este navegador.',
    enter: 'Entrar',
    noToken: 'Al enlace le falta una parte. Ábralo completo, o pida otro.',
    refused: 'El ingreso con el proveedor de identidad no se completó:',
    again: 'Entrar de otra manera',
  },
  en: {
    title: 'Enter Rubrica',
    explained: 'This link is good once, and in this browser.',
    enter: 'Enter',
    noToken: 'A part of the link is missing. Open the whole link, or ask for another one.',
    refused: 'The login at the identity provider was not completed:',
    again: 'Enter in another way',
  },
};

const route = getRouteApi('/enter');

/**
 * The target of a link for a login. The token stands behind the `#`; a scanner that opens the link uses nothing up.
 * The provider of a company leads here too, when it let nobody in.
 */
export const Enter = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const api = useSessionApi();
  const { error: refusal, provider } = route.useSearch();
  const [token] = useState(() => globalThis.location.hash.slice(1));
  const entry = useEntry(() => api.createSession({ client: api.client(language), body: { token } }));
  useEffect(() => {
    document.title = `${words.title} · Rubrica`;
    // The address with the token shall not stay in the history.
    history.replaceState(history.state, '', globalThis.location.pathname);
  }, [words.title]);
  return (
    <main className={styles.enter}>
      <h1>{words.title}</h1>
      {refusal !== undefined ? (
        <>
          <p role="alert">
            {words.refused} <code>{refusal}</code>
          </p>
          <Link to="/login" search={{ company: provider }}>
            {words.again}
          </Link>
        </>
      ) : token === '' ? (
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
