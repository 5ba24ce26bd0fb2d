import { createContext, useContext } from 'react';
import { Choice, Field } from '../design/field.js';
import { Combobox } from '../design/combobox.js';
import type { Choosable } from '../design/matching.js';
import { at, type Body, type Json, textOf } from './body.js';

/** A body that is filled in by fields, each at its JSON pointer. */
export interface Entry {
  readonly body: Body;
  readonly put: (pointer: string, value: Json | undefined) => void;
  readonly leave: (pointer: string) => void;
  /** What is wrong at a field or below it; null: nothing that is to be shown now. */
  readonly faultOf: (pointer: string) => string | null;
  readonly idOf: (pointer: string) => string;
}

const Current = createContext<Entry | null>(null);
export const EntryOf = Current.Provider;

export const useEntry = (): Entry => {
  const entry = useContext(Current);
  if (!entry) throw new Error('this field is outside of a form');
  return entry;
};

/** What a field at a pointer has, whatever its form is. */
export const useAt = (pointer: string) => {
  const { body, put, leave, faultOf, idOf } = useEntry();
  return {
    id: idOf(pointer),
    value: textOf(at(body, pointer)),
    fault: faultOf(pointer),
    onChange: (value: string) => {
      put(pointer, value);
    },
    onBlur: () => {
      leave(pointer);
    },
  };
};

type TextProps = Omit<Parameters<typeof Field>[0], 'value' | 'onChange' | 'fault' | 'id' | 'onBlur'>;

export const TextAt = ({ pointer, ...props }: TextProps & { readonly pointer: string }) => (
  <Field {...props} {...useAt(pointer)} />
);

interface CodeProps {
  readonly pointer: string;
  readonly label: string;
  readonly choices: readonly Choosable[];
}

/** A code of a short list. */
export const ChoiceAt = ({ pointer, label, choices }: CodeProps) => (
  <Choice label={label} choices={choices} {...useAt(pointer)} />
);

/** A code of a long list. */
export const CodeAt = ({ pointer, label, choices }: CodeProps) => (
  <Combobox label={label} choices={choices} {...useAt(pointer)} />
);
