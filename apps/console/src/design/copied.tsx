import { useEffect, useState } from 'react';
import { useWords, type Words } from '../language/language.js';
import styles from './copied.module.css';

const WORDS: Words<{ readonly copy: string; readonly done: string }> = {
  es: { copy: 'Copiar', done: 'Copiado' },
  en: { copy: 'Copy', done: 'Copied' },
};

/** A text to be used elsewhere, such as an id, with the button that copies it. */
export const Copied = ({ text, name }: { readonly text: string; readonly name: string }) => {
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
    <span className={styles.copied}>
      <code className={styles.text}>{text}</code>
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
    </span>
  );
};
