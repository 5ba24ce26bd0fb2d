import { Problem } from '@rubrica/client';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import { Failure } from './message.js';

/** What is wrong with one field of a request, in the API's words; null where nothing is. `pointer` is a JSON pointer, such as `/email`. */
export const faultAt = (error: unknown, pointer: string): string | null => {
  if (!(error instanceof Problem)) return null;
  const faults = error.errors.filter((fault) => fault.pointer === `#${pointer}`);
  return faults.length === 0
    ? null
    : faults.map(({ detail, fix }) => [detail, fix].filter(Boolean).join(' ')).join(' ');
};

/** Fields with their buttons; what failed stands between both. The Enter key sends it. */
export const Form = ({
  onSend,
  error = null,
  buttons,
  children,
}: {
  readonly onSend: () => void;
  readonly error?: unknown;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
    {error === null || error === undefined ? null : <Failure error={error} />}
    <div className={styles.buttons}>{buttons}</div>
  </form>
);
