import { useEffect, useRef, useState } from 'react';
import { Field } from './field.js';

/** The text is given on when a person has stopped typing for so long. */
const TYPING_MS = 400;

/** A field whose text narrows what is shown. `/` leads to the first one of a screen (`shell/keys.ts`). */
export const SearchField = ({
  label,
  hint,
  value,
  onSettled,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onSettled: (text: string) => void;
}) => {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  // The value has changed elsewhere, such as by a button that clears all filters.
  if (given !== value) {
    setGiven(value);
    if (text.trim() !== value) setText(value);
  }
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      value={text}
      type="search"
      onChange={(typed) => {
        setText(typed);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          onSettled(typed.trim());
        }, TYPING_MS);
      }}
    />
  );
};
