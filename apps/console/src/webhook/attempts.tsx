import type { Delivery } from '@rubrica/client';
import { Badge } from '../design/badge.js';
import { lengthOfTime, moment, second } from '../language/format.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import styles from './attempts.module.css';
import { errorOf } from './states.js';

const WORDS: Words<{
  readonly none: string;
  readonly attempt: string;
  readonly answered: string;
  readonly succeeded: string;
  readonly answer: string;
}> = {
  es: {
    none: 'Todavía no se ha intentado.',
    attempt: 'Intento',
    answered: 'Respondió',
    succeeded: 'Entregado',
    answer: 'Respuesta de su receptor (primeros 4 KiB)',
  },
  en: {
    none: 'It was not tried yet.',
    attempt: 'Attempt',
    answered: 'It answered',
    succeeded: 'Delivered',
    answer: 'Answer of your receiver (the first 4 KiB)',
  },
};

/** What was tried to deliver an event, newest first, and what the receiver answered. */
export const Attempts = ({ attempts }: { readonly attempts: Delivery['attempts'] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  if (attempts.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <ol className={styles.attempts} reversed>
      {attempts.toReversed().map(({ at, duration_ms, status, error, answer }, index) => (
        <li key={at} className={styles.attempt}>
          <h4>
            {words.attempt} {attempts.length - index}
          </h4>
          <Badge tone={error === null ? 'good' : 'bad'}>
            {status === null ? errorOf(error ?? '')[language] : `${words.answered} ${String(status)}`}
          </Badge>
          <p className="quiet">
            <time dateTime={at} title={moment(at, language)}>
              {second(at, language)}
            </time>{' '}
            · {lengthOfTime(duration_ms, language)}
            {status === null || error === null ? null : ` · ${errorOf(error)[language]}`}
          </p>
          {answer === null || answer === '' ? null : (
            <details>
              <summary className="quiet">{words.answer}</summary>
              <pre tabIndex={0} className={styles.answer} aria-label={words.answer}>
                {answer}
              </pre>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
};
