import { ConnectionError, Problem } from '@rubrica/client';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../language/language.js';
import type { Tone } from './badge.js';
import { Button } from './button.js';
import styles from './message.module.css';

interface MessageProps {
  readonly tone?: Tone;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A box that says one thing: a first step, a fault, or what a document waits for. */
export const Message = ({ tone = 'way', title, children }: MessageProps) => (
  <section className={[styles.message, styles[tone] ?? ''].join(' ')}>
    <h2>{title}</h2>
    {children}
  </section>
);

const WORDS: Words<{
  readonly noConnection: string;
  readonly noConnectionDetail: string;
  readonly unexpected: string;
  readonly again: string;
  readonly request: string;
}> = {
  es: {
    noConnection: 'No hay respuesta del servicio',
    noConnectionDetail: 'Revise su conexión. Lo que ya se pidió sigue su curso.',
    unexpected: 'Algo no salió como se esperaba',
    again: 'Intentar de nuevo',
    request: 'Solicitud',
  },
  en: {
    noConnection: 'The service does not answer',
    noConnectionDetail: 'Check your connection. What was asked for goes on.',
    unexpected: 'Something went another way than expected',
    again: 'Try again',
    request: 'Request',
  },
};

/** Shows why something failed, in the API's own words, with the id that support asks for. */
export const Failure = ({ error, onAgain }: { readonly error: unknown; readonly onAgain?: () => void }) => {
  const words = useWords(WORDS);
  const again = onAgain ? <Button onClick={onAgain}>{words.again}</Button> : null;
  if (error instanceof Problem) {
    return (
      <div role="alert">
        <Message tone="bad" title={error.detail}>
          <FaultList problem={error} />
          {error.requestId === null ? null : (
            <p>
              {words.request} <code>{error.requestId}</code>
            </p>
          )}
          {again}
        </Message>
      </div>
    );
  }
  const isConnection = error instanceof ConnectionError;
  return (
    <div role="alert">
      <Message tone="bad" title={isConnection ? words.noConnection : words.unexpected}>
        {isConnection ? <p>{words.noConnectionDetail}</p> : null}
        {again}
      </Message>
    </div>
  );
};

const FaultList = ({ problem }: { readonly problem: Problem }) =>
  problem.errors.length === 0 ? null : (
    <ul>
      {problem.errors.map(({ pointer, parameter, code, detail, fix }) => (
        <li key={`${pointer ?? parameter ?? ''} ${code}`}>
          <code>{pointer ?? parameter}</code> {detail} {fix}
        </li>
      ))}
    </ul>
  );
