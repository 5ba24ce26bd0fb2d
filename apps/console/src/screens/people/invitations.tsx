import { createInvitation, deleteInvitation, type Invitation, listInvitations } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Listing } from '../../design/listing.js';
import { Failure } from '../../design/message.js';
import { Section } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { day } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { RoleChoice } from './role-choice.js';
import { PERSON_ROLES, type PersonRole } from './roles.js';

const WORDS: Words<{
  readonly title: string;
  readonly none: string;
  readonly email: string;
  readonly emailHint: string;
  readonly role: string;
  readonly ends: string;
  readonly act: string;
  readonly invite: string;
  readonly withdraw: string;
  readonly invited: string;
}> = {
  es: {
    title: 'Invitaciones',
    none: 'No hay invitaciones abiertas.',
    email: 'Correo de la persona',
    emailHint: 'Recibe un correo; entra solo quien puede leer esa dirección. Una segunda invitación anula la primera.',
    role: 'Rol',
    ends: 'Abierta hasta',
    act: 'Acción',
    invite: 'Invitar',
    withdraw: 'Retirar',
    invited: 'Invitación enviada a',
  },
  en: {
    title: 'Invitations',
    none: 'No invitation is open.',
    email: 'Mail address of the person',
    emailHint:
      'A mail goes there; only who can read that address enters. A second invitation takes the place of the first.',
    role: 'Role',
    ends: 'Open until',
    act: 'Act',
    invite: 'Invite',
    withdraw: 'Withdraw',
    invited: 'Invitation sent to',
  },
};

const MOST = 100;

/** Open invitations, and a new one: with the least role unless another is chosen. */
export const Invitations = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const list = useQuery({
    queryKey: [...scope, 'listInvitations'],
    queryFn: ({ signal }) => listInvitations({ client, query: { limit: MOST }, signal }),
  });
  const withdrawal = useAct((id: string) => deleteInvitation({ client, path: { id } }));
  return (
    <Section title={words.title}>
      <Listing list={list} empty={<p className="quiet">{words.none}</p>}>
        {(rows) => (
          <Table<Invitation>
            caption={words.title}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { name: words.email, cell: ({ email }) => email },
              { name: words.role, cell: ({ role }) => PERSON_ROLES[role].name[language] },
              { name: words.ends, cell: ({ expires_at }) => day(expires_at, language) },
              {
                name: words.act,
                cell: ({ id, email }) => (
                  <Button
                    label={`${words.withdraw} ${email}`}
                    reason={reasonOf('deleteInvitation')}
                    isBusy={withdrawal.isPending && withdrawal.variables === id}
                    onClick={() => {
                      withdrawal.mutate(id);
                    }}
                  >
                    {words.withdraw}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Listing>
      {withdrawal.isError ? <Failure error={withdrawal.error} /> : null}
      <Invite />
    </Section>
  );
};

const Invite = () => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<PersonRole>('reader');
  const order = useAct(
    () => createInvitation({ client, body: { email: email.trim(), role } }),
    () => {
      setEmail('');
      setRole('reader');
    },
  );
  return (
    <>
      <Form
        error={order.error}
        onSend={() => {
          order.mutate(undefined);
        }}
        buttons={
          <Button type="submit" kind="primary" reason={reasonOf('createInvitation')} isBusy={order.isPending}>
            {words.invite}
          </Button>
        }
      >
        <Field
          label={words.email}
          hint={words.emailHint}
          type="email"
          value={email}
          onChange={setEmail}
          fault={faultAt(order.error, '/email')}
        />
        <RoleChoice role={role} onChange={setRole} />
      </Form>
      <p role="status">{order.data ? `${words.invited} ${order.data.email}` : ''}</p>
    </>
  );
};
