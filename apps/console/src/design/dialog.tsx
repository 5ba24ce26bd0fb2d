import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords, type Words } from '../language/language.js';
import { Button } from './button.js';
import styles from './dialog.module.css';
import { Field } from './field.js';
import { Form } from './form.js';

/** A question that must be answered before anything else; Escape answers it with `onClose`. It is drawn only while it is asked. */
export const Dialog = ({
  title,
  onClose,
  isWide = false,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  /** True where a table stands in it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, isWide ? styles.wide : ''].join(' ')}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
};

const WORDS: Words<{ readonly leave: string; readonly type: string }> = {
  es: { leave: 'No seguir', type: 'Escriba para confirmar:' },
  en: { leave: 'Do not go on', type: 'Type to confirm:' },
};

/** Asks before an act that has no way back. Where `typed` is given the person has to type it first. */
export const Confirm = ({
  title,
  act,
  typed = null,
  order,
  onClose,
  children,
}: {
  readonly title: string;
  /** What the button of the act says. */
  readonly act: string;
  readonly typed?: string | null;
  readonly order: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (input: undefined) => void;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const words = useWords(WORDS);
  const [text, setText] = useState('');
  const isTyped = typed === null || text.trim() === typed;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        error={order.error}
        onSend={() => {
          order.mutate(undefined);
        }}
        buttons={
          <>
            <Button
              type="submit"
              kind="danger"
              isBusy={order.isPending}
              reason={isTyped ? null : `${words.type} ${typed}`}
            >
              {act}
            </Button>
            <Button onClick={onClose}>{words.leave}</Button>
          </>
        }
      >
        <div>{children}</div>
        {typed === null ? null : <Field label={`${words.type} ${typed}`} value={text} onChange={setText} />}
      </Form>
    </Dialog>
  );
};
