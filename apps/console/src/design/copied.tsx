import { useEffect, useState } from 'react';
import { useWords, type Words } from '../language/language.js';
import styles from './copied.module.css';
import { Message } from './message.js';

const WORDS: Words<{ readonly copy: string; readonly done: string; readonly once: string; readonly keep: string }> = {
  es: {
    copy: 'Copiar',
    done: 'Copiado',
    once: 'Cópielo ahora: no se muestra de nuevo',
    keep: 'Guárdelo como una contraseña. Si se pierde, se crea otro.',
  },
  en: {
    copy: 'Copy',
    done: 'Copied',
    once: 'Copy it now: it is not shown again',
    keep: 'Keep it like a password. If it is lost, another one is made.',
  },
};

const CopyButton = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const words = useWords(WORDS);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      setDone(false);
    }, 2_000);
    return () => {
      clearTimeout(timer);
    };
  }, [isDone]);
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => {
          setDone(true);
        });
      }}
    >
      <span aria-live="polite">{isDone ? words.done : words.copy}</span>
      <span className="only-read-aloud"> {name}</span>
    </button>
  );
};

/** A text to be used elsewhere, such as an id, with the button that copies it. */
export const Copied = ({ text, name }: { readonly text: string; readonly name: string }) => (
  <span className={styles.copied}>
    <code className={styles.text}>{text}</code>
    <CopyButton text={text} name={name} />
  </span>
);

/** A text of several lines, such as a program or JSON, with the button that copies it. */
export const Code = ({ text, name }: { readonly text: string; readonly name: string }) => (
  <div className={styles.code}>
    <CopyButton text={text} name={name} />
    <pre tabIndex={0} aria-label={name}>
      <code>{text}</code>
    </pre>
  </div>
);

/** A secret that the API shows once. It must not be kept anywhere but in the state of the screen that shows it. */
export const Secret = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const words = useWords(WORDS);
  return (
    <Message tone="watch" title={words.once}>
      <p className={styles.secret}>
        {name} <Copied text={text} name={name} />
      </p>
      <p>{words.keep}</p>
    </Message>
  );
};
