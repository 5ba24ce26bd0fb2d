import { type ApiKeyInput, createApiKey } from '@rubrica/client';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Secret } from '../../design/copied.js';
import { Dialog } from '../../design/dialog.js';
import { Choice, Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Actions } from '../../design/page.js';
import { endOfDay } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { ALL_KEY_ROLES, KEY_ROLES, type KeyRole } from './roles.js';

const WORDS: Words<{
  readonly title: Readonly<Record<'test' | 'live', string>>;
  readonly name: string;
  readonly nameHint: string;
  readonly role: string;
  readonly ends: string;
  readonly endsHint: string;
  readonly make: string;
  readonly leave: string;
  readonly secret: string;
  readonly done: string;
}> = {
  es: {
    title: { test: 'Crear clave de prueba', live: 'Crear clave del modo real' },
    name: 'Nombre',
    nameHint: 'El programa que la va a usar.',
    role: 'Permite',
    ends: 'Vence al final del día (opcional)',
    endsHint: 'Vacío: sirve hasta que la revoque.',
    make: 'Crear',
    leave: 'No seguir',
    secret: 'Clave',
    done: 'Ya la guardé',
  },
  en: {
    title: { test: 'Make a test key', live: 'Make a key of live mode' },
    name: 'Name',
    nameHint: 'The program that is going to use it.',
    role: 'Allows',
    ends: 'Ends at the end of the day (optional)',
    endsHint: 'Empty: it is good until you revoke it.',
    make: 'Make',
    leave: 'Do not go on',
    secret: 'Key',
    done: 'I have kept it',
  },
};

/** Makes a key. It is shown here, and nowhere later. */
export const NewKey = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, mode } = useCompany();
  const [name, setName] = useState('');
  const [role, setRole] = useState<KeyRole>('read');
  const [ends, setEnds] = useState('');
  const order = useAct((body: ApiKeyInput) => createApiKey({ client, body }));
  if (order.data) {
    return (
      <Dialog title={order.data.name} onClose={onClose}>
        <Secret name={words.secret} text={order.data.secret} />
        <Actions>
          <Button kind="primary" onClick={onClose}>
            {words.done}
          </Button>
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.title[mode]} onClose={onClose}>
      <Form
        error={order.error}
        onSend={() => {
          order.mutate({ name: name.trim(), role, expires_at: ends === '' ? null : endOfDay(ends) });
        }}
        buttons={
          <>
            <Button type="submit" kind="primary" isBusy={order.isPending}>
              {words.make}
            </Button>
            <Button onClick={onClose}>{words.leave}</Button>
          </>
        }
      >
        <Field
          label={words.name}
          hint={words.nameHint}
          value={name}
          onChange={setName}
          fault={faultAt(order.error, '/name')}
        />
        <Choice<KeyRole>
          label={words.role}
          hint={KEY_ROLES[role].may[language]}
          value={role}
          onChange={(chosen) => {
            if (chosen !== '') setRole(chosen);
          }}
          choices={ALL_KEY_ROLES.map((value) => ({ value, name: KEY_ROLES[value].name[language] }))}
        />
        <Field
          label={words.ends}
          hint={words.endsHint}
          type="date"
          value={ends}
          onChange={setEnds}
          fault={faultAt(order.error, '/expires_at')}
        />
      </Form>
    </Dialog>
  );
};
