import { Code } from '../../design/copied.js';
import { useWords, type Words } from '../../language/language.js';
import { SNIPPETS } from './snippets.js';
import styles from './webhooks.module.css';

const WORDS: Words<{ readonly how: string; readonly code: string }> = {
  es: {
    how: 'Sin esta verificación cualquiera puede enviarle avisos falsos. Tome el cuerpo como llegó, responda 2xx antes de 10 segundos y trabaje después.',
    code: 'el código en',
  },
  en: {
    how: 'Without this check anybody can send you false notices. Take the body as it came, answer 2xx within 10 seconds, and work afterwards.',
    code: 'the code in',
  },
};

/** Receivers to begin with, in three languages. */
export const VerifyCode = () => {
  const words = useWords(WORDS);
  return (
    <>
      <p>{words.how}</p>
      <div>
        {SNIPPETS.map(({ name, code }, index) => (
          <details key={name} name="verify" className={styles.snippet} open={index === 0}>
            <summary>{name}</summary>
            <Code text={code} name={`${words.code} ${name}`} />
          </details>
        ))}
      </div>
    </>
  );
};
