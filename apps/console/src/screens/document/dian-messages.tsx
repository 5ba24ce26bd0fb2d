import type { RuleMessage } from '@rubrica/client';
import { Link } from '@tanstack/react-router';
import { type IssuedDocument, operationOf } from '../../document/issued-document.js';
import { KINDS } from '../../document/kinds.js';
import { bodyPointer } from '../../entry/body.js';
import { useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import styles from './document.module.css';

const WORDS: Words<{
  readonly rejection: string;
  readonly notification: string;
  readonly unknown: string;
  readonly field: string;
  readonly mend: string;
}> = {
  es: {
    rejection: 'Rechazo',
    notification: 'Notificación',
    unknown: 'Mensaje',
    field: 'Campo',
    mend: 'Corregir este campo',
  },
  en: {
    rejection: 'Rejection',
    notification: 'Notification',
    unknown: 'Message',
    field: 'Field',
    mend: 'Mend this field',
  },
};

/** What DIAN said, rule by rule: its own words, the cause, and what to do. */
export const DianMessages = ({
  document: { object: kind, id, status, corrected_by: correctedBy },
  messages,
}: {
  readonly document: IssuedDocument;
  readonly messages: readonly RuleMessage[];
}) => {
  const words = useWords(WORDS);
  const { tenant, mode, may } = useCompany();
  const canCorrect = status === 'rejected_by_dian' && correctedBy === null && may(operationOf('correct', kind));
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
              {words.field} <code>{pointer}</code>{' '}
              {canCorrect ? (
                <Link
                  to="/$tenant/$mode/new/$kind"
                  params={{ tenant, mode, kind: KINDS[kind].path }}
                  search={{ corrects: id, field: bodyPointer(pointer) }}
                >
                  {words.mend}
                </Link>
              ) : null}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};
