import { deleteMember, listMembers, type Member, updateMember } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Confirm, Dialog } from '../../design/dialog.js';
import { Form } from '../../design/form.js';
import { Listing } from '../../design/listing.js';
import { Actions, Page, Section } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { day } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { Invitations } from './invitations.js';
import { Provider } from './provider.js';
import { RoleChoice } from './role-choice.js';
import { PERSON_ROLES, type PersonRole } from './roles.js';

const WORDS: Words<{
  readonly title: string;
  readonly members: string;
  readonly person: string;
  readonly you: string;
  readonly role: string;
  readonly since: string;
  readonly acts: string;
  readonly change: string;
  readonly save: string;
  readonly leave: string;
  readonly remove: string;
  readonly removeDetail: string;
  readonly lastOwner: string;
}> = {
  es: {
    title: 'Personas',
    members: 'Miembros',
    person: 'Persona',
    you: 'usted',
    role: 'Rol',
    since: 'Miembro desde',
    acts: 'Acciones',
    change: 'Cambiar rol',
    save: 'Guardar',
    leave: 'No seguir',
    remove: 'Quitar',
    removeDetail: 'Deja de ver esta empresa en un segundo. Sus otras empresas no cambian. Se puede invitar de nuevo.',
    lastOwner: 'Es la única persona propietaria: dé antes ese rol a otra',
  },
  en: {
    title: 'People',
    members: 'Members',
    person: 'Person',
    you: 'you',
    role: 'Role',
    since: 'Member since',
    acts: 'Acts',
    change: 'Change role',
    save: 'Save',
    leave: 'Do not go on',
    remove: 'Remove',
    removeDetail:
      'Within a second this company is not seen any more. Other companies stay. A new invitation is possible.',
    lastOwner: 'The only owner: give that role to somebody else first',
  },
};

const PER_PAGE = 50;
const route = getRouteApi('/$tenant/$mode/people');

/** Who belongs to the company, who is invited, and where people log in. */
export const People = () => {
  const words = useWords(WORDS);
  return (
    <Page title={words.title}>
      <Members />
      <Invitations />
      <Provider />
    </Page>
  );
};

type Asked = { readonly act: 'change' | 'remove'; readonly member: Member } | null;

const Members = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope, me } = useCompany();
  const reasonOf = useReasonOf();
  const { after } = route.useSearch();
  const [asked, setAsked] = useState<Asked>(null);
  const list = useQuery({
    queryKey: [...scope, 'listMembers', after],
    queryFn: ({ signal }) => listMembers({ client, query: { limit: PER_PAGE, starting_after: after }, signal }),
    placeholderData: keepPreviousData,
  });
  const isWhole = after === undefined && list.data?.has_more === false;
  const owners = list.data?.data.filter(({ role }) => role === 'owner').length ?? 0;
  const reasonFor = (operation: string, { role }: Member): string | null =>
    reasonOf(operation, isWhole && role === 'owner' && owners === 1 ? words.lastOwner : null);
  const close = (): void => {
    setAsked(null);
  };
  return (
    <Section title={words.members}>
      <Listing list={list} after={after} empty={null}>
        {(rows) => (
          <Table<Member>
            caption={words.members}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                name: words.person,
                cell: ({ name, email, person_id }) => (
                  <>
                    {name === '' ? email : name} {person_id === me.person?.id ? `(${words.you})` : null}
                    {name === '' ? null : <div className="quiet">{email}</div>}
                  </>
                ),
              },
              {
                name: words.role,
                cell: ({ role }) => (
                  <>
                    {PERSON_ROLES[role].name[language]}
                    <div className="quiet">{PERSON_ROLES[role].may[language]}</div>
                  </>
                ),
              },
              { name: words.since, cell: ({ created_at }) => day(created_at, language) },
              {
                name: words.acts,
                cell: (member) => <MemberActs member={member} reasonFor={reasonFor} onAsk={setAsked} />,
              },
            ]}
          />
        )}
      </Listing>
      {asked?.act === 'change' ? <ChangeRole member={asked.member} onClose={close} /> : null}
      {asked?.act === 'remove' ? <Remove member={asked.member} onClose={close} /> : null}
    </Section>
  );
};

const MemberActs = ({
  member,
  reasonFor,
  onAsk,
}: {
  readonly member: Member;
  readonly reasonFor: (operation: string, member: Member) => string | null;
  readonly onAsk: (asked: Asked) => void;
}) => {
  const words = useWords(WORDS);
  return (
    <Actions>
      <Button
        label={`${words.change} ${member.email}`}
        reason={reasonFor('updateMember', member)}
        onClick={() => {
          onAsk({ act: 'change', member });
        }}
      >
        {words.change}
      </Button>
      <Button
        kind="danger"
        label={`${words.remove} ${member.email}`}
        reason={reasonFor('deleteMember', member)}
        onClick={() => {
          onAsk({ act: 'remove', member });
        }}
      >
        {words.remove}
      </Button>
    </Actions>
  );
};

const ChangeRole = ({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const [role, setRole] = useState<PersonRole>(member.role);
  const order = useAct(() => updateMember({ client, path: { id: member.id }, body: { role } }), onClose);
  return (
    <Dialog title={`${words.change} · ${member.email}`} onClose={onClose}>
      <Form
        error={order.error}
        onSend={() => {
          order.mutate(undefined);
        }}
        buttons={
          <>
            <Button type="submit" kind="primary" isBusy={order.isPending}>
              {words.save}
            </Button>
            <Button onClick={onClose}>{words.leave}</Button>
          </>
        }
      >
        <RoleChoice role={role} onChange={setRole} />
      </Form>
    </Dialog>
  );
};

const Remove = ({ member: { id, email }, onClose }: { readonly member: Member; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const order = useAct(() => deleteMember({ client, path: { id } }), onClose);
  return (
    <Confirm title={`${words.remove} ${email}`} act={words.remove} order={order} onClose={onClose}>
      <p>{words.removeDetail}</p>
    </Confirm>
  );
};
