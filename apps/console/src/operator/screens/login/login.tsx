import { startOidcLogin } from '@rubrica/client/operator';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../design/button.js';
import { Failure } from '../../../design/message.js';
import { useLanguage, useWords, type Words } from '../../../language/language.js';
import { ByPasskey } from '../../../screens/enter/by-passkey.js';
import styles from '../../../screens/enter/enter.module.css';
import { useSessionApi } from '../../../session/session-api.js';

const WORDS: Words<{
  readonly title: string;
  readonly provider: string;
  readonly link: string;
  readonly command: string;
}> = {
  es: {
    title: 'Entre a la operación de Rubrica',
    provider: 'Entrar con el proveedor de identidad',
    link: 'Un enlace sirve una sola vez. Lo crea otro operador, o quien tiene el token de operador, con este comando:',
    command: 'npm run admin -- people link --email usted@ejemplo.co --operator look',
  },
  en: {
    title: 'Enter the operations of Rubrica',
    provider: 'Enter by the identity provider',
    link: 'A link is good once. Another operator makes it, or somebody with the token of an operator, by this command:',
    command: 'npm run admin -- people link --email you@example.co --operator look',
  },
};

/** The ways to log in: a passkey, the provider that the settings name, and how a link is made. */
export const Login = () => {
  const words = useWords(WORDS);
  useEffect(() => {
    document.title = `${words.title} · Rubrica`;
  }, [words.title]);
  return (
    <main className={styles.enter}>
      <h1>{words.title}</h1>
      <ByPasskey />
      <ByProvider />
      <p>{words.link}</p>
      <pre>
        <code>{words.command}</code>
      </pre>
    </main>
  );
};

const ByProvider = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useSessionApi();
  const start = useMutation({
    mutationFn: () => startOidcLogin({ client: client(language) }),
    onSuccess: ({ url }) => {
      globalThis.location.assign(url);
    },
  });
  return (
    <>
      <Button
        isBusy={start.isPending}
        onClick={() => {
          start.mutate();
        }}
      >
        {words.provider}
      </Button>
      {start.isError ? <Failure error={start.error} /> : null}
    </>
  );
};
