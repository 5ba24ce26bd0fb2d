import { type HTMLInputTypeAttribute, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly fault?: string | null;
  readonly autoComplete?: string;
}

/** A field of text with its label, and what is wrong with it. Values are texts, as in the API. */
export const Field = ({ label, value, onChange, type = 'text', fault = null, autoComplete = 'off' }: FieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.control}
        type={type}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {fault === null ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
};

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
  readonly choices: readonly { readonly value: Value | ''; readonly name: string }[];
}

export const Choice = <Value extends string>({ label, value, onChange, choices }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={({ target }) => {
          onChange(target.value as Value | '');
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
};
