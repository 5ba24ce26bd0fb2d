import type { Job } from '@rubrica/client';
import { count } from '../language/format.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import styles from './progress.module.css';

const WORDS: Words<{ readonly name: string; readonly of: (done: string, total: string) => string }> = {
  es: { name: 'Avance', of: (done, total) => `${done} de ${total}` },
  en: { name: 'Progress', of: (done, total) => `${done} of ${total}` },
};

/** How many rows of a job have had their turn. */
export const Progress = ({ job: { done, total } }: { readonly job: Pick<Job, 'done' | 'total'> }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={words.name} max={Math.max(1, total)} value={Math.min(done, total)} />
      <span className={styles.figures}>{words.of(count(done, language), count(total, language))}</span>
    </div>
  );
};
