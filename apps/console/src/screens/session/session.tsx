import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Listing } from '../../design/listing.js';
import { Failure, Message } from '../../design/message.js';
import { Page, Section } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { moment } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { addPasskey, hasPasskeys, isGivenUp } from '../../session/passkey.js';
import { useOwnSession, useSessionApi } from '../../session/session-api.js';
import { useSteppedUp } from '../../session/step-up.js';
import { forget } from '../../session/tabs.js';
import { browserOf } from './browser-of.js';
import { WORDS } from './words.js';

/** The person who is logged in: passkeys, and the browsers in which sessions are open. */
export const MySession = () => {
  const words = useWords(WORDS);
  const session = useOwnSession();
  return (
    <Page title={words.title}>
      <p>
        {words.loggedInAs} <strong>{session.person.email}</strong>
      </p>
      <Passkeys />
      <Sessions current={session.id} />
    </Page>
  );
};

const Passkeys = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const api = useSessionApi();
  const client = api.client(language);
  const questions = useQueryClient();
  const steppedUp = useSteppedUp();
  const list = useQuery({ queryKey: ['listPasskeys'], queryFn: ({ signal }) => api.listPasskeys({ client, signal }) });
  const removal = useMutation({
    mutationFn: (id: string) => steppedUp(() => api.deletePasskey({ client, path: { id } })),
    onSuccess: () => questions.invalidateQueries({ queryKey: ['listPasskeys'] }),
  });
  return (
    <Section title={words.passkeys}>
      <p>
        {words.whatPasskeysAre} {api.delicate[language]}.
      </p>
      <Listing
        list={list}
        empty={
          <Message tone="watch" title={words.noPasskey}>
            <p>{words.noPasskeyDetail}</p>
          </Message>
        }
      >
        {(passkeys) => (
          <Table
            caption={words.passkeys}
            rows={passkeys}
            keyOf={({ id }) => id}
            columns={[
              { name: words.name, cell: ({ name }) => name },
              { name: words.made, cell: (passkey) => moment(passkey.created_at, language) },
              {
                name: words.used,
                cell: (passkey) => (passkey.used_at === null ? words.never : moment(passkey.used_at, language)),
              },
              { name: words.where, cell: (passkey) => (passkey.is_synced ? words.synced : words.oneDevice) },
              {
                name: words.act,
                cell: ({ id, name }) => (
                  <Button
                    kind="danger"
                    label={`${words.remove} ${name}`}
                    isBusy={removal.isPending && removal.variables === id}
                    onClick={() => {
                      removal.mutate(id);
                    }}
                  >
                    {words.remove}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Listing>
      {removal.isError ? <Failure error={removal.error} /> : null}
      <NewPasskey />
    </Section>
  );
};

const NewPasskey = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const api = useSessionApi();
  const questions = useQueryClient();
  const steppedUp = useSteppedUp();
  const [name, setName] = useState('');
  const addition = useMutation({
    mutationFn: () => steppedUp(() => addPasskey(api, name, language)),
    onSuccess: () => {
      setName('');
      return questions.invalidateQueries({ queryKey: ['listPasskeys'] });
    },
  });
  const reason = !hasPasskeys() ? words.noPasskeysHere : name.trim() === '' ? words.nameFirst : null;
  return (
    <Form
      onSend={() => {
        if (reason === null) addition.mutate();
      }}
      error={isGivenUp(addition.error) ? null : addition.error}
      buttons={
        <Button type="submit" reason={reason} isBusy={addition.isPending}>
          {words.add}
        </Button>
      }
    >
      <Field label={words.nameOfNew} value={name} onChange={setName} fault={faultAt(addition.error, '/name')} />
    </Form>
  );
};

const Sessions = ({ current }: { readonly current: string }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const api = useSessionApi();
  const client = api.client(language);
  const list = useQuery({ queryKey: ['listSessions'], queryFn: ({ signal }) => api.listSessions({ client, signal }) });
  const end = useMutation({
    mutationFn: () => api.deleteSessions({ client }),
    onSuccess: () => forget(() => navigate({ to: '/login' })),
  });
  return (
    <Section title={words.sessions}>
      <Listing list={list} empty={null}>
        {(sessions) => (
          <Table
            caption={words.sessions}
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              {
                name: words.browser,
                cell: ({ id, agent }) => (
                  <span title={agent}>{`${browserOf(agent)}${id === current ? ` (${words.thisOne})` : ''}`}</span>
                ),
              },
              { name: words.address, cell: ({ address }) => address },
              { name: words.began, cell: (session) => moment(session.created_at, language) },
              { name: words.seen, cell: (session) => moment(session.seen_at, language) },
            ]}
          />
        )}
      </Listing>
      {end.isError ? <Failure error={end.error} /> : null}
      <div>
        <Button
          kind="danger"
          isBusy={end.isPending}
          onClick={() => {
            end.mutate();
          }}
        >
          {words.endAll}
        </Button>
      </div>
    </Section>
  );
};
