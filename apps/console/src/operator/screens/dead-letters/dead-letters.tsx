import { type DeadLetter, listDeadLetters, redriveDeadLetter } from '@rubrica/client/operator';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../../design/badge.js';
import { Button } from '../../../design/button.js';
import { Dialog } from '../../../design/dialog.js';
import { Choice, Field } from '../../../design/field.js';
import { faultAt, Form } from '../../../design/form.js';
import { Listing } from '../../../design/listing.js';
import { Message } from '../../../design/message.js';
import { Actions, Page } from '../../../design/page.js';
import { Table } from '../../../design/table.js';
import { count, moment } from '../../../language/format.js';
import { useLanguage, useWords } from '../../../language/language.js';
import { useAct } from '../../../session/step-up.js';
import { useOperator } from '../../session/session.js';
import { Command } from '../../shell/command.js';
import { quoted } from '../../shell/quoted.js';
import { type DeadLetterFilter, SERVICES, STATES } from './filter.js';
import { STATE, TONE, WORDS } from './words.js';

const route = getRouteApi('/installation/dead-letters');
const AGAIN_MS = 10_000;

/** What services could not handle, and what has it tried again. */
export const DeadLetters = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useOperator();
  const { after, service, state } = route.useSearch();
  const [redriven, setRedriven] = useState<DeadLetter | null>(null);
  const list = useQuery({
    queryKey: [language, 'listDeadLetters', service, state, after],
    queryFn: ({ signal }) =>
      listDeadLetters({
        client,
        query: {
          ...(service && { service }),
          ...(state && { state }),
          ...(after !== undefined && { starting_after: after }),
        },
        signal,
      }),
    refetchInterval: AGAIN_MS,
  });
  const isFiltered = service !== undefined || state !== undefined;
  const options = [service && `--service ${service}`, state && `--state ${state}`].filter(Boolean);
  return (
    <Page title={words.title}>
      <p>{words.what}</p>
      <Filters />
      {list.data && list.data.unreachable.length > 0 ? (
        <Message tone="bad" title={words.unreachable}>
          <p>{list.data.unreachable.join(', ')}</p>
        </Message>
      ) : null}
      <Listing
        list={list}
        after={after}
        empty={
          isFiltered ? (
            <Message title={words.noMatch} />
          ) : (
            <Message tone="good" title={words.none}>
              <p>{words.noneDetail}</p>
            </Message>
          )
        }
      >
        {(letters) => <Letters letters={letters} onRedrive={setRedriven} />}
      </Listing>
      <Command text={['dead-letters list', ...options].join(' ')} />
      {redriven ? (
        <Redrive
          letter={redriven}
          onClose={() => {
            setRedriven(null);
          }}
        />
      ) : null}
    </Page>
  );
};

const Filters = () => {
  const words = useWords(WORDS);
  const states = useWords(STATE);
  const navigate = useNavigate();
  const { service, state } = route.useSearch();
  const show = (search: DeadLetterFilter): void => {
    void navigate({ to: '/dead-letters', search, replace: true });
  };
  return (
    <Actions>
      <Choice<DeadLetter['service']>
        label={words.service}
        value={service ?? ''}
        onChange={(chosen) => {
          show({ service: chosen === '' ? undefined : chosen, state });
        }}
        choices={[{ value: '', name: words.any }, ...SERVICES.map((value) => ({ value, name: value }))]}
      />
      <Choice<DeadLetter['state']>
        label={words.state}
        value={state ?? ''}
        onChange={(chosen) => {
          show({ service, state: chosen === '' ? undefined : chosen });
        }}
        choices={[{ value: '', name: words.any }, ...STATES.map((value) => ({ value, name: states[value] }))]}
      />
    </Actions>
  );
};

const Letters = ({
  letters,
  onRedrive,
}: {
  readonly letters: readonly DeadLetter[];
  readonly onRedrive: (letter: DeadLetter) => void;
}) => {
  const words = useWords(WORDS);
  const states = useWords(STATE);
  const { language } = useLanguage();
  const { reasonOf } = useOperator();
  return (
    <Table
      caption={words.title}
      rows={letters}
      keyOf={({ id }) => id}
      columns={[
        { name: words.key, cell: ({ key }) => <code>{key}</code> },
        { name: words.service, cell: ({ service }) => service },
        { name: words.state, cell: ({ state }) => <Badge tone={TONE[state]}>{states[state]}</Badge> },
        { name: words.message, cell: ({ type }) => <code>{type}</code> },
        { name: words.reason, cell: ({ reason }) => reason },
        { name: words.attempts, isNumber: true, cell: ({ attempts }) => count(attempts, language) },
        {
          name: words.next,
          cell: ({ next_attempt_at: next }) => (next === null ? '–' : moment(next, language)),
        },
        {
          name: words.act,
          cell: (letter) => (
            <Button
              label={`${words.redrive} ${letter.key}`}
              reason={reasonOf('redriveDeadLetter')}
              onClick={() => {
                onRedrive(letter);
              }}
            >
              {words.redrive}
            </Button>
          ),
        },
      ]}
    />
  );
};

const Redrive = ({ letter, onClose }: { readonly letter: DeadLetter; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useOperator();
  const [why, setWhy] = useState('');
  const reason = why.trim();
  const order = useAct(
    () => redriveDeadLetter({ client, path: { id: letter.id }, body: reason === '' ? {} : { reason } }),
    onClose,
  );
  return (
    <Dialog title={words.redriveTitle} onClose={onClose}>
      <p>{words.redriveDetail}</p>
      <p>
        <code>{letter.key}</code> · {letter.reason}
      </p>
      <Form
        error={order.error}
        onSend={() => {
          order.mutate(undefined);
        }}
        buttons={
          <>
            <Button type="submit" kind="primary" isBusy={order.isPending}>
              {words.redrive}
            </Button>
            <Button onClick={onClose}>{words.leave}</Button>
          </>
        }
      >
        <Field
          label={words.why}
          hint={words.whyHint}
          value={why}
          onChange={setWhy}
          fault={faultAt(order.error, '/reason')}
        />
      </Form>
      <Command text={`dead-letters redrive ${letter.id}${reason === '' ? '' : ` --reason ${quoted(reason)}`}`} />
    </Dialog>
  );
};
