import { createSession, requestLoginLink, startOidcLogin } from '@rubrica/client';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../design/button.js';
import { Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Failure } from '../../design/message.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { clientOfSession } from '../../session/session.js';
import { ByPasskey } from './by-passkey.js';
import { useEntry } from './entry.js';
import styles from './enter.module.css';

const WORDS: Words<{
  readonly title: string;
  readonly email: string;
  readonly send: string;
  readonly sent: string;
  readonly code: string;
  readonly enter: string;
  readonly otherAddress: string;
  readonly company: string;
  readonly operator: string;
  readonly operatorDetail: string;
  readonly command: string;
}> = {
  es: {
    title: 'Entre a Rubrica',
    email: 'Correo electrónico',
    send: 'Enviarme un código',
    sent: 'Si conocemos esa dirección, en un momento llega un correo con un enlace y un código de 8 dígitos.',
    code: 'Código del correo',
    enter: 'Entrar',
    otherAddress: 'Usar otra dirección',
    company: 'Entrar con el proveedor de su empresa',
    operator: '¿No llega ningún correo?',
    operatorDetail:
      'Quien opera la instalación crea un enlace con este comando; al arrancar en su equipo también imprime uno:',
    command: 'npm run admin -- people link --email usted@ejemplo.co',
  },
  en: {
    title: 'Enter Rubrica',
    email: 'E-mail address',
    send: 'Send me a code',
    sent: 'If we know this address, a mail with a link and a code of 8 digits arrives in a moment.',
    code: 'Code of the mail',
    enter: 'Enter',
    otherAddress: 'Use another address',
    company: 'Enter by the provider of your company',
    operator: 'No mail arrives?',
    operatorDetail:
      'Those who operate the installation make a link by this command; an installation on your machine prints one when it starts:',
    command: 'npm run admin -- people link --email you@example.co',
  },
};

const route = getRouteApi('/login');

/** The ways to log in: a code by mail, a passkey, and the provider of the company that the address names. */
export const Login = () => {
  const words = useWords(WORDS);
  const { company } = route.useSearch();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${words.title} · Rubrica`;
  }, [words.title]);
  return (
    <main className={styles.enter}>
      <h1>{words.title}</h1>
      {company === undefined ? null : <ByCompany company={company} />}
      {sentTo === null ? (
        <ByMail onSent={setSentTo} />
      ) : (
        <ByCode
          email={sentTo}
          onOther={() => {
            setSentTo(null);
          }}
        />
      )}
      <ByPasskey />
      <details className={styles.more}>
        <summary>{words.operator}</summary>
        <p>{words.operatorDetail}</p>
        <pre>
          <code>{words.command}</code>
        </pre>
      </details>
    </main>
  );
};

const ByMail = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  const link = useMutation({
    mutationFn: () => requestLoginLink({ client: clientOfSession(language), body: { email } }),
    onSuccess: () => {
      onSent(email);
    },
  });
  return (
    <Form
      onSend={() => {
        link.mutate();
      }}
      error={link.error}
      buttons={
        <Button kind="primary" type="submit" isBusy={link.isPending}>
          {words.send}
        </Button>
      }
    >
      <Field
        label={words.email}
        type="email"
        autoComplete="username webauthn"
        value={email}
        onChange={setEmail}
        fault={faultAt(link.error, '/email')}
      />
    </Form>
  );
};

const ByCode = ({ email, onOther }: { readonly email: string; readonly onOther: () => void }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const entry = useEntry(() =>
    createSession({ client: clientOfSession(language), body: { email, code: code.replaceAll(/\s/g, '') } }),
  );
  return (
    <Form
      onSend={() => {
        entry.mutate();
      }}
      error={entry.error}
      buttons={
        <>
          <Button kind="primary" type="submit" isBusy={entry.isPending}>
            {words.enter}
          </Button>
          <Button onClick={onOther}>{words.otherAddress}</Button>
        </>
      }
    >
      <p role="status">{words.sent}</p>
      <Field
        label={words.code}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        fault={faultAt(entry.error, '/code')}
      />
    </Form>
  );
};

const ByCompany = ({ company }: { readonly company: string }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const start = useMutation({
    mutationFn: () => startOidcLogin({ client: clientOfSession(language), path: { provider: company } }),
    onSuccess: ({ url }) => {
      globalThis.location.assign(url);
    },
  });
  return (
    <>
      <Button
        kind="primary"
        isBusy={start.isPending}
        onClick={() => {
          start.mutate();
        }}
      >
        {words.company}
      </Button>
      {start.isError ? <Failure error={start.error} /> : null}
    </>
  );
};
