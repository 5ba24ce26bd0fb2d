import type { RuleMessage } from '@rubrica/client';
import { useWords, type Words } from '../../language/language.js';
import styles from './document.module.css';

const WORDS: Words<{
  readonly rejection: string;
  readonly notification: string;
  readonly unknown: string;
  readonly field: string;
}> = {
  es: { rejection: 'Rechazo', notification: 'Notificación', unknown: 'Mensaje', field: 'Campo' },
  en: { rejection: 'Rejection', notification: 'Notification', unknown: 'Message', field: 'Field' },
};

/** What DIAN said, rule by rule: its own words, the cause, and what to do. */
export const DianMessages = ({ messages }: { readonly messages: readonly RuleMessage[] }) => {
  const words = useWords(WORDS);
  return (
    <ul className={styles.rules}>
      {messages.map(({ rule, severity, detail, pointer, cause, fix }, index) => (
        <li key={`${rule} ${String(index)}`} className={styles.rule} data-severity={severity}>
          <strong>
            {words[severity]} {rule}
          </strong>
          <p>{detail}</p>
          {cause === null ? null : <p className={styles.quiet}>{cause}</p>}
          {fix === null ? null : <p>{fix}</p>}
          {pointer === null ? null : (
            <p className={styles.quiet}>
              {words.field} <code>{pointer}</code>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};
