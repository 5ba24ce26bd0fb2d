import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { useWords, type Words } from '../../language/language.js';

const WORDS: Words<{
  readonly cancelDetail: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly addresses: string;
  readonly addressesHint: string;
  readonly send: string;
  readonly leave: string;
}> = {
  es: {
    cancelDetail:
      'El documento queda fallido y no se puede reintentar. Su número, si lo tenía, pasa al siguiente documento.',
    reason: 'Motivo',
    reasonHint: 'Queda escrito junto al número. No ponga datos personales.',
    addresses: 'Direcciones',
    addressesHint: 'Separadas por comas, hasta diez. Vacío: las mismas de la primera vez.',
    send: 'Enviar',
    leave: 'Volver',
  },
  en: {
    cancelDetail:
      'The document is failed then, and cannot be tried again. The next document gets its number, if it had one.',
    reason: 'Reason',
    reasonHint: 'It stands at the number from then on. Put nothing personal in it.',
    addresses: 'Addresses',
    addressesHint: 'Separated by commas, ten at most. Empty: those of the first time.',
    send: 'Send',
    leave: 'Back',
  },
};

/** Asks for what an act needs: where a mail goes, or why a document is cancelled. */
export const ActQuestion = ({
  act,
  name,
  isBusy,
  error,
  onSend,
  onLeave,
}: {
  readonly act: 'cancel' | 'emails';
  readonly name: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSend: (body: object) => void;
  readonly onLeave: () => void;
}) => {
  const words = useWords(WORDS);
  const [text, setText] = useState('');
  const isMail = act === 'emails';
  const addresses = text.split(/[\s,;]+/).filter(Boolean);
  return (
    <Dialog title={name} onClose={onLeave}>
      <Form
        onSend={() => {
          if (isMail) onSend(addresses.length === 0 ? {} : { to: addresses });
          else onSend(text.trim() === '' ? {} : { reason: text.trim() });
        }}
        error={error}
        buttons={
          <>
            <Button kind={isMail ? 'primary' : 'danger'} type="submit" isBusy={isBusy}>
              {isMail ? words.send : name}
            </Button>
            <Button onClick={onLeave}>{words.leave}</Button>
          </>
        }
      >
        {isMail ? null : <p>{words.cancelDetail}</p>}
        <Field
          label={isMail ? words.addresses : words.reason}
          hint={isMail ? words.addressesHint : words.reasonHint}
          value={text}
          onChange={setText}
          fault={faultAt(error, isMail ? '/to' : '/reason')}
        />
      </Form>
    </Dialog>
  );
};
