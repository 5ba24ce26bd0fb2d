import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface Labelled {
  readonly label: string;
  /** What the field is for, where the label alone does not say it. */
  readonly hint?: string;
  readonly fault?: string | null;
  /** An id of the control, where something else leads to it. */
  readonly id?: string;
  /** True where the fault is shown elsewhere, by an element with the id `{id}-fault`. */
  readonly isFaultElsewhere?: boolean;
  /** Called when the person leaves the field. */
  readonly onBlur?: () => void;
}

interface FieldProps extends Labelled {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'email' | 'tel';
  /** True for amounts: they stand at the end of the field, in digits of one width. */
  readonly isAmount?: boolean;
}

/** A field of text with its label, and what is wrong with it. Values are texts, as in the API. */
export const Field = ({
  value,
  onChange,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  isAmount = false,
  ...labelled
}: FieldProps) => (
  <Around {...labelled}>
    {({ className, ...control }) => (
      <input
        {...control}
        className={isAmount ? [className, styles.amount].join(' ') : className}
        inputMode={inputMode}
        type={type}
        value={value}
        autoComplete={autoComplete}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    )}
  </Around>
);

/** A field for several lines of text. */
export const TextArea = ({
  value,
  onChange,
  rows = 4,
  ...labelled
}: Labelled & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
}) => (
  <Around {...labelled}>
    {(control) => (
      <textarea
        {...control}
        rows={rows}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    )}
  </Around>
);

/** A field for one file; `accept` as in HTML. */
export const FileField = ({
  accept,
  onChange,
  ...labelled
}: Labelled & { readonly accept: string; readonly onChange: (file: File | null) => void }) => (
  <Around {...labelled}>
    {(control) => (
      <input
        {...control}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? null);
        }}
      />
    )}
  </Around>
);

interface ChoiceProps<Value extends string> extends Labelled {
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
  readonly choices: readonly { readonly value: Value | ''; readonly name: string }[];
}

/** One of several values, which stand in a list. */
export const Choice = <Value extends string>({ value, onChange, choices, ...labelled }: ChoiceProps<Value>) => (
  <Around {...labelled}>
    {(control) => (
      <select
        {...control}
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
    )}
  </Around>
);

/** A box that is ticked or not; `some` shows that a part of what it stands for is ticked. */
export const Tick = ({
  label,
  isTicked,
  onChange,
}: {
  readonly label: string;
  readonly isTicked: boolean | 'some';
  readonly onChange: (isTicked: boolean) => void;
}) => (
  <label className={styles.tick}>
    <input
      ref={(box) => {
        if (box) box.indeterminate = isTicked === 'some';
      }}
      type="checkbox"
      checked={isTicked === true}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    />
    {label}
  </label>
);

interface Control {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly onBlur: (() => void) | undefined;
}

/** Label, hint and fault around a control, which names both for those who hear the page. */
export const Around = ({
  label,
  hint,
  fault = null,
  id: given,
  isFaultElsewhere = false,
  onBlur,
  children,
}: Labelled & { readonly children: (control: Control) => ReactNode }) => {
  const own = useId();
  const id = given ?? own;
  const described = [hint === undefined ? '' : `${id}-hint`, fault === null ? '' : `${id}-fault`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': fault !== null,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        onBlur,
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault === null || isFaultElsewhere ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
};
